import RefreshDiagnostics
import RefreshEngine
import RefreshPresets
import RefreshText

/// A part in the form in which an app's code makes it: a view, and the values that it shows.
package struct AppPart: Sendable {
  /// The frames of one state.
  struct Frames: Sendable {
    let state: RefreshState
    let names: ImageNames
    /// The duration of one cycle; `nil` for that of an animated GIF.
    let duration: Interval?
  }

  /// The part.
  let settings: PartSettings
  /// The names of its images, indexed by its values.
  let images: [String]
  let frames: [Frames]

  /// Creates a part from a preset.
  ///
  /// - Parameters:
  ///   - settings: The part.
  ///   - component: Its component.
  ///   - images: Collects and names its images.
  ///   - diagnostics: Collects the diagnostics of frames without files.
  init(
    _ settings: PartSettings, of component: ComponentGraph.Component, images: inout AppImages,
    into diagnostics: inout Diagnostics
  ) {
    self.settings = settings
    let path = "parts.\(settings.name.text)"
    let files = component.images.parts[settings.name]
    let place = component.place(of: path) ?? component.place
    self.images = (files?.images ?? []).map {
      images.name(of: $0, at: component.place(of: path + ".image") ?? place, into: &diagnostics)
    }
    frames = settings.frames.compactMap { frames in
      let name = "\(path).images.\(frames.state.name)"
      return images.names(
        ofFrames: files?.frames[frames.state], in: frames.sequence, of: component, named: name, into: &diagnostics
      ).map { Frames(state: frames.state, names: $0.names, duration: $0.duration) }
    }
  }

  var kind: PartKind { settings.kind }

  /// The name of its view: the part's name as a word, and its kind. No name in UIKit has this form.
  var view: String { settings.name.identifier + "Part" }

  /// The part's name, unless it is clear from the name of the view.
  var identifier: String? { view == settings.name.text + "Part" ? nil : settings.name.text }

  /// The name of a method or property for it: `ringPartFrames`. No view has such a name.
  func member(_ what: String) -> String { view + what.capitalizedFirst }

  /// The name of the method that sets what it shows.
  var show: String { "show\(view.capitalizedFirst)View" }

  /// The name of the table of a property: `ringPartEnd`.
  func table(_ property: PartProperty) -> String {
    member(property.row.path.split(separator: ".").map { $0.capitalizedFirst }.joined())
  }

  /// The name of the table of a property among those of all components: `HeaderRingPartEnd`.
  func table(_ property: PartProperty, of role: String) -> String { role + table(property).capitalizedFirst }

  /// The type of the values in the table of a property.
  func table(for property: PartProperty) -> PartTable {
    switch property.row.type {
    case .number, .fraction: .number
    case .color: .color
    case .bool: .flag
    case .text: isLocalized(property) ? .texts : .string
    case .image: .image
    case .name: .number
    }
  }

  /// The rule of a property.
  subscript(property: PartProperty) -> PartRule? {
    settings.rules.first { $0.property == property && $0.rule != PartRule() }?.rule
  }

  /// The properties that are set, or for which UIKit's views begin with other values, in the order in which they are
  /// set.
  ///
  /// A spinner hides and shows itself when it stops and starts, so that `hidden` comes after `animating`, and does nothing where
  /// it is never true.
  var properties: [PartProperty] {
    let all = kind.properties.filter { self[$0] != nil || isUnlikeUIKit($0) }
    guard kind == .spinner else { return all }
    let isHiding = follows(.hidden) || plain(.hidden) == .bool(true)
    return all.filter { $0 != .hidden } + (isHiding ? [.hidden] : [])
  }

  /// The properties that never change. A style comes before the colour, because the colour overrides it.
  var constants: [PartProperty] {
    let constants = properties.filter { !changes($0) && !isTransform($0) }
    return constants.filter { $0 == .style } + constants.filter { $0 != .style }
  }
  /// The properties that follow state, pull or language.
  var followers: [PartProperty] { properties.filter { changes($0) && !isTransform($0) } }
  /// The properties that make up its transform; those that always have their defaults aren't set.
  var transforms: [PartProperty] {
    properties.filter { isTransform($0) && (changes($0) || plain($0) != $0.initial(for: kind)) }
  }
  /// The properties that have a table.
  var tabled: [PartProperty] { properties.filter { follows($0) || isLocalized($0) } }
  /// Whether its transform follows state and pull.
  var hasChangingTransform: Bool { transforms.contains(where: changes) }
  /// Whether anything that it shows follows the state and the pull.
  var changes: Bool { properties.contains(where: changes) || !frames.isEmpty }

  /// Whether drawn values take time to follow a change of state.
  var isAnimated: Bool { settings.animate > .zero }

  /// The values that a property has in states; of one that repeats, the first.
  func stateValues(of property: PartProperty) -> [(state: RefreshState, value: PartValue)] {
    (self[property]?.states ?? []).map { entry in
      switch entry.value {
      case .value(let value): (entry.state, value)
      case .repeating(let repetition): (entry.state, .number(repetition.from))
      }
    }
  }

  /// Returns the repetitions of a property, by state.
  func repetitions(of property: PartProperty) -> [(state: RefreshState, repetition: PartRule.Repetition)] {
    (self[property]?.states ?? []).compactMap { entry in
      if case .repeating(let repetition) = entry.value { (entry.state, repetition) } else { nil }
    }
  }

  /// Whether it has a text that differs by language.
  var followsLanguage: Bool { properties.contains(where: isLocalized) }

  /// Whether a property has a text that differs by language.
  private func isLocalized(_ property: PartProperty) -> Bool {
    self[property]?.texts.contains { $0.text == nil } ?? false
  }

  /// The properties that have a repetition in some state.
  var repeating: [PartProperty] { properties.filter { !repetitions(of: $0).isEmpty } }

  /// Returns the value that applies if neither state nor pull has one.
  func plain(_ property: PartProperty) -> PartValue { self[property]?.plain ?? property.initial(for: kind) }

  private func changes(_ property: PartProperty) -> Bool {
    // Starting a spinner shows it again after it was hidden.
    if kind == .spinner, property == .hidden, self[.hidden] != nil, follows(.animating) { return true }
    return follows(property) || isLocalized(property)
  }

  /// Whether a property has values for states or the pull.
  func follows(_ property: PartProperty) -> Bool {
    self[property].map { !$0.states.isEmpty || !$0.ramp.isEmpty } ?? false
  }

  private func isTransform(_ property: PartProperty) -> Bool { PartProperty.transforms.contains(property) }

  private func isUnlikeUIKit(_ property: PartProperty) -> Bool { Self.isUnlikeUIKit(property, of: kind) }

  /// Whether a view of UIKit begins with another value than a part, so that code sets it in any case.
  package static func isUnlikeUIKit(_ property: PartProperty, of kind: PartKind) -> Bool {
    switch property {
    case .fontSize, .align, .start, .end, .lineWidth, .trackColor: true
    case .color: [.label, .ring, .bar, .box, .switch].contains(kind)
    case .value: true
    case .hidden, .alpha, .rotation, .scale, .moveX, .moveY, .text, .bold, .image, .cornerRadius, .borderWidth,
      .borderColor, .animating, .style, .on:
      false
    }
  }
}

/// The type of the values in a table that follows state and pull.
enum PartTable: String {
  case number = "PartNumber"
  case flag = "PartFlag"
  case color = "PartColor"
  case string = "PartString"
  case texts = "PartTexts"
  case image = "PartImage"
}

extension PartProperty {
  /// The properties that together make a view's transform.
  static let transforms: [PartProperty] = [.rotation, .scale, .moveX, .moveY]
}

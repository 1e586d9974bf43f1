import RefreshDiagnostics
import RefreshEngine
import RefreshPresets

/// A part as an app's code makes it: a view, and what it shows.
struct AppPart: Sendable {
  /// The frames of one state.
  struct Frames: Sendable {
    let state: RefreshState
    let names: ImageNames
    /// Of one round; nil for that of an animated GIF.
    let duration: Interval?
  }

  /// The part.
  let settings: PartSettings
  /// The names of its images, by the indexes of their values.
  let images: [String]
  /// Its frames.
  let frames: [Frames]

  /// Reads off what a preset says of a part.
  ///
  /// - Parameters:
  ///   - settings: The part.
  ///   - component: Its component.
  ///   - images: Names its images.
  ///   - diagnostics: Collects the diagnostics: frames without files.
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

  /// The kind.
  var kind: PartKind { settings.kind }

  /// The name of its view: the words of the part's name, and what it is. UIKit has no name of this kind.
  var view: String {
    let words = settings.name.text.split { $0 == "-" || $0 == "_" }
    let name = words.enumerated().map { index, word in
      index == 0 ? word.prefix(1).lowercased() + word.dropFirst() : word.prefix(1).uppercased() + word.dropFirst()
    }.joined()
    return (name.first?.isNumber ?? true ? "part" + name : name) + "Part"
  }

  /// The part's name where that of its view does not say it.
  var identifier: String? { view == settings.name.text + "Part" ? nil : settings.name.text }

  /// The name of a method or property that is about it: `showRingPart`.
  func member(_ verb: String) -> String { verb + view.prefix(1).uppercased() + view.dropFirst() }

  /// The rule of a property.
  subscript(property: PartProperty) -> PartRule? { settings.rules.first { $0.property == property }?.rule }

  /// The properties that somebody has set, or that UIKit's views begin with other values of, in the order in which they are
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

  /// The properties that never change.
  var constants: [PartProperty] { properties.filter { !changes($0) && !isTransform($0) && !isLocalized($0) } }
  /// The properties that only change with the language.
  var localizedConstants: [PartProperty] { properties.filter { !changes($0) && isLocalized($0) } }
  /// The properties that follow state and pull.
  var followers: [PartProperty] { properties.filter { changes($0) && !isTransform($0) } }
  /// The properties that make its transform.
  var transforms: [PartProperty] { properties.filter(isTransform) }
  /// Whether its transform follows state and pull.
  var hasChangingTransform: Bool { transforms.contains(where: changes) }
  /// Whether anything that it shows follows state and pull.
  var changes: Bool { properties.contains(where: changes) || !frames.isEmpty }

  /// The values that a property has in states; of one that repeats, the first.
  func stateValues(of property: PartProperty) -> [(state: RefreshState, value: PartValue)] {
    (self[property]?.states ?? []).map { entry in
      switch entry.value {
      case .value(let value): (entry.state, value)
      case .repeating(let repetition): (entry.state, .number(repetition.from))
      }
    }
  }

  /// The repetitions of a property, by state.
  func repetitions(of property: PartProperty) -> [(state: RefreshState, repetition: PartRule.Repetition)] {
    (self[property]?.states ?? []).compactMap { entry in
      if case .repeating(let repetition) = entry.value { (entry.state, repetition) } else { nil }
    }
  }

  /// Whether it has a text that follows state and pull and differs by language.
  var followsLanguage: Bool { followers.contains(where: isLocalized) }

  private func isLocalized(_ property: PartProperty) -> Bool {
    self[property]?.texts.contains { $0.text == nil } ?? false
  }

  /// The properties that repeat in some state.
  var repeating: [PartProperty] { properties.filter { !repetitions(of: $0).isEmpty } }

  /// The value that counts where neither state nor pull has one.
  func plain(_ property: PartProperty) -> PartValue { self[property]?.plain ?? property.initial(for: kind) }

  private func changes(_ property: PartProperty) -> Bool {
    // What a spinner hides, starting shows again.
    if kind == .spinner, property == .hidden, self[.hidden] != nil, follows(.animating) { return true }
    return follows(property)
  }

  /// Whether a property has values for states or the pull.
  func follows(_ property: PartProperty) -> Bool {
    self[property].map { !$0.states.isEmpty || !$0.ramp.isEmpty } ?? false
  }

  private func isTransform(_ property: PartProperty) -> Bool {
    [.rotation, .scale, .moveX, .moveY].contains(property)
  }

  /// Whether a view of UIKit begins with another value than a part.
  private func isUnlikeUIKit(_ property: PartProperty) -> Bool {
    switch property {
    case .fontSize, .align, .start, .end, .lineWidth, .trackColor: true
    case .color: [.label, .ring, .bar, .box, .switch].contains(kind)
    case .value: true
    default: false
    }
  }
}

extension PartPlace.Span {
  /// Whether it depends on the component's width or height.
  var isRelative: Bool { lines.center.fraction != 0 || lines.size.fraction != 0 }

  /// The middle and the size as linear functions of the component's width or height.
  package var lines: (center: PartPlace.Length, size: PartPlace.Length) {
    let whole = PartPlace.Length(fraction: 1)
    switch (start, end, center, size) {
    case (let start?, let end?, _, _):
      return (start.plus(whole.plus(end, times: -1)).times(0.5), whole.plus(start, times: -1).plus(end, times: -1))
    case (let start?, _, let center?, _): return (center, center.plus(start, times: -1).times(2))
    case (let start?, _, _, let size?): return (start.plus(size, times: 0.5), size)
    case (_, let end?, let center?, _): return (center, whole.plus(end, times: -1).plus(center, times: -1).times(2))
    case (_, let end?, _, let size?): return (whole.plus(end, times: -1).plus(size, times: -0.5), size)
    case (_, _, let center?, let size?): return (center, size)
    default: return (whole.times(0.5), whole)
    }
  }
}

extension PartPlace.Length {
  fileprivate func plus(_ other: PartPlace.Length, times factor: Double = 1) -> PartPlace.Length {
    PartPlace.Length(points: points + other.points * factor, fraction: fraction + other.fraction * factor)
  }

  fileprivate func times(_ factor: Double) -> PartPlace.Length {
    PartPlace.Length(points: points * factor, fraction: fraction * factor)
  }

  /// An extent in code, which is never negative.
  ///
  /// - Parameters:
  ///   - whole: The name of the component's width or height.
  ///   - max: The name of the function that gives the greater of two numbers.
  func extentCode(of whole: String, _ max: String) -> String {
    if fraction == 0, points <= 0 { return "0" }
    return fraction >= 0 && points >= 0 ? code(of: whole) : "\(max)(0, \(code(of: whole)))"
  }

  /// The length in code.
  ///
  /// - Parameter whole: The name of the component's width or height.
  func code(of whole: String) -> String {
    guard fraction != 0 else { return points.shortestText }
    let part = fraction == 1 ? whole : "\(whole) * \(fraction.shortestText)"
    guard points != 0 else { return part }
    return part + (points < 0 ? " - \((-points).shortestText)" : " + \(points.shortestText)")
  }
}

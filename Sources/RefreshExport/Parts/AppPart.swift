import RefreshDiagnostics
import RefreshEngine
import RefreshPresets

/// A part in an app's code: a view, and what it shows.
struct AppPart: Sendable {
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

  /// The name of its view: the words of the part's name, followed by `Part`, so that it does not clash with UIKit.
  var view: String {
    let words = settings.name.text.split { $0 == "-" || $0 == "_" }
    let name = words.enumerated().map { index, word in
      index == 0 ? word.prefix(1).lowercased() + word.dropFirst() : word.prefix(1).uppercased() + word.dropFirst()
    }.joined()
    return (name.first?.isNumber ?? true ? "part" + name : name) + "Part"
  }

  /// The part's name, unless it is clear from the name of the view.
  var identifier: String? { view == settings.name.text + "Part" ? nil : settings.name.text }

  /// Returns the name of a method or property for the part: `showRingPart`.
  func member(_ verb: String) -> String { verb + view.prefix(1).uppercased() + view.dropFirst() }

  /// Returns the rule of a property.
  subscript(property: PartProperty) -> PartRule? { settings.rules.first { $0.property == property }?.rule }

  /// The properties that the preset sets, or whose initial values differ from UIKit's.
  var properties: [PartProperty] { kind.properties.filter { self[$0] != nil || isUnlikeUIKit($0) } }

  /// The properties that never change.
  var constants: [PartProperty] { properties.filter { !changes($0) && !isTransform($0) } }
  /// The properties that follow the state and the pull.
  var followers: [PartProperty] { properties.filter { changes($0) && !isTransform($0) } }
  /// The properties that its transform consists of.
  var transforms: [PartProperty] { properties.filter(isTransform) }
  /// Whether its transform follows the state and the pull.
  var hasChangingTransform: Bool { transforms.contains(where: changes) }
  /// Whether anything that it shows follows the state and the pull.
  var changes: Bool { properties.contains(where: changes) || !frames.isEmpty }

  /// Returns the values of a property in states; for a repetition, its first value.
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

  /// Whether it has a text that depends on the language.
  var followsLanguage: Bool {
    settings.rules.contains { rule in
      let values =
        [rule.rule.plain] + rule.rule.ramp.map(\.value)
        + rule.rule.states.map { entry in
          if case .value(let value) = entry.value { value } else { nil }
        }
      return values.contains { if case .text(let text)? = $0 { text.text == nil } else { false } }
    }
  }

  /// The properties that have a repetition in some state.
  var repeating: [PartProperty] { properties.filter { !repetitions(of: $0).isEmpty } }

  /// Returns the value that applies if neither state nor pull has one.
  func plain(_ property: PartProperty) -> PartValue { self[property]?.plain ?? property.initial(for: kind) }

  private func changes(_ property: PartProperty) -> Bool {
    self[property].map { !$0.states.isEmpty || !$0.ramp.isEmpty } ?? false
  }

  private func isTransform(_ property: PartProperty) -> Bool {
    [.rotation, .scale, .moveX, .moveY].contains(property)
  }

  /// Returns whether the initial value of a UIKit view differs from that of a part.
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

  /// The centre and the size as linear functions of the component's width or height.
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

  /// Returns the length as code.
  ///
  /// - Parameter whole: The name of the component's width or height.
  func code(of whole: String) -> String {
    guard fraction != 0 else { return points.shortestText }
    let part = fraction == 1 ? whole : "\(whole) * \(fraction.shortestText)"
    guard points != 0 else { return part }
    return part + (points < 0 ? " - \((-points).shortestText)" : " + \(points.shortestText)")
  }
}

import RefreshDiagnostics
import RefreshEngine
import RefreshText
import RefreshYAML

/// A part while its keys are being read.
struct PartDraft: Sendable {
  /// The node of the part's name.
  let key: Node
  /// The lengths that determine the place.
  var lengths: [PartLength] = []
  /// The rules of the properties that are set.
  var rules: [(property: PartProperty, rule: PartRuleDraft)] = []
  /// The frames of states, before their files are looked up.
  var frames: [(state: RefreshState, source: FrameSource)] = []
  var animate = Interval.zero
}

/// The rule of a property as it is written, before the images that it names are looked up.
struct PartRuleDraft: Sendable {
  /// A value.
  enum Value: Sendable {
    case value(PartValue)
    case image(Located<String>)
    case repeating(PartRule.Repetition)
  }

  var plain: Value?
  var states: [(state: RefreshState, value: Value)] = []
  var ramp: [(percent: Double, value: Value)] = []
}

extension PartDraft {
  /// Returns the part with the images that were found, and their files.
  func settings(
    kind: PartKind, place: PartPlace, images: PresetImages, into diagnostics: inout Diagnostics
  ) -> (settings: PartSettings, files: PartFiles) {
    var part = PartSettings(name: PartName(key.scalar ?? ""), kind: kind, place: place)
    var files = PartFiles()
    part.animate = animate
    var indexes: [Span: Int] = [:]
    for name in namedImages {
      guard let image = images.image(name, into: &diagnostics) else { continue }
      let index = files.images.firstIndex(of: image.path) ?? files.images.count
      indexes[name.span] = index
      guard index == files.images.count else { continue }
      files.images.append(image.path)
      part.images.append(image.size)
    }
    // The order of keys has no meaning.
    for (property, draft) in rules.ordered(on: \.property.rawValue) {
      func found(_ value: PartRuleDraft.Value) -> PartValue {
        switch value {
        case .value(let value): value
        case .repeating(let repetition): .number(repetition.from)
        case .image(let name): indexes[name.span].map { .image(Int32($0)) } ?? .absent
        }
      }
      var rule = PartRule(draft.plain.map(found))
      rule.states = draft.inOrder.map { state, value in
        if case .repeating(let repetition) = value {
          PartRule.State(state, .repeating(repetition))
        } else {
          PartRule.State(state, .value(found(value)))
        }
      }
      rule.ramp = draft.ramp.map { PartRule.Stop($0.percent, found($0.value)) }
      part.rules.append(PartSettings.Rule(property, rule))
    }
    for (state, source) in frames.ordered(on: \.state.rawValue) {
      switch source {
      case .drawn(let drawn): part.frames.append(PartSettings.Frames(state, drawn))
      case .files(let names):
        guard let found = images.sequence(names, for: state, into: &diagnostics) else { continue }
        part.frames.append(PartSettings.Frames(state, found.sequence))
        files.frames[state] = found.paths
      }
    }
    return (part, files)
  }
}

extension PartDraft {
  /// The images of values, in the order of their indexes: `default`, `pull`, states.
  private var namedImages: [Located<String>] {
    var values: [PartRuleDraft.Value] = []
    for (_, rule) in rules.filter({ $0.property == .image }) {
      if let plain = rule.plain { values.append(plain) }
      values += rule.ramp.map(\.value)
      values += rule.inOrder.map(\.value)
    }
    return values.compactMap { if case .image(let name) = $0 { name } else { nil } }
  }
}

extension PartRuleDraft {
  /// The values for states, in the order of states.
  fileprivate var inOrder: [(state: RefreshState, value: Value)] {
    states.ordered(on: \.state.rawValue)
  }
}

/// The files of a part's images and frames.
public struct PartFiles: Equatable, Sendable {
  /// The paths of the images. Values refer to them by index.
  public internal(set) var images: [String] = []
  /// The paths of each state's frames, in order; a single path if one file contains all frames, as in a GIF.
  public internal(set) var frames: [RefreshState: [String]] = [:]

  /// Makes an empty set of files.
  public init() {}
}

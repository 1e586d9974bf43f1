import RefreshPresets

/// A key of a preset whose value is not the default.
struct KeyDifference: Equatable {
  /// The key with its component, as scenarios write it: `header.titles.idle`.
  let name: String
  /// The value, as it is written.
  let value: String
  /// The default; nil if there is none.
  let usual: String?

  /// The differences of a preset, in the order of the reference.
  static func all(of preset: Preset) -> [KeyDifference] {
    ComponentGraph(preset).root.parts.flatMap { all(of: $0, named: $0.name) }
  }

  private static func all(of part: ComponentGraph.Part, named name: String) -> [KeyDifference] {
    part.values.filter { !$0.isDefault && $0.text != $0.defaultText }
      .map { KeyDifference(name: "\(name).\($0.name)", value: $0.text, usual: $0.defaultText) }
      + part.parts.flatMap { all(of: $0, named: "\(name).\($0.name)") }
  }
}

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
    preset.graph.outline().root.parts.flatMap(\.flattened).compactMap { name, value in
      guard !value.isDefault, value.usual != value.text else { return nil }
      return KeyDifference(name: name, value: value.text, usual: value.usual)
    }
  }
}

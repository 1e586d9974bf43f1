import RefreshPresets
import RefreshText

/// A key of a preset whose value is not what counts without it.
struct KeyDifference: Equatable {
  /// The key with its component, as scenarios write it: `header.titles.idle`.
  let name: String
  /// The value, as it is written.
  let value: String
  /// What counts without it; nil if nothing does.
  let usual: String?

  /// All of a preset, in the order of the reference.
  static func all(of preset: Preset) -> [KeyDifference] {
    preset.graph.outline().root.parts.flatMap(\.flattened).compactMap { name, value in
      guard !value.isDefault, value.usual != value.text else { return nil }
      return KeyDifference(name: name, value: value.text, usual: value.usual)
    }
  }
}

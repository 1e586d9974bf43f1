import RefreshDiagnostics

/// The rules of keys, values and presets.
public enum PresetRules {
  /// All of them, in the order of their ids' declarations.
  public static let all: [Rule] = keys + values + valueTypes + timeZones + presets
}

import RefreshDiagnostics

/// The rules of reading YAML.
public enum YAMLRules {
  /// All of them, in the order of their ids' declarations.
  public static let all: [Rule] = bytes + limits + maps + structure + brackets + text + properties
}

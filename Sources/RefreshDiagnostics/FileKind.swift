/// The kind of a file; the raw value is the ending of its name.
public enum FileKind: String, Hashable, Sendable, CaseIterable {
  /// A preset.
  case preset = ".preset.yaml"
  /// Suites of scenarios.
  case scenarios = ".scenarios.yaml"
  /// The settings of a project.
  case settings = "refreshcfg.yaml"
}

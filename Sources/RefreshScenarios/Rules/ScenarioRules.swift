import RefreshDiagnostics

/// The rules of suites, steps and expectations.
public enum ScenarioRules {
  /// All of them, in the order of their ids' declarations.
  public static let all: [Rule] = suites
}

import RefreshDiagnostics

/// The rules of suites, steps and expectations.
public enum ScenarioRules {
  /// All of them, in the order of their ids' declarations.
  public static let all: [Rule] = suites + steps + expectations + runs + flows + watches + selection
}

extension Rule.Example {
  /// A suite of a classic header with one scenario of the steps given.
  static func steps(_ steps: String, header: String = "header: { type: normalHeader }") -> Rule.Example {
    let lines = steps.split(separator: "\n", omittingEmptySubsequences: false).map { "      " + $0 }
    return .scenarios(
      """
      suite: classic
      \(header)
      scenarios:
        - name: does what it should
          steps:
      \(lines.joined(separator: "\n"))
      """)
  }
}

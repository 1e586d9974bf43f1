import RefreshDiagnostics

/// Finds what suites without mistakes say in vain, or do that their authors may not want; all that it says are warnings.
public enum SuiteLint {
  /// One row for each file in `Lint`.
  public static let all: [SuiteLintRule] = [
    UnlimitedOnShortContent.rule,
    EndAfterNoMoreData.rule,
    UnreachableExpectation.rule,
    ImpossibleExpectation.rule,
    RepeatedExpectation.rule,
  ]

  /// Looks at one suite.
  ///
  /// - Parameters:
  ///   - suite: the suite; it can be run.
  ///   - diagnostics: takes the warnings.
  public static func check(_ suite: Suite, into diagnostics: inout Diagnostics) {
    for rule in all { rule.check(suite, &diagnostics) }
  }
}

/// A rule that finds what a suite without mistakes says in vain, or does that its author may not want.
///
/// Each stands in a file of its own in `Lint` with the examples that are its documentation and its tests;
/// ``SuiteLint/all`` lists them.
public struct SuiteLintRule: Sendable {
  /// What there is to say of the rule.
  public let rule: Rule
  let check: @Sendable (_ suite: Suite, _ diagnostics: inout Diagnostics) -> Void

  init(_ rule: Rule, check: @escaping @Sendable (_ suite: Suite, _ diagnostics: inout Diagnostics) -> Void) {
    self.rule = rule
    self.check = check
  }
}

extension Rule.Example {
  /// A suite with one component and one scenario.
  ///
  /// - Parameters:
  ///   - setup: The lines behind the suite's name.
  ///   - name: The scenario's name.
  ///   - steps: The lines of its steps.
  static func feed(_ setup: String, _ name: String, _ steps: String...) -> Rule.Example {
    .scenarios(
      """
      suite: feed
      \(setup)
      scenarios:
        - name: \(name)
          steps:
            \(steps.joined(separator: "\n      "))
      """)
  }
}

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

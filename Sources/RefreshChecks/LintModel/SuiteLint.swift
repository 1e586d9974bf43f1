import RefreshDiagnostics
import RefreshScenarios

/// Finds parts of valid suites that have no effect, or not the intended one; all diagnostics are warnings.
public enum SuiteLint {
  /// One row for each file in `Lint`.
  public static let all: [SuiteLintRule] = [
    UnlimitedOnShortContent.rule,
    EndAfterNoMoreData.rule,
    UnreachableExpectation.rule,
    ImpossibleExpectation.rule,
    RepeatedExpectation.rule,
    NeverAsked.rule,
    HiddenForGood.rule,
    NeverEnded.rule,
    PullToTheThreshold.rule,
    OverriddenLanguage.rule,
    StepWithoutEffect.rule,
    UncheckedCondition.rule,
  ]

  /// Checks one suite.
  ///
  /// - Parameters:
  ///   - suite: The suite; it has no errors.
  ///   - diagnostics: Collects the warnings.
  public static func check(_ suite: Suite, into diagnostics: inout Diagnostics) {
    var runs = KnownRuns()
    check(suite, runs: &runs, into: &diagnostics)
  }

  /// Checks one suite.
  ///
  /// - Parameters:
  ///   - suite: The suite; it has no errors.
  ///   - runs: The runs that are known, to which new ones are added.
  ///   - diagnostics: Collects the warnings.
  package static func check(_ suite: Suite, runs: inout KnownRuns, into diagnostics: inout Diagnostics) {
    for rule in all { rule.check(suite, &runs, &diagnostics) }
  }
}

/// A rule that finds parts of a valid suite that have no effect, or not the intended one.
///
/// Each rule is in its own file in `Lint`; ``SuiteLint/all`` lists them.
public struct SuiteLintRule: Sendable {
  /// The rule.
  public let rule: Rule
  let check: @Sendable (_ suite: Suite, _ runs: inout KnownRuns, _ diagnostics: inout Diagnostics) -> Void

  init(
    rule: Rule,
    check: @escaping @Sendable (_ suite: Suite, _ runs: inout KnownRuns, _ diagnostics: inout Diagnostics) -> Void
  ) {
    (self.rule, self.check) = (rule, check)
  }

  /// A rule that needs no runs.
  init(rule: Rule, check: @escaping @Sendable (_ suite: Suite, _ diagnostics: inout Diagnostics) -> Void) {
    (self.rule, self.check) = (rule, { suite, _, diagnostics in check(suite, &diagnostics) })
  }
}

import RefreshDiagnostics

/// The rules of suites, steps and expectations.
package enum ScenarioRules {
  /// All rules, in the order in which `explain` and the reference page list them.
  package static let all: [Rule] = [
    .presetAndComponents, .duplicateScenario, .noScenario, .noExpectation, .conflictingContent,
    .unknownStep, .badStep, .stepInApp, .missingComponent, .fixedProperty,
    .unknownPath, .noSuchPart, .badMatcher, .badPattern, .badEvent,
    .expectationFailed, .neverHappened, .neverSettled, .eventsDiffer, .endlessLoop, .tooManyRows, .unsteady,
    .unknownFlow, .recursiveFlow, .unusedFlow, .unknownParameter, .missingParameter, .unusedParameter,
    .badParameter,
    .tooManySteps, .nestedTooDeep,
    .alwaysExpectationFailed, .restExpectationFailed, .neverAtRest, .snapshotDiffers, .snapshotMissing,
    .snapshotUnreadable,
    .badTags, .noSuchTag, .forbiddenOnly,
  ]
}

extension Rule {
  // MARK: - Mistakes in the selection of scenarios
  // These are made on the command line, so they have no examples.

  static let badTags = Rule(
    "bad-tags", "an expression of tags that can't be read",
    what: "The expression after `--tags` doesn't consist of tags, `and`, `or`, `not` and parentheses.",
    why: "It would be unclear which scenarios are meant. The exit status is 2.")

  static let noSuchTag = Rule(
    "no-such-tag", severity: .warning, "a tag that no scenario has",
    what: "An expression after `--tags` has a tag that no scenario has.",
    why: "Most likely it is misspelt, and other scenarios than intended would run.")

  static let forbiddenOnly = Rule(
    "forbidden-only", "`only` where it is forbidden",
    what: "A scenario has `only: true` in a run with `--forbid-only`.",
    why: "No other scenario would run, so their failures would go unnoticed.")
}

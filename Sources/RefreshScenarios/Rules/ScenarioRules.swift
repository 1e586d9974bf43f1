import RefreshDiagnostics

/// The rules of suites, steps and expectations.
package enum ScenarioRules {
  /// All rules, in the order in which `explain` and the reference page list them.
  package static let all: [Rule] = [
    .presetAndComponents, .duplicateScenario, .noScenario, .noExpectation, .conflictingContent, .foreignSize,
    .unknownStep, .badStep, .stepInApp, .missingComponent, .fixedProperty,
    .unknownPath, .noSuchPart, .badMatcher, .badPattern, .badEvent,
    .expectationFailed, .neverHappened, .neverSettled, .eventsDiffer, .endlessLoop, .tooManyRows, .tooLong,
    .unsteady,
    .unknownFlow, .recursiveFlow, .unusedFlow, .unknownParameter, .missingParameter, .unusedParameter,
    .badParameter,
    .tooManySteps, .nestedTooDeep,
    .alwaysExpectationFailed, .restExpectationFailed, .neverAtRest, .snapshotDiffers, .snapshotAmbiguous,
    .snapshotMissing,
    .snapshotUnreadable,
    .badTags, .noSuchTag, .forbiddenOnly,
  ]
}

extension Rule {
  // MARK: - Suites and scenarios

  static let presetAndComponents = Rule("preset-and-components", "a preset together with components")
  static let duplicateScenario = Rule("duplicate-scenario", "two scenarios with the same name")
  static let noScenario = Rule("no-scenario", severity: .warning, "a suite without scenarios")
  static let noExpectation = Rule("no-expectation", severity: .warning, "a scenario that expects nothing")
  static let conflictingContent = Rule("conflicting-content", "content with both a height and rows")
  static let foreignSize = Rule(
    "foreign-size", severity: .warning, "a rotation to a size that the device's screen doesn't have")

  // MARK: - Steps

  static let unknownStep = Rule("unknown-step", "a step that doesn't exist", .ofUnknownStep)
  static let badStep = Rule("bad-step", "a malformed step", .ofStepForm)
  static let stepInApp = Rule("step-in-app", "a step that an app can't do")
  static let missingComponent = Rule("missing-component", "a missing component")
  static let fixedProperty = Rule("fixed-property", "a property that can't be set while a scenario runs")

  // MARK: - Expectations

  static let unknownPath = Rule("unknown-path", "an unknown observable")
  static let noSuchPart = Rule("no-such-part", "a part that the type doesn't have")
  static let badMatcher = Rule("bad-matcher", "an invalid comparison")
  static let badPattern = Rule("bad-pattern", "a regular expression that can't be used")
  static let badEvent = Rule("bad-event", "a line that isn't an event")

  // MARK: - Failures of runs

  static let expectationFailed = Rule("expectation-failed", "an expectation that doesn't hold")
  static let neverHappened = Rule("never-happened", "a condition that didn't hold in time")
  static let neverSettled = Rule("never-settled", "a wait that never settles")
  static let eventsDiffer = Rule("events-differ", "events that differ")
  static let endlessLoop = Rule("endless-loop", "an endless loop")
  static let tooManyRows = Rule("too-many-rows", "too many rows")
  static let tooLong = Rule("too-long", "a scenario that takes too long")
  static let unsteady = Rule("unsteady", "runs that differ")

  // MARK: - Flows, examples and their parameters

  static let unknownFlow = Rule("unknown-flow", "a flow that doesn't exist")
  static let recursiveFlow = Rule("recursive-flow", "a flow that calls itself")
  package static let unusedFlow = Rule("unused-flow", severity: .warning, "a flow that no step calls")
  static let unknownParameter = Rule("unknown-parameter", "a parameter that doesn't exist")
  static let missingParameter = Rule("missing-parameter", "a parameter without a value")
  static let unusedParameter = Rule("unused-parameter", severity: .warning, "an unused parameter")
  static let badParameter = Rule("bad-parameter", "a `${` that isn't a parameter")
  static let tooManySteps = Rule("too-many-steps", "more than 100,000 steps")
  static let nestedTooDeep = Rule("nested-too-deep", "flows and repetitions that are nested more than 64 deep")

  // MARK: - Failures of permanent conditions and of snapshots

  static let alwaysExpectationFailed = Rule("always-expectation-failed", "a condition that doesn't always hold")
  static let restExpectationFailed = Rule("rest-expectation-failed", "a condition that doesn't hold at rest")
  static let neverAtRest = Rule("never-at-rest", "a scenario that doesn't come to rest")
  static let snapshotDiffers = Rule("snapshot-differs", "a snapshot that differs")
  static let snapshotAmbiguous = Rule("snapshot-ambiguous", "a snapshot that is taken in two states")
  static let snapshotMissing = Rule("snapshot-missing", "a snapshot that isn't stored")
  static let snapshotUnreadable = Rule("snapshot-unreadable", "a snapshot that can't be read")

  // MARK: - Warnings that readers share with the rules of lint, among which they are listed

  package static let impossibleExpectation = Rule(
    "impossible-expectation", severity: .warning, "an expectation that can't hold here")
  package static let stepWithoutEffect = Rule(
    "step-without-effect", severity: .warning, "a step that would have no effect on a phone")

  // MARK: - Mistakes in the selection of scenarios

  static let badTags = Rule("bad-tags", "an expression of tags that can't be read")
  static let noSuchTag = Rule("no-such-tag", severity: .warning, "a tag that no scenario has")
  static let forbiddenOnly = Rule("forbidden-only", "`only` where it is forbidden")
}

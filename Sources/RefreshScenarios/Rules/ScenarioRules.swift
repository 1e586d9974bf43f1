import RefreshDiagnostics

/// The rules of suites, steps and expectations.
package enum ScenarioRules {
  /// All of them, in the order in which `explain` and the reference page list them.
  package static let all: [Rule] = [
    .presetAndComponents, .duplicateScenario, .noScenario, .noExpectation, .conflictingContent,
    .unknownStep, .badStep, .stepInApp, .missingComponent, .fixedProperty,
    .unknownPath, .noSuchPart, .badMatcher, .badPattern, .badEvent,
    .expectationFailed, .neverHappened, .neverSettled, .eventsDiffer, .endlessLoop, .unsteady,
    .unknownFlow, .recursiveFlow, .unusedFlow, .unknownParameter, .missingParameter, .unusedParameter,
    .badParameter,
    .tooManySteps, .nestedTooDeep,
    .alwaysBroken, .snapshotDiffers, .snapshotMissing, .snapshotUnreadable,
    .badTags, .noSuchTag, .forbiddenOnly,
  ]
}

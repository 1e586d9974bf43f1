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

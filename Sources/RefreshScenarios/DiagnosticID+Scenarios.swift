import RefreshDiagnostics
import RefreshEngine
import RefreshPresets

/// The rules of suites, steps and matchers.
extension DiagnosticID {
  // Suites and scenarios.
  static let presetAndComponents = DiagnosticID("preset-and-components")
  static let duplicateScenario = DiagnosticID("duplicate-scenario")
  static let noScenario = DiagnosticID("no-scenario")
  static let noExpectation = DiagnosticID("no-expectation")
  static let conflictingContent = DiagnosticID("conflicting-content")

  // Flows, examples and their parameters.
  static let unknownFlow = DiagnosticID("unknown-flow")
  static let recursiveFlow = DiagnosticID("recursive-flow")
  static let unusedFlow = DiagnosticID("unused-flow")
  static let unknownParameter = DiagnosticID("unknown-parameter")
  static let missingParameter = DiagnosticID("missing-parameter")
  static let unusedParameter = DiagnosticID("unused-parameter")
  static let badParameter = DiagnosticID("bad-parameter")
  static let tooManySteps = DiagnosticID("too-many-steps")
  static let nestedTooDeep = DiagnosticID("nested-too-deep")

  // Steps.
  static let unknownStep = DiagnosticID("unknown-step")
  static let badStep = DiagnosticID("bad-step")
  static let stepInApp = DiagnosticID("step-in-app")
  static let missingComponent = DiagnosticID("missing-component")
  static let fixedProperty = DiagnosticID("fixed-property")

  // Expectations.
  static let unknownPath = DiagnosticID("unknown-path")
  static let noSuchPart = DiagnosticID("no-such-part")
  static let badMatcher = DiagnosticID("bad-matcher")
  static let badPattern = DiagnosticID("bad-pattern")
  static let badEvent = DiagnosticID("bad-event")

  // What a run finds; see ``Failure``.
  static let expectationFailed = DiagnosticID("expectation-failed")
  static let neverHappened = DiagnosticID("never-happened")
  static let neverSettled = DiagnosticID("never-settled")
  static let eventsDiffer = DiagnosticID("events-differ")
  static let alwaysBroken = DiagnosticID("always-broken")
  static let snapshotDiffers = DiagnosticID("snapshot-differs")
  static let snapshotMissing = DiagnosticID("snapshot-missing")
  static let snapshotUnreadable = DiagnosticID("snapshot-unreadable")
  static let endlessLoop = DiagnosticID("endless-loop")
  static let unsteady = DiagnosticID("unsteady")

  // What scenarios are selected by.
  static let badTags = DiagnosticID("bad-tags")
  static let noSuchTag = DiagnosticID("no-such-tag")
  static let forbiddenOnly = DiagnosticID("forbidden-only")
}

extension Diagnostic {
  /// A component that is not there and never was.
  static func missingComponent(_ role: ComponentRole, at span: Span, in cast: Cast) -> Diagnostic {
    let there = cast.roles.map { "`\($0.rawValue)`" }
    let help =
      there.isEmpty ? nil : "there is \(there.count == 1 ? "only " : "")\(there.joined(separator: " and "))"
    return Diagnostic(.missingComponent, "there is no \(role.rawValue) here", at: span, help: help)
  }
}

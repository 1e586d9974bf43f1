import RefreshEngine

/// `expect`: observables must have given values.
struct Expect: Step {
  let conditions: [Condition]

  var expects: Bool { true }
  var commands: [Command]? { [] }

  func run(on stage: inout Stage) {
    for condition in conditions where !condition.holds(in: stage.simulation) {
      stage.fail(condition.mismatch(in: stage.simulation), at: condition.span)
    }
  }

  static let kind = StepKind(
    "expect", .conditions,
    examples: ["{ header.state: refreshing, scroll.inset.top: 142 }", "{ header.pullingPercent: '> 0.5' }"],
    "All observables must have these values now; each one that differs is reported."
  ) { entries, builder in
    builder.conditions(entries).map { Expect(conditions: $0) }
  } write: {
    ($0 as? Expect).map { Condition.written($0.conditions) }
  }
}

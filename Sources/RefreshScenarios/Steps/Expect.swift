import RefreshEngine

/// `expect`: observables must have given values.
enum Expect {
  static let kind = StepKind(
    "expect", .conditions,
    examples: ["{ header.state: refreshing, scroll.inset.top: 142 }", "{ header.pullingPercent: '> 0.5' }"],
    "All observables must have these values now; each one that differs is reported.",
    make: { entries, builder in builder.conditions(entries).map { .expect($0) } },
    write: { Condition.written($0.conditions) })
}

import RefreshDiagnostics
import RefreshEngine
import RefreshPresets
import RefreshYAML

/// `wait`: virtual time passes.
struct Wait: Step {
  /// Until when.
  enum End: Sendable {
    /// So long.
    case after(Interval)
    /// Until nothing is scheduled or moving any more.
    case settled
    /// Until all conditions hold, but not longer than an interval.
    case until([Condition], atMost: Interval)
  }

  let end: End

  /// What `settled` and `until` wait at most: 60 s.
  static let longest = Interval(seconds: 60)

  func run(on stage: inout Stage) {
    switch end {
    case .after(let interval): stage.simulation.advance(by: interval)
    case .settled: settle(&stage)
    case .until(let conditions, let limit): wait(&stage, for: conditions, atMost: limit)
    }
  }

  /// Moves from event to event until there is none.
  private func settle(_ stage: inout Stage) {
    let limit = stage.simulation.now + Wait.longest
    while !stage.simulation.isSettled {
      guard stage.simulation.advanceToNextEvent(before: limit) else { break }
    }
    if !stage.simulation.isSettled, stage.simulation.fault == nil {
      stage.fail(.unsettled(after: Wait.longest))
    }
  }

  /// Moves from event to event until all conditions hold at the same time.
  private func wait(_ stage: inout Stage, for conditions: [Condition], atMost limit: Interval) {
    let end = stage.simulation.now + limit
    while !conditions.allSatisfy({ $0.holds(in: stage.simulation) }) {
      guard !stage.simulation.advanceToNextEvent(before: end) else { continue }
      for condition in conditions where stage.simulation.fault == nil && !condition.holds(in: stage.simulation) {
        stage.fail(condition.timeout(in: stage.simulation, after: limit), at: condition.span)
      }
      return
    }
  }

  /// What is written under `wait`, before the conditions are read.
  private enum Draft: Sendable {
    case end(End)
    case until([Node.Entry], atMost: Interval)
  }

  static let kind = StepKind(
    "wait",
    .by(
      scalar: .word(
        ValueShape.Word("settled", "Until nothing is scheduled or moving any more, for at most 60 s."),
        Draft.end(.settled), or: ValueType<Interval>.duration.map { .end(.after($0)) }),
      map: .keys(untilKeys, from: { .until([], atMost: longest) })),
    forApps: true, examples: ["0.4s", "settled", "{ until: { header.state: idle }, atMost: 3s }"],
    "Virtual time passes, from event to event; no real time does."
  ) { draft, builder in
    switch draft {
    case .end(let end): Wait(end: end)
    case .until(let entries, let limit): builder.conditions(entries).map { Wait(end: .until($0, atMost: limit)) }
    }
  }

  private static let untilKeys = KeySet<Draft>([
    Key("until", .conditions, isRequired: true, "What has to hold, all at the same time.") { draft, entries in
      if case .until(_, let limit) = draft { draft = .until(entries, atMost: limit) }
    },
    Key("atMost", .duration, default: "60s", "How long to wait before the step fails.") { draft, limit in
      if case .until(let entries, _) = draft { draft = .until(entries, atMost: limit) }
    },
  ])
}

import RefreshDiagnostics
import RefreshEngine
import RefreshPresets
import RefreshYAML

/// `wait` for something to come; a wait for a time is a command.
struct Wait: Step {
  /// Until when.
  enum End: Sendable {
    /// Until nothing is scheduled or moving any more.
    case settled
    /// Until all conditions hold, but not longer than an interval.
    case until([Condition], atMost: Interval)
  }

  let end: End

  /// What `settled` and `until` wait at most: 60 s.
  static let longest = Interval(seconds: 60)

  var commands: [Command]? {
    switch end {
    case .settled: [.settle(atMost: Wait.longest)]
    case .until: nil
    }
  }

  func run(on stage: inout Stage) {
    switch end {
    case .settled: settle(&stage)
    case .until(let conditions, let limit): wait(&stage, for: conditions, atMost: limit)
    }
  }

  private func settle(_ stage: inout Stage) {
    guard !stage.settle(atMost: Wait.longest), stage.simulation.fault == nil else { return }
    stage.fail(.unsettled(after: Wait.longest))
  }

  /// Moves from event to event until all conditions hold at the same time.
  private func wait(_ stage: inout Stage, for conditions: [Condition], atMost limit: Interval) {
    let end = stage.simulation.now + limit
    while !conditions.allSatisfy({ $0.holds(in: stage.simulation) }) {
      guard !stage.advanceToNextEvent(before: end) else { continue }
      for condition in conditions where stage.simulation.fault == nil && !condition.holds(in: stage.simulation) {
        stage.fail(condition.timeout(in: stage.simulation, after: limit), at: condition.span)
      }
      return
    }
  }

  /// What is written under `wait`, before the conditions are read.
  private enum Draft: Sendable {
    case after(Interval)
    case settled
    case until([Node.Entry], atMost: Interval)
  }

  static let kind = StepKind(
    "wait",
    .by(
      scalar: .word(
        ValueShape.Word("settled", "Until nothing is scheduled or moving any more, for at most 60 s."),
        Draft.settled, or: ValueType<Interval>.duration.map { .after($0) }),
      map: .keys(untilKeys, from: { .until([], atMost: longest) })),
    forApps: true, examples: ["0.4s", "settled", "{ until: { header.state: idle }, atMost: 3s }"],
    "Virtual time passes, from event to event; no real time does."
  ) { draft, builder in
    switch draft {
    case .after(let interval): return Perform(.wait(interval))
    case .settled: return Wait(end: .settled)
    case .until(let entries, let limit):
      return builder.conditions(entries).map { Wait(end: .until($0, atMost: limit)) }
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

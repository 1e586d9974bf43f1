import RefreshDiagnostics
import RefreshEngine
import RefreshPresets
import RefreshText
import RefreshYAML

/// `wait` for a condition; a wait for a time is a command.
struct Wait: Step {
  /// The conditions, which must hold at the same time; without any, the wait ends when nothing is scheduled or
  /// moving.
  var conditions: [Condition] = []
  /// The longest time to wait. The default is ``longest``.
  var limit = Wait.longest

  /// The longest wait of `settled`, and the default of `until`: 60 s.
  static let longest = Interval(seconds: 60)

  /// A wait for something fails if that does not come.
  var expects: Bool { !conditions.isEmpty }
  var commands: [Command]? { conditions.isEmpty ? [.settle(atMost: limit)] : nil }

  func run(on stage: inout Stage) {
    guard !conditions.isEmpty else {
      if !stage.settle(atMost: limit), stage.simulation.fault == nil { stage.fail(.unsettled(after: limit)) }
      return
    }
    let end = stage.simulation.now + limit
    while !conditions.allSatisfy({ $0.holds(in: stage.simulation) }) {
      guard !stage.advanceToNextEvent(before: end) else { continue }
      for condition in conditions where stage.simulation.fault == nil && !condition.holds(in: stage.simulation) {
        stage.fail(condition.timeout(in: stage.simulation, after: limit), at: condition.span)
      }
      return
    }
  }

  /// A `wait` step as it is written, before its conditions are read.
  fileprivate struct Draft: Sendable {
    var time: Interval?
    var entries: [Node.Entry] = []
    var limit = Wait.longest
  }

  static let kind = StepKind(
    "wait",
    .by(
      scalar: .words(
        [(ValueShape.Word(settled, "Until nothing is scheduled or moving, for at most 60 s."), Draft())],
        or: .time),
      map: .keys(
        KeySet(
          [
            Key("until", .conditions, isRequired: true, "The conditions that must hold at the same time.") {
              $0.entries = $1
            },
            Key("atMost", .duration, default: "60s", "The time after which the step fails.") { $0.limit = $1 },
          ], elsewhere: elsewhere), from: { Draft() })),
    forApps: true, examples: ["0.4s", "settled", "{ until: { header.state: idle }, atMost: 3s }"],
    "Virtual time passes, from event to event, without waiting in real time."
  ) { draft, builder in
    if let time = draft.time { return Perform(.wait(time)) }
    return builder.conditions(draft.entries).map { Wait(conditions: $0, limit: draft.limit) }
  } write: {
    write($0)
  }

  private static let settled = "settled"

  @Sendable
  private static func write(_ step: any Step) -> YAMLValue? {
    if let wait = step as? Wait, !wait.conditions.isEmpty {
      let conditions = YAMLValue.Member("until", Condition.written(wait.conditions))
      let limit = ValueType<Interval>.duration.written(wait.limit).map { YAMLValue.Member("atMost", $0) }
      return .map([conditions] + (wait.limit == longest ? [] : limit.map { [$0] } ?? []))
    }
    return switch step.commands?.first {
    case .wait(let time) where step.commands?.count == 1: ValueType<Interval>.duration.written(time)
    case .settle(atMost: longest) where step.commands?.count == 1: .scalar(settled)
    default: nil
    }
  }

  /// Returns where a key belongs that `wait` does not have.
  @Sendable
  private static func elsewhere(_ name: String) -> MisplacedKey? {
    if ObservablePath.named(name) != nil {
      return MisplacedKey(help: "write `wait: { until: { \(name): … } }`", supplies: ["until"])
    }
    guard ["for", "time", "duration", "seconds", "ms", "delay"].contains(name) else { return nil }
    return MisplacedKey(help: "write only the time: `wait: 0.4s`", supplies: ["until"])
  }
}

extension ValueType where Value == Wait.Draft {
  /// A time; the diagnostic of any other text explains how to wait for a condition.
  fileprivate static var time: Self {
    let time = ValueType<Interval>.duration.map { Wait.Draft(time: $0) }
    return ValueType(time.shape) { node, name, diagnostics in
      guard node.scalar?.first?.isLetter ?? false else { return time.decode(node, as: name, into: &diagnostics) }
      return diagnostics.refuse(
        .wrongValue, "`\(name)` must be \(time.shape.phrase), `settled` or a map, found \(found(node))",
        at: node.span,
        help: "to wait for a state, write `wait: { until: { header.state: idle } }`")
    }
  }
}

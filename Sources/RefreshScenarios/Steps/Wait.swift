import RefreshDiagnostics
import RefreshEngine
import RefreshLaws
import RefreshPresets
import RefreshText
import RefreshYAML

/// `wait`: time passes, until conditions hold or for as long as the step says.
enum Wait {
  /// A `wait` step as it is written, before its conditions are read.
  fileprivate enum Draft: Sendable {
    case time(Interval)
    case settled
    case until([Node.Entry], atMost: Interval)
  }

  static let kind = StepKind(
    "wait",
    .by(
      scalar: .words(
        [(ValueShape.Word(settled, "Until nothing is scheduled or moving, for at most 60 s."), .settled)],
        or: .time),
      map: ValueType<(entries: [Node.Entry], limit: Interval)>.keys(
        KeySet(
          [
            Key(
              "until", .conditions, \.entries, isRequired: true, "The conditions that must hold at the same time."),
            Key("atMost", .duration, \.limit, default: "60s", "The time after which the step fails."),
          ], elsewhere: elsewhere), from: { ([], Command.longestRest) }
      ).map { .until($0.entries, atMost: $0.limit) }),
    forApps: true, examples: ["0.4s", "settled", "{ until: { header.state: idle }, atMost: 3s }"],
    "Virtual time passes, from event to event, without waiting in real time; `settled` waits until nothing is scheduled or moving, for at most 60 s. Under `app`, only a duration is allowed."
  ) { draft, builder in
    switch draft {
    case .time(let time): .perform([.wait(time)])
    case .settled: .perform([.settled])
    case .until(let entries, let limit): builder.conditions(entries).map { .wait(until: $0, atMost: limit) }
    }
  } write: {
    write($0)
  }

  private static let settled = "settled"

  @Sendable
  private static func write(_ action: StepAction) -> YAMLValue? {
    if case .wait(let awaited, let limit) = action {
      let conditions = YAMLValue.Member("until", Condition.written(awaited))
      let time = ValueType<Interval>.duration.written(limit).map { YAMLValue.Member("atMost", $0) }
      return .map([conditions] + (limit == Command.longestRest ? [] : time.map { [$0] } ?? []))
    }
    return switch action.onlyCommand {
    case .wait(let time): ValueType<Interval>.duration.written(time)
    case .settle(atMost: Command.longestRest): .scalar(settled)
    default: nil
    }
  }

  /// Returns the place where a key belongs that `wait` does not have.
  @Sendable
  private static func elsewhere(_ name: String) -> MisplacedKey? {
    if ObservablePath.named(name) != nil {
      return MisplacedKey(
        help: "write `wait: { until: { \(name): … } }`", supplies: ["until"], form: .inside(["until"], as: name))
    }
    if ["timeout", "max", "limit", "within", "atmost"].contains(name) {
      return MisplacedKey(help: "write `atMost` for the time after which the step fails", name: "atMost")
    }
    guard ["for", "time", "duration", "seconds", "ms", "delay"].contains(name) else { return nil }
    return MisplacedKey(help: "write only the time: `wait: 0.4s`", supplies: ["until"], form: .alone)
  }
}

extension ValueType where Value == Wait.Draft {
  /// A time; the diagnostic of any other text explains how to wait for a condition.
  fileprivate static var time: Self {
    let time = ValueType<Interval>.duration.map { Wait.Draft.time($0) }
    return ValueType(time.shape) { node, name, diagnostics in
      guard node.scalar?.first?.isLetter ?? false else { return time.decode(node, as: name, into: &diagnostics) }
      return diagnostics.refuse(
        .wrongValue, "`\(name)` must be \(time.shape.phrase), `settled` or a map, found \(found(node))",
        at: node.span,
        help: "to wait for a state, write `wait: { until: { header.state: idle } }`")
    }
  }
}

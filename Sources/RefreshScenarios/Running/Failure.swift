import RefreshDiagnostics
import RefreshEngine
import RefreshText

/// One thing that a step expected and that was not so.
public struct Failure: Sendable {
  /// What was not so.
  public let cause: Cause
  /// The place of the matcher, the event's line or the step.
  public let span: Span
  /// Further places: through which flows and repetitions the step was reached, and with which example.
  public var labels: [Diagnostic.Label] = []

  /// What was not so.
  public enum Cause: Sendable {
    /// An observable had another value than an `expect` step allows.
    case mismatch(ObservablePath, expected: Matcher, actual: ObservedValue)
    /// An observable had not got its value when `wait: { until: … }` gave up.
    case timeout(ObservablePath, expected: Matcher, actual: ObservedValue, after: Interval)
    /// An observable had another value than it has to have all the time.
    case breach(ObservablePath, expected: Matcher, actual: ObservedValue, at: Instant)
    /// How things stood was not as a snapshot has it.
    case snapshot(String, [SnapshotDifference])
    /// A snapshot is not stored.
    case noSnapshot(String)
    /// A snapshot can't be read, because of this.
    case unreadableSnapshot(String, reason: String)
    /// Something was still going on when `wait: settled` gave up.
    case unsettled(after: Interval)
    /// Other events came than an `expectEvents` step lists.
    case events(EventSequence, actual: [Event], EventSequence.Mismatch)
    /// The simulation could not go on.
    case fault(Fault)
    /// Another run of the scenario differs from the first.
    case unsteady(RunDifference, run: Int)
  }
}

extension Failure {
  /// The rule's stable name, as diagnostics have one.
  public var id: DiagnosticID { rule.id }

  /// The rule.
  public var rule: Rule {
    switch cause {
    case .mismatch: .expectationFailed
    case .timeout: .neverHappened
    case .breach: .alwaysBroken
    case .snapshot: .snapshotDiffers
    case .noSnapshot: .snapshotMissing
    case .unreadableSnapshot: .snapshotUnreadable
    case .unsettled: .neverSettled
    case .events: .eventsDiffer
    case .fault(.endlessLoop): .endlessLoop
    case .unsteady: .unsteady
    }
  }

  /// What was not so, in one line, lower case, without a full stop.
  public var message: String {
    switch cause {
    case .mismatch(let observable, let expected, let actual):
      return "`\(observable.path)` is \(observable.type.text(of: actual)), expected \(expected)"
    case .timeout(let observable, let expected, _, let limit):
      return "`\(observable.path)` did not become \(expected) within \(limit.seconds.shortestText) s"
    case .breach(let observable, let expected, let actual, let instant):
      let value = observable.type.text(of: actual)
      return "`\(observable.path)` was \(value) at \(instant.seconds.shortestText) s, expected always \(expected)"
    case .snapshot(let name, let differences):
      let count = counted(differences.count, "observable differs", "observables differ")
      return "\(count) from the snapshot `\(name)`"
    case .noSnapshot(let name):
      return "there is no snapshot `\(name)`; `refreshcfg test --update-snapshots` stores it"
    case .unreadableSnapshot(let name, let reason):
      return "the snapshot `\(name)` can't be read: \(reason)"
    case .unsettled(let limit):
      return "something is still scheduled or moving after \(limit.seconds.shortestText) s"
    case .events(let sequence, _, .missing(let index, nil)):
      return "`\(sequence.patterns[index].text)` did not happen"
    case .events(let sequence, _, .missing(let index, let found?)):
      return "`\(found.text)` happened where `\(sequence.patterns[index].text)` was expected"
    case .events(_, _, .surplus(let event)):
      return "`\(event.text)` happened, which is not in the list"
    case .fault(let fault):
      return fault.message
    case .unsteady(let difference, let run):
      return "run \(run) differs from the first in \(difference.subject)"
    }
  }

  /// What was expected, nil where that says nothing more than the message.
  public var expected: String? {
    switch cause {
    case .mismatch(_, let matcher, _), .timeout(_, let matcher, _, _), .breach(_, let matcher, _, _):
      matcher.description
    case .snapshot(_, let differences): differences.map { "\($0.path)  \($0.expected)" }.joined(separator: "\n")
    case .events(let sequence, _, _): sequence.description
    case .unsteady(let difference, _): difference.first
    case .unsettled, .fault, .noSnapshot, .unreadableSnapshot: nil
    }
  }

  /// What was found, nil where that says nothing more than the message.
  public var actual: String? {
    switch cause {
    case .mismatch(let observable, _, let value), .timeout(let observable, _, let value, _),
      .breach(let observable, _, let value, _):
      observable.type.text(of: value)
    case .snapshot(_, let differences): differences.map { "\($0.path)  \($0.actual)" }.joined(separator: "\n")
    case .events(_, let events, _): events.isEmpty ? "no events" : events.map(\.text).joined(separator: "\n")
    case .unsteady(let difference, _): difference.other
    case .unsettled, .fault, .noSnapshot, .unreadableSnapshot: nil
    }
  }
}

extension Fault {
  /// Why the simulation could not go on, lower case, without a full stop.
  public var message: String {
    switch self {
    case .endlessLoop:
      "more than \(Simulation.maximumBlocksPerTurn) blocks ran at one instant: an endless loop"
    }
  }
}

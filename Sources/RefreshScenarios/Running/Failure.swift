import RefreshDiagnostics
import RefreshEngine
import RefreshLaws
import RefreshText

/// An expectation that did not hold, or the reason why a step could not finish.
public struct Failure: Sendable {
  /// The cause of the failure.
  public let cause: Cause
  /// The location of the matcher, of the event's line or of the step.
  public let span: Span
  /// Further locations: the flows and repetitions through which the step was reached, and its example.
  public var labels: [Diagnostic.Label] = []
  /// Why it failed, in lower case and without a full stop; nil if that isn't known.
  public internal(set) var reason: Reason?
  /// The change with which it doesn't fail, which was tried; nil if none is known.
  public internal(set) var change: String?

  /// A reason why an expectation failed.
  public enum Reason: Sendable {
    /// The reason: something that happened, or didn't.
    case because(String)
    /// The events that are still to come.
    case pending(String)
  }

  /// The cause of the failure.
  public enum Cause: Sendable {
    /// An observable doesn't have the value that is expected on an occasion.
    case mismatch(ObservablePath, expected: Matcher, actual: ObservedValue, Occasion)
    /// The run is expected to breach a law, and keeps it.
    case kept(law: String, healthy: String)
    /// The simulation did not come to rest, for this reason, so that the conditions at rest were not checked.
    case restless(Unrest)
    /// Observables differ from a snapshot.
    case snapshot(String, [SnapshotDifference])
    /// A snapshot is not stored.
    case noSnapshot(String)
    /// A snapshot can't be read, for this reason.
    case unreadableSnapshot(String, reason: String)
    /// Something was still scheduled or moving when `wait: settled` gave up.
    case unsettled(after: Interval)
    /// The events differ from those that an `expectEvents` step lists.
    case events(EventSequence, actual: [Event], EventSequence.Mismatch)
    /// The simulation could not continue.
    case fault(Fault)
    /// Another run of the scenario differs from the first.
    case unsteady(RunDifference, run: Int)

    /// The observable whose value is wrong or unsteady; nil for failures that are about something else or several.
    package var observable: ObservablePath? {
      switch self {
      case .mismatch(let observable, _, _, _): observable
      case .unsteady(let difference, _): difference.observable
      case .kept, .restless, .snapshot, .noSnapshot, .unreadableSnapshot, .unsettled, .events, .fault: nil
      }
    }

    /// Returns whether an observable doesn't have the value that the step itself expects.
    func isMismatch(of observable: ObservablePath) -> Bool {
      switch self {
      case .mismatch(observable, _, _, .step), .mismatch(observable, _, _, .timeout),
        .mismatch(observable, _, _, .promise):
        true
      case .mismatch, .kept, .restless, .snapshot, .noSnapshot, .unreadableSnapshot, .unsettled, .events, .fault,
        .unsteady:
        false
      }
    }
  }

  /// The occasion on which a condition doesn't hold.
  public enum Occasion: Sendable {
    /// An `expect` step.
    case step
    /// A `wait` with `until` that gave up after this time.
    case timeout(Interval)
    /// A promise over time that had this long, and was due at this time.
    case promise(Interval, due: Instant)
    /// A change at this time, although the condition must always hold.
    case change(Instant)
    /// Rest, which was reached at this time.
    case rest(Instant)
  }

  /// The rule's stable name, as in diagnostics.
  public var id: DiagnosticID { rule.id }

  /// The rule.
  public var rule: Rule {
    switch cause {
    case .mismatch(_, _, _, .step), .kept: .expectationFailed
    case .mismatch(_, _, _, .timeout), .mismatch(_, _, _, .promise): .neverHappened
    case .mismatch(_, _, _, .change): .alwaysExpectationFailed
    case .mismatch(_, _, _, .rest): .restExpectationFailed
    case .restless: .neverAtRest
    case .snapshot: .snapshotDiffers
    case .noSnapshot: .snapshotMissing
    case .unreadableSnapshot: .snapshotUnreadable
    case .unsettled: .neverSettled
    case .events: .eventsDiffer
    case .fault(.tooManyRows): .tooManyRows
    case .fault(.tooLong): .tooLong
    case .fault: .endlessLoop
    case .unsteady: .unsteady
    }
  }

  /// The message: one line, lower case, without a full stop.
  public var message: String { words.message }
  /// The expected value; `nil` if the message is clear without it.
  public var expected: String? { words.expected }
  /// The actual value; `nil` if the message is clear without it.
  public var actual: String? { words.actual }

  private var words: (message: String, expected: String?, actual: String?) {
    switch cause {
    case .mismatch(let observable, let matcher, let value, let occasion):
      let (path, actual) = ("`\(observable.path)`", observable.type.text(of: value))
      let message =
        switch occasion {
        case .step: "\(path) is \(actual), expected \(matcher)\(matcher.remark(on: value))"
        case .timeout(let limit):
          "\(path) didn't become \(matcher) within \(limit.seconds.shortestText) s\(matcher.remark(on: value))"
        case .promise(let limit, let due):
          "\(path) didn't become \(matcher) within \(limit.seconds.shortestText) s"
            + (due == .zero + limit ? "" : ", by \(due.seconds.shortestText) s") + matcher.remark(on: value)
        case .change(let time):
          "\(path) was \(actual) at \(time.seconds.shortestText) s, always expected \(matcher)"
        case .rest(let time): "\(path) is \(actual) at rest, at \(time.seconds.shortestText) s, expected \(matcher)"
        }
      // What came too late holds by the time at which that is noticed.
      if case .promise = occasion, matcher.matches(value) { return (message, matcher.description, nil) }
      return (message, matcher.description, actual)
    case .kept(let law, let healthy):
      return ("the run obeys the law `\(law)` (\(healthy)), expected a breach", nil, nil)
    case .restless(let unrest): return ("\(unrest.message), so `atRest` can't be checked", nil, nil)
    case .snapshot(let name, let differences):
      let count = counted(differences.count, "observable differs", "observables differ")
      return (
        "\(count) from the snapshot `\(name)`",
        differences.map { "\($0.path)  \($0.expected)" }.joined(separator: "\n"),
        differences.map { "\($0.path)  \($0.actual)" }.joined(separator: "\n")
      )
    case .noSnapshot(let name):
      let isStorable = SnapshotShelf.start(of: span.file.path) != nil
      return (
        "there is no snapshot `\(name)`; "
          + (isStorable
            ? "`refreshcfg test --update-snapshots` stores it"
            : "suites from standard input can't have any, so test a file"),
        nil, nil
      )
    case .unreadableSnapshot(let name, let reason):
      return ("the snapshot `\(name)` can't be used: \(reason)", nil, nil)
    case .unsettled(let limit): return (Unrest.unsettled(after: limit).message, nil, nil)
    case .events(let sequence, let events, let mismatch):
      let expected = eventLines(sequence.patterns.map(\.text))
      return (mismatch.message(for: sequence), expected, eventLines(events.map(\.text)))
    case .fault(let fault): return (fault.message, nil, nil)
    case .unsteady(let difference, let run):
      return ("run \(run) differs from the first in \(difference.subject)", difference.first, difference.other)
    }
  }
}

extension Matcher {
  /// The reason why a negation doesn't hold for something absent, for the end of a message; empty for everything else.
  fileprivate func remark(on value: ObservedValue) -> String {
    guard case .not = self, value == .absent else { return "" }
    return ": it is absent, and only `null` holds for an absent observable"
  }
}

extension EventSequence.Mismatch {
  /// Returns the message about the events.
  fileprivate func message(for sequence: EventSequence) -> String {
    switch self {
    case .missing(let index, nil):
      "`\(sequence.patterns[index].text)` didn't happen"
        + (sequence.patterns[..<index].last { $0.event != nil }.map { " after `\($0.text)`" } ?? "")
    case .missing(let index, let found?):
      "`\(found.text)` happened where `\(sequence.patterns[index].text)` was expected"
    case .surplus(let event): "`\(event.text)` happened, but isn't in the list"
    }
  }
}

extension Fault {
  /// The reason why the simulation could not continue, in lower case and without a full stop.
  public var message: String {
    switch self {
    case .endlessLoop: "more than \(Simulation.maximumBlocksPerTurn) blocks ran at one instant: an endless loop"
    case .endlessRecursion(let call):
      """
      the app's answer to `\(call.hook?.name ?? "wait")` triggers itself, more than \(Simulation.maximumCallDepth) deep \
      at one instant: an endless loop
      """
    case .tooManyRows: "more than \(grouped(Int(Simulation.maximumRows))) rows were loaded"
    case .tooLong: "more than \(grouped(Int(Instant.latest.seconds))) s would pass"
    }
  }
}

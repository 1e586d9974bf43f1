import RefreshEngine

/// The first thing in which two runs of one scenario differ.
public struct RunDifference: Hashable, Sendable {
  /// The number of the step; 0 is the setting up.
  public let step: Int
  /// What differs: an observable, the events, what fails …
  public let subject: String
  /// What was found in the first run, as reports show it.
  public let first: String
  /// What was found in the other.
  public let other: String

  /// The first difference, nil if there is none.
  static func first(between first: Recording, and other: Recording) -> RunDifference? {
    for (a, b) in zip(first.moments, other.moments) {
      if let difference = RunDifference.first(between: a, and: b) { return difference }
    }
    if first.moments.count != other.moments.count {
      let step = (first.moments.count < other.moments.count ? other : first).moments[
        min(first.moments.count, other.moments.count)
      ].step
      return RunDifference(
        step: step, subject: "the number of moments", first: "\(first.moments.count)",
        other: "\(other.moments.count)")
    }
    let (a, b) = (failures(of: first.verdict), failures(of: other.verdict))
    let index = zip(a, b).enumerated().first { $1.0 != $1.1 }?.offset ?? min(a.count, b.count)
    guard index < max(a.count, b.count) else { return nil }
    let (mine, theirs) = (index < a.count ? a[index] : nil, index < b.count ? b[index] : nil)
    return RunDifference(
      step: mine?.step ?? theirs?.step ?? 0, subject: "what fails", first: mine?.message ?? "nothing",
      other: theirs?.message ?? "nothing")
  }

  private static func first(between a: Recording.Moment, and b: Recording.Moment) -> RunDifference? {
    guard a.step == b.step else {
      return RunDifference(step: min(a.step, b.step), subject: "the step", first: "\(a.step)", other: "\(b.step)")
    }
    for observable in ObservablePath.all {
      let (mine, theirs) = (a[observable], b[observable])
      guard mine != theirs else { continue }
      func text(_ value: ObservedValue?) -> String { value.map(observable.type.text) ?? "not there" }
      return RunDifference(step: a.step, subject: "`\(observable.path)`", first: text(mine), other: text(theirs))
    }
    guard a.events != b.events else { return nil }
    func text(_ events: [Event]) -> String {
      events.isEmpty ? "no events" : events.map(\.text).joined(separator: "\n")
    }
    return RunDifference(step: a.step, subject: "its events", first: text(a.events), other: text(b.events))
  }

  private struct Failed: Equatable {
    let step: Int
    let message: String
  }

  private static func failures(of verdict: Verdict) -> [Failed] {
    verdict.failedSteps.flatMap { step in step.failures.map { Failed(step: step.number, message: $0.message) } }
  }
}

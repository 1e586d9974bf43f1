import RefreshEngine

/// The first difference between two runs of one scenario.
public struct RunDifference: Hashable, Sendable {
  /// The number of the step; 0 is the setup.
  public let step: Int
  /// The subject that differs: an observable, the events, the failures …
  public let subject: String
  /// The observable that differs; nil for a difference in something else.
  let observable: ObservablePath?
  /// The value in the first run, as reports show it.
  public let first: String
  /// The value in the other run.
  public let other: String

  private init(
    _ step: Int, _ subject: String, _ first: String, _ other: String, in observable: ObservablePath? = nil
  ) {
    (self.step, self.subject, self.first, self.other, self.observable) = (step, subject, first, other, observable)
  }

  /// Finds the first difference, and fails if there is none.
  init?(between first: Recording, and other: Recording) {
    let (mine, theirs) = (first.moments, other.moments)
    for (a, b) in zip(mine, theirs) {
      if let difference = RunDifference(between: a, and: b) {
        self = difference
        return
      }
    }
    if mine.count != theirs.count {
      let step = (mine.count < theirs.count ? theirs : mine)[min(mine.count, theirs.count)].step
      self.init(step, "the number of moments", "\(mine.count)", "\(theirs.count)")
      return
    }
    let (a, b) = (RunDifference.failures(of: first), RunDifference.failures(of: other))
    let index = zip(a, b).enumerated().first { $1.0 != $1.1 }?.offset ?? min(a.count, b.count)
    let (before, after) = (a.dropFirst(index).first, b.dropFirst(index).first)
    guard let step = before?.step ?? after?.step else { return nil }
    self.init(step, "what fails", before?.message ?? "nothing", after?.message ?? "nothing")
  }

  private init?(between a: Recording.Moment, and b: Recording.Moment) {
    if a.step != b.step {
      self.init(min(a.step, b.step), "the step", "\(a.step)", "\(b.step)")
    } else if let observable = a.firstDifference(from: b) {
      func text(_ value: ObservedValue?) -> String { value.map(observable.type.text) ?? "absent" }
      self.init(a.step, "`\(observable.path)`", text(a[observable]), text(b[observable]), in: observable)
    } else if a.events != b.events {
      self.init(a.step, "its events", eventLines(a.events.map(\.text)), eventLines(b.events.map(\.text)))
    } else {
      return nil
    }
  }

  private static func failures(of recording: Recording) -> [(step: Int, message: String)] {
    recording.verdict.failedSteps.flatMap { step in step.failures.map { (step.number, $0.message) } }
  }
}

extension Recording.Moment {
  /// Returns the first observable with another value, in the order of traces.
  fileprivate func firstDifference(from other: Recording.Moment) -> ObservablePath? {
    let roles = ComponentRole.allCases
    // Most observables belong to components, and few scenes have all three of them.
    let present = roles.filter { simulation.kind(of: $0) != nil || other.simulation.kind(of: $0) != nil }
    return paths(or: other).first { observable in
      if case .component(let role, _) = observable, !present.contains(role) { return false }
      return self[observable] != other[observable]
    }
  }
}

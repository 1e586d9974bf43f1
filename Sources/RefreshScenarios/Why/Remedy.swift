import RefreshDiagnostics
import RefreshEngine
import RefreshLaws
import RefreshPresets

/// A change of a scenario with which the event in question may happen; it is only shown if it was tried with success.
struct Remedy: Sendable {
  /// The result that a change should have.
  enum Goal: Sendable {
    /// Something happens for the *nth* time.
    case happens(Question.Subject, nth: Int)
    /// The expectation that failed no longer fails.
    case passes(Failure.Cause)
  }

  /// The change, as answers show it.
  let change: Answer.Change
  /// The scenario with the change.
  let scenario: Scenario
  /// The number of steps that it adds before the step at which the question is asked.
  var added = 0

  /// Makes a remedy.
  ///
  /// - Parameters:
  ///   - text: The change.
  ///   - span: Its place; nil if it has none.
  ///   - note: What it means, if the text doesn't say so.
  ///   - scenario: The scenario with the change.
  ///   - kind: What it does. The default is that it neither waits nor ends a refresh.
  ///   - namesLine: Whether the text names the line. The default is that it doesn't.
  init(
    _ text: String, at span: Span?, _ note: String, _ scenario: Scenario, kind: Answer.Change.Kind = .other,
    namesLine: Bool = false
  ) {
    change = Answer.Change(text: text, span: span, note: note, kind: kind, namesLine: namesLine)
    self.scenario = scenario
  }
}

extension Inquiry {
  /// The greatest number of changes in an answer.
  static let mostChanges = 3
  /// The greatest number of changes that are tried for one.
  private static let mostTrials = 32
  /// The greatest number of entries of journals that trials may make, so that long runs aren't repeated for long.
  static let mostTrialEntries = 400_000

  /// Returns the changes that reach a goal; each of them was tried.
  func changes(toward goal: Remedy.Goal, _ answer: Answer, most: Int = mostChanges) -> [Answer.Change] {
    if case .happens(let subject, let nth) = goal, indexes(of: subject).count >= nth { return [] }
    var changes: [Answer.Change] = []
    // Changes with which another step fails are the second choice.
    var partial: [Answer.Change] = []
    var trials = min(Inquiry.mostTrials, Inquiry.mostTrialEntries / max(1, entries.count))
    for remedy in remedies(toward: goal, answer) where changes.count < most && trials > 0 {
      // The least change of a place is enough, and a change without a place can follow from several conditions.
      let (span, text) = (remedy.change.span, remedy.change.text)
      let isEnd = remedy.change.kind == .end
      let isSimilar = (changes + partial).contains { change in
        span == nil
          ? change.text == text || isEnd && change.kind == .end && change.span == nil : change.span == span
      }
      if isSimilar { continue }
      trials -= 1
      guard reaches(goal, by: remedy) else { continue }
      if case .passes = goal, let (later, causes) = laterFailure(with: remedy) {
        var change = remedy.change
        let line = remedy.scenario.steps[later - 1].span.startPosition.line
        let isHere = later == failedStep + remedy.added
        let known = failures.last?.causes ?? []
        // What the same step expects, and what holds, isn't to be broken.
        if isHere, !causes.allSatisfy({ cause in known.contains { $0.isAbout(sameAs: cause) } }) { continue }
        // Who expects in the same step that nothing began doesn't miss the end.
        if isHere, remedy.change.kind == .end { continue }
        let note = isHere ? "but the rest of this step fails" : "but line \(line) fails then"
        change.note = [change.note, note].filter { !$0.isEmpty }.joined(separator: "; ")
        partial.append(change)
      } else {
        changes.append(remedy.change)
      }
    }
    return Array((changes + partial).prefix(most))
  }

  /// Returns the number of the first step that fails in a changed scenario, and why it does; nil if it passes. Steps of a soft
  /// scenario that have failed before don't count.
  private func laterFailure(with remedy: Remedy) -> (step: Int, causes: [Failure.Cause])? {
    let earlier = failures.map(\.step).filter { $0 > 0 && $0 < failedStep }
    let failed = Set(earlier.map { scenario.steps[$0 - 1].span })
    var changed = remedy.scenario
    changed.soft = !failed.isEmpty
    let steps = changed.steps
    return Inquiry(changed).failures.first { $0.step == 0 || !failed.contains(steps[$0.step - 1].span) }
      .flatMap { $0.step > 0 ? ($0.step, $0.causes) : nil }
  }

  /// Returns whether a changed scenario reaches a goal.
  func reaches(_ goal: Remedy.Goal, by remedy: Remedy) -> Bool {
    let inquiry = Inquiry(remedy.scenario, through: lastStep + remedy.added)
    guard inquiry.simulation.fault == nil else { return false }
    switch goal {
    case .happens(let subject, let nth): return inquiry.indexes(of: subject).count >= nth
    case .passes(let cause):
      let step = failedStep + remedy.added
      guard inquiry.lastStep >= step, inquiry.failures.count <= failures.count,
        !inquiry.failures.contains(where: { $0.step == step && $0.causes.contains { $0.isAbout(sameAs: cause) } })
      else { return false }
      return !cause.isLasting || isKept(cause, in: remedy.scenario)
    }
  }

  /// Returns whether a condition that is checked during the whole run doesn't fail in any step of a changed scenario.
  private func isKept(_ cause: Failure.Cause, in scenario: Scenario) -> Bool {
    var whole = scenario
    whole.soft = true
    return !Inquiry(whole).failures.contains { failure in
      failure.causes.contains { $0.isLasting && $0.isAbout(sameAs: cause) }
    }
  }
}

extension Failure.Cause {
  /// Whether two failures are about the same expectation, perhaps with other values.
  func isAbout(sameAs other: Failure.Cause) -> Bool {
    switch (self, other) {
    case (.mismatch(let observable, let expected, _, _), .mismatch(let path, let matcher, _, _)):
      observable == path && expected.description == matcher.description
    case (.events, .events), (.unsettled, .unsettled), (.restless, .restless), (.kept, .kept), (.fault, .fault):
      true
    default: false
    }
  }
}

import RefreshDiagnostics
import RefreshEngine
import RefreshLaws
import RefreshText

/// Scenarios that wait longer for conditions, or in which the app is quicker.
extension Inquiry {
  /// The number of steps per second in which times are suggested.
  private static let grains = 20.0
  /// The greatest number of times that a limit is doubled, and about as many runs search between two limits.
  private static let mostDoublings = 6

  /// Returns the scenarios in which conditions hold within the time that they have: with more time, or a quicker app;
  /// none if a failure isn't about such conditions.
  func patientRemedies(for cause: Failure.Cause) -> [Remedy] {
    guard case .mismatch(_, _, _, let occasion) = cause, let limit = occasion.limit,
      entries.count < Inquiry.mostTrialEntries / (2 * Inquiry.mostDoublings),
      let (key, span, scenario) = longerWait(for: cause),
      let seconds = least(above: limit.seconds, reaching: .passes(cause), scenario)
    else { return [] }
    let more = seconds - limit.seconds
    let longer = Remedy(
      "\(key): \(seconds.shortestText)s", at: span, "\(more.readableText) s more",
      scenario(Interval(seconds: seconds)), kind: .wait)
    return [longer] + quickerAnswers(by: (more * Inquiry.grains - 1e-6).rounded(.up) / Inquiry.grains)
  }

  /// Returns the key of the time that a failed condition had, its place, and the scenario with another time.
  private func longerWait(for cause: Failure.Cause) -> (key: String, span: Span?, scenario: (Interval) -> Scenario)?
  {
    guard case .mismatch(let observable, _, _, let occasion) = cause, let limit = occasion.limit else { return nil }
    let original = scenario
    let index = failedStep - 1
    if case .timeout = occasion, original.steps.indices.contains(index),
      case .wait(let conditions, limit) = original.steps[index].action,
      conditions.contains(where: { $0.observable == observable })
    {
      let span = original.steps[index].span
      // A parameter in the step isn't replaced by a number.
      guard !original.steps[index].text.contains("${") else { return nil }
      return (
        "atMost", span,
        { time in
          var changed = original
          for place in changed.steps.indices where changed.steps[place].span == span {
            changed.steps[place].action = .wait(until: conditions, atMost: time)
          }
          return changed
        }
      )
    }
    let promise = original.setup.promises.firstIndex { promise in
      promise.limit == limit && promise.conditions.contains { $0.observable == observable }
    }
    guard let promise else { return nil }
    let old = original.setup.promises[promise]
    return (
      "within", old.conditions.first?.span,
      { time in
        var changed = original
        changed.setup.promises[promise] = TimedPromise(
          occasion: old.occasion, conditions: old.conditions, limit: time)
        return changed
      }
    )
  }

  /// Returns the least time in seconds with which a goal is reached; nil if none suffices.
  private func least(above seconds: Double, reaching goal: Remedy.Goal, _ changed: (Interval) -> Scenario)
    -> Double?
  {
    func suffices(_ count: Int) -> Bool {
      let time = Interval(seconds: Double(count) / Inquiry.grains)
      return reaches(goal, by: Remedy("", at: nil, "", changed(time)))
    }
    var low = Int((seconds * Inquiry.grains + 1e-6).rounded(.down))
    var high = max(2 * low, 2)
    var doublings = 0
    while !suffices(high) {
      doublings += 1
      guard doublings < Inquiry.mostDoublings else { return nil }
      (low, high) = (high, 2 * high)
    }
    while high - low > 1 {
      let middle = (low + high) / 2
      if suffices(middle) { high = middle } else { low = middle }
    }
    return Double(high) / Inquiry.grains
  }

  /// Returns the scenarios in which the app waits less in its answers.
  private func quickerAnswers(by seconds: Double) -> [Remedy] {
    scenario.setup.app.entries.compactMap { entry in
      let waits = entry.commands.indices.compactMap { index -> (index: Int, time: Interval)? in
        if case .wait(let time) = entry.commands[index] { (index, time) } else { nil }
      }
      guard let longest = waits.max(by: { $0.time < $1.time }), longest.time.seconds > seconds else { return nil }
      // Differences of decimal fractions have many digits.
      let rest = ((longest.time.seconds - seconds) * 1_000).rounded() / 1_000
      let wait = Command.wait(Interval(seconds: rest))
      var answer = entry
      answer.commands[longest.index] = wait
      return Remedy(
        wait.text, at: scenario.setup.step(answering: entry.hook, at: longest.index)?.span,
        "\(seconds.readableText) s less", answering(answer))
    }
  }
}

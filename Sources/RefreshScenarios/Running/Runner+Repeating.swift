import RefreshDiagnostics
import RefreshEngine

extension Runner {
  /// Runs a scenario several times; that two runs differ in anything that can be seen is a failure.
  ///
  /// - Parameters:
  ///   - scenario: the scenario.
  ///   - count: how often, at least 1.
  ///   - snapshotUse: what becomes of snapshots that are not stored, or differ. The default is that they are failures.
  /// - Returns: what came of the first run, with what differs in another if something does.
  public static func run(_ scenario: Scenario, times count: Int, snapshotUse: SnapshotUse = .compare) -> Verdict {
    guard count > 1 else { return run(scenario, snapshotUse: snapshotUse) }
    let first = record(scenario, snapshotUse: snapshotUse)
    for number in 2...count {
      let other = record(scenario, snapshotUse: snapshotUse)
      guard let difference = RunDifference.first(between: first, and: other) else { continue }
      return first.verdict.failing(difference, inRun: number)
    }
    return first.verdict
  }
}

extension Verdict {
  /// The same with a failure more: another run was different.
  fileprivate func failing(_ difference: RunDifference, inRun number: Int) -> Verdict {
    let step = difference.step > 0 ? scenario.steps[difference.step - 1] : nil
    let failure = Failure(
      cause: .unsteady(difference, run: number), span: step?.span ?? scenario.nameSpan,
      labels: step?.route.map(\.label) ?? [])
    let result = difference.step > 0 && difference.step <= steps.count ? steps[difference.step - 1] : nil
    var results = steps
    if let result { results[difference.step - 1] = StepResult(outcome: .failed, end: result.end) }
    let failed = FailedStep(
      number: difference.step, time: result?.end ?? .zero, failures: [failure], observations: [], events: [])
    return Verdict(
      scenario: scenario, steps: results, failedSteps: failedSteps + [failed], end: end, snapshots: snapshots)
  }
}

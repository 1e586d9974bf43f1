import RefreshDiagnostics
import RefreshEngine

/// Runs scenarios: a pure function of what was loaded. No real time passes, and runs share nothing.
public enum Runner {
  /// Runs a scenario, even if it should be skipped.
  ///
  /// Recording takes time, so the first run is not recorded; a scenario that fails is run again in exactly the same
  /// way to record the course of its failures.
  ///
  /// - Parameters:
  ///   - scenario: The scenario.
  ///   - count: The number of runs, at least 1; it is a failure if two of them differ in anything observable. The
  ///     default is 1.
  ///   - snapshotUse: The treatment of snapshots that are missing or differ. The default is that they fail.
  public static func run(_ scenario: Scenario, times count: Int = 1, snapshotUse: SnapshotUse = .compare) -> Verdict
  {
    if count <= 1 {
      let verdict = perform(scenario, snapshotUse).verdict
      if verdict.passed { return verdict }
    }
    return record(scenario, times: count, snapshotUse: snapshotUse).verdict
  }

  /// Runs a scenario, even if it should be skipped, and keeps everything observable at each moment.
  ///
  /// - Parameters:
  ///   - scenario: The scenario.
  ///   - count: The number of runs, as for ``run(_:times:snapshotUse:)``; the first is the one that is kept. The
  ///     default is 1.
  ///   - snapshotUse: The treatment of snapshots that are missing or differ. The default is that they fail.
  ///   - keepsAll: Whether every moment of a long run is kept, which takes memory. The default is to keep as many
  ///     as pictures need.
  public static func record(
    _ scenario: Scenario, times count: Int = 1, snapshotUse: SnapshotUse = .compare, keepsAll: Bool = false
  ) -> Recording {
    record(times: count, keepsAll: keepsAll) { perform(scenario, snapshotUse, log: MomentLog(keepsAll: $0)) }
      .explained()
  }

  /// Returns the first of several runs; its verdict says whether another one differs.
  ///
  /// - Parameters:
  ///   - count: The number of runs.
  ///   - keepsAll: Whether every moment of a long run is kept.
  ///   - run: Runs the scenario once, and keeps every moment on request.
  static func record(times count: Int, keepsAll: Bool = false, _ run: (_ keepsAll: Bool) -> Recording) -> Recording
  {
    guard count > 1 else { return run(keepsAll) }
    let first = run(true)
    for number in 2...count {
      guard let difference = RunDifference(between: first, and: run(true)) else { continue }
      return first.failing(difference, inRun: number).thinned(keepsAll)
    }
    return first.thinned(keepsAll)
  }

  /// The verdict of one run of a scenario, even if it is skipped, without the details of failures.
  package static func verdict(of scenario: Scenario) -> Verdict { perform(scenario, .compare).verdict }

  private static func perform(
    _ scenario: Scenario, _ snapshotUse: SnapshotUse, log: MomentLog? = nil
  ) -> Recording {
    var stage = Stage(
      scenario.setup.simulation(recording: log != nil || scenario.needsEvents), watching: scenario,
      snapshotUse: snapshotUse, log: log)
    var verdict = Verdict(scenario: scenario, skip: nil)
    verdict.steps.reserveCapacity(scenario.steps.count)
    stage.play(scenario.steps) { stage in
      let failed = failure(of: scenario, on: &stage, failedBefore: verdict.failedSteps.count)
      if let failed { verdict.failedSteps.append(failed) }
      if stage.step > verdict.steps.count {
        verdict.steps.append(StepResult(failed == nil ? .passed : .failed, after: stage.simulation))
      } else if stage.step > 0 {
        // The last step has failed, and the scenario has come to rest since.
        verdict.steps[stage.step - 1] = StepResult(.failed, after: stage.simulation)
      }
      return failed == nil || scenario.soft
    }
    verdict.finish(at: stage.simulation.now)
    verdict.snapshots = stage.snapshots
    verdict.unchecked = stage.unchecked.indices
    verdict.vainSteps = stage.vainSteps.filter { !verdict.showsEffect(of: $0) }
    return Recording(verdict: verdict, moments: stage.log?.moments ?? [])
  }

  /// Returns the failure of the step that just ran, or `nil` if it passed.
  private static func failure(of scenario: Scenario, on stage: inout Stage, failedBefore: Int) -> FailedStep? {
    guard !stage.problems.isEmpty || stage.simulation.fault != nil else { return nil }
    let (span, route) = scenario.place(of: stage.step)
    let labels = route + (scenario.example.map { [Diagnostic.Label("with this example", at: $0.span)] } ?? [])
    var failures = stage.problems.map { problem in
      // A condition that must hold always, or at rest, is not written at the step.
      let relation: String? =
        switch problem.cause {
        case .mismatch(_, _, _, .change): stage.step > 0 ? "violated by this step" : nil
        case .mismatch(_, _, _, .rest), .restless: stage.step > 0 ? "after this step" : nil
        case .mismatch(_, _, _, .step), .mismatch(_, _, _, .timeout), .mismatch(_, _, _, .promise), .kept,
          .snapshot,
          .noSnapshot, .unreadableSnapshot, .unsettled, .events, .fault, .unsteady:
          nil
        }
      let own = relation.map { [Diagnostic.Label($0, at: span)] } ?? []
      return Failure(cause: problem.cause, span: problem.span ?? span, labels: own + labels)
    }
    if let fault = stage.simulation.fault {
      failures.append(Failure(cause: .fault(fault), span: span, labels: labels))
    }
    stage.collectEvents()
    let isDetailed = failedBefore < FailedStep.mostDetailed
    return FailedStep(
      number: stage.step, time: stage.simulation.now, failures: failures,
      observations: isDetailed ? stage.simulation.observations : [],
      events: stage.events.suffix(FailedStep.mostEvents).map(FailedStep.Happening.init),
      earlierEvents: max(0, stage.events.count - FailedStep.mostEvents),
      course: isDetailed ? stage.log.flatMap { Course($0.moments[...]) } : nil)
  }
}

extension Scenario {
  /// Returns the location of a step, and the flows and repetitions through which it was reached; 0 is the setup.
  fileprivate func place(of step: Int) -> (span: Span, route: [Diagnostic.Label]) {
    step == 0 ? (nameSpan, []) : (steps[step - 1].span, steps[step - 1].route.map(\.label))
  }
}

extension Recording {
  /// Returns the recording with an additional failure: another run was different.
  fileprivate func failing(_ difference: RunDifference, inRun number: Int) -> Recording {
    var verdict = verdict
    let step = difference.step
    let (span, route) = scenario.place(of: step)
    if step > 0 { verdict.steps[step - 1].outcome = .failed }
    let moments = moments.prefix { $0.step <= step }
    verdict.failedSteps.append(
      FailedStep(
        number: step, time: step > 0 ? verdict.steps[step - 1].end : .zero,
        failures: [Failure(cause: .unsteady(difference, run: number), span: span, labels: route)],
        course: Course(moments)))
    // The run continued after the step, and so do pictures of a scenario that does.
    return Recording(verdict: verdict, moments: scenario.soft ? self.moments : Array(moments))
  }

  /// Returns the recording with as many moments of a long run as pictures need.
  fileprivate func thinned(_ keepsAll: Bool) -> Recording {
    var log = MomentLog(keepsAll: keepsAll)
    for moment in moments { log.add(moment) }
    return Recording(verdict: verdict, moments: log.moments)
  }
}

extension Simulation {
  /// All observables with their current values, in the order of traces.
  var observations: [FailedStep.Observation] {
    paths.map { FailedStep.Observation(observable: $0, value: self[$0]) }
  }
}

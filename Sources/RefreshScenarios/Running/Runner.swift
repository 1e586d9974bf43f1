import RefreshDiagnostics
import RefreshEngine

/// Runs scenarios: a pure function of what was loaded. No real time passes, nothing is shared between two runs.
public enum Runner {
  /// Runs all scenarios of several suites, in order; where one says `only`, those that say so.
  ///
  /// - Parameters:
  ///   - suites: the suites.
  ///   - snapshotUse: what becomes of snapshots that are not stored, or differ. The default is that they are failures.
  public static func run(_ suites: [Suite], snapshotUse: SnapshotUse = .compare) -> [SuiteVerdict] {
    var verdicts = RunPlan(suites).entries.map { run($0, snapshotUse: snapshotUse) }[...]
    return suites.map { suite in
      defer { verdicts = verdicts.dropFirst(suite.scenarios.count) }
      return SuiteVerdict(suite: suite, verdicts: Array(verdicts.prefix(suite.scenarios.count)))
    }
  }

  /// Runs a scenario, unless the plan says that it is not run.
  ///
  /// - Parameters:
  ///   - entry: the scenario.
  ///   - count: how often it is run, to see whether all runs are the same. The default is once.
  ///   - snapshotUse: what becomes of snapshots that are not stored, or differ. The default is that they are failures.
  public static func run(_ entry: RunPlan.Entry, times count: Int = 1, snapshotUse: SnapshotUse = .compare)
    -> Verdict
  {
    if let skip = entry.skip { return Verdict(entry.scenario, skipped: skip) }
    return run(entry.scenario, times: count, snapshotUse: snapshotUse)
  }

  /// Runs all scenarios of a suite, in order; where one says `only`, those that say so.
  public static func run(_ suite: Suite) -> SuiteVerdict { run([suite])[0] }

  /// Runs a scenario, whatever it says of itself.
  ///
  /// Events cost time, so they are recorded only for scenarios that ask for them; one that fails is run once more
  /// with a listener, for its report.
  ///
  /// - Parameters:
  ///   - scenario: the scenario.
  ///   - snapshotUse: what becomes of snapshots that are not stored, or differ. The default is that they are failures.
  public static func run(_ scenario: Scenario, snapshotUse: SnapshotUse = .compare) -> Verdict {
    func perform(recordingEvents: Bool) -> Verdict {
      var stage = Stage(
        scenario.setup.simulation(recording: recordingEvents), always: scenario.always, snapshotUse: snapshotUse)
      return Runner.perform(scenario, on: &stage)
    }
    let verdict = perform(recordingEvents: scenario.needsEvents)
    return verdict.passed || scenario.needsEvents ? verdict : perform(recordingEvents: true)
  }

  /// Runs a scenario, whatever it says of itself, and keeps what could be seen at each moment.
  ///
  /// Its verdict is that of ``run(_:snapshotUse:)-(Scenario,_)``; one of a run without looking costs a fraction of it.
  ///
  /// - Parameters:
  ///   - scenario: the scenario.
  ///   - snapshotUse: what becomes of snapshots that are not stored, or differ. The default is that they are failures.
  public static func record(_ scenario: Scenario, snapshotUse: SnapshotUse = .compare) -> Recording {
    var stage = Stage(
      scenario.setup.simulation(recording: true), always: scenario.always, snapshotUse: snapshotUse, isWatched: true
    )
    let verdict = perform(scenario, on: &stage)
    return Recording(verdict: verdict, moments: stage.moments ?? [])
  }

  private static func perform(_ scenario: Scenario, on stage: inout Stage) -> Verdict {
    // What setting up did is no event of a step.
    if stage.simulation.isRecording { _ = stage.simulation.takeEvents() }
    stage.checkAlways()
    stage.look()
    var results: [StepResult] = []
    results.reserveCapacity(scenario.steps.count)
    var failedSteps: [FailedStep] = []
    if let failed = failure(of: 0, of: scenario, on: &stage) { failedSteps.append(failed) }
    for (index, line) in scenario.steps.enumerated() {
      guard failedSteps.isEmpty || scenario.soft && stage.simulation.fault == nil else { break }
      stage.beginStep()
      line.step.run(on: &stage)
      stage.simulation.turn()
      stage.checkAlways()
      stage.look()
      let failed = failure(of: index + 1, of: scenario, on: &stage)
      if let failed { failedSteps.append(failed) }
      results.append(StepResult(outcome: failed == nil ? .passed : .failed, end: stage.simulation.now))
    }
    let end = stage.simulation.now
    for _ in results.count..<scenario.steps.count { results.append(StepResult(outcome: .notRun, end: end)) }
    return Verdict(
      scenario: scenario, steps: results, failedSteps: failedSteps, end: end, snapshots: stage.snapshots)
  }

  /// What to report of the step that just ran, nil if it went well.
  private static func failure(of number: Int, of scenario: Scenario, on stage: inout Stage) -> FailedStep? {
    guard !stage.problems.isEmpty || stage.simulation.fault != nil else { return nil }
    let step = number > 0 ? scenario.steps[number - 1] : nil
    let span = step?.span ?? scenario.nameSpan
    var labels = step?.route.map(\.label) ?? []
    if let example = scenario.example { labels.append(Diagnostic.Label("with this example", at: example.span)) }
    var failures = stage.problems.map { problem in
      let place = problem.span ?? span
      // What has to hold all the time stands apart from the step that broke it.
      let own = problem.isBreach && number > 0 ? [Diagnostic.Label("broken by this step", at: span)] : []
      return Failure(cause: problem.cause, span: place, labels: own + labels)
    }
    if let fault = stage.simulation.fault {
      failures.append(Failure(cause: .fault(fault), span: span, labels: labels))
    }
    stage.collectEvents()
    return FailedStep(
      number: number, time: stage.simulation.now, failures: failures,
      observations: stage.simulation.observations, events: stage.events)
  }
}

extension Simulation {
  /// Everything that can be observed now, in the order of traces.
  var observations: [FailedStep.Observation] {
    ObservablePath.all.filter(has).map { FailedStep.Observation(observable: $0, value: self[$0]) }
  }
}

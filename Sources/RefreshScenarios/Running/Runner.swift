import RefreshDiagnostics
import RefreshEngine

/// Runs scenarios: a pure function of what was loaded. No real time passes, nothing is shared between two runs.
public enum Runner {
  /// Runs all scenarios of a suite, in order.
  public static func run(_ suite: Suite) -> SuiteVerdict {
    SuiteVerdict(suite: suite, verdicts: suite.scenarios.map(run))
  }

  /// Runs a scenario.
  ///
  /// Events cost time, so they are recorded only for scenarios that ask for them; one that fails is run once more
  /// with a listener, for its report.
  public static func run(_ scenario: Scenario) -> Verdict {
    let verdict = perform(scenario, recording: scenario.needsEvents)
    return verdict.passed || scenario.needsEvents ? verdict : perform(scenario, recording: true)
  }

  private static func perform(_ scenario: Scenario, recording: Bool) -> Verdict {
    var stage = Stage(scenario.setup.simulation(recording: recording))
    // What setting up did is no event of a step.
    if recording { _ = stage.simulation.takeEvents() }
    var results: [StepResult] = []
    results.reserveCapacity(scenario.steps.count)
    var failedStep = failure(of: 0, of: scenario, on: stage)
    for (index, line) in scenario.steps.enumerated() where failedStep == nil {
      line.step.run(on: &stage)
      stage.simulation.turn()
      failedStep = failure(of: index + 1, of: scenario, on: stage)
      results.append(StepResult(outcome: failedStep == nil ? .passed : .failed, end: stage.simulation.now))
    }
    let end = stage.simulation.now
    for _ in results.count..<scenario.steps.count { results.append(StepResult(outcome: .notRun, end: end)) }
    return Verdict(
      scenario: scenario, steps: results, failedSteps: failedStep.map { [$0] } ?? [], end: end)
  }

  /// What to report of the step that just ran, nil if it went well.
  private static func failure(of number: Int, of scenario: Scenario, on stage: Stage) -> FailedStep? {
    let step = number > 0 ? scenario.steps[number - 1] : nil
    let span = step?.span ?? scenario.nameSpan
    var labels = step?.route.map(\.label) ?? []
    if let example = scenario.example { labels.append(Diagnostic.Label("with this example", at: example.span)) }
    var failures = stage.problems.map { Failure(cause: $0.cause, span: $0.span ?? span, labels: labels) }
    if let fault = stage.simulation.fault {
      failures.append(Failure(cause: .fault(fault), span: span, labels: labels))
    }
    guard !failures.isEmpty else { return nil }
    var stage = stage
    stage.collectEvents()
    return FailedStep(
      number: number, time: stage.simulation.now, failures: failures,
      observations: stage.simulation.observations, events: stage.events)
  }
}

extension Simulation {
  /// Everything that can be observed now, in the order of traces.
  var observations: [FailedStep.Observation] {
    Observable.all.compactMap { observable in
      if case .component(let role, let leaf) = observable {
        guard let kind = kind(of: role), leaf.exists(for: kind) else { return nil }
      }
      return FailedStep.Observation(observable: observable, value: self[observable])
    }
  }
}

import RefreshEngine

/// What came of one scenario.
public struct Verdict: Sendable {
  /// The scenario.
  public let scenario: Scenario
  /// What came of each step, as many as the scenario has; the same count as its steps.
  public let steps: [StepResult]
  /// The steps that failed, in order; none if the scenario passed.
  public let failedSteps: [FailedStep]
  /// When the scenario ended, in virtual time.
  public let end: Instant
  /// Why it was not run, nil if it was.
  public let skip: Skip?
  /// The snapshots that are to be stored, in order.
  public let snapshots: [TakenSnapshot]

  /// Why a scenario was not run.
  public enum Skip: Equatable, Sendable {
    /// It says so, for this reason.
    case reason(String)
    /// Others say that only they run.
    case others
  }

  /// What came of a scenario.
  public enum Outcome: Equatable, Sendable {
    case passed
    case failed
    case skipped(Skip)
  }

  /// What came of it.
  public var outcome: Outcome {
    if let skip { return .skipped(skip) }
    return failedSteps.isEmpty ? .passed : .failed
  }

  /// Whether it was run and everything was as expected.
  public var passed: Bool { outcome == .passed }
  /// Whether it was run and something was not as expected.
  public var failed: Bool { outcome == .failed }

  /// Makes it of what came of a scenario that was run.
  init(scenario: Scenario, steps: [StepResult], failedSteps: [FailedStep], end: Instant, snapshots: [TakenSnapshot])
  {
    self.scenario = scenario
    self.steps = steps
    self.failedSteps = failedSteps
    self.end = end
    self.snapshots = snapshots
    skip = nil
  }

  /// Makes it of a scenario that was not run.
  init(_ scenario: Scenario, skipped skip: Skip) {
    self.scenario = scenario
    self.skip = skip
    steps = scenario.steps.map { _ in StepResult(outcome: .notRun, end: .zero) }
    failedSteps = []
    end = .zero
    snapshots = []
  }
}

/// What came of one step.
public struct StepResult: Equatable, Sendable {
  /// Whether it did what it should.
  public let outcome: Outcome
  /// When it ended, in virtual time.
  public let end: Instant

  /// What can come of a step.
  public enum Outcome: Sendable {
    case passed
    case failed
    /// A step before it failed, or the scenario was not run.
    case notRun
  }
}

/// A step that failed, and how things stood then.
public struct FailedStep: Sendable {
  /// The number of the step; 0 is the setting up, 1 the scenario's first.
  public let number: Int
  /// When it failed, in virtual time.
  public let time: Instant
  /// Everything in the step that was not as expected.
  public let failures: [Failure]
  /// All observables of the attached components and the scroll view, in the order of traces.
  public let observations: [Observation]
  /// All events since the scenario began.
  public let events: [Event]

  /// An observable with the value that it had.
  public struct Observation: Sendable {
    /// What was observed.
    public let observable: ObservablePath
    /// Its value.
    public let value: ObservedValue
  }
}

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

  /// Whether everything was as expected.
  public var passed: Bool { failedSteps.isEmpty }
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
    /// A step before it failed.
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
    public let observable: Observable
    /// Its value.
    public let value: ObservedValue
  }
}

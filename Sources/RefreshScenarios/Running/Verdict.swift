import RefreshEngine

/// The verdict of one scenario.
public struct Verdict: Sendable {
  /// The scenario.
  public let scenario: Scenario
  /// Its number in the whole run, from 1.
  public internal(set) var number = 1
  /// Why it was not run, nil if it was.
  public let skip: Skip?
  /// The result of each step.
  public internal(set) var steps: [StepResult] = []
  /// The steps that failed, in order; none if the scenario passed.
  public internal(set) var failedSteps: [FailedStep] = []
  /// When the scenario ended, in virtual time.
  public internal(set) var end = Instant.zero
  /// The snapshots that are to be stored, in order.
  public internal(set) var snapshots: [TakenSnapshot] = []
  /// The steps that had no effect, in order, but those of which the scenario shows that it knows.
  public internal(set) var vainSteps: [VainStep] = []
  /// The treatment of snapshots that were not stored, or differed.
  let snapshotUse: SnapshotUse

  /// Why a scenario was not run.
  public enum Skip: Equatable, Sendable {
    /// It says so, for this reason.
    case reason(String)
    /// Others say that only they run.
    case others
  }

  /// The outcome of a scenario.
  public enum Outcome: String, Sendable, CaseIterable {
    /// Every expectation held.
    case passed
    /// An expectation did not hold.
    case failed
    /// It was not run.
    case skipped
  }

  /// The outcome.
  public var outcome: Outcome { skip != nil ? .skipped : failedSteps.isEmpty ? .passed : .failed }
  /// Whether it was run and passed.
  public var passed: Bool { outcome == .passed }
  /// Whether it was run and failed.
  public var failed: Bool { outcome == .failed }

  /// Whether a step is followed by an expectation that held, so that its author knows that nothing comes of it.
  ///
  /// Between the two nothing may be done, but time may pass.
  func showsEffect(of vain: VainStep) -> Bool {
    guard vain.mayBeMeant else { return false }
    for index in scenario.steps.indices[vain.number...] {
      let step = scenario.steps[index].step
      if step.expects { return steps[index].outcome == .passed }
      let isWait = step.commands?.allSatisfy { command in
        switch command {
        case .wait, .settle: true
        default: false
        }
      }
      guard isWait == true else { return false }
    }
    return false
  }

  /// Notes that the steps without a result did not run.
  mutating func finish(at end: Instant) {
    self.end = end
    steps += scenario.steps[steps.count...].map { _ in StepResult(outcome: .notRun, end: end) }
  }
}

/// The result of one step.
public struct StepResult: Equatable, Sendable {
  /// The outcome.
  public internal(set) var outcome: Outcome
  /// When it ended, in virtual time.
  public let end: Instant

  /// The outcome of a step.
  public enum Outcome: String, Sendable, CaseIterable {
    /// It passed.
    case passed
    /// It failed.
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
  /// The failures of the step.
  public let failures: [Failure]
  /// All observables of the attached components and the scroll view, in the order of traces; none behind ``mostTold`` steps.
  public var observations: [Observation] = []
  /// The last events, at most ``mostEvents``.
  public var events: [Event] = []
  /// The number of events before those.
  public var earlierEvents = 0
  /// How offset and states came about; nil where nobody looked on.
  public let course: Course?

  /// The most events that are kept of each.
  public static let mostEvents = 10
  /// The most steps of a scenario of which is told how things stood and how that came about; a soft one may go on failing.
  public static let mostTold = 100

  /// An observable with the value that it had.
  public struct Observation: Sendable {
    /// The observables with their values.
    public let observable: ObservablePath
    /// Its value.
    public let value: ObservedValue
  }
}

/// The verdicts of a suite's scenarios.
public struct SuiteVerdict: Sendable {
  /// The suite.
  public let suite: Suite
  /// The verdict of each scenario that was run, in order.
  public let verdicts: [Verdict]

  /// Whether no scenario failed; those that were not run did not.
  public var passed: Bool { !verdicts.contains(where: \.failed) }
}

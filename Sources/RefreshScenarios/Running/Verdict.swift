import RefreshEngine
import RefreshLaws

/// The verdict of one scenario.
public struct Verdict: Sendable {
  /// The scenario.
  public let scenario: Scenario
  /// Its number in the whole run, from 1.
  public internal(set) var number = 1
  /// The reason why it was skipped, or `nil` if it ran.
  public let skip: Skip?
  /// The result of each step.
  public internal(set) var steps: [StepResult] = []
  /// The steps that failed, in order; none if the scenario passed.
  public internal(set) var failedSteps: [FailedStep] = []
  /// The virtual time at which the scenario ended.
  public internal(set) var end = Instant.zero
  /// The snapshots to be stored, in order.
  public internal(set) var snapshots: [TakenSnapshot] = []
  /// The steps that had no effect, in order, except those for which the scenario shows that this is intended.
  public internal(set) var vainSteps: [VainStep] = []
  /// The indices of the conditions of ``Scenario/watched`` that were not checked, because their components were absent.
  package var unchecked: [Int] = []

  /// The reason why a scenario was skipped.
  public enum Skip: Equatable, Sendable {
    /// The scenario gives this reason itself.
    case reason(String)
    /// Other scenarios are marked with `only`.
    case others
  }

  /// The outcome of a scenario.
  public enum Outcome: String, Sendable, CaseIterable {
    /// Every expectation held.
    case passed
    /// An expectation did not hold.
    case failed
    /// The scenario was skipped.
    case skipped
  }

  /// The outcome.
  public var outcome: Outcome { skip != nil ? .skipped : failedSteps.isEmpty ? .passed : .failed }
  /// Whether it ran and passed.
  public var passed: Bool { outcome == .passed }
  /// Whether it ran and failed.
  public var failed: Bool { outcome == .failed }

  /// Returns the conditions of a step that didn't hold, in order.
  ///
  /// - Parameter number: The number of the step; 1 is the scenario's first.
  package func failedConditions(ofStep number: Int) -> [Condition] {
    let failures = failedSteps.filter { $0.number == number }.flatMap(\.failures)
    return scenario.steps[number - 1].action.conditions.filter { condition in
      failures.contains { $0.cause.isMismatch(of: condition.observable) }
    }
  }

  /// Whether a step is followed by an expectation that held, so that its author knows that it has no effect.
  ///
  /// Between the two nothing may be done, but time may pass.
  func showsEffect(of vain: VainStep) -> Bool {
    guard vain.mayBeMeant else { return false }
    for index in scenario.steps.indices[vain.number...] {
      let action = scenario.steps[index].action
      if action.expects { return steps[index].outcome == .passed }
      guard action.onlyWaits else { return false }
    }
    return false
  }

  /// Notes that the steps without a result did not run.
  mutating func finish(at end: Instant) {
    self.end = end
    steps += scenario.steps[steps.count...].map { _ in StepResult(notRunAt: end) }
  }
}

/// The result of one step.
public struct StepResult: Equatable, Sendable {
  /// The outcome.
  public internal(set) var outcome: Outcome
  /// The components that were refreshing when it ended, a bit for each position in `ComponentRole.allCases`: small, because
  /// there is one for each step of a project.
  private let refreshing: UInt8
  /// The virtual time at which it ended.
  public let end: Instant

  /// Notes that a step ended.
  init(_ outcome: Outcome, after simulation: borrowing Simulation) {
    self.outcome = outcome
    var refreshing: UInt8 = 0
    for (bit, role) in ComponentRole.allCases.enumerated() where simulation.state(of: role) == .refreshing {
      refreshing |= 1 << bit
    }
    (self.refreshing, end) = (refreshing, simulation.now)
  }

  /// Notes that a step did not run.
  init(notRunAt end: Instant) { (outcome, refreshing, self.end) = (.notRun, 0, end) }

  /// Returns whether a component was refreshing when the step ended.
  package func isRefreshing(_ role: ComponentRole) -> Bool {
    ComponentRole.allCases.firstIndex(of: role).map { refreshing & 1 << $0 != 0 } ?? false
  }

  /// The outcome of a step.
  public enum Outcome: String, Sendable, CaseIterable {
    /// It passed.
    case passed
    /// It failed.
    case failed
    /// An earlier step failed, or the scenario was skipped.
    case notRun
  }
}

/// A step that failed, with the state of the simulation at that time.
public struct FailedStep: Sendable {
  /// The number of the step; 0 is the setup, 1 the scenario's first step.
  public let number: Int
  /// The virtual time of the failure.
  public let time: Instant
  /// The failures of the step.
  public internal(set) var failures: [Failure]
  /// All observables of the attached components and the scroll view, in the order of traces; none after
  /// ``mostDetailed`` failed steps.
  public var observations: [Observation] = []
  /// The last happenings before the failure, at most ``mostEvents``: events, and in steps that are explained also what
  /// was done to the world around the components.
  public internal(set) var events: [Happening] = []
  /// The number of earlier events, which are not kept.
  public internal(set) var earlierEvents = 0
  /// The course of offset, insets and states up to the failure; `nil` if it was not recorded.
  public let course: Course?

  /// The greatest number of events that are kept for a failed step.
  public static let mostEvents = 10
  /// The number of failed steps of a scenario that are reported with observations and course; a soft scenario may
  /// fail any number of times.
  public static let mostDetailed = 100
  /// The number of failed steps of a scenario whose reasons are searched for.
  static let mostExplained = 10

  /// An event, or something that was done by a step or the app.
  public struct Happening: Equatable, Sendable {
    /// The time.
    public let time: Instant
    /// The event as scenarios write it, or the step.
    public let text: String
  }

  /// An observable with its value at that time.
  public struct Observation: Sendable {
    /// The path of the observable.
    public let observable: ObservablePath
    /// Its value.
    public let value: ObservedValue
  }
}

extension FailedStep.Happening {
  init(_ event: Event) { self.init(time: event.time, text: event.text) }
}

/// The verdicts of a suite's scenarios.
public struct SuiteVerdict: Sendable {
  /// The suite.
  public let suite: Suite
  /// The verdict of each scenario of the plan, in order.
  public let verdicts: [Verdict]

  /// Whether no scenario failed; skipped scenarios do not fail.
  public var passed: Bool { !verdicts.contains(where: \.failed) }
}

extension Verdict {
  /// Returns the parts of the verdict that rules of lint need, for the same scenario at another place; nil if it isn't
  /// the same.
  package func moved(to other: Scenario) -> Verdict? {
    guard steps.count == other.steps.count else { return nil }
    var verdict = Verdict(scenario: other, skip: nil)
    (verdict.steps, verdict.failedSteps) = (steps, failedSteps)
    (verdict.vainSteps, verdict.unchecked) = (vainSteps, unchecked)
    return verdict
  }
}

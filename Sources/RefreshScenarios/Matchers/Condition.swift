import RefreshDiagnostics
import RefreshEngine

/// An observable with what is expected of it: one line of an `expect` step.
public struct Condition: Sendable {
  /// What is observed.
  public let observable: Observable
  /// What is expected.
  public let matcher: Matcher
  /// Where the matcher stands.
  public let span: Span

  /// Whether it holds now.
  func holds(in simulation: Simulation) -> Bool { matcher.matches(simulation[observable]) }

  /// What to report when it does not hold.
  func mismatch(in simulation: Simulation) -> Failure.Cause {
    .mismatch(observable, expected: matcher, actual: simulation[observable])
  }

  /// What to report when it did not come to hold in time.
  func timeout(in simulation: Simulation, after limit: Interval) -> Failure.Cause {
    .timeout(observable, expected: matcher, actual: simulation[observable], after: limit)
  }
}

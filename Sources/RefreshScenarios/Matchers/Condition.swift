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
  func failure(in simulation: Simulation) -> Failure {
    Failure(cause: .mismatch(observable, expected: matcher, actual: simulation[observable]), span: span)
  }

  /// What to report when it did not come to hold in time.
  func failure(in simulation: Simulation, after limit: Interval) -> Failure {
    Failure(
      cause: .timeout(observable, expected: matcher, actual: simulation[observable], after: limit), span: span)
  }
}

import RefreshDiagnostics
import RefreshEngine

/// An observable with what is expected of it: one line of an `expect` step.
struct Condition: Sendable {
  /// What is observed.
  let observable: ObservablePath
  /// What is expected.
  let matcher: Matcher
  /// Where the matcher stands.
  let span: Span

  /// Whether it holds now.
  func holds(in simulation: Simulation) -> Bool { matcher.matches(simulation[observable]) }

  /// What to report when it does not hold.
  func mismatch(in simulation: Simulation) -> Failure.Cause {
    .mismatch(observable, expected: matcher, actual: simulation[observable])
  }

  /// What to report when it has to hold all the time and does not.
  func breach(in simulation: Simulation) -> Failure.Cause {
    .breach(observable, expected: matcher, actual: simulation[observable], at: simulation.now)
  }

  /// What to report when it did not come to hold in time.
  func timeout(in simulation: Simulation, after limit: Interval) -> Failure.Cause {
    .timeout(observable, expected: matcher, actual: simulation[observable], after: limit)
  }
}

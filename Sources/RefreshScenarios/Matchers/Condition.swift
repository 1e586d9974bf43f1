import RefreshDiagnostics
import RefreshEngine
import RefreshText

/// An observable with its expectation: one line of an `expect` step.
package struct Condition: Sendable {
  /// The observable.
  package let observable: ObservablePath
  /// The expectation.
  package let matcher: Matcher
  /// The location of the matcher.
  package let span: Span

  /// Whether it holds now.
  package func holds(in simulation: Simulation) -> Bool {
    let value = simulation[observable]
    guard value == .absent, !simulation.has(observable) else { return matcher.matches(value) }
    return matcher.matchesAbsence
  }

  /// Returns the failure of a condition that doesn't hold on an occasion.
  func mismatch(in simulation: Simulation, _ occasion: Failure.Occasion) -> Failure.Cause {
    .mismatch(observable, expected: matcher, actual: simulation[observable], occasion)
  }
}

extension Condition {
  /// Returns the YAML of the map of an `expect` step.
  static func written(_ conditions: [Condition]) -> YAMLValue {
    .map(conditions.map { YAMLValue.Member($0.observable.path, $0.matcher.written(for: $0.observable.type)) })
  }
}

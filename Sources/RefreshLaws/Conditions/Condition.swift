import RefreshDiagnostics
import RefreshEngine

/// An observable with its expectation: one line of an `expect` step.
package struct Condition: Sendable {
  /// The observable.
  package let observable: ObservablePath
  /// The expectation.
  package let matcher: Matcher
  /// The location of the matcher.
  package let span: Span

  /// Creates a condition.
  package init(observable: ObservablePath, matcher: Matcher, span: Span) {
    (self.observable, self.matcher, self.span) = (observable, matcher, span)
  }

  /// Whether it holds now.
  package func holds(in simulation: Simulation) -> Bool {
    let value = simulation[observable]
    guard value == .absent, !simulation.has(observable) else { return matcher.matches(value) }
    return matcher.matchesAbsence
  }
}

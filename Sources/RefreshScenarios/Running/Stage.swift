import RefreshDiagnostics
import RefreshEngine

/// A simulation with what a scenario has found out about it so far; what a step acts on.
struct Stage: Sendable {
  /// The scroll view and its components.
  var simulation: Simulation
  /// What the present step expected and did not find.
  private(set) var problems: [Problem] = []
  /// All events since the scenario began, if the simulation records them.
  private(set) var events: [Event] = []
  /// How many of ``events`` an `expectEvents` step has seen.
  private var seenEvents = 0

  init(_ simulation: Simulation) { self.simulation = simulation }

  /// Something that was not as expected, with its place; the whole step where there is none.
  struct Problem: Sendable {
    let cause: Failure.Cause
    let span: Span?
  }

  /// Notes that something was not as expected.
  ///
  /// - Parameters:
  ///   - cause: what was not so.
  ///   - span: its place. The default is the step's.
  mutating func fail(_ cause: Failure.Cause, at span: Span? = nil) {
    problems.append(Problem(cause: cause, span: span))
  }

  /// Collects what was recorded.
  mutating func collectEvents() {
    if simulation.isRecording { events += simulation.takeEvents() }
  }

  /// The events since this was last called.
  mutating func takeUnseenEvents() -> [Event] {
    collectEvents()
    defer { seenEvents = events.count }
    return Array(events[seenEvents...])
  }
}

import RefreshDiagnostics
import RefreshEngine

/// A simulation with what a scenario has found out about it so far; what a step acts on.
public struct Stage: Sendable {
  /// The scroll view and its components.
  public var simulation: Simulation
  /// What the present step expected and did not find.
  public private(set) var failures: [Failure] = []
  /// All events since the scenario began, if the simulation records them.
  public private(set) var events: [Event] = []
  /// How many of ``events`` an `expectEvents` step has seen.
  private var seenEvents = 0

  init(_ simulation: Simulation) { self.simulation = simulation }

  /// Notes that the present step failed.
  mutating func fail(_ failure: Failure) { failures.append(failure) }

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

import RefreshEngine

/// What could be seen while a scenario ran, moment by moment: what timelines, film strips and coverage are made of.
public struct Recording: Sendable {
  /// What came of the scenario.
  public let verdict: Verdict
  /// How things stood when it was set up, after each command of a step, after each event of the virtual clock and at the end
  /// of each step; in the order of time, never empty.
  public let moments: [Moment]

  /// The scenario that ran.
  public var scenario: Scenario { verdict.scenario }

  /// How things stood at one moment.
  public struct Moment: Sendable {
    /// The number of the step that was running; 0 is the setting up, 1 the scenario's first.
    public let step: Int
    /// The scroll view and its components, as they were; it can be asked for every ``ObservablePath``.
    public let simulation: Simulation
    /// What has happened since the moment before.
    public let events: [Event]

    /// When it was, in virtual time.
    public var time: Instant { simulation.now }

    /// An observable's value then; nil where its component is not there, or has no such part.
    public subscript(observable: ObservablePath) -> ObservedValue? {
      simulation.has(observable) ? simulation[observable] : nil
    }
  }
}

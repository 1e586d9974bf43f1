import RefreshEngine
import RefreshLaws

/// The run of a scenario, moment by moment: the source of timelines, film strips and coverage.
public struct Recording: Sendable {
  /// The scenario's verdict.
  public let verdict: Verdict
  /// The moments after the setup, after each command of a step, after each event of the virtual clock and at the
  /// end of each step, in chronological order; empty only for a skipped scenario. Of a long run only some are kept.
  public let moments: [Moment]

  /// The scenario that ran.
  public var scenario: Scenario { verdict.scenario }

  /// The state of the simulation at one moment.
  public struct Moment: Sendable {
    /// The number of the step that was running; 0 is the setup, 1 the scenario's first step.
    public let step: Int
    /// The scroll view and its components at this moment; every ``ObservablePath`` can be read from it.
    public let simulation: Simulation
    /// The events since the previous moment.
    public let events: [Event]

    /// The virtual time of the moment.
    public var time: Instant { simulation.now }

    /// Returns the value of an observable at this moment, or `nil` if its component or part does not exist.
    public subscript(observable: ObservablePath) -> ObservedValue? {
      simulation.has(observable) ? simulation[observable] : nil
    }

    /// Returns all observables that may have a value at this moment or at another, in the order of traces.
    func paths(or other: Moment) -> [ObservablePath] {
      let roles = ComponentRole.allCases
      if roles.allSatisfy({ simulation.parts(of: $0).isEmpty && other.simulation.parts(of: $0).isEmpty }) {
        return ObservablePath.all
      }
      let (own, others) = (simulation.paths, other.simulation.paths)
      guard own != others else { return own }
      var known = Set(ObservablePath.all)
      let all = ObservablePath.all + (own + others).filter { known.insert($0).inserted }
      return ([nil] + roles).flatMap { role in all.filter { $0.role == role } }
    }
  }
}

extension Recording.Moment {
  /// Returns the value of a numeric observable, or 0 if it has none.
  package func number(_ observable: ObservablePath) -> Double {
    simulation.has(observable) ? simulation.number(observable) : 0
  }

  /// Returns the value of a textual observable, or `nil` if it has none.
  package func text(_ observable: ObservablePath) -> String? {
    if case .text(let text) = self[observable] { text } else { nil }
  }

  /// Returns the moment at a later instant at which nothing else has happened, without events.
  ///
  /// - Parameters:
  ///   - instant: The instant.
  ///   - step: The step that is running then. The default is the same one.
  package func still(at instant: Instant, in step: Int? = nil) -> Recording.Moment {
    Recording.Moment(step: step ?? self.step, simulation: simulation.still(at: instant), events: [])
  }

  /// Returns whether a Boolean observable is true.
  package func holds(_ observable: ObservablePath) -> Bool { self[observable] == .bool(true) }

  /// Returns the state of a component, or `nil` if it is not attached.
  package func state(of role: ComponentRole) -> RefreshState? { simulation.state(of: role) }

  /// The content offset in points.
  package var offset: Point { Point(x: number(.scroll(.offsetX)), y: number(.scroll(.offsetY))) }
}

extension Simulation {
  /// Returns the state of a component, or `nil` if it is not attached.
  func state(of role: ComponentRole) -> RefreshState? {
    component(role).map { components[$0.index].state }
  }
}

extension Collection where Element == Recording.Moment {
  /// Whether the content moved sideways only.
  package var moveSideways: Bool {
    guard let first = first?.offset else { return false }
    return contains { $0.offset.x != first.x } && !contains { $0.offset.y != first.y }
  }
}

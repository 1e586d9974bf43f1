import RefreshEngine

/// The run of a scenario, moment by moment: the source of timelines, film strips and coverage.
public struct Recording: Sendable {
  /// The scenario's verdict.
  public let verdict: Verdict
  /// How things stood when it was set up, after each command of a step, after each event of the virtual clock and at the end
  /// of each step; in the order of time, never empty. Of a long run only some are kept.
  public let moments: [Moment]

  /// The scenario that ran.
  public var scenario: Scenario { verdict.scenario }

  /// How things stood at one moment.
  public struct Moment: Sendable {
    /// The number of the step that was running; 0 is the setting up, 1 the scenario's first.
    public let step: Int
    /// The scroll view and its components, as they were; it can be asked for every ``ObservablePath``.
    public let simulation: Simulation
    /// The events since the moment before.
    public let events: [Event]

    /// When it was, in virtual time.
    public var time: Instant { simulation.now }

    /// An observable's value then; nil where its component is not there, or has no such part.
    public subscript(observable: ObservablePath) -> ObservedValue? {
      simulation.has(observable) ? simulation[observable] : nil
    }

    /// Everything that may have a value in this moment or another, in the order of traces.
    func paths(or other: Moment) -> [ObservablePath] {
      let roles = ComponentRole.allCases
      if roles.allSatisfy({ simulation.parts(of: $0).isEmpty && other.simulation.parts(of: $0).isEmpty }) {
        return ObservablePath.all
      }
      var known = Set(ObservablePath.all)
      let all =
        ObservablePath.all + (simulation.paths + other.simulation.paths).filter { known.insert($0).inserted }
      return ([nil] + roles).flatMap { role in all.filter { $0.role == role } }
    }
  }
}

extension ObservablePath {
  /// The place of the component that it is of; nil for the scroll view and the time.
  fileprivate var role: ComponentRole? {
    switch self {
    case .time, .scroll: nil
    case .component(let role, _), .part(let role, _, _): role
    }
  }
}

extension Verdict {
  /// The recording of the run, nil if there was none.
  ///
  /// A run in which nobody looked on is made once more, in the very same way: those of all scenarios at once would not fit
  /// into memory.
  public var recording: Recording? {
    guard skip == nil else { return nil }
    let moments = Runner.record(scenario, snapshotUse: snapshotUse).moments
    // A run that differed from others went on behind the step where it did.
    let last = scenario.soft ? nil : failedSteps.last?.number
    return Recording(verdict: self, moments: Array(moments.prefix { $0.step <= last ?? .max }))
  }
}

extension Recording.Moment {
  /// A number that can be observed; 0 where there is none.
  package func number(_ observable: ObservablePath) -> Double {
    simulation.has(observable) ? simulation.number(observable) : 0
  }

  /// A text that can be observed, nil where there is none.
  package func text(_ observable: ObservablePath) -> String? {
    if case .text(let text) = self[observable] { text } else { nil }
  }

  /// Whether something that can be observed is true.
  package func holds(_ observable: ObservablePath) -> Bool { self[observable] == .bool(true) }

  /// The state of a component, nil if it is not there.
  package func state(of role: ComponentRole) -> RefreshState? {
    guard let name = text(.component(role, .state)) else { return nil }
    return RefreshState.allCases.first { $0.name == name }
  }

  /// The content offset in points.
  package var offset: Point { Point(x: number(.scroll(.offsetX)), y: number(.scroll(.offsetY))) }
}

extension Collection where Element == Recording.Moment {
  /// Whether the content moved sideways and in no other direction.
  package var moveSideways: Bool {
    guard let first = first?.offset else { return false }
    return contains { $0.offset.x != first.x } && !contains { $0.offset.y != first.y }
  }
}

import RefreshEngine

/// The moments of a scenario that ran to its end and came to rest, regardless of its expectations.
struct Viewing: Sendable {
  /// The world in which the run began.
  let setup: Setup
  /// The moments in chronological order; never empty.
  let moments: [Recording.Moment]
  /// All events in order, each with the index of the moment at which it was seen.
  let happenings: [(moment: Int, event: Event)]
  /// The scenario's tags.
  let tags: [String]
  private let steps: [ScenarioStep]

  /// Runs a scenario.
  ///
  /// - Parameters:
  ///   - scenario: The scenario.
  ///   - setup: The world in which it begins. The default is its own.
  init(_ scenario: Scenario, in setup: Setup? = nil) {
    let setup = setup ?? scenario.setup
    var stage = Stage(setup.simulation(recording: true), log: MomentLog(keepsAll: true))
    stage.play(scenario.steps)
    // What the last step causes belongs to the problem, too.
    stage.run(.perform([.settle(atMost: Wait.longest)]))
    stage.look()
    let moments = stage.log?.moments ?? []
    self.setup = setup
    self.moments = moments
    happenings = moments.enumerated().flatMap { index, moment in moment.events.map { (index, $0) } }
    tags = scenario.tags
    steps = scenario.steps
  }

  /// The last moment.
  var last: Recording.Moment { moments[moments.count - 1] }

  /// The roles that had a component at the start.
  var roles: [ComponentRole] { setup.components.map(\.kind.role) }

  /// Returns the component that a role had at the start.
  func component(_ role: ComponentRole) -> ComponentBlueprint? { setup.components.first { $0.kind.role == role } }

  /// Returns the commands of a moment's step; none if they depend on what the step observes.
  func commands(at moment: Recording.Moment) -> [Command] {
    moment.step > 0 ? steps[moment.step - 1].commands ?? [] : []
  }

  /// The commands of all steps and of the app, not in chronological order.
  var allCommands: [Command] { steps.flatMap { $0.commands ?? [] } + appCommands }

  /// The commands of the app at all its hooks.
  var appCommands: [Command] { setup.app.entries.flatMap(\.commands) }

  /// Each moment with the one that follows it.
  var pairs: Zip2Sequence<[Recording.Moment], ArraySlice<Recording.Moment>> { zip(moments, moments.dropFirst()) }

  /// Returns a component that was attached at the start and is never changed, or `nil` if steps or the app set its
  /// properties or attach another one.
  func lasting(_ role: ComponentRole) -> ComponentBlueprint? {
    let isChanged = allCommands.contains { command in
      let traits = command.traits
      return traits.role == role && [.set, .attach, .detach].contains(traits.effect)
    }
    return isChanged ? nil : component(role)
  }

  /// Returns whether the app itself begins a refresh when it is called.
  func appBegins(_ role: ComponentRole) -> Bool {
    appCommands.contains { if case .beginRefreshing(role) = $0 { true } else { false } }
  }

  /// Returns whether commands move the content to an offset at which the scroll view would not let it rest.
  func scrolls(_ commands: [Command]) -> Bool {
    commands.contains { $0.traits.actor == .app && $0.traits.moves == .offset }
  }

  /// Returns the indexes of the moments at which a component called the app to refresh.
  func refreshingCalls(of role: ComponentRole) -> [Int] {
    happenings.filter { $0.event.kind == .call(role, .refreshing) }.map(\.moment)
  }

  /// Returns whether a moment belongs to a step that asks a component to refresh, by a call or a tap.
  func isAsked(_ role: ComponentRole, at moment: Recording.Moment) -> Bool {
    commands(at: moment).contains { $0.traits.effect == .begin && $0.traits.role == role }
  }
}

extension Recording.Moment {
  /// Returns a numeric observable of the scroll view.
  func scroll(_ leaf: ScrollLeaf) -> Double { number(.scroll(leaf)) }

  /// Whether a finger or a glide moves the list.
  var isMoving: Bool { holds(.scroll(.dragging)) || holds(.scroll(.decelerating)) }

  /// Returns whether a component is in a state.
  func stands(_ role: ComponentRole, _ state: RefreshState) -> Bool { self.state(of: role) == state }
}

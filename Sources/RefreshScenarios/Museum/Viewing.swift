import RefreshEngine

/// The moments of a scenario that ran to its end and came to rest, whatever it expects.
struct Viewing: Sendable {
  /// The world it began in.
  let setup: Setup
  /// How things stood, in the order of time; never empty.
  let moments: [Recording.Moment]
  /// Everything that happened, in order, with the indexes of the moments that it was seen at.
  let happenings: [(moment: Int, event: Event)]
  /// The words that the scenario is selected by.
  let tags: [String]
  private let steps: [ScenarioStep]

  /// Runs a scenario.
  ///
  /// - Parameters:
  ///   - scenario: The scenario.
  ///   - setup: The world it begins in. The default is its own.
  init(_ scenario: Scenario, in setup: Setup? = nil) {
    let setup = setup ?? scenario.setup
    var stage = Stage(setup.simulation(recording: true), log: MomentLog(keepsAll: true))
    stage.play(scenario.steps)
    // What comes of the last step belongs to the problem, too.
    _ = stage.settle(atMost: Wait.longest)
    stage.look()
    let moments = stage.log?.moments ?? []
    self.setup = setup
    self.moments = moments
    happenings = moments.enumerated().flatMap { index, moment in moment.events.map { (index, $0) } }
    tags = scenario.tags
    steps = scenario.steps
  }

  /// How things stood at last.
  var last: Recording.Moment { moments[moments.count - 1] }

  /// The places that held a component at the beginning.
  var roles: [ComponentRole] { setup.components.map(\.kind.role) }

  /// The component that a place held at the beginning.
  func component(_ role: ComponentRole) -> ComponentBlueprint? { setup.components.first { $0.kind.role == role } }

  /// The commands of a moment's step; none where they depend on what it observes.
  func commands(at moment: Recording.Moment) -> [Command] {
    moment.step > 0 ? steps[moment.step - 1].step.commands ?? [] : []
  }

  /// Everything that steps and app do, in no order of time.
  var allCommands: [Command] { steps.flatMap { $0.step.commands ?? [] } + appCommands }

  /// Everything that the app does when it is called.
  var appCommands: [Command] { setup.app.entries.flatMap(\.commands) }

  /// Each moment with the one before it.
  var pairs: Zip2Sequence<[Recording.Moment], ArraySlice<Recording.Moment>> { zip(moments, moments.dropFirst()) }

  /// A component that was there at the beginning and stays as it was made; nil where steps or app set something of it, or attach
  /// another one.
  func lasting(_ role: ComponentRole) -> ComponentBlueprint? {
    let isChanged = allCommands.contains { command in
      switch command {
      case .set(role, _), .detach(role): true
      case .attach(let blueprint): blueprint.kind.role == role
      default: false
      }
    }
    return isChanged ? nil : component(role)
  }

  /// Whether the app itself begins a refresh when it is called.
  func appBegins(_ role: ComponentRole) -> Bool {
    appCommands.contains { if case .beginRefreshing(role) = $0 { true } else { false } }
  }

  /// Whether commands move the content to where the scroll view would not let it rest.
  func scrolls(_ commands: [Command]) -> Bool {
    commands.contains { command in
      switch command {
      case .scroll, .scrollBy, .loadRowsAbove: true
      default: false
      }
    }
  }

  /// When a component called the app to refresh, by the moments' indices.
  func refreshingCalls(of role: ComponentRole) -> [Int] {
    happenings.filter { $0.event.kind == .call(role, .refreshing) }.map(\.moment)
  }

  /// Whether a moment belongs to a step that asks a component to refresh, by a call or a tap.
  func isAsked(_ role: ComponentRole, at moment: Recording.Moment) -> Bool {
    commands(at: moment).contains { command in
      switch command {
      case .beginRefreshing(role), .tap(role): true
      default: false
      }
    }
  }
}

extension Recording.Moment {
  /// A number of the scroll view.
  func scroll(_ leaf: ScrollLeaf) -> Double { number(.scroll(leaf)) }

  /// Whether a finger or a glide moves the list.
  var isMoving: Bool { holds(.scroll(.dragging)) || holds(.scroll(.decelerating)) }

  /// Whether a component is in a state.
  func stands(_ role: ComponentRole, _ state: RefreshState) -> Bool { self.state(of: role) == state }
}

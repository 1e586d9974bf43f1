import RefreshEngine
import RefreshLaws
import RefreshPresets
import RefreshScenarios

/// Looks for a short way to a state: breadth first over coarse actions, from one state of the simulation to those that can
/// follow it. A flow of a suite is one action. States that look alike count as one, so it can miss a way: it proves that there is
/// one, never that there is none.
package struct Reach {
  private let subject: Subject
  private let level: Level
  private let goal: ReachGoal
  private let components: [ComponentBlueprint]

  /// The greatest number of steps.
  package static let greatestDepth = 12
  /// The maximum number of states that are tried before the search gives up.
  package static let mostStates = 100_000

  /// The result of a search.
  package enum Result: Sendable {
    /// The shortest run found that gets there.
    case reached(ExploredRun)
    /// None was found among this number of states, up to this number of steps deep.
    case notFound(states: Int, depth: Int)
  }

  /// A node of the search.
  private struct Place {
    let simulation: Simulation
    let run: ExploredRun
  }

  /// - Parameters:
  ///   - goal: The goal of the search.
  ///   - subject: The subject to search.
  ///   - level: The highest level that the app and the world may reach.
  package init(_ goal: ReachGoal, in subject: Subject, within level: Level) {
    (self.goal, self.subject, self.level) = (goal, subject, level)
    components = subject.components.map(\.blueprint)
  }

  /// Searches for the goal.
  ///
  /// - Parameter shouldContinue: Whether to search further. The default is to search as long as there are states to try.
  package func search(while shouldContinue: () -> Bool = { true }) -> Result {
    var seen: Set<UInt64> = []
    var places: [Place] = []
    for run in starts {
      let simulation = run.simulation()
      if goal.from == nil, simulation[.component(goal.role, .state)] == .text(goal.to.name) { return .reached(run) }
      if seen.insert(simulation.fingerprint).inserted { places.append(Place(simulation: simulation, run: run)) }
    }
    for depth in 1...Reach.greatestDepth {
      var next: [Place] = []
      for place in places {
        guard shouldContinue() else { return .notFound(states: seen.count, depth: depth) }
        for action in actions(at: place.simulation) {
          let (end, way) = follow(action, from: place)
          // Which calls an app may make depends on what it still owes, which only the laws' ledger knows.
          guard way != nil || !seen.contains(end.simulation.fingerprint), isAllowed(end.run) else { continue }
          if let way { return .reached(way) }
          guard end.simulation.fault == nil else { continue }
          seen.insert(end.simulation.fingerprint)
          if seen.count >= Reach.mostStates { return .notFound(states: seen.count, depth: depth) }
          next.append(end)
        }
      }
      if next.isEmpty { return .notFound(states: seen.count, depth: depth) }
      places = next
    }
    return .notFound(states: seen.count, depth: Reach.greatestDepth)
  }

  /// The worlds in which ways begin: the suite's, or long and short content.
  private var starts: [ExploredRun] {
    let heights = subject.isSceneFree ? [3.0, 0.5] : [0]
    return heights.map { height in
      var scene = subject.scene
      if subject.isSceneFree {
        scene.content = SceneContent(
          width: components.contains { $0.kind.role == .trailer } ? 3 * scene.viewport.width : nil,
          height: height * scene.viewport.height)
      }
      return ExploredRun(scene: scene, components: components, app: subject.app ?? [])
    }
  }

  /// Returns the place to which an action leads, and the run up to the command that reaches the goal; nil if none does.
  private func follow(_ action: [Command], from place: Place) -> (end: Place, way: ExploredRun?) {
    var (simulation, run) = (place.simulation, place.run)
    var way: ExploredRun?
    for command in action where simulation.fault == nil {
      _ = simulation.takeEvents()
      simulation.step(command)
      run.commands.append(command)
      if way == nil, simulation.takeEvents().contains(where: goal.isReached) { way = run }
    }
    return (Place(simulation: simulation, run: run), way)
  }

  /// Returns whether the finger, the app and the world do no more in a run than the level allows.
  private func isAllowed(_ run: ExploredRun) -> Bool {
    level == .anything || Finger.isSensible(run.commands) && Judge.chosenLevel(of: run, in: subject) <= level
  }

  /// Returns the actions that are possible now, the simplest first.
  private func actions(at simulation: Simulation) -> [[Command]] {
    var commands: [Command] = [.settled, .wait(Interval(seconds: 0.1))]
    let isDragging = simulation[.scroll(.dragging)] == .bool(true)
    if isDragging { commands += [.release(velocity: nil), .cancel] }
    for component in components { commands += self.commands(of: component, at: simulation) }
    if level >= .will, !isDragging { commands += [.scrollToEnd(.bottom, animated: false), .loadHeight(600)] }
    if level >= .surroundings { commands.append(.window(simulation[.scroll(.window)] != .bool(true))) }
    // A suite's own app does nothing but what the suite says: it answers, and acts in the flows.
    if subject.app != nil { commands.removeAll(where: \.isApp) }
    // A flow begins with a tap on the screen, unless it brings the list back.
    let isOnScreen = simulation[.scroll(.window)] == .bool(true)
    let flows = subject.gestures.filter { isOnScreen || $0.first?.traits.actor == .world }
    return commands.map { [$0] } + (isDragging ? [] : flows)
  }

  private func commands(of component: ComponentBlueprint, at simulation: Simulation) -> [Command] {
    let role = component.kind.role
    guard case .text(let state) = simulation[.component(role, .state)] else { return [] }
    let isBusy = state == RefreshState.refreshing.name || state == RefreshState.willRefresh.name
    let mayBegin = state == RefreshState.idle.name && simulation[.component(role, .hidden)] != .bool(true)
    var commands: [Command] = [.pull(role, .fraction(1.2)), .pull(role, .fraction(0.5))]
    if component.kind.family == .autoFooter { commands.append(.tap(role)) }
    if isBusy || level == .anything {
      commands.append(.endRefreshing(role))
      if role == .footer { commands.append(.endRefreshingWithNoMoreData(role)) }
    }
    if level >= .will, mayBegin || level == .anything { commands.append(.beginRefreshing(role)) }
    if level >= .will, role == .footer { commands.append(.resetNoMoreData(role)) }
    if level >= .settings {
      var change = ComponentSettings()
      change.hidden = simulation[.component(role, .hidden)] != .bool(true)
      commands.append(.set(role, change))
    }
    return commands
  }
}

extension Simulation {
  /// A number that is the same for simulations that look alike: in everything observable except times and counts of
  /// calls, and in when something happens next. Velocities, and what else is pending, are not in it.
  fileprivate var fingerprint: UInt64 {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    func mix(_ bits: UInt64) { hash = (hash ^ bits) &* 0x100_0000_01b3 ^ hash >> 29 }
    for observable in Reach.observables {
      switch self[observable] {
      case .number(let number): mix(number.bitPattern)
      case .bool(let isTrue): mix(isTrue ? 1 : 2)
      case .text(let text): for byte in text.utf8 { mix(UInt64(byte)) }
      case .absent: mix(3)
      }
    }
    mix(UInt64(bitPattern: nextEvent.map { ($0 - now).nanoseconds } ?? -1))
    return hash
  }
}

extension Reach {
  fileprivate static let observables = ObservablePath.all.filter { observable in
    switch observable {
    case .time: false
    case .component(_, let leaf):
      // The label's part includes the stored time.
      leaf.callback == nil && leaf.part != .lastUpdatedTimeLabel
    case .scroll, .part: true
    }
  }
}

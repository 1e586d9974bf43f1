import RefreshEngine
import RefreshScenarios

/// Follows a run from event to event, keeps its ledger, and lets laws look at it.
package struct Inspector: Sendable {
  /// What is wrong so far.
  package internal(set) var breaches = Breaches()
  /// What happened, in order.
  package private(set) var happened: [Event.Kind] = []
  private var view: RunView
  private var laws: [any Law]
  private let set: LawSet

  /// Begins a run.
  ///
  /// - Parameters:
  ///   - world: What the run begins with.
  ///   - laws: The laws that look at it. The default is all.
  package init(_ world: World, laws set: LawSet = .all) {
    view = RunView(world: world, simulation: Simulation(scene: ScrollScene()), ledger: Ledger(world))
    self.set = set
    laws = set.ids.map { id in
      var law = id.law.init()
      law.begin(world)
      return law
    }
  }

  /// What the app and the world have done and owe.
  package internal(set) var ledger: Ledger {
    _read { yield view.ledger }
    _modify { yield &view.ledger }
  }

  /// Lets the laws look at an occasion.
  package mutating func look(_ occasion: Occasion, at simulation: inout Simulation) {
    guard !set.watchers[occasion.kind.rawValue].isEmpty else { return }
    hold(&simulation) { $0.look(occasion) }
  }

  /// Lets the laws look at an occasion of the simulation that is held.
  private mutating func look(_ occasion: Occasion) {
    for index in set.watchers[occasion.kind.rawValue] {
      (breaches.law, breaches.level, breaches.step) = (set.ids[index], view.ledger.level, view.ledger.step)
      laws[index].check(occasion, in: view, &breaches)
    }
  }

  /// Holds a simulation, so that laws can look at it. It is moved and not copied, because it has many arrays.
  private mutating func hold<Result>(
    _ simulation: inout Simulation, _ body: (inout Inspector) -> Result
  ) -> Result {
    swap(&view.simulation, &simulation)
    defer { swap(&view.simulation, &simulation) }
    return body(&self)
  }

  // MARK: Commands

  /// What was true before a command, to be compared when it was carried out.
  package struct Intent {
    fileprivate let outer: Command?
    fileprivate let command: Command
    fileprivate let scroll: ScrollView
    fileprivate let acts: Int
    fileprivate let isBusy: Bool
    fileprivate let entries: Int
    fileprivate let beginsIdle: Bool
    fileprivate let endedState: RefreshState?
    fileprivate let hidden: ComponentRole?
  }

  /// Follows what a command is going to do.
  package mutating func begin(_ command: Command, at simulation: inout Simulation) -> Intent {
    hold(&simulation) { $0.begin(command) }
  }

  private mutating func begin(_ command: Command) -> Intent {
    let outer = ledger.current
    // Bringing a run to rest is not the fault of app or world.
    if !ledger.isOver || ledger.appActs {
      ledger.level = max(ledger.level, view.ledger.level(of: command, in: view.simulation))
    }
    ledger.acts += 1
    look(.begins(command))
    view.ledger.take(command, in: view.simulation)
    ledger.current = command
    let begun = command.begunRole
    return Intent(
      outer: outer, command: command, scroll: view.simulation.scroll, acts: ledger.acts,
      isBusy: command.isDrag && ledger.refreshes(.header),
      entries: begun.map { ledger[$0].entries } ?? 0,
      beginsIdle: begun.map { ledger[$0].state == .idle && view.simulation.isReached(by: command) } ?? false,
      endedState: command.endedRole.map { ledger[$0].state },
      hidden: command.hiddenRole.flatMap { role in
        view.component(role).flatMap { $0.isHidden ? nil : role }
      })
  }

  /// Follows what a command has done.
  package mutating func end(_ intent: Intent, at simulation: inout Simulation) {
    hold(&simulation) { $0.end(intent) }
  }

  private mutating func end(_ intent: Intent) {
    // No hand moves a list that far in no time; the inset of a header that refreshes follows it point by point.
    if intent.isBusy, !intent.command.isSwipe, intent.scroll.offset.distance(to: view.simulation.scroll.offset) > 35
    {
      ledger.level = .anything
    }
    follow()
    let deed = Deed(
      command: intent.command, scroll: intent.scroll, isAlone: ledger.acts == intent.acts, entries: intent.entries,
      beginsIdle: intent.beginsIdle, endedState: intent.endedState, hidden: intent.hidden)
    look(.done(deed))
    ledger.current = intent.outer
  }

  /// Follows what has happened since this was last called.
  package mutating func follow(_ simulation: inout Simulation) { hold(&simulation) { $0.follow() } }

  private mutating func follow() {
    if !view.simulation.events.isEmpty {
      for event in view.simulation.takeEvents() {
        happened.append(event.kind)
        look(.event(event))
        view.ledger.take(event, in: view.simulation)
      }
    }
    ledger.offset = view.simulation.scroll.offset
  }

  /// Follows an event of time.
  package mutating func followMoment(_ simulation: inout Simulation) {
    hold(&simulation) {
      $0.follow()
      $0.look(.moment)
    }
  }

  // MARK: Steps

  /// Begins a step of the driver.
  package mutating func beginStep(_ command: Command, at simulation: Simulation) -> StepEnd {
    ledger.step += 1
    ledger.stepStart = simulation.now
    ledger.driver = command
    ledger.appHasActed = false
    return StepEnd(command: command, scroll: simulation.scroll, states: ledger.states)
  }

  /// Ends a step of the driver.
  ///
  /// - Parameter end: What was true before it; nil for the setting up.
  package mutating func endStep(_ end: StepEnd?, at simulation: inout Simulation) {
    hold(&simulation) { $0.endStep(end) }
  }

  private mutating func endStep(_ end: StepEnd?) {
    follow()
    if let end { lookAtPulls(end) }
    if let fault = view.simulation.fault {
      look(.fault(fault))
    } else {
      look(.stepEnded(end ?? StepEnd(command: nil, scroll: view.simulation.scroll, states: ledger.states)))
      lookAtRefreshing()
      if !view.simulation.scroll.isDragging {
        if view.simulation.isSettled { rest() } else { look(.underWay) }
      }
    }
  }

  /// Lets laws look at what a finger holds or has let go.
  private mutating func lookAtPulls(_ end: StepEnd) {
    guard let command = end.command, command.isDrag || command.isLift, !ledger.appHasActed,
      view.simulation.scroll.isInWindow
    else { return }
    for role in ComponentRole.allCases {
      guard let component = view.component(role), !component.isHidden, component.family != .autoFooter
      else { continue }
      // A footer may have been told of the offset before a header that refreshes changed the inset.
      guard component.family != .backFooter || !ledger.refreshes(.header) else { continue }
      guard command.isLift ? end.scroll.isDragging : view.simulation.scroll.isDragging else { continue }
      let (way, extent) = component.pull(in: view.simulation.scroll)
      guard command.isLift || (component.state == .idle || component.state == .pulling) && way > 0 else { continue }
      let grip = Grip(isLifted: command.isLift, before: end.states[role], way: way, extent: extent)
      look(.pulled(component, grip))
    }
  }

  /// Lets laws look at what refreshes and the app was called for. Auto footers call before they change.
  private mutating func lookAtRefreshing() {
    // What an app sets while a component refreshes shows as the app has set it.
    guard !ledger.isReset else { return }
    for role in ComponentRole.allCases where ledger.refreshes(role) && ledger[role].owed > 0 {
      guard let component = view.component(role), !component.isHidden, component.family != .autoFooter
      else { continue }
      look(.looks(component))
    }
  }

  private mutating func rest() {
    ledger.mover = .none
    look(.rest)
    for role in ComponentRole.allCases { ledger[role].offsetAtEnd = nil }
    for role in ComponentRole.allCases {
      guard let component = view.component(role) else { continue }
      look(.rests(component))
      if !component.isHidden, !ledger.isReset { look(.looks(component)) }
    }
  }

  /// Reads the values that show what is wrong.
  ///
  /// - Parameter ending: What was done after the last step of the run.
  package mutating func settle(after ending: [Command], at simulation: Simulation) {
    // An app that is no longer answered in the middle of the step would have done something else.
    if isOutOfAnswers { breaches.keepOnly(.endlessRun) }
    breaches.settle(after: ending, in: simulation)
  }

  // MARK: The app

  /// The most calls of the app. More at one instant are an endless loop, which would take a second to run into the limit of the
  /// run loop; more in a whole run are an app whose answers lead to ever more calls, and show nothing new.
  static let mostCalls = 2_000
  private var calls = 0
  private var callsAtInstant = 0
  private var instant = Instant.zero

  /// Whether the app has been called so often that it is no longer answered.
  package var isOutOfAnswers: Bool { calls > Inspector.mostCalls }

  /// Follows a call of the app.
  ///
  /// - Returns: Whether the app may answer it; an endless loop must not continue.
  package mutating func takeCall(_ call: AppCall, at simulation: inout Simulation) -> Bool {
    hold(&simulation) { $0.takeCall(call) }
  }

  private mutating func takeCall(_ call: AppCall) -> Bool {
    follow()
    look(.calls(call))
    let now = view.simulation.now
    if now == instant { callsAtInstant += 1 } else { (instant, callsAtInstant) = (now, 1) }
    calls += 1
    if callsAtInstant == Inspector.mostCalls + 1 {
      // An app that begins again in its own answers has made the loop itself.
      if ledger.level > .answers { ledger.level = .anything }
      look(.endlessCalls)
    }
    return !isOutOfAnswers
  }
}

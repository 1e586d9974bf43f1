import RefreshEngine

/// Follows a run from event to event, keeps its ledger, and has laws check it.
package struct Inspector: Sendable {
  /// The ledger of what the app and the world have done, and what the app still owes.
  package internal(set) var ledger: Ledger
  /// The events, in order.
  package private(set) var happened: [Event.Kind] = []
  private var panel: Panel
  /// Memory for events.
  private var events: [Event] = []

  /// Begins a run.
  ///
  /// - Parameters:
  ///   - world: The world with which the run begins.
  ///   - laws: The laws that look at it. The default is all.
  package init(_ world: World, laws: LawSet = .all) {
    ledger = Ledger(world)
    happened.reserveCapacity(64)
    if world.conditions.hasWholeApp { answers = AnswerWatch(world.app) }
    panel = Panel(laws, for: world)
  }

  /// The breaches so far.
  package internal(set) var breaches: Breaches {
    _read { yield panel.breaches }
    _modify { yield &panel.breaches }
  }

  /// Has the laws check an occasion.
  package mutating func look(_ occasion: Occasion, at simulation: inout Simulation) {
    panel.look(occasion, at: &simulation, with: &ledger)
  }

  // MARK: Commands

  /// The facts before a command, for comparison after it was carried out.
  package struct Intent {
    fileprivate let outer: Command?
    fileprivate let acts: Int
    fileprivate let isBusy: Bool
    /// Whether a finger comes down, or a scenario shows where the reader is, while the list isn't settled.
    fileprivate let isHurried: Bool
    fileprivate let deed: Deed
  }

  /// Follows a command that is about to be carried out.
  package mutating func begin(_ command: Command, at simulation: inout Simulation) -> Intent {
    let outer = ledger.current
    // Bringing a run to rest is not the fault of app or world.
    if !ledger.isOver || ledger.appActs {
      let level = ledger.level(of: command, in: simulation)
      ledger.raise(to: level)
    }
    ledger.acts += 1
    look(.begins(command), at: &simulation)
    if command.isDrag && simulation.isReached(by: command) || command.isLift { ledger.haveEdgesMoved = false }
    ledger.take(command, in: simulation)
    ledger.current = command
    let begun = command.begunRole
    let deed = Deed(
      command: command, scroll: simulation.scroll, entries: begun.map { ledger[$0].entries } ?? 0,
      beginsIdle: begun.map { ledger[$0].state == .idle && simulation.isReached(by: command) } ?? false,
      endedState: command.endedOrResetRole.map { ledger[$0].state },
      hidden: command.hiddenRole.flatMap { role in
        simulation.view(of: role).flatMap { $0.isHidden ? nil : role }
      })
    return Intent(
      outer: outer, acts: ledger.acts, isBusy: command.isDrag && ledger.refreshes(.header),
      isHurried: ledger.world.conditions.hasWholeApp && !ledger.isApp && (command.isDrag || command.isScroll)
        && !command.isSwipe && !simulation.scroll.isDragging && !simulation.isSettled, deed: deed)
  }

  /// Follows a command that was carried out.
  package mutating func end(_ intent: Intent, at simulation: inout Simulation) {
    var deed = intent.deed
    // No hand moves a list that far in no time; the inset of a refreshing header follows the list point by point.
    if intent.isBusy, !deed.command.isSwipe,
      deed.scroll.offset.distance(to: simulation.scroll.offset) > ReaderPace.longestJump
    {
      (ledger.level, ledger.drivenLevel) = (.anything, .anything)
    }
    if intent.isHurried, isTooFar(deed.scroll.offset.distance(to: simulation.scroll.offset), in: deed.scroll) {
      (ledger.level, ledger.drivenLevel) = (.anything, .anything)
    }
    if deed.command.isFinger || deed.command.isScroll && !ledger.isApp { ledger.lastMove = simulation.now }
    follow(&simulation)
    if deed.command.loads, simulation.scroll.contentSize.isSmaller(than: deed.scroll.contentSize) {
      // When content is removed, the place at which a refresh has left the list is gone, too.
      for role in ComponentRole.allCases { ledger[role].offsetAtEnd = nil }
    }
    if OffsetRanges(of: deed.scroll) != OffsetRanges(of: simulation.scroll) { ledger.haveEdgesMoved = true }
    deed.isAlone = ledger.acts == intent.acts
    look(.done(deed), at: &simulation)
    ledger.current = intent.outer
  }

  /// Returns whether readers can't have moved this far since they last touched the list. Before that, a scenario may place them up to a
  /// screen away.
  private func isTooFar(_ distance: Double, in scroll: ScrollView) -> Bool {
    guard let last = ledger.lastMove else { return distance > max(scroll.viewport.width, scroll.viewport.height) }
    return ledger.stepStart - last < ReaderPace.time(forReaching: distance)
  }

  /// Follows the events since this was last called.
  package mutating func follow(_ simulation: inout Simulation) {
    if !simulation.events.isEmpty {
      swap(&events, &simulation.events)
      for event in events { follow(event, in: &simulation) }
      events.removeAll(keepingCapacity: true)
    }
    ledger.offset = simulation.scroll.offset
  }

  private mutating func follow(_ event: Event, in simulation: inout Simulation) {
    happened.append(event.kind)
    if case .state(let role, let from, let to) = event.kind {
      let component = simulation.view(of: role)
      look(
        .changes(StateEvent(component: component, role: role, from: from, to: to, time: event.time)),
        at: &simulation)
      ledger.change(role, from: from, to: to, at: event.time, in: simulation)
    } else if case .call(let role, let callback) = event.kind {
      let component = simulation.view(of: role)
      look(
        .asks(CallEvent(component: component, role: role, callback: callback, time: event.time)), at: &simulation)
      ledger.call(role, callback, in: simulation)
    } else if case .animation(let role, let name, let duration) = event.kind {
      look(.animates(role, name, duration), at: &simulation)
    } else if case .partAnimation(let role, let name, let duration) = event.kind {
      look(.animatesPart(role, name, duration), at: &simulation)
    }
  }

  /// Follows an event of time.
  package mutating func followMoment(_ simulation: inout Simulation) {
    follow(&simulation)
    look(.moment, at: &simulation)
  }

  // MARK: Steps

  /// Begins a step of the driver.
  package mutating func beginStep(_ command: Command, at simulation: Simulation) -> StepEnd {
    ledger.step += 1
    ledger.stepStart = simulation.now
    ledger.driver = command
    ledger.appHasActed = false
    let calls = ledger.world.conditions.flowCalls
    ledger.flowCall = command.traits.actor == .app ? calls.first { $0.steps.contains(ledger.step) } : nil
    ledger.isInFlow = calls.contains { $0.isUnderWay(after: ledger.step) }
    return StepEnd(command: command, scroll: simulation.scroll, states: ledger.states)
  }

  /// Ends a step of the driver.
  ///
  /// - Parameter end: What was true before it; nil for the setting up.
  package mutating func endStep(_ end: StepEnd?, at simulation: inout Simulation) {
    follow(&simulation)
    if let end { lookAtPulls(end, at: &simulation) }
    if let fault = simulation.fault {
      look(.fault(fault), at: &simulation)
    } else {
      look(
        .stepEnded(end ?? StepEnd(command: nil, scroll: simulation.scroll, states: ledger.states)), at: &simulation)
      lookAtRefreshing(&simulation)
      if !simulation.scroll.isDragging {
        if simulation.isSettled { rest(&simulation) } else { look(.underWay, at: &simulation) }
      }
    }
  }

  /// Has laws check the components that a finger holds or has let go.
  private mutating func lookAtPulls(_ end: StepEnd, at simulation: inout Simulation) {
    guard let command = end.command, command.isDrag && simulation.isReached(by: command) || command.isLift,
      !ledger.appHasActed, simulation.scroll.isInWindow
    else { return }
    for role in ComponentRole.allCases {
      guard let component = simulation.view(of: role), !component.isHidden, component.family != .autoFooter
      else { continue }
      // A footer may have been notified of the offset before a refreshing header changed the inset.
      guard component.family != .backFooter || !ledger.refreshes(.header) else { continue }
      guard command.isLift ? end.scroll.isDragging : simulation.scroll.isDragging else { continue }
      let (way, extent) = component.pull(in: simulation.scroll)
      guard command.isLift || component.followsPulls && way > 0 else { continue }
      let grip = ComponentGrip(isLifted: command.isLift, before: end.states[role], way: way, extent: extent)
      look(.pulled(component, grip), at: &simulation)
    }
  }

  /// Has laws check the refreshing components for which the app was called. Auto footers call before they change.
  private mutating func lookAtRefreshing(_ simulation: inout Simulation) {
    // Values that an app sets while a component refreshes appear as the app has set them.
    guard !ledger.isReset else { return }
    for role in ComponentRole.allCases where ledger.refreshes(role) && ledger[role].owed > 0 {
      guard let component = simulation.view(of: role), !component.isHidden, component.family != .autoFooter
      else { continue }
      look(.looks(component), at: &simulation)
    }
  }

  private mutating func rest(_ simulation: inout Simulation) {
    ledger.mover = .none
    look(.rest, at: &simulation)
    for role in ComponentRole.allCases { ledger[role].offsetAtEnd = nil }
    for role in ComponentRole.allCases {
      guard let component = simulation.view(of: role) else { continue }
      look(.rests(component), at: &simulation)
      if !component.isHidden, !ledger.isReset { look(.looks(component), at: &simulation) }
    }
  }

  /// Reads the values that show the problems.
  ///
  /// - Parameter ending: What was done after the last step of the run.
  package mutating func settle(after ending: [Command], at simulation: Simulation) {
    // An app that is no longer answered in the middle of the step would have done something else.
    if isOutOfAnswers { breaches.keepOnly(.endlessRun) }
    breaches.settle(after: ending, in: simulation)
  }

  // MARK: The app

  /// The watch for the call that a suite's own app is answering.
  private var answers: AnswerWatch?

  /// Follows the app's answer to a call, up to its next wait or its end.
  ///
  /// - Returns: The enclosing answer.
  package mutating func beginAnswer(to call: AppCall) -> AppAnswer? {
    defer { if answers != nil { ledger.answering = answers?.begin(call, in: ledger.answering) } }
    return ledger.answering
  }

  /// Follows the end of the answer that ``beginAnswer(to:)`` has begun.
  ///
  /// - Parameter outer: What that returned.
  package mutating func endAnswer(to call: AppCall, in outer: AppAnswer?, at simulation: inout Simulation) {
    answers?.end(call, ledger.answering)
    ledger.answering = outer
    look(.answered(call), at: &simulation)
  }

  /// The maximum number of calls of the app. More at one instant are an endless loop, which would take a second to
  /// reach the limit of the run loop; more in a whole run are an app whose answers lead to ever more calls, and show
  /// nothing new.
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
    follow(&simulation)
    look(.calls(call), at: &simulation)
    let now = simulation.now
    if now == instant { callsAtInstant += 1 } else { (instant, callsAtInstant) = (now, 1) }
    calls += 1
    if callsAtInstant == Inspector.mostCalls + 1 {
      // An app that begins again in its own answers has made the loop itself.
      if ledger.level > .answers { ledger.level = .anything }
      look(.endlessCalls, at: &simulation)
    }
    return !isOutOfAnswers
  }
}

extension ComponentView {
  /// Whether the pulling percent matches what a finger has pulled into view.
  fileprivate var followsPulls: Bool {
    state == .idle || state == .pulling || state == .noMoreData && family == .backFooter
  }
}

extension Size {
  /// Whether the size is smaller along an axis.
  fileprivate func isSmaller(than other: Size) -> Bool { width < other.width || height < other.height }
}

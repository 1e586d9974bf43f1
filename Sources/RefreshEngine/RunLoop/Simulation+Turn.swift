extension Simulation {
  /// The maximum number of blocks in one turn; more count as an endless loop.
  public static var maximumBlocksPerTurn: Int { 100_000 }

  /// Turns the run loop until no work is left. No time passes.
  ///
  /// Each round runs the completions that are due, then the main queue, then layout, then display. Layout and
  /// display need a window. A pan that ended or was cancelled becomes `possible` after the turn.
  ///
  /// Sets ``fault`` if more than ``maximumBlocksPerTurn`` blocks run.
  public mutating func turn() {
    var budget = Simulation.maximumBlocksPerTurn
    journal?.returnToCommand()
    while hasWork {
      runCompletions()
      runMainQueue(&budget)
      if scroll.isInWindow {
        layOut()
        display()
      }
      guard budget >= 0 else {
        fault = .endlessLoop
        mainQueue.removeAll()
        break
      }
    }
    if scroll.pan.isOver { scroll.pan = .possible }
    forgetDetached()
  }

  /// Lets virtual time pass from event to event, with a turn at each one and one at the end.
  public mutating func advance(by interval: Interval) { perform(.wait(interval)) }

  /// Lets virtual time pass until nothing is scheduled or moving.
  ///
  /// - Parameter interval: The maximum time to wait.
  /// - Returns: Whether the simulation settled within that time.
  @discardableResult
  public mutating func settle(atMost interval: Interval) -> Bool {
    perform(.settle(atMost: interval))
    return isSettled
  }

  /// Moves to the next event, if it is due by a limit, and turns the run loop.
  ///
  /// - Parameter limit: The latest instant. Time moves to it if no event is due before or at it.
  /// - Returns: Whether there was an event, and no fault.
  public mutating func advanceToNextEvent(before limit: Instant) -> Bool {
    guard fault == nil else { return false }
    guard let next = nextEvent, next <= limit else {
      now = max(now, limit)
      turn()
      return false
    }
    now = max(now, next)
    if let frame = physics.nextFrame, frame <= now { moveByPhysics() }
    turn()
    return fault == nil
  }

  /// The instant of the next scheduled event, or nil if there is none.
  @inline(__always) public var nextEvent: Instant? {
    var next = agenda.firstDue
    if animationsEnd > now { next = earlier(next, animationsEnd) }
    if let frame = physics.nextFrame { next = earlier(next, frame) }
    return next
  }

  /// Whether nothing is scheduled or moving.
  @inline(__always) public var isSettled: Bool { nextEvent == nil && !hasWork }

  @inline(__always) private func earlier(_ a: Instant?, _ b: Instant) -> Instant {
    guard let a, a < b else { return b }
    return a
  }

  /// Whether a round of the turn would do anything. Calling a nonmutating member from a mutating one copies the
  /// simulation, so everything that runs for each event is inlined.
  @inline(__always) private var hasWork: Bool {
    if agenda.isDue(at: now) || !mainQueue.isEmpty { return true }
    guard scroll.isInWindow else { return false }
    // This runs for each event, and reading a component from its array copies it.
    return components.withUnsafeBufferPointer { components in
      guard let first = components.baseAddress else { return false }
      for c in attached
      where first[c.index].needsLayout || (first[c.index].needsDisplay && !first[c.index].isHidden) { return true }
      return false
    }
  }

  /// Runs everything that is due. Anything it schedules for now waits for the next round.
  private mutating func runCompletions() {
    let sequence = agenda.nextSequence
    while let entry = agenda.popDue(at: now, before: sequence) {
      cause = entry.cause
      switch entry.event {
      case .completion(let c, let end): finish(end, of: c)
      case .timer(let token): mainQueue.append(.timer(token), because: cause)
      }
    }
    journal?.returnToCommand()
  }

  /// Runs the main queue until it is empty, including blocks that blocks add.
  private mutating func runMainQueue(_ budget: inout Int) {
    while budget >= 0, !mainQueue.isEmpty {
      cause = mainQueue.cause
      guard let block = mainQueue.popFirst() else { break }
      budget -= 1
      switch block {
      case .setNeedsLayout(let c): self[c].needsLayout = true
      case .setState(let c, let state): setState(of: c, to: state)
      case .timer(let token): callApp(.timer(token))
      }
    }
    journal?.returnToCommand()
  }

  /// Lays out the marked components, including hidden ones; the one attached last comes first.
  private mutating func layOut() {
    for c in attached.reversed() where self[c].needsLayout {
      self[c].needsLayout = false
      placeSubviews(of: c)
    }
  }

  /// Displays the marked components that aren't hidden; the one attached last comes first.
  ///
  /// `-[MJRefreshComponent drawRect:]`: a component that was asked to refresh while not in a window does so now.
  private mutating func display() {
    for c in attached.reversed() where self[c].needsDisplay && !self[c].isHidden {
      self[c].needsDisplay = false
      let display = Situation.display(self[c].state, isInWindow: scroll.isInWindow, isHidden: self[c].isHidden)
      guard display.holds(.appear) else { continue }
      consider(display, for: c)
      setState(of: c, to: .refreshing)
      journal?.returnToCommand()
    }
  }

  /// Runs an animation: its changes take effect immediately, and its completion runs after the duration.
  ///
  /// `+[UIView animateWithDuration:animations:completion:]`.
  mutating func animate(
    _ name: AnimationName, _ duration: Interval, of c: ComponentID, then end: AnimationEnd? = nil,
    changes: (inout Simulation) -> Void
  ) {
    let outer = cause
    record(.animation(self[c].role, name, duration))
    let (due, animation) = (now + duration, cause)
    changes(&self)
    if let end { agenda.add(.completion(c, end), due: due, because: animation) }
    animationsEnd = max(animationsEnd, due)
    cause = outer
  }

  /// Runs the completion block of an animation.
  private mutating func finish(_ end: AnimationEnd, of c: ComponentID) {
    switch end {
    case .entered: executeRefreshingCallback(of: c)
    case .left:
      setPullingPercent(of: c, to: 0)
      call(.endRefreshingCompletion, of: c)
    case .pagedBack: call(.endRefreshingCompletion, of: c)
    case .loadingFaded: loadingFaded(of: c)
    case .arrowTurned: self[c].arrow.rotation = 0
    case .boundsEntered: headerBoundsEntered(c)
    case .boundsLeft: headerBoundsLeft(c)
    }
  }
}

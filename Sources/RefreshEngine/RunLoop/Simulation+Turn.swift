extension Simulation {
  /// The number of blocks in one turn beyond which it counts as an endless loop.
  public static var maximumBlocksPerTurn: Int { 100_000 }

  /// Turns the run loop, with no time passing, until nothing is left to do.
  ///
  /// Each round runs the completions that are due, then the main queue, then lays out, then displays. Layout and
  /// display need a window. A pan that ended or was cancelled is `possible` after the turn.
  ///
  /// Sets ``fault`` when more than ``maximumBlocksPerTurn`` blocks ran.
  public mutating func turn() {
    var budget = Simulation.maximumBlocksPerTurn
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

  /// Lets virtual time pass, from event to event, with a turn at each and one at the end.
  public mutating func advance(by interval: Interval) {
    let end = now + interval
    while advanceToNextEvent(before: end) {}
  }

  /// Lets virtual time pass until nothing is scheduled or moving any more.
  ///
  /// - Parameter interval: The longest time to wait.
  /// - Returns: Whether it came to rest by then.
  @discardableResult
  public mutating func settle(atMost interval: Interval) -> Bool {
    let end = now + interval
    turn()
    while !isSettled, advanceToNextEvent(before: end) {}
    return isSettled
  }

  /// Moves to the next event and turns, if there is one by then.
  ///
  /// - Parameter limit: The instant not to pass; time moves to it when no event is left before or at it.
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

  /// The instant at which something happens next by itself; nil if never.
  public var nextEvent: Instant? {
    var next = agenda.firstDue
    if animationsEnd > now { next = earlier(next, animationsEnd) }
    if let frame = physics.nextFrame { next = earlier(next, frame) }
    return next
  }

  /// Whether nothing is scheduled or moving any more.
  public var isSettled: Bool { nextEvent == nil && !hasWork }

  private func earlier(_ a: Instant?, _ b: Instant) -> Instant {
    guard let a, a < b else { return b }
    return a
  }

  /// Whether a round of the turn would do something. To call what does not mutate from what does copies the simulation, so
  /// what each event asks is inlined.
  @inline(__always) private var hasWork: Bool {
    if agenda.isDue(at: now) || !mainQueue.isEmpty { return true }
    guard scroll.isInWindow else { return false }
    // Each event asks, and to ask a component out of its array copies it.
    return components.withUnsafeBufferPointer { components in
      guard let first = components.baseAddress else { return false }
      for c in attached
      where first[c.index].needsLayout || (first[c.index].needsDisplay && !first[c.index].isHidden) { return true }
      return false
    }
  }

  /// Runs what is due; what it schedules for now waits for the next round.
  private mutating func runCompletions() {
    let sequence = agenda.nextSequence
    while let event = agenda.popDue(at: now, before: sequence) {
      switch event {
      case .completion(let c, let end): finish(end, of: c)
      case .timer(let token): mainQueue.append(.timer(token))
      }
    }
  }

  /// Runs the main queue until it is empty; blocks that blocks add run too.
  private mutating func runMainQueue(_ budget: inout Int) {
    while budget >= 0, let block = mainQueue.popFirst() {
      budget -= 1
      switch block {
      case .setNeedsLayout(let c): self[c].needsLayout = true
      case .setState(let c, let state): setState(of: c, to: state)
      case .timer(let token): callApp(.timer(token))
      }
    }
  }

  /// Lays out what is marked, the component attached last first; hidden ones too.
  private mutating func layOut() {
    for c in attached.reversed() where self[c].needsLayout {
      self[c].needsLayout = false
      placeSubviews(of: c)
    }
  }

  /// Displays what is marked and shown, the component attached last first.
  ///
  /// `-[MJRefreshComponent drawRect:]`: a component that was asked to refresh while out of a window does so now.
  private mutating func display() {
    for c in attached.reversed() where self[c].needsDisplay && !self[c].isHidden {
      self[c].needsDisplay = false
      if self[c].state == .willRefresh { setState(of: c, to: .refreshing) }
    }
  }

  /// Runs an animation: what it changes has its value at once, its end comes after the duration.
  ///
  /// `+[UIView animateWithDuration:animations:completion:]`.
  mutating func animate(
    _ name: AnimationName, _ duration: Interval, of c: ComponentID, then end: AnimationEnd? = nil,
    changes: (inout Simulation) -> Void
  ) {
    record(.animation(self[c].role, name, duration))
    changes(&self)
    let due = now + duration
    if let end { agenda.add(.completion(c, end), due: due) }
    animationsEnd = max(animationsEnd, due)
  }

  /// The completion block of an animation.
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

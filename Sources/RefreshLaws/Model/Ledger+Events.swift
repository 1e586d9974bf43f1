import RefreshEngine

/// Entering events into the ledger.
extension Ledger {
  /// Enters a change of a component's state.
  mutating func change(
    _ role: ComponentRole, from: RefreshState, to: RefreshState, at time: Instant, in simulation: Simulation
  ) {
    entries[role].state = to
    guard let family = simulation.kind(of: role)?.family else { return }
    entries[role].changed = time
    entries[role].changes += 1
    if from == .idle, entries[role].exits > 0, time - entries[role].left <= entries[role].said.slow {
      entries[role].isHurried = true
    } else if from == .refreshing {
      entries[role].isHurried = false
    }
    if to == .refreshing {
      entries[role].entries += 1
      entries[role].entered = time
      entries[role].enteredCause = causes
      entries[role].callsInRefresh = 0
      entries[role].enteredExtent = simulation.view(of: role)?.extent ?? 0
      entries[role].room = family == .header ? nil : RoomSizes(simulation.scroll)
      for other in ComponentRole.allCases { entries[other].offsetAtEnd = nil }
    } else if from == .refreshing {
      entries[role].exits += 1
      entries[role].left = time
      entries[role].isBegunByApp = false
      // Another component's page may come later, and make the list long enough to have stayed.
      let isStill = !simulation.scroll.isDragging && !simulation.physics.isUnderWay && !isBusy
      entries[role].offsetAtEnd = isStill ? offset : nil
    }
  }

  /// Enters a call to the app.
  mutating func call(_ role: ComponentRole, _ callback: Callback, in simulation: Simulation) {
    switch callback {
    case .refreshing:
      entries[role].refreshingCalls += 1
      if simulation.component(role) != nil, !entries[role].isReplaced { entries[role].callsInRefresh += 1 }
      entries[role].isBegunByApp = false
      entries[role].owed += 1
    case .beginRefreshingCompletion: entries[role].beginCompletions += 1
    case .endRefreshingAnimationBegin: entries[role].endAnimations += 1
    case .endRefreshingCompletion:
      entries[role].endCompletions += 1
      let isMoved = simulation.scroll.isDragging || simulation.physics.isUnderWay
      entries[role].causeAtEnd = isMoved ? nil : causes
    }
  }
}

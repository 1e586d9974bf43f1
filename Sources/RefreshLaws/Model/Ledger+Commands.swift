import RefreshEngine

/// What commands put into the ledger.
extension Ledger {
  /// Takes in a command that is about to be carried out. Its level has been taken in before.
  mutating func take(_ command: Command, in simulation: Simulation) {
    switch command {
    case .wait, .settle: return
    case .touch, .drag, .dragBy, .pull, .swipe:
      if !command.isTouch || !simulation.scroll.isDragging { swipeVelocity = command.fingerVelocity }
      if !simulation.scroll.isDragging {
        touches += 1
        touchOffset = simulation.isSettled ? simulation.scroll.offset : nil
        addCause(at: simulation.now)
      }
      mover = .finger
      isPutOut = false
      return
    case .release, .cancel:
      mover = .finger
      return
    case .endRefreshing(let role): end(role, .end)
    case .endRefreshingWithNoMoreData(let role): end(role, .noMoreData)
    case .resetNoMoreData(let role): entries[role].lastWord = .reset
    case .loadRows, .loadHeight, .setScene(.rows), .setScene(.rowHeight), .setScene(.contentHeight),
      .setScene(.contentWidth):
      return
    case .scroll, .scrollBy, .scrollToEnd, .loadRowsAbove:
      mover = .app
      lastScroll = simulation.now
      if case .scrollToEnd = command {} else { isPutOut = true }
    case .beginRefreshing(let role): entries[role].isBegunByApp = true
    case .setScene(.contentInset(let edge, let value)): ownInset[edge] = value
    case .setScene(.paging): isReset = true
    case .set(_, let change):
      isReset = true
      if change.$height != nil { hasChangedHeight = true }
    case .attach(let blueprint):
      replace(blueprint.kind.role)
      attach(blueprint)
      blueprints.removeAll { $0.kind.role == blueprint.kind.role }
      blueprints.append(blueprint)
    case .detach(let role): replace(role)
    case .language:
      hasChangedLanguage = true
      layouts += 1
    case .rotate: layouts += 1
    case .setScene(.safeArea), .tap, .window: break
    }
    switch command {
    case .endRefreshing, .endRefreshingWithNoMoreData: break
    default: addCause(at: simulation.now)
    }
  }

  mutating func attach(_ blueprint: ComponentBlueprint) {
    entries[blueprint.kind.role].isThere = true
    entries[blueprint.kind.role].said = Said(blueprint.settings)
  }

  private mutating func addCause(at now: Instant) {
    causes += 1
    lastWill = now
    for role in ComponentRole.allCases { entries[role].offsetAtEnd = nil }
  }

  private mutating func end(_ role: ComponentRole, _ word: LastWord) {
    entries[role].lastWord = word
    // What the app has begun itself calls it even after an end, unless it still waits for the screen.
    let isCalledLater = entries[role].isBegunByApp && entries[role].state == .refreshing
    if entries[role].owed > 0 || isCalledLater { entries[role].owed -= 1 }
    entries[role].isBegunByApp = false
  }

  private mutating func replace(_ role: ComponentRole) {
    entries[role] = Entry()
    entries[role].isReplaced = true
    layouts += 1
  }

  /// What a command asks of the library at this moment.
  func level(of command: Command, in simulation: Simulation) -> Level {
    switch command {
    case .touch, .drag, .dragBy, .pull, .swipe, .tap: return simulation.scroll.isInWindow ? .answers : .anything
    case .release, .cancel, .wait, .settle: return .answers
    case .loadRows, .loadHeight, .loadRowsAbove,
      .setScene(.rows), .setScene(.rowHeight), .setScene(.contentHeight), .setScene(.contentWidth):
      return contains { $0.owed > 0 } ? .answers : .will
    case .scroll, .scrollBy, .scrollToEnd: return .will
    case .resetNoMoreData(let role): return entries[role].isThere ? .will : .anything
    case .beginRefreshing(let role):
      guard let index = simulation.component(role)?.index else { return .anything }
      guard simulation.components[index].state == .idle, !simulation.components[index].isHidden else {
        return .anything
      }
      return simulation.scroll.isInWindow ? .will : .surroundings
    case .endRefreshing(let role), .endRefreshingWithNoMoreData(let role):
      if entries[role].owed > 0 { return .answers }
      // An app may end what it has begun itself, before it is called.
      return entries[role].isBegunByApp ? .will : .anything
    case .setScene(.safeArea), .window, .rotate, .language: return .surroundings
    case .setScene(.contentInset), .setScene(.paging), .set, .attach, .detach: return .settings
    }
  }
}

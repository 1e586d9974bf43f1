import RefreshEngine

/// Entering commands into the ledger.
extension Ledger {
  /// Enters a command that is about to be carried out. Its level was entered before.
  mutating func take(_ command: Command, in simulation: Simulation) {
    let traits = command.traits
    switch traits.actor {
    case .time: return
    case .finger(.down), .finger(.move):
      if simulation.isReached(by: command) { takeTouch(command, in: simulation) }
      return
    case .finger(.up):
      mover = .finger
      return
    case .finger(.tap), .app, .world: break
    }
    if command.isScroll {
      mover = .app
      lastScroll = simulation.now
      if traits.moves == .offset { isPutOut = true }
    } else if traits.loads {
      return
    }
    takeChange(command)
    if traits.need != .end { addCause(at: simulation.now) }
  }

  /// Enters a finger that goes down or moves.
  private mutating func takeTouch(_ command: Command, in simulation: Simulation) {
    if command.isDrag || !simulation.scroll.isDragging { swipeVelocity = command.fingerVelocity }
    if !simulation.scroll.isDragging {
      touches += 1
      touchOffset = simulation.isSettled ? simulation.scroll.offset : nil
      addCause(at: simulation.now)
    }
    mover = .finger
    isPutOut = false
  }

  /// Enters the changes that a command makes to components and their surroundings.
  private mutating func takeChange(_ command: Command) {
    switch command {
    case .endRefreshing(let role): end(role, .end)
    case .endRefreshingWithNoMoreData(let role): end(role, .noMoreData)
    case .resetNoMoreData(let role): entries[role].lastWord = .reset
    case .beginRefreshing(let role): entries[role].isBegunByApp = true
    case .setScene(.contentInset(let edge, let value)):
      ownInset[edge] = value
      setInsets.insert(edge)
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
    // The effects of time, a finger or a load are entered elsewhere, or needn't be remembered.
    case .touch, .drag, .dragBy, .pull, .swipe, .release, .cancel, .tap, .wait, .settle, .loadRows, .loadHeight,
      .loadRowsAbove, .scroll, .scrollBy, .scrollToEnd, .window,
      .setScene(.safeArea), .setScene(.contentWidth), .setScene(.contentHeight), .setScene(.rows),
      .setScene(.rowHeight):
      break
    }
  }

  mutating func attach(_ blueprint: ComponentBlueprint) {
    entries[blueprint.kind.role].isThere = true
    entries[blueprint.kind.role].said = Said(blueprint.settings, of: blueprint.kind.family)
  }

  private mutating func addCause(at now: Instant) {
    causes += 1
    lastWill = now
    for role in ComponentRole.allCases { entries[role].offsetAtEnd = nil }
  }

  private mutating func end(_ role: ComponentRole, _ word: LastWord) {
    entries[role].lastWord = word
    // A refresh that the app itself has begun calls the app even after an end, unless it still waits for the screen.
    let isCalledLater = entries[role].isBegunByApp && entries[role].state == .refreshing
    if entries[role].owed > 0 || isCalledLater { entries[role].owed -= 1 }
    entries[role].isBegunByApp = false
  }

  private mutating func replace(_ role: ComponentRole) {
    let isReplaced = entries[role].isThere || entries[role].isReplaced
    entries[role] = Entry()
    entries[role].isReplaced = isReplaced
    layouts += 1
  }

  /// Raises the level of the run, and that of the party that gave the command. The app's answers only raise the run's.
  mutating func raise(to level: Level) {
    self.level = max(self.level, level)
    guard !appActs else { return }
    if isFlow { flowLevel = max(flowLevel, level) } else { drivenLevel = max(drivenLevel, level) }
  }

  /// Returns the level of a command at this moment.
  func level(of command: Command, in simulation: Simulation) -> Level {
    let traits = command.traits
    switch traits.actor {
    case .time, .finger(.up): return .answers
    case .finger(.down), .finger(.move): return simulation.scroll.isInWindow ? .answers : .anything
    case .finger(.tap): return traits.role.map { simulation.canTap($0) } ?? false ? .answers : .anything
    // In a suite with an app, a scenario's step that scrolls only shows where the reader is, and isn't an action of the app.
    case .app where command.isScroll && simulation.scroll.isDragging && world.conditions.hasWholeApp && !isApp:
      return .anything
    case .app, .world: break
    }
    if traits.loads { return contains { $0.owed > 0 } ? .answers : traits.level }
    guard let role = traits.role else { return traits.level }
    switch traits.effect {
    case .begin:
      guard let index = simulation.component(role)?.index else { return .anything }
      guard simulation.components[index].state == .idle, !simulation.components[index].isHidden else {
        return .anything
      }
      return simulation.scroll.isInWindow ? traits.level : .surroundings
    case .end where traits.need == .reset:
      // It ends a refresh that the app still answers.
      let isBusy = entries[role].state == .refreshing || entries[role].state == .willRefresh
      return entries[role].isThere && !isBusy ? traits.level : .anything
    case .end:
      if entries[role].owed > 0 { return traits.level }
      // An app may end a refresh that it has begun itself before it is called.
      return entries[role].isBegunByApp ? .will : .anything
    case .set, .attach, .detach, .pull, nil: return traits.level
    }
  }
}

extension Simulation {
  /// Returns whether a finger can tap a component: it is on the screen, and the finger isn't down elsewhere.
  fileprivate func canTap(_ role: ComponentRole) -> Bool {
    scroll.isInWindow && !scroll.isDragging && view(of: role) != nil && distanceFromScreen(of: role) == nil
  }
}

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
      if command.moves == .offset { isPutOut = true }
    } else if command.loads {
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
    let traits = command.traits
    if let role = traits.role { takeChange(command, of: role) }
    switch traits.need {
    case .set: takeProperty(command)
    case .language:
      hasChangedLanguage = true
      layouts += 1
    case .rotate: layouts += 1
    // The effects of fingers and loads are entered elsewhere, or needn't be remembered.
    case .drag, .scroll, .load, .begin, .end, .reset, .tap, .attach, .detach, .window, nil: break
    }
  }

  /// Enters the change that a command makes to a component.
  private mutating func takeChange(_ command: Command, of role: ComponentRole) {
    let traits = command.traits
    switch traits.effect {
    case .end where traits.need == .reset: entries[role].lastWord = .reset
    case .end: end(role, command.endsForGood ? .noMoreData : .end)
    case .begin: if traits.actor == .app { entries[role].isBegunByApp = true }
    case .attach:
      replace(role)
      blueprints.removeAll { $0.kind.role == role }
      guard case .attach(let blueprint) = command else { break }
      attach(blueprint)
      blueprints.append(blueprint)
    case .detach: replace(role)
    case .set, .pull, nil: break
    }
  }

  /// Enters a property that a command changes.
  private mutating func takeProperty(_ command: Command) {
    if case .set(_, let change) = command {
      isReset = true
      if change.$height != nil { hasChangedHeight = true }
    } else if case .setScene(.contentInset(let edge, let value)) = command {
      ownInset[edge] = value
      setInsets.insert(edge)
    } else if case .setScene(.paging) = command {
      isReset = true
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
    if command.loads { return contains { $0.owed > 0 } ? .answers : traits.level }
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

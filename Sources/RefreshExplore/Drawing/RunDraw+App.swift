import RefreshEngine

extension RunDraw {
  /// Draws what the app does when it is called.
  mutating func drawApp() {
    app = []
    for component in components {
      let commands = answer(of: component)
      if !commands.isEmpty {
        app.append(AppProgram.Entry(hook: .callback(component.kind.role, .refreshing), commands: commands))
      }
    }
    guard level >= .will, random.chance(25) else { return }
    let role = component().kind.role
    let hook = AppProgram.Hook.callback(
      role,
      random.one(of: [
        .endRefreshingCompletion, .endRefreshingCompletion, .beginRefreshingCompletion,
        .endRefreshingAnimationBegin,
      ]))
    // No app empties its list because a footer or a trailer loads.
    let commands = draw(one: appActions).filter { role == .header || level >= .anything || !$0.emptiesList }
    if !commands.isEmpty { app.append(AppProgram.Entry(hook: hook, commands: commands)) }
    guard random.chance(20) else { return }
    // Loading in answer to a load would never end.
    let calm = draw(one: appActions.filter { $0.name != .load && $0.name != .content })
    if !calm.isEmpty { app.append(AppProgram.Entry(hook: .reloadData, commands: calm)) }
  }

  /// Returns the commands with which the app answers a call to refresh; none for an app that ends the refresh in
  /// another way.
  mutating func answer(of component: ComponentBlueprint) -> [Command] {
    let role = component.kind.role
    let isFooter = role == .footer
    var commands: [Command] = []
    if random.chance(12) { return [] }
    if random.chance(65) { commands.append(.wait(time())) }
    if level >= .will, !isFooter, self.component(.footer) != nil, random.chance(25) {
      commands.append(.resetNoMoreData(.footer))
    }
    let loads = random.chance(50)
    let loadsLate = level >= .will && random.chance(15)
    if loads, !loadsLate { commands += load() }
    let end = isFooter && random.chance(25) ? Command.endRefreshingWithNoMoreData(role) : .endRefreshing(role)
    commands.append(end)
    if loads, loadsLate {
      if random.chance(50) { commands.append(.wait(random.chance(50) ? Interval(seconds: 0.01) : time())) }
      commands += load()
    }
    if level >= .anything, random.chance(15) {
      if random.chance(50) { commands.append(.wait(time())) }
      commands.append(.endRefreshing(role))
    }
    return commands
  }

  /// Returns the commands that load new content.
  mutating func load() -> [Command] {
    if scene.scrollView == .plain { return [.loadHeight(random.one(of: [0, 100, 600]))] }
    return [random.one(of: [.loadRows(0), .loadRows(1), .loadRows(20), .setScene(.rows(20)), .loadRowsAbove(10)])]
  }

  /// Returns whether the app itself ends the refreshes of a component.
  func answers(_ role: ComponentRole) -> Bool {
    app.contains { entry in
      entry.hook == .callback(role, .refreshing)
        && entry.commands.contains { $0.traits.need == .end && $0.traits.role == role }
    }
  }
}

extension Command {
  /// Whether it leaves no content.
  fileprivate var emptiesList: Bool { if case .all(let amount) = load { !amount.isContent } else { false } }
}

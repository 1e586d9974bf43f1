import RefreshEngine

/// The runs with which a baseline compares a run.
extension ExploredRun {
  /// The run with components of the same types in their default settings.
  var byDefault: ExploredRun {
    var run = self
    run.components = components.map(\.byDefault)
    run.commands = commands.map(\.byDefault)
    for entry in app.indices { run.app[entry].commands = app[entry].commands.map(\.byDefault) }
    return run
  }

  /// Returns the run with pulls as far as those of another run, relative to the thresholds of the components: in proportion
  /// or, for auto footers, whose thresholds may be anywhere, by the same distance beyond them.
  func rescaled(from other: ExploredRun) -> ExploredRun {
    func component(_ role: ComponentRole, in run: ExploredRun) -> ComponentBlueprint? {
      run.components.first { $0.kind.role == role }
    }
    var run = self
    run.commands = commands.map { command in
      guard case .pull(let role, let amount) = command, let old = component(role, in: other),
        let new = component(role, in: self), old.settings.extent > 0
      else { return command }
      let points = amount.points(of: old.settings.extent)
      guard new.kind.family == .autoFooter else {
        return .pull(role, .points(points * new.settings.extent / old.settings.extent))
      }
      return .pull(role, .points(points - old.autoThreshold + new.autoThreshold))
    }
    return run
  }

  /// Returns the runs that pull a component far enough somewhere, and let it go: with other settings, the run may not refresh
  /// where another one does.
  func withPull(of roles: [ComponentRole]) -> some Sequence<ExploredRun> {
    roles.lazy.flatMap { role in
      (0...commands.count).lazy.map { place in
        var run = self
        run.commands.insert(contentsOf: [.pull(role, .fraction(2)), .release(velocity: nil)], at: place)
        run.commands = Finger.lifted(run.commands)
        return run
      }
    }
  }

  /// The runs in which one pull is too short to refresh: a list whose component is hidden behaves like one whose component is only
  /// pulled a little.
  var withShortPull: some Sequence<ExploredRun> {
    commands.indices.lazy.compactMap { place in
      guard case .pull(let role, _) = commands[place] else { return nil }
      var run = self
      run.commands[place] = .pull(role, .fraction(0.8))
      return run
    }
  }

  /// The runs in which something happens a little later: a step and all that follow it, or the rest of an answer.
  var delayed: some Sequence<ExploredRun> {
    [0.1, 0.25, 0.4].lazy.map { Command.wait(Interval(seconds: $0)) }.flatMap { wait in
      let steps = commands.indices.lazy.dropFirst().map { place in
        var run = self
        run.commands.insert(wait, at: place)
        return run
      }
      let answers = app.indices.lazy.flatMap { entry in
        app[entry].commands.indices.lazy.map { place in
          var run = self
          run.app[entry].commands.insert(wait, at: place)
          return run
        }
      }
      return Array(steps) + Array(answers)
    }
  }

  /// Returns the run with waits as long as those of another run, relative to a duration of a component; nil if that is the same in
  /// both.
  func retimed(
    from other: ExploredRun, by duration: KeyPath<ComponentSettings, Interval>, of role: ComponentRole
  ) -> ExploredRun? {
    func length(in run: ExploredRun) -> Double? {
      run.components.first { $0.kind.role == role }?.settings[keyPath: duration].seconds
    }
    guard let old = length(in: other), let new = length(in: self), old > 0, old != new else { return nil }
    func retimed(_ command: Command) -> Command {
      if case .wait(let time) = command { .wait(Interval(seconds: time.seconds * new / old)) } else { command }
    }
    var run = self
    run.commands = commands.map(retimed)
    for entry in app.indices { run.app[entry].commands = app[entry].commands.map(retimed) }
    return run
  }

  /// The run with an app that hasn't answered any call yet.
  var withoutAnswers: ExploredRun {
    var run = self
    run.app = []
    return run
  }

  /// Returns the run with an app that waits, loads and shows components as the run's own app does, then ends each refresh exactly once,
  /// lets a footer without more data offer more when the header loads again, and does nothing else.
  ///
  /// - Parameter addsContent: Whether a footer's answer without content gets some. The default is true.
  func withCorrectApp(adding addsContent: Bool = true) -> ExploredRun {
    let hasEnd = app.flatMap(\.commands).contains { command in
      if case .endRefreshingWithNoMoreData = command { true } else { false }
    }
    var run = self
    run.app = components.map { component in
      let role = component.kind.role
      let hook = AppProgram.Hook.callback(role, .refreshing)
      let own = app.first { $0.hook == hook }?.commands ?? []
      // An answer may also be empty, unless it loads something afterwards.
      let last = own.lastIndex(where: \.loads)
      var commands = own.indices.filter { place in
        if case .wait = own[place] { return true }
        return own[place].isPage(of: role) || role == .header && place == last
      }
      .map { own[$0].showing }
      // A refresh ends when its content is there.
      if let page = commands.lastIndex(where: \.addsContent) {
        commands = commands[...page] + commands[(page + 1)...].filter { !$0.takesLong }
      }
      // A page is added once.
      for place in commands.indices.reversed() where commands[place].addsContent {
        let text = commands[place].text
        if commands[..<place].contains(where: { $0.text == text }) { commands.remove(at: place) }
      }
      // An empty page is the last one.
      let isLast = own.contains { if case .endRefreshingWithNoMoreData(role) = $0 { true } else { false } }
      if addsContent, role != .header, !isLast, !commands.contains(where: \.addsContent) {
        commands.append(scene.page)
      }
      // A footer that was at the end offers more again when the first page is there: one that asks earlier gets an answer
      // about the old list.
      let isLoaded = role == .header && hasEnd && commands.contains(where: \.addsContent)
      let resets = commands.contains { $0.traits.need == .reset }
      commands.removeAll { $0.traits.need == .reset }
      commands.append(isLast ? .endRefreshingWithNoMoreData(role) : .endRefreshing(role))
      if resets || isLoaded, components.contains(where: { $0.kind.role == .footer }) {
        // Before or after the end, as in its own answer.
        let isAfterEnd = own.lastIndex { $0.endedRole == role }.map { end in
          own[end...].contains { $0.traits.need == .reset }
        }
        commands.insert(.resetNoMoreData(.footer), at: commands.count - (isAfterEnd == true ? 0 : 1))
      }
      return AppProgram.Entry(hook: hook, commands: commands)
    }
    // A header may also reset when its refresh has ended, and load what its answer hasn't loaded.
    let isLoaded = run.app.contains { entry in
      entry.hook == .callback(.header, .refreshing) && entry.commands.contains(where: \.addsContent)
    }
    run.app += app.compactMap { entry in
      guard entry.hook == .callback(.header, .endRefreshingCompletion) else { return nil }
      let commands = entry.commands.filter { $0.isPage(of: .header) && !(isLoaded && $0.addsContent) }
      return AppProgram.Entry(hook: entry.hook, commands: commands.map(\.showing))
    }
    return run
  }

  /// Returns the run with an app that ends a component's refreshes when it has answered.
  func ending(_ role: ComponentRole) -> ExploredRun {
    let hook = AppProgram.Hook.callback(role, .refreshing)
    let own = app.first { $0.hook == hook }?.commands ?? []
    let isImmediate = !own.contains { $0.traits.actor == .time }
    let answer = own + (isImmediate ? [.wait(Interval(seconds: 0.5))] : []) + [.endRefreshing(role)]
    var run = self
    run.app = app.filter { $0.hook != hook } + [AppProgram.Entry(hook: hook, commands: answer)]
    return run
  }

  /// The run with an app that loads and ends each refresh a moment after it was asked, and does nothing else.
  var withMinimalApp: ExploredRun {
    var run = self
    run.app = components.map { component in
      let role = component.kind.role
      let page: [Command] = role == .header ? [] : [scene.page]
      return AppProgram.Entry(
        hook: .callback(role, .refreshing),
        commands: [.wait(Interval(seconds: 0.5))] + page + [.endRefreshing(role)])
    }
    return run
  }
}

extension ComponentBlueprint {
  /// The height of an auto footer's part that has to be visible before it loads, in points.
  fileprivate var autoThreshold: Double { settings.extent * settings.triggerPercent }
}

extension Command {
  /// The command, with default settings of a component that it attaches.
  fileprivate var byDefault: Command {
    if case .attach(let component) = self { .attach(component.byDefault) } else { self }
  }

  /// Returns whether a correct app does it when a component asks for content: it loads some and, for a header, also replaces all and
  /// resets footers.
  fileprivate func isPage(of role: ComponentRole) -> Bool {
    // A page replaces all only for a header, but rows have no width, so that a trailer's page is a new width.
    if case .setScene(let property) = self, role != .header {
      guard case .contentWidth = property, role == .trailer else { return false }
    }
    return addsContent || showsComponent || role == .header && (traits.need == .reset || scrollsToTop)
  }

  /// Whether it shows a component.
  private var showsComponent: Bool { if case .set(_, let change) = self { change.$hidden == false } else { false } }

  /// Whether it scrolls to the first row, as a correct app may do if that row is new.
  private var scrollsToTop: Bool { if case .scrollToEnd(.top, _) = self { true } else { false } }

  /// The command, reduced to showing its component.
  fileprivate var showing: Command {
    guard case .set(let role, _) = self, showsComponent else { return self }
    var change = ComponentSettings()
    change.hidden = false
    return .set(role, change)
  }
}

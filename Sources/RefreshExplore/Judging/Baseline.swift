import RefreshEngine
import RefreshLaws

/// The runs with which a problem is compared to find its owner: the same runs with components of the same types in
/// their default settings, and with an app that does nothing wrong.
struct Baseline {
  let subject: Subject

  /// Returns the owner of a problem, who has to act on it.
  ///
  /// - Parameters:
  ///   - problem: The problem, in the shortest run.
  ///   - runs: Runs that show it, the shortest first. One of them that shows it in the baseline is enough, because a run that
  ///     fits the subject's own sizes may miss what it shows in others.
  func owner(of problem: Problem, in runs: [ExploredRun]) -> Owner {
    Owner(
      of: problem.shape, at: problem.chosenLevel(in: subject),
      isAvoidedByDefaults: !runs.contains { run in shows(problem, run.byDefault, rescaledFrom: run) }
        && !runs[0].byDefault.withPull(of: roles(of: problem)).contains { shows(problem, $0) },
      isAvoidedByApp: isAvoidedByApp(problem, in: runs))
  }

  /// The components that a problem may be about.
  private func roles(of problem: Problem) -> [ComponentRole] {
    problem.role.map { [$0] } ?? subject.components.map(\.kind.role)
  }

  /// Returns the keys without any one of which a run doesn't show a problem: `footer.triggerPercent`.
  func keys(causing problem: Problem, in run: ExploredRun) -> [String] {
    subject.components.flatMap { component in
      component.written.members.map(\.name).filter { name in
        guard let other = subject.component(component, without: name)?.blueprint, other.kind == component.kind
        else { return false }
        var changed = run
        changed.components = run.components.map { $0.kind.role == other.kind.role ? other : $0 }
        return !shows(problem, changed, rescaledFrom: run)
      }.map { "\(component.kind.role.rawValue).\($0)" }
    }
  }

  /// Returns the problem of a refresh that nothing ends if a run wouldn't show another problem with an app that ends it.
  func unendedRefresh(causing problem: Problem, in run: ExploredRun) -> Problem.Shape? {
    guard subject.app != nil, !problem.isUnended else { return nil }
    let unended = Judge.judge(run, under: subject.conditions).problems.filter(\.isUnended).compactMap(\.role)
    let role = (unended + subject.unchecked.map(\.role)).first { !shows(problem, run.ending($0)) }
    return role.flatMap { role in run.components.first { $0.kind.role == role } }.map {
      .unended($0.kind.family)
    }
  }

  /// Returns whether a run with other components shows a problem, as it is, with pulls that fit their sizes, also with waits
  /// that fit their durations, or a little later: what only happens at another time is no difference.
  private func shows(_ problem: Problem, _ changed: ExploredRun, rescaledFrom run: ExploredRun) -> Bool {
    let rescaled = changed.rescaled(from: run)
    let retimed = [\ComponentSettings.fastAnimationDuration, \.slowAnimationDuration].flatMap { duration in
      changed.components.compactMap { rescaled.retimed(from: run, by: duration, of: $0.kind.role) }
    }
    return ([changed, rescaled] + retimed).contains { shows(problem, $0) }
      || rescaled.delayed.contains { shows(problem, $0) }
  }

  private func isAvoidedByApp(_ problem: Problem, in runs: [ExploredRun]) -> Bool {
    // A component that waits for the screen is one that no app can end.
    guard subject.app != nil, !problem.shape.waitsForScreen else { return false }
    let flows = subject.conditions.flows
    // What shows while an app hasn't answered yet isn't its doing, however long it takes, unless it never ends the refresh.
    let isEarly = !problem.law.law.isOfApp && problem.law != .suiteCondition
    if isEarly,
      runs.contains(where: { shows(problem, $0.withoutAnswers.withCorrectFlows(of: flows, for: problem.law)) }),
      unendedRefresh(causing: problem, in: runs[0]) == nil
    {
      return false
    }
    // A promise can also be broken by how long the app's own waits are.
    let keepsWaits = problem.law != .suiteCondition
    // A request may fail, and then there is no content. Whether an app copes with that is seen in the content.
    let mayFail = keepsWaits && problem.law.law.harm != .content
    // Where the list only looks wrong, an app that does nothing wrong may see it in another pull, or a little later.
    let mayBeElsewhere = mayFail && isEarly
    return !runs.contains { run in
      let apps =
        [run.withMinimalApp] + (keepsWaits ? [run.withCorrectApp()] : [])
        + (mayFail ? [run.withCorrectApp(adding: false)] : [])
      let correct = apps.map { $0.withCorrectFlows(of: flows, for: problem.law) }
      return correct.contains { shows(problem, $0) }
        || mayBeElsewhere
          && correct.contains { app in
            app.delayed.contains { shows(problem, $0) }
              || app.withPull(of: roles(of: problem)).contains { shows(problem, $0) }
          }
    }
  }

  /// Returns whether a run shows a problem without more misuse.
  ///
  /// - Parameter flows: More flows in which the app acts. The default is none.
  func shows(_ problem: Problem, _ run: ExploredRun, with flows: [AppFlow] = []) -> Bool {
    var conditions = subject.conditions
    conditions.flows += flows
    return Judge.judge(run, under: conditions).problems.contains {
      $0.shape.isSame(as: problem.shape) && $0.level <= problem.level
    }
  }
}

extension Problem.Shape {
  /// Returns whether it is the same problem in a run in which its component may be gone, or still be there.
  fileprivate func isSame(as other: Problem.Shape) -> Bool {
    law == other.law && cause == other.cause && (family == other.family || family == nil || other.family == nil)
  }
}

extension ExploredRun {
  /// The run with components of the same types in their default settings.
  fileprivate var byDefault: ExploredRun {
    var run = self
    run.components = components.map(\.byDefault)
    run.commands = commands.map { command in
      if case .attach(let component) = command { .attach(component.byDefault) } else { command }
    }
    return run
  }

  /// Returns the run with pulls as far as those of another run, relative to the thresholds of the components: in proportion,
  /// or for auto footers, whose thresholds may lie anywhere, as far beyond them.
  fileprivate func rescaled(from other: ExploredRun) -> ExploredRun {
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
  fileprivate func withPull(of roles: [ComponentRole]) -> some Sequence<ExploredRun> {
    roles.lazy.flatMap { role in
      (0...commands.count).lazy.map { place in
        var run = self
        run.commands.insert(contentsOf: [.pull(role, .fraction(2)), .release(velocity: nil)], at: place)
        run.commands = Finger.lifted(run.commands)
        return run
      }
    }
  }

  /// The runs in which something happens a little later: a step, with all after it, or what follows in an answer.
  fileprivate var delayed: some Sequence<ExploredRun> {
    [0.1, 0.25, 0.4].lazy.map { Command.wait(Interval(seconds: $0)) }.flatMap { wait in
      let steps = commands.indices.lazy.dropFirst().map { place in
        var run = self
        run.commands.insert(wait, at: place)
        return run
      }
      let answers = app.indices.lazy.flatMap { entry in
        app[entry].commands.indices.lazy.map { place in
          var (run, commands) = (self, app[entry].commands)
          commands.insert(wait, at: place)
          run.app[entry] = AppProgram.Entry(hook: app[entry].hook, commands: commands)
          return run
        }
      }
      return Array(steps) + Array(answers)
    }
  }

  /// Returns the run with waits as long as those of another run, relative to a duration of a component; nil if that is the same in
  /// both.
  fileprivate func retimed(
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
    run.app = app.map { AppProgram.Entry(hook: $0.hook, commands: $0.commands.map(retimed)) }
    return run
  }

  /// The run with an app that hasn't answered any call yet.
  fileprivate var withoutAnswers: ExploredRun {
    var run = self
    run.app = []
    return run
  }

  /// Returns the run with an app that waits, loads and shows components like its own, but ends each refresh exactly once, after that,
  /// lets a footer that was at the end offer more when the header loads again, and does nothing else.
  ///
  /// - Parameter addsContent: Whether a footer's answer without content gets some. The default is true.
  fileprivate func withCorrectApp(adding addsContent: Bool = true) -> ExploredRun {
    let hasEnd = app.flatMap(\.commands).contains { command in
      if case .endRefreshingWithNoMoreData = command { true } else { false }
    }
    var run = self
    run.app = components.map { component in
      let role = component.kind.role
      let hook = AppProgram.Hook.callback(role, .refreshing)
      let own = app.first { $0.hook == hook }?.commands ?? []
      var commands = own.filter { command in
        if case .wait = command { return true }
        return command.isPage(of: role)
      }
      .map(\.showing)
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
        commands.append(scene.scrollView == .plain ? .loadHeight(600) : .loadRows(20))
      }
      // A footer that was at the end offers more again when the first page is there: one that asks before that answers about
      // the old list.
      let isLoaded = role == .header && hasEnd && commands.contains(where: \.addsContent)
      let resets = commands.contains { $0.traits.need == .reset }
      commands.removeAll { $0.traits.need == .reset }
      commands.append(isLast ? .endRefreshingWithNoMoreData(role) : .endRefreshing(role))
      if resets || isLoaded, components.contains(where: { $0.kind.role == .footer }) {
        // Before or after the end, as in its own answer.
        let isAfterEnd = own.lastIndex { $0.endedComponent == role }.map { end in
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
  fileprivate func ending(_ role: ComponentRole) -> ExploredRun {
    let hook = AppProgram.Hook.callback(role, .refreshing)
    let own = app.first { $0.hook == hook }?.commands ?? []
    let isImmediate = !own.contains { $0.traits.actor == .time }
    let answer = own + (isImmediate ? [.wait(Interval(seconds: 0.5))] : []) + [.endRefreshing(role)]
    var run = self
    run.app = app.filter { $0.hook != hook } + [AppProgram.Entry(hook: hook, commands: answer)]
    return run
  }

  /// The run with an app that loads and ends each refresh a moment after it was asked, and does nothing else.
  fileprivate var withMinimalApp: ExploredRun {
    var run = self
    run.app = components.map { component in
      let role = component.kind.role
      let page: [Command] = role == .header ? [] : [scene.scrollView == .plain ? .loadHeight(600) : .loadRows(20)]
      return AppProgram.Entry(
        hook: .callback(role, .refreshing),
        commands: [.wait(Interval(seconds: 0.5))] + page + [.endRefreshing(role)])
    }
    return run
  }
}

extension ComponentBlueprint {
  /// How much of an auto footer has to show before it loads, in points.
  fileprivate var autoThreshold: Double { settings.extent * settings.triggerPercent }
}

extension Command {
  /// Whether a correct app does it when a component asks for content: it loads some, and a header also replaces all and resets.
  fileprivate func isPage(of role: ComponentRole) -> Bool {
    if case .setScene = self, role != .header { return false }
    return addsContent || showsComponent || role == .header && (traits.need == .reset || scrollsToTop)
  }

  /// Whether it shows a component.
  private var showsComponent: Bool { if case .set(_, let change) = self { change.$hidden == false } else { false } }

  /// Whether it scrolls to the first row, as a correct app may when that is new.
  private var scrollsToTop: Bool { if case .scrollToEnd(.top, _) = self { true } else { false } }

  /// The command, with nothing set apart from that a component is shown.
  fileprivate var showing: Command {
    guard case .set(let role, _) = self, showsComponent else { return self }
    var change = ComponentSettings()
    change.hidden = false
    return .set(role, change)
  }
}

import RefreshEngine
import RefreshLaws

/// What a problem is compared with to find its owner: the same runs with components of the same types in their default
/// settings, and with an app that does nothing wrong.
struct Baseline {
  let subject: Subject

  /// Returns the one who has to act on a problem.
  ///
  /// - Parameters:
  ///   - problem: The problem, in the shortest run.
  ///   - runs: Runs that show it, the shortest first. One of them that shows it in the baseline is enough, because a run that
  ///     fits the subject's own sizes may miss what it shows in others.
  func owner(of problem: Problem, in runs: [ExploredRun]) -> Owner {
    Owner(
      isAvoidedByDefaults: !runs.contains { run in
        [run.byDefault, run.byDefault.rescaled(from: run)].contains { shows(problem, $0) }
      },
      isAvoidedByApp: isAvoidedByApp(problem, in: runs))
  }

  private func isAvoidedByApp(_ problem: Problem, in runs: [ExploredRun]) -> Bool {
    if problem.chosenLevel(in: subject) == .anything { return true }
    guard subject.app != nil else { return false }
    // A promise can also be broken by how long the app's own waits are.
    let keepsWaits = problem.law != .suiteCondition
    return !runs.contains { run in
      shows(problem, run.withMinimalApp) || keepsWaits && shows(problem, run.withCorrectApp)
    }
  }

  private func shows(_ problem: Problem, _ run: ExploredRun) -> Bool {
    Judge.judge(run, under: subject.conditions).problems.contains { $0.shape == problem.shape }
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

  /// Returns the run with pulls as far as those of another run, relative to the sizes of the components.
  fileprivate func rescaled(from other: ExploredRun) -> ExploredRun {
    func extent(_ role: ComponentRole, in run: ExploredRun) -> Double? {
      run.components.first { $0.kind.role == role }?.settings.extent
    }
    var run = self
    run.commands = commands.map { command in
      guard case .pull(let role, .points(let points)) = command, let old = extent(role, in: other),
        let new = extent(role, in: self), old > 0
      else { return command }
      return .pull(role, .points(points * new / old))
    }
    return run
  }

  /// The run with an app that waits and loads like its own, but ends each refresh exactly once, after that, lets a footer offer
  /// more when the header loads again, and does nothing else.
  fileprivate var withCorrectApp: ExploredRun {
    var run = self
    run.app = components.map { component in
      let role = component.kind.role
      let hook = AppProgram.Hook.callback(role, .refreshing)
      // What it does when the refresh has ended counts, too.
      let own = Callback.allCases.flatMap { callback in
        app.first { $0.hook == .callback(role, callback) }?.commands ?? []
      }
      var commands = own.filter { command in
        if case .wait = command { return true }
        return command.addsContent || command.traits.need == .reset && role == .header
      }
      // A page that is empty is the last one.
      let isLast = own.contains { if case .endRefreshingWithNoMoreData(role) = $0 { true } else { false } }
      if role != .header, !isLast, !commands.contains(where: \.addsContent) {
        commands.append(scene.scrollView == .plain ? .loadHeight(600) : .loadRows(20))
      }
      let isLoaded = role == .header && commands.contains(where: \.addsContent)
      if isLoaded, components.contains(where: { $0.kind.role == .footer }),
        !commands.contains(where: { $0.traits.need == .reset })
      {
        commands.append(.resetNoMoreData(.footer))
      }
      commands.append(isLast ? .endRefreshingWithNoMoreData(role) : .endRefreshing(role))
      return AppProgram.Entry(hook: hook, commands: commands)
    }
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

extension Command {
  /// Whether it loads content, and not an empty page.
  fileprivate var addsContent: Bool {
    switch self {
    case .loadRows(let rows), .loadRowsAbove(let rows), .setScene(.rows(let rows)): rows > 0
    case .loadHeight(let height), .setScene(.contentHeight(let height)): height > 0
    case .setScene, .set, .touch, .drag, .dragBy, .pull, .swipe, .release, .cancel, .tap, .wait, .settle, .scroll,
      .scrollBy, .scrollToEnd, .beginRefreshing, .endRefreshing, .endRefreshingWithNoMoreData, .resetNoMoreData,
      .attach, .detach, .window, .rotate, .language:
      false
    }
  }
}

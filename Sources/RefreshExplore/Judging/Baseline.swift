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
    // What a suite promises is its own business, whoever breaks it.
    if problem.law == .suiteCondition || problem.level == .anything { return true }
    guard subject.app != nil else { return false }
    return !runs.contains { shows(problem, $0.withMinimalApp) }
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

  /// The run with an app that ends each refresh a moment after it was asked, and does nothing else.
  fileprivate var withMinimalApp: ExploredRun {
    var run = self
    run.app = components.map { component in
      let role = component.kind.role
      return AppProgram.Entry(
        hook: .callback(role, .refreshing), commands: [.wait(Interval(seconds: 0.5)), .endRefreshing(role)])
    }
    return run
  }
}

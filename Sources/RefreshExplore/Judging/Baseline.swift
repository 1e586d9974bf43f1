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
    if problem.law == .suiteCondition, followsFromLibrary(problem, in: runs[0]) { return .library }
    return Owner(
      of: problem.shape, at: problem.chosenLevel(in: subject),
      isAvoidedByDefaults: !runs.contains { run in shows(problem, run.byDefault, rescaledFrom: run) }
        && !runs[0].byDefault.withPull(of: roles(of: problem)).contains { shows(problem, $0) },
      isAvoidedByApp: isAvoidedByApp(problem, in: runs))
  }

  /// Returns whether a condition of the suite fails because of one of the library's own problems, which shows in the same value.
  private func followsFromLibrary(_ problem: Problem, in run: ExploredRun) -> Bool {
    Judge.judge(run, under: subject.conditions).problems.contains { other in
      other.law != .suiteCondition && !other.law.law.isOfApp && other.level <= problem.level
        && !other.paths.isDisjoint(with: problem.paths) && owner(of: other, in: [run]) == .library
    }
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
    // Where the list only looks wrong, an app that does nothing wrong may see it in another pull, or a little later.
    let mayBeElsewhere = isEarly && mayFail(in: problem)
    return !runs.contains { run in
      let correct = withCorrectApps(run, for: problem)
      return correct.contains { shows(problem, $0) }
        || mayBeElsewhere
          && correct.contains { app in
            app.delayed.contains { shows(problem, $0) }
              || app.withShortPull.contains { shows(problem, $0) }
              || app.withPull(of: roles(of: problem)).contains { shows(problem, $0) }
          }
    }
  }

  /// Returns the run that is closest to one whose app is at fault, and doesn't show the problem; nil if there is none.
  func healthyRun(like run: ExploredRun, for problem: Problem) -> ExploredRun? {
    // The app that does least comes last: it is the least like the run's own.
    let apps = withCorrectApps(run, for: problem)
    return (apps.dropFirst() + apps.prefix(1)).first { !shows(problem, $0) }
  }

  /// Returns runs with apps that do nothing wrong, the one that does least first.
  private func withCorrectApps(_ run: ExploredRun, for problem: Problem) -> [ExploredRun] {
    // A promise can also be broken by how long the app's own waits are.
    let apps =
      [run.withMinimalApp] + (problem.law == .suiteCondition ? [] : [run.withCorrectApp()])
      + (mayFail(in: problem) ? [run.withCorrectApp(adding: false)] : [])
    return apps.map { $0.withCorrectFlows(of: subject.conditions.flows, for: problem.law) }
  }

  /// Returns whether a request may fail where a problem shows, so that there is no content. Whether an app copes with that is seen in
  /// the content.
  private func mayFail(in problem: Problem) -> Bool {
    problem.law != .suiteCondition && problem.law.law.harm != .content
  }

  /// Returns whether a run shows a problem without more misuse.
  ///
  /// - Parameter flows: More flows in which the app acts. The default is none.
  func shows(_ problem: Problem, _ run: ExploredRun, with flows: [AppFlow] = []) -> Bool {
    var conditions = subject.conditions
    // A corrected flow also counts as whole.
    conditions.flows += flows + subject.conditions.flows.map { $0.corrected(for: problem.law) }
    return Judge.judge(run, under: conditions).problems.contains {
      $0.shape.isSame(as: problem.shape) && $0.level <= problem.level
    }
  }
}

extension Problem {
  /// The observables that show it. A content inset counts as the inset that contains it.
  fileprivate var paths: Set<String> {
    Set(expectations.map { $0.observable.path.replacing("scroll.contentInset.", with: "scroll.inset.") })
  }
}

extension Problem.Shape {
  /// Returns whether both are the same problem, even if the component is missing from one of the runs.
  fileprivate func isSame(as other: Problem.Shape) -> Bool {
    law == other.law && cause == other.cause && (family == other.family || family == nil || other.family == nil)
  }
}

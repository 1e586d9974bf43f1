import RefreshEngine
import RefreshLaws
import RefreshScenarios

extension Baseline {
  /// Returns the app's calls without any one of which a run doesn't show a problem: `` `resetNoMoreData: footer` in
  /// `header.refreshing` ``. They are in the order of the app's answers, followed by those in flows.
  func calls(causing problem: Problem, in run: ExploredRun) -> [String] {
    answers(causing: problem, in: run) + flows(causing: problem, in: run)
  }

  private func answers(causing problem: Problem, in run: ExploredRun) -> [String] {
    run.app.indices.flatMap { entry in
      run.app[entry].suspects.compactMap { index in
        var changed = run
        let command = changed.app[entry].commands.remove(at: index)
        return shows(problem, changed) ? nil : "`\(command.shortText)` in `\(run.app[entry].hook.name)`"
      }
    }
  }

  /// Returns the steps of flows that a run needs, each on its own, to show a problem. If only removing all suspect steps of a flow
  /// avoids the problem, all of them are returned.
  private func flows(causing problem: Problem, in run: ExploredRun) -> [String] {
    var causes: [String] = []
    for call in run.calls(of: subject.conditions.flows) {
      let steps = call.steps.filter { run.commands[$0 - 1].isSuspect(in: problem.law) }
      func isAvoided(without steps: [Int]) -> Bool {
        // The remaining steps still count as a whole flow.
        !shows(problem, run.without(steps), with: [call.flow(without: steps)])
      }
      let single = steps.filter { isAvoided(without: [$0]) }
      for step in single.isEmpty && isAvoided(without: steps) ? steps : single {
        let cause = "`\(run.commands[step - 1].shortText)` in the flow `\(call.flow.name)`"
        if !causes.contains(cause) { causes.append(cause) }
      }
    }
    return causes
  }
}

extension AppProgram.Entry {
  /// The places of the commands that may be wrong: all but those of which a correct answer consists.
  fileprivate var suspects: [Int] {
    commands.indices.filter { index in
      let command = commands[index]
      if command.traits.actor == .time { return false }
      guard case .callback(let role, .refreshing) = hook else { return true }
      // An end is right unless more of the answer follows.
      let isEnd = command.endedRole == role && !commands[index...].contains { $0.traits.actor == .time }
      // A footer's page is added to the rows that are there.
      let isPage = command.addsContent && (role == .header || !command.replacesContent)
      return !isEnd && !isPage
    }
  }
}

extension Command {
  /// The step that performs it, without the settings of an attached component, which take too much room.
  fileprivate var shortText: String {
    if case .attach(let component) = self { "attach: { \(component.kind.role.rawValue): … }" } else { text }
  }

  /// Whether it is a wait that is too long when the content is there.
  var takesLong: Bool { if case .wait(let time) = self { time > RunConditions.longestEnd } else { false } }
}

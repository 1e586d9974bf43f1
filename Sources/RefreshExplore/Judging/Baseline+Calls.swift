import RefreshEngine
import RefreshLaws
import RefreshScenarios

extension Baseline {
  /// Returns the app's calls without any one of which a run doesn't show a problem: `` `resetNoMoreData: footer` in
  /// `header.refreshing` ``. They are sorted as the app has them.
  func calls(causing problem: Problem, in run: ExploredRun) -> [String] {
    run.app.indices.flatMap { entry in
      run.app[entry].suspects.compactMap { index in
        let (hook, command) = (run.app[entry].hook, run.app[entry].commands[index])
        var (changed, commands) = (run, run.app[entry].commands)
        commands.remove(at: index)
        changed.app[entry] = AppProgram.Entry(hook: hook, commands: commands)
        guard !shows(problem, changed), let step = StepCatalogue.written(command)?.flow else { return nil }
        let text = step.hasPrefix("{ ") ? String(step.dropFirst(2).dropLast(2)) : step
        return "`\(text)` in `\(hook.name)`"
      }
    }
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
      let isEnd = command.endedComponent == role && !commands[index...].contains { $0.traits.actor == .time }
      return !isEnd && !command.addsContent
    }
  }
}

extension Command {
  /// Whether it loads content, and not an empty page.
  var addsContent: Bool {
    switch self {
    case .loadRows(let rows), .loadRowsAbove(let rows), .setScene(.rows(let rows)): rows > 0
    case .loadHeight(let height), .setScene(.contentHeight(let height)): height > 0
    case .setScene, .set, .touch, .drag, .dragBy, .pull, .swipe, .release, .cancel, .tap, .wait, .settle, .scroll,
      .scrollBy, .scrollToEnd, .beginRefreshing, .endRefreshing, .endRefreshingWithNoMoreData, .resetNoMoreData,
      .attach, .detach, .window, .rotate, .language:
      false
    }
  }

  /// Whether it is a wait that is too long when the content is there.
  var takesLong: Bool { if case .wait(let time) = self { time > RunConditions.longestEnd } else { false } }
}

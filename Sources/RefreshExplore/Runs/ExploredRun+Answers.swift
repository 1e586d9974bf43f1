import RefreshEngine
import RefreshLaws

extension ExploredRun {
  /// Returns whether a step of the run ends a refresh of a component, in place of the app.
  func endsItself(_ role: ComponentRole) -> Bool { commands.contains { $0.endedRole == role } }
}

extension [AppProgram.Entry] {
  /// Returns whether an app answers the calls of a component, or ends its refreshes in another answer.
  func answers(_ role: ComponentRole) -> Bool {
    contains { entry in
      entry.hook == .callback(role, .refreshing) && !entry.commands.isEmpty
        || entry.commands.contains { $0.endedRole == role }
    }
  }
}

extension RunConditions {
  /// Returns the conditions of one run. Its app has to end the refreshes of a component that it answers, or that no scenario
  /// ends by a step; and a run with such a step plays the app itself.
  func applied(to run: ExploredRun) -> RunConditions {
    guard hasWholeApp else { return self }
    var conditions = self
    conditions.answered = ComponentRole.allCases.filter { role in
      (run.app.answers(role) || answered.contains(role)) && !run.endsItself(role)
    }
    conditions.flowCalls = run.calls(of: flows)
    return conditions
  }
}

extension ScrollScene {
  /// A page of content, as an app loads it.
  var page: Command { scrollView == .plain ? .loadHeight(600) : .loadRows(20) }
}

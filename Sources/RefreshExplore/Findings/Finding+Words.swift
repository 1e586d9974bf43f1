import RefreshEngine
import RefreshLaws
import RefreshScenarios
import RefreshText

extension Finding {
  /// The problem, and what the app and its surroundings do for it.
  package var headline: String { problem.sentence + (doing.isEmpty ? "" : " (\(doing))") }

  /// What the app and its surroundings do in the run, in words; empty if the problem is the app's although its calls are
  /// none that it must not make, or if it is known which calls are responsible.
  package var doing: String {
    guard owner != .app || problem.level == .anything && calls.isEmpty else { return "" }
    guard drawsApp else { return problem.level.doing }
    let answer = unusualAnswer.map { problem.level == .answers ? ", \($0)" : ", and answers \($0)" } ?? ""
    guard let hook = ownHook else { return problem.level.doing + answer }
    switch problem.level {
    case .answers, .will: return "the app \(hook)\(answer)"
    case .surroundings: return "the surroundings change, and the app \(hook)"
    case .settings, .anything: return problem.level.doing
    }
  }

  /// What the app does when it is called for anything else than content: `begins in header.endRefreshingCompletion`.
  private var ownHook: String? {
    let own = run.app.first { entry in
      if case .callback(_, .refreshing) = entry.hook { false } else { !entry.commands.isEmpty }
    }
    guard let own else { return nil }
    var verbs: [String] = []
    for verb in own.commands.compactMap(\.verb) where !verbs.contains(verb) { verbs.append(verb) }
    return verbs.isEmpty ? nil : "\(joined(verbs, by: "and")) in `\(own.hook.name)`"
  }

  /// What is unusual about an answer without which the problem doesn't occur; `nil` if nothing is.
  private var unusualAnswer: String? {
    let answers = run.app.compactMap { entry -> (role: ComponentRole, commands: [Command])? in
      guard case .callback(let role, .refreshing) = entry.hook else { return nil }
      return (role, entry.commands)
    }
    let isEnding = answers.filter { answer in answer.commands.contains { $0.endedRole == answer.role } }
    let isImmediate = isEnding.contains { answer in !answer.commands.contains { $0.traits.actor == .time } }
    let isEmpty = isEnding.contains { answer in
      answer.role != .header && !answer.commands.contains(where: \.endsForGood)
        && !answer.commands.contains(where: \.addsContent)
    }
    switch (isImmediate, isEmpty) {
    case (true, true): return "in 0 s and without new rows"
    case (true, false): return "in 0 s"
    case (false, true): return "without new rows"
    case (false, false): return nil
    }
  }

  /// The actions that the problem needs: an app that isn't drawn does the same in each run.
  var needs: Set<Command.Need> { drawsApp ? run.needs : run.stepNeeds }

  /// The way in which the run reaches the problem.
  package var way: Way {
    let scene = drawsScene ? run.scene.written() : []
    let members =
      (scene.isEmpty ? [] : [YAMLValue.Member("scene", .map(scene))])
      + (drawsApp && !run.app.isEmpty ? [YAMLValue.Member("app", AppProgram.Entry.written(run.app))] : [])
    let parts = [YAMLValue.map(members)].filter { _ in !members.isEmpty } + steps
    let texts = parts.compactMap(\.flow).map { part in
      part.hasPrefix("{ ") ? String(part.dropFirst(2).dropLast(2)) : part
    }
    return Way(
      level: problem.level, run: number.run, needs: needs.map(\.rawValue).sorted(),
      steps: texts.joined(separator: "; "))
  }
}

extension Command {
  /// What an app does that gives the command, in words; `nil` if it only waits.
  fileprivate var verb: String? {
    if loads { return addsContent ? "loads" : "empties the list" }
    return switch traits.need {
    case .begin: "begins"
    case .end: "ends"
    case .reset: "resets"
    case .load: "loads"
    case .scroll: "scrolls"
    case .set: "changes settings"
    case .attach: "attaches"
    case .detach: "detaches"
    case .drag, .tap, .window, .rotate, .language, nil: nil
    }
  }
}

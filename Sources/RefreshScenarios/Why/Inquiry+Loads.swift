import RefreshEngine
import RefreshLaws

/// What the app does in its answers, and what it would do if it were asked.
extension Inquiry {
  /// The footer or trailer in whose answer the app loaded last, if nothing is still to come; nil if it loaded elsewhere.
  var loader: ComponentRole? {
    let last = entries.last { $0.kind.command?.loads ?? false }
    guard case .command(_, let place?) = last?.kind, case .callback(let role, .refreshing) = place.hook,
      role != .header,
      simulation.state(of: role) == .idle, !simulation.pending.contains(where: { $0.due != nil })
    else { return nil }
    return role
  }

  /// Whether a step has replaced the content since anything could have made the app load, so that the step decides its amount.
  var isContentSetByStep: Bool {
    let last = entries.indices.dropFirst(explainer.setup).last { index in
      guard case .command(let command, let place) = entries[index].kind else { return false }
      return command.loads || place == nil && (command.grip == .move || command.traits.effect == .begin)
    }
    guard let last, case .command(let command, nil) = entries[last].kind, case .all = command.load else {
      return false
    }
    return true
  }

  /// The component in whose answer the app would load, if it was never asked, and nothing is still to come; nil if there is none.
  var uncalledLoader: ComponentRole? {
    guard !simulation.pending.contains(where: { $0.due != nil }) else { return nil }
    return loaders.first { indexes(of: .call($0, .refreshing)).isEmpty }
  }

  /// The components to whose calls the app answers by loading, those first that ask for more.
  var loaders: [ComponentRole] {
    let hooks = scenario.setup.app.entries.filter { $0.commands.contains(where: \.loads) }.map(\.hook)
    return [.footer, .trailer, .header].filter { role in
      simulation.kind(of: role) != nil
        && hooks.contains { if case .callback(role, _) = $0 { true } else { false } }
    }
  }

  /// Returns why a gesture, before others that sufficed, didn't bring the call or the content that a failure misses; nil if none
  /// just missed it.
  func earlierMiss(before cause: Failure.Cause) -> Answer? {
    guard case .mismatch(let observable, let expected, .number(let count), _) = cause,
      expected.canHold(above: count)
    else { return nil }
    if case .component(let role, let leaf) = observable, leaf.callback == .refreshing {
      return earlierMiss(of: role)
    }
    guard observable.isLoaded else { return nil }
    return loaders.lazy.compactMap(earlierMiss(of:)).first
  }

  /// Returns what the app will load before long, if a failure is about the content: `the app's load: { rows: 20 } (line 6)`.
  func loads(before cause: Failure.Cause) -> [String] {
    guard case .mismatch(let observable, _, _, _) = cause,
      observable == .scroll(.rows) || observable.isContentSize
    else { return [] }
    return simulation.pending.filter { $0.due != nil }.flatMap { pending -> [String] in
      switch pending.kind {
      case .animation(let role, _, let callback?): return loads(in: .callback(role, callback), from: 0)
      case .app:
        // The app waits in its answer to the last call among the causes, after what it has done since.
        let path = path(to: pending.cause)
        let call = path.last { if case .event(.call) = entries[$0].kind { true } else { false } }
        guard let call, case .event(.call(let role, let callback)) = entries[call].kind else { return [] }
        let hook = AppProgram.Hook.callback(role, callback)
        let done = entries[call...].compactMap { entry -> Int? in
          if case .command(_, let place?) = entry.kind, place.hook == hook { place.index } else { nil }
        }
        return loads(in: hook, from: (done.max() ?? -1) + 1)
      case .finger, .movement, .animation, .part, .refresh, .display: return []
      }
    }
  }

  /// Returns what would end the `noMoreData` of a component: the app's answer to a call that hasn't come since then, or else
  /// nothing; empty if it has ended, the app was asked, or a step resets it.
  func reset(of role: ComponentRole) -> String {
    guard simulation.state(of: role) == .noMoreData, let since = indexes(of: .state(role, .noMoreData)).last,
      !scenario.steps.contains(where: { $0.commands?.contains { $0.resets(role) } == true })
    else { return "" }
    let name = Command.resetNoMoreData(role).text
    let answers = scenario.setup.app.entries.filter { $0.commands.contains { $0.resets(role) } }
    guard let answer = answers.first, let place = answer.commands.firstIndex(where: { $0.resets(role) }) else {
      return "; nothing calls `\(name)`"
    }
    let wasAsked = entries[since...].contains { entry in answers.contains { entry.kind.isAnswered(at: $0.hook) } }
    guard !wasAsked else { return "" }
    let line = scenario.setup.step(answering: answer.hook, at: place).map { " (\(self.line(of: $0.span)))" } ?? ""
    return
      "; only the app's `\(name)`\(line) ends that, in its answer to `\(answer.hook.name)()`, which hasn't come since"
  }

  /// Returns the commands of an answer that load, from one of them on, with their lines.
  private func loads(in hook: AppProgram.Hook, from start: Int) -> [String] {
    let commands = scenario.setup.app.entries.first { $0.hook == hook }?.commands ?? []
    return commands.indices.dropFirst(start).filter { commands[$0].loads }.map { index in
      let place = scenario.setup.step(answering: hook, at: index).map { " (\(line(of: $0.span)))" } ?? ""
      return "the app's \(commands[index].text)\(place)"
    }
  }
}

extension Command {
  /// Whether it lets a component load again after the end of the data.
  fileprivate func resets(_ role: ComponentRole) -> Bool {
    if case .resetNoMoreData(role) = self { true } else { false }
  }
}

extension Journal.Kind {
  /// Whether the app's answer at a hook begins with it.
  fileprivate func isAnswered(at hook: AppProgram.Hook) -> Bool {
    switch hook {
    case .callback(let role, let callback): if case .event(.call(role, callback)) = self { true } else { false }
    case .reloadData: if case .event(.reloadData) = self { true } else { false }
    }
  }
}

extension ObservablePath {
  /// Whether it grows by what the app loads.
  var isLoaded: Bool { self == .scroll(.rows) || self == .scroll(.contentHeight) }

  /// Whether it is the width or height of the content.
  var isContentSize: Bool { self == .scroll(.contentWidth) || self == .scroll(.contentHeight) }
}

extension Matcher {
  /// Whether a number above another one meets the expectation.
  func canHold(above count: Double) -> Bool {
    (1...4_096).contains { matches(.number(count + Double($0))) }
  }
}

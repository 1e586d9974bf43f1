import RefreshEngine
import RefreshLaws

extension Inquiry {
  /// Returns what brought about that a component was absent, or that a condition of an attempt didn't hold:
  /// `; since window: false (line 8)`; empty if that isn't known.
  func origin(of role: ComponentRole, _ attempt: Attempt?) -> String {
    guard simulation.kind(of: role) != nil else { return clause(removal(of: role), "removed by") }
    if attempt == nil, simulation.state(of: role) == .willRefresh { return waiting() }
    for term in attempt?.missing ?? [] {
      let index = attempt?.index ?? entries.endIndex
      switch term.condition {
      case .shown:
        return clause(hiding(of: role, at: index), "it has been hidden since")
      case .inWindow: return waiting(before: index) + cancellation(of: role)
      case .headerPast, .trailingPast, .shows, .atEnd:
        return clause(extent(of: role, before: index), "its height is from") + frames(of: role)
          + (role == .header ? "" : clause(contentSize(before: index), "the content's size is from"))
          + (attempt.map { laterThreshold(of: term, in: $0) } ?? "")
      case .dragging:
        let attached = command(before: index) {
          if case .attach(let blueprint) = $0 { blueprint.kind.role == role } else { false }
        }
        let dragged = command(before: index) { $0.grip == .move }
        if let attached, let dragged, dragged < attached {
          return clause(attached, "the finger had moved before")
        }
      case .state(.idle) where term.numbers[0] == Double(RefreshState.noMoreData.rawValue):
        return exhaustion(of: role, before: index)
      case .state(.idle) where term.numbers[0] == Double(RefreshState.refreshing.rawValue):
        return laterEnd(of: role, after: index)
      case .state, .otherState, .released, .headerWithin, .trailingWithin, .automaticallyRefresh, .placed, .fills,
        .scrollsDown, .triggersLeft, .lifted, .offScreen, .opaque, .labelShown, .respondsToTaps, .notCancelled:
        break
      }
    }
    return ""
  }

  /// Returns what put a component into `noMoreData`, and what would end that.
  private func exhaustion(of role: ComponentRole, before index: Int) -> String {
    let reached = indexes(of: .state(role, .noMoreData)).last { $0 < index }
    return clause(reached.flatMap(lastCommand), "it was set to `noMoreData` by") + reset(of: role)
  }

  /// Returns what kept a component from refreshing that nothing tried to make refresh, or what else could have been tried:
  /// `; a tap on its label makes it load, too`; empty for most components.
  func untriedEntry(of role: ComponentRole) -> String {
    if simulation.state(of: role) == .noMoreData { return exhaustion(of: role, before: entries.endIndex) }
    let loads = simulation.tapSituation(of: role).map { Situation.tap($0).terms(of: .tap).allSatisfy(\.holds) }
    return loads == true ? "; a tap on its label makes it load, too" : ""
  }

  /// Returns when a refresh was over that an attempt met: `; that refresh ended at 1.25 s by the app: endRefreshing:
  /// header (line 4)`; empty if it wasn't.
  private func laterEnd(of role: ComponentRole, after index: Int) -> String {
    let end = entries.indices.dropFirst(index).first { place in
      if case .event(.state(role, .refreshing, _)) = entries[place].kind { true } else { false }
    }
    guard let end else { return "" }
    return "; that refresh ended at \(entries[end].time.seconds.readableText) s"
      + (lastCommand(to: end).map { " by \(named($0))" } ?? "")
  }

  /// Returns since when the scroll view has been off screen.
  private func waiting(before index: Int? = nil) -> String {
    clause(
      command(before: index ?? entries.endIndex) { if case .window(false) = $0 { true } else { false } },
      "it has been off screen since")
  }

  /// Returns the step that gave a component its height, after the setup; nil if none did.
  func extent(of role: ComponentRole, before index: Int) -> Int? {
    command(before: index) {
      if case .attach(let blueprint) = $0 {
        blueprint.kind.role == role
      } else {
        $0.sets("\(role.rawValue).height")
      }
    }
  }

  /// Returns the command of a step or the app that changed the content's size last; nil if none did.
  private func contentSize(before index: Int) -> Int? {
    entries[..<index].indices.last { place in
      if case .contentSize(let from, let to) = entries[place].kind { from != to } else { false }
    }
    .flatMap(lastCommand)
  }

  /// Returns the threshold that applies now if the content has changed since an attempt: `; since the app: load: { rows: 10 }
  /// (line 6), it needs offset.y ≥ 345 pt`; empty if it is the same.
  private func laterThreshold(of term: Term, in attempt: Attempt) -> String {
    let size = entries.indices.dropFirst(attempt.index + 1).last { place in
      if case .contentSize(let from, let to) = entries[place].kind { from != to } else { false }
    }
    guard let old = term.comparison, let size, let load = lastCommand(to: size) else { return "" }
    // The rule decides about the next movement as it would about a real one.
    var next = simulation
    let axis = attempt.role.axis
    var path = Point.zero
    path[axis] = 1
    next.perform(.scrollBy(path, animated: false))
    let terms = Explainer(next).entries.dropFirst(entries.count).lazy.compactMap { entry -> Term? in
      guard case .considered(attempt.role, let situation) = entry.kind else { return nil }
      return situation.terms(of: attempt.rule).first { $0.condition == term.condition }
    }
    guard let new = terms.first?.comparison, new.second != old.second else { return "" }
    return "; since \(named(load)), it needs "
      + "offset.\(axis == .vertical ? "y" : "x") \(new.threshold)"
  }

  /// Returns what the app does instead of ending a component that nothing ends: `; its answer ends another component:
  /// endRefreshing: footer (line 7)`; empty if it neither does that nor replaces the suite's answer, which ends it.
  func wrongEnd(of role: ComponentRole?) -> String {
    guard let role else { return "" }
    let hook = AppProgram.Hook.callback(role, .refreshing)
    let former = scenario.setup.replacedSteps[hook]?.first { step in
      (step.commands ?? []).contains { $0.traits.need == .end && $0.traits.role == role }
    }
    if let former, let own = scenario.setup.appSteps[hook]?.first {
      return
        "; the scenario's answer (\(line(of: own.span))) replaces the suite's, which ends it (\(line(of: former.span)))"
    }
    guard let entry = scenario.setup.app.entries.first(where: { $0.hook == hook }),
      let index = entry.commands.firstIndex(where: { $0.traits.effect == .end && $0.traits.role != role })
    else { return "" }
    let place = scenario.setup.step(answering: hook, at: index).map { " (\(line(of: $0.span)))" } ?? ""
    return "; its answer ends another component: \(entry.commands[index].text)\(place)"
  }

  /// Answers that another component has taken the place of the one that did something; nil if none has.
  ///
  /// - Parameters:
  ///   - subject: What the former one did, or what is asked of the present one.
  ///   - isSame: Whether the question is why the present one is in the state that it began with.
  ///   - attempt: The decision that came closest to what is missing; if it is the present one's, it is the answer. The
  ///     default is none.
  func newcomer(after subject: Question.Subject, isSame: Bool, unless attempt: Attempt? = nil) -> Answer? {
    let attached = command(before: entries.endIndex) { command in
      if case .attach(let blueprint) = command { blueprint.kind.role == subject.role } else { false }
    }
    guard let attached, attached > attempt?.index ?? 0, let state = simulation.state(of: subject.role) else {
      return nil
    }
    guard !entries[attached...].contains(where: { $0.kind.isState(of: subject.role) }) else { return nil }
    let link = named(attached)
    let begins = "and a new one begins as `\(state.name)`"
    if isSame {
      guard case .state(_, state) = subject else { return nil }
      let time = entries[attached].time.seconds.readableText
      guard entries[..<attached].contains(where: { $0.kind.isState(of: subject.role) }) else { return nil }
      let sentence =
        "the \(subject.role.rawValue) has been \(state.name) since \(time) s: "
        + "\(link) replaced the one before, \(begins)"
      var answer = Answer(sentence: sentence, owner: .app)
      answer.chain = chain(to: attached)
      return answer
    }
    guard let last = indexes(of: subject).last, last < attached else { return nil }
    let time = entries[last].time.seconds.readableText
    let before =
      switch subject {
      case .state(let role, .refreshing): "the \(role.rawValue) began to refresh"
      case .state(let role, let state): "the \(role.rawValue) became \(state.name)"
      case .call: "`\(subject.text)` was called"
      }
    var answer = Answer(sentence: "\(before) at \(time) s, but \(link) replaced it since, \(begins)", owner: .app)
    answer.chain = chain(to: attached)
    return answer
  }

  /// Returns the key by which a component that no step hid was hidden: `; hidden: true (line 4)`; nil if it wasn't.
  func ownHiding(of attempt: Attempt?) -> String? {
    guard let attempt, attempt.missing.contains(where: { $0.condition == .shown }),
      hiding(of: attempt.role, at: attempt.index) == nil, !isReplaced(attempt.role),
      let written = scenario.setup.written(attempt.role)?.value(of: "hidden"), written.text == "true"
    else { return nil }
    return "; hidden: true" + (written.key.map { " (\(line(of: $0)))" } ?? "")
  }

  /// Returns that a refresh was over when a call of its entry came; empty if it wasn't.
  func lateness(of subject: Question.Subject, nth: Int?) -> String {
    guard case .call(let role, let callback) = subject,
      callback == .refreshing || callback == .beginRefreshingCompletion,
      let index = occurrence(of: subject, nth),
      let last = entries[..<index].lastIndex(where: { $0.kind.isState(of: role) }),
      case .event(.state(_, _, to: .idle)) = entries[last].kind, let end = lastCommand(to: last)
    else { return "" }
    return ", when the entry animation ended, although the refresh had been ended at "
      + "\(entries[last].time.seconds.readableText) s by \(named(end))"
  }

  /// Returns the step that hid a component that was hidden at an entry; nil if it wasn't, or has been from the start.
  func hiding(of role: ComponentRole, at index: Int) -> Int? {
    let last = command(before: index) {
      if case .set(role, let change) = $0 { change.$hidden != nil } else { false }
    }
    guard let last, case .command(.set(_, let change), _) = entries[last].kind, change.hidden else { return nil }
    return last
  }

  /// Returns that a component waited to be on screen and was ended before; empty if it wasn't.
  private func cancellation(of role: ComponentRole) -> String {
    guard let waiting = indexes(of: .state(role, .willRefresh)).last,
      let next = entries.indices.dropFirst(waiting + 1).first(where: { entries[$0].kind.isState(of: role) }),
      case .event(.state(_, _, to: .idle)) = entries[next].kind
    else { return "" }
    return "; it waited in `willRefresh` from \(entries[waiting].time.seconds.readableText) s and became idle at "
      + "\(entries[next].time.seconds.readableText) s"
      + (lastCommand(to: next).map { " by \(named($0))" } ?? "")
  }

  /// Returns why no finger could have done what an attempt lacks, and who is responsible; nil if one could.
  func obstacle(to attempt: Attempt?) -> (words: String, owner: Responsibility)? {
    guard let attempt, attempt.missing.contains(where: { [.headerPast, .trailingPast].contains($0.condition) })
    else { return nil }
    let axis = attempt.role.axis
    return entries.contains { $0.kind.stepCommand?.grip == .move } ? obstacle(along: axis) : nil
  }

  /// Returns since which command a condition has failed, as a clause; empty if that isn't known.
  private func clause(_ command: Int?, _ relation: String) -> String {
    command.map { "; \(relation) \(named($0))" } ?? ""
  }

  /// The party responsible for the absence of a component: the app if it was removed, or else the preset.
  func ownerOfAbsence(of role: ComponentRole) -> Responsibility { removal(of: role) == nil ? .preset : .app }

  /// Returns the command that removed a component, or nil if none has.
  func removal(of role: ComponentRole) -> Int? {
    entries.indices.reduce(nil) { removal, index in
      switch entries[index].kind {
      case .command(.attach(let blueprint), _) where blueprint.kind.role == role: nil
      case .command(.detach(role), _): removal ?? index
      default: removal
      }
    }
  }

  /// Returns the last command of a kind by a step or the app before an entry.
  func command(before end: Int, _ matches: (Command) -> Bool) -> Int? {
    entries[..<end].indices.last { index in entries[index].kind.command.map { isAct(index) && matches($0) } ?? false
    }
  }

  /// Returns the last command of a step or the app among the causes of an entry.
  private func lastCommand(to index: Int) -> Int? {
    explainer.lastCommand(to: index).flatMap { isAct($0) ? $0 : nil }
  }
}

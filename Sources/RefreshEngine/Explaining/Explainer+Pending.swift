extension Explainer {
  /// Returns the sentence about a refresh that nothing ends, for warnings, failures and answers.
  ///
  /// - Parameter place: The place where it still refreshes: `here`. By default, the place isn't mentioned.
  package static func neverEnded(_ role: ComponentRole, _ place: String? = nil) -> String {
    "the " + role.rawValue + " still refreshes" + (place.map { " " + $0 } ?? "") + ": nothing calls `endRefreshing`"
  }

  /// Explains why a component that refreshes doesn't end.
  ///
  /// - Parameter title: What that prevents: `the header didn't refresh again: `. The default is nothing.
  package func neverEnded(_ role: ComponentRole, _ title: String = "") -> Account {
    let begin = indexes(of: .state(role, .refreshing)).last
    var account = Account(title, owner: .app)
    account.end = begin
    account.rule = .assign
    account.lines = simulation.pending.map { line(of: $0) }
    let still = title + "the " + role.rawValue + " still refreshes: "
    if let next = next(of: role), let due = next.due {
      account.isPending = true
      account.owner = nil
      let time = due.seconds.readableText + " s"
      if case .animation(let role, _, then: .some(let callback)) = next.kind {
        account.sentence = Phrase(
          still + "`" + Occurrence.call(role, callback).text + "` is called at " + time
            + ", when the animation ends")
      } else {
        let call = next.cause >= 0 ? asked(at: next.cause)?.text : nil
        account.sentence =
          Phrase(still + "the app waits until " + time + (call.map { " in its answer to `" + $0 + "`" } ?? ""))
          + unasked(role, at: begin)
      }
      return account
    }
    account.unended = role
    let ended = entries[..<(begin ?? 0)].contains {
      if case .command(.endRefreshing(role), _) = $0.kind { true } else { false }
    }
    account.sentence = Phrase(
      ended
        ? still + "nothing calls `endRefreshing` after its last begin" : title + Explainer.neverEnded(role))
    return account
  }

  /// Returns what began a refresh that no step asked for by the component's name: `; it began after release (line 12)`.
  private func unasked(_ role: ComponentRole, at begin: Int?) -> Phrase {
    guard let begin, let first = chain(to: begin).first, first >= setup,
      case .command(let command, nil) = entries[first].kind, command.traits.role != role
    else { return Phrase("") }
    return "; it began after " + Phrase(link: first)
  }

  /// Explains that a component that refreshes ignores another begin; nil if there was none.
  func ignored(_ role: ComponentRole, _ title: String, from start: Int) -> Account? {
    let attempts = attempts(of: role, from: start) { $0.rules.filter { $0 == .assign } }
    guard let second = attempts.last, let sentence = ignored(second) else { return nil }
    var account = neverEnded(role)
    account.sentence = title + sentence + "; " + account.sentence
    // Whatever ends the refresh that it didn't interrupt, this begin is over.
    (account.owner, account.isPending) = (.app, false)
    account.lines = second.terms.map { $0.line() }
    account.end = entries[second.index].cause
    account.attempt = second
    return account
  }

  /// Returns the entry of the last begin of a component that was ignored, because it was refreshing; nil if none was.
  package func ignoredBegin(of role: ComponentRole) -> Int? {
    attempts(of: role, from: 0) { $0.rules.filter { $0 == .assign } }.last { ignored($0) != nil }?.index
  }

  /// Returns the words for a second begin that was ignored; nil if an attempt wasn't one.
  func ignored(_ attempt: Attempt) -> Phrase? {
    guard attempt.rule == .assign, let begin = lastCommand(to: attempt.index), isBegin(begin, of: attempt.role)
    else { return nil }
    // An end is carried out in the next turn of the run loop.
    let hasEnd = entries[..<begin].contains { entry in
      if case .command(.endRefreshing(attempt.role), _) = entry.kind {
        entry.time == entries[begin].time
      } else {
        false
      }
    }
    return Phrase(link: begin) + " came while it was " + (hasEnd ? "still " : "") + "refreshing, and was ignored"
      + (hasEnd ? " (the `endRefreshing` before it takes effect a turn later)" : "")
  }

  private func isBegin(_ index: Int, of role: ComponentRole) -> Bool {
    if case .command(.beginRefreshing(role), _) = entries[index].kind { true } else { false }
  }

  /// Returns the next of the app's answers and of the calls to it; those about a component come first.
  private func next(of role: ComponentRole) -> Pending? {
    let coming = simulation.pending.filter { $0.due != nil && ($0.kind == .app || $0.isCall) }
    return coming.first { pending in
      if case .animation(let own, _, _) = pending.kind { return own == role }
      return pending.cause >= 0 && asked(at: pending.cause)?.role == role
    } ?? coming.first
  }

  /// Explains the events that are still to come.
  package func whatIsPending() -> Account {
    let time = simulation.now.seconds.readableText + " s"
    let pending = simulation.pending
    guard !pending.isEmpty else { return Account("nothing is pending at " + time + ": everything is at rest") }
    var scheduled = 0
    for one in pending where one.due != nil { scheduled += 1 }
    var sentence =
      "at " + time + ", " + String(scheduled) + (scheduled == 1 ? " thing is" : " things are")
      + " scheduled or moving"
    var account = Account("")
    account.lines = pending.map { line(of: $0) }
    let stuck = ComponentRole.allCases.first { role in pending.contains { $0.kind == .refresh(role) } }
    if let stuck, next(of: stuck) == nil {
      sentence += "; " + Explainer.neverEnded(stuck)
      account.owner = .app
      account.unended = stuck
    }
    account.sentence = Phrase(sentence)
    return account
  }

  /// Returns the entry that began something pending: of an animation, the last command.
  private func origin(of pending: Pending) -> Int? {
    let path = path(to: pending.cause)
    guard case .animation = pending.kind else { return path.first }
    return path.last { if case .command = entries[$0].kind { $0 >= setup } else { false } } ?? path.first
  }

  /// Returns the line of something pending, with the entry that began it.
  private func line(of pending: Pending) -> Account.Line {
    let root = pending.cause >= 0 ? origin(of: pending) : nil
    var detail = Phrase(pending.due.map { "until " + $0.seconds.readableText + " s" } ?? "")
    if let root, root >= setup { detail = detail + ", from " + Phrase(name: root) }
    let text: String
    switch pending.kind {
    case .finger: text = "a finger is down: `release` lifts it"
    case .movement: text = "the content moves"
    case .animation(let role, let name, let callback):
      text =
        "the animation " + role.rawValue + "." + name.rawValue
        + (callback.map { ", then `" + Occurrence.call(role, $0).text + "`" } ?? "")
    case .part(let role, let name): text = "the animation of the part " + role.rawValue + "." + name.text
    case .app:
      let call = pending.cause >= 0 ? asked(at: pending.cause)?.text : nil
      text = "the app waits" + (call.map { " in its answer to `" + $0 + "`" } ?? "")
    case .refresh(let role):
      text = "the " + role.rawValue + " refreshes until `endRefreshing`"
      detail = Phrase(indexes(of: .state(role, .refreshing)).last.map { "since " + time(of: $0) } ?? "")
    case .display(let role):
      text = "the " + role.rawValue + " will refresh once it is on screen: `window: true`"
    }
    return Account.Line(mark: .none, text: text, detail: detail, root: root)
  }
}

extension Pending {
  /// Whether a call to the app follows.
  var isCall: Bool { if case .animation(_, _, then: .some) = kind { true } else { false } }
}

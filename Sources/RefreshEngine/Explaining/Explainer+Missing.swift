extension Explainer {
  /// Explains why something didn't happen for the *nth* time; if it did, why.
  public func whyMissing(_ occurrence: Occurrence, nth: Int) -> Account {
    let found = indexes(of: occurrence)
    guard found.count < nth else { return whyHappened(occurrence, nth: nth) }
    let start = found.last.map { $0 + 1 } ?? 0
    var account: Account
    switch occurrence {
    case .state(let role, let state): account = whyNot(state, of: role, from: start, isAgain: !found.isEmpty)
    case .call(let role, let callback): account = whyNot(callback, of: role, from: start, isAgain: !found.isEmpty)
    }
    if let last = found.last {
      let times = found.count == 1 ? "once, at " : String(found.count) + " times, last at "
      let what = if case .call = occurrence { "; it was called " } else { "; it did " }
      account.sentence = account.sentence + what + times + time(of: last)
    }
    return account
  }

  /// Explains why a component didn't enter a state from an entry on.
  ///
  /// - Parameter goal: The state that was asked for, if it can only follow from this one.
  private func whyNot(
    _ state: RefreshState, of role: ComponentRole, from start: Int, isAgain: Bool,
    onTheWayTo goal: RefreshState? = nil
  ) -> Account {
    let name = role.rawValue
    let words = (goal ?? state).words
    let title = "the " + name + (isAgain ? " didn't " + words.again + " again" : " " + words.never) + ": "
    guard let kind = simulation.kind(of: role) else {
      return Account(title + "there is no " + name, owner: .app)
    }
    guard kind.family.states.contains(state) else {
      return Account(
        "the " + name + " was never `" + state.name + "`: `" + kind.rawValue + "` has no such state",
        owner: .library)
    }
    let present = simulation.component(role).map { simulation[$0].state }
    if present == .refreshing {
      if state == .idle || state == .noMoreData { return neverEnded(role) }
      if state == .refreshing { return ignored(role, title, from: start) ?? neverEnded(role, title) }
    }
    var attempts = attempts(at: state, of: role, from: start)
    // While it was in the state that is asked for, it couldn't enter it again.
    let others = attempts.filter { !$0.isDuring(state) }
    if present != state, !others.isEmpty { attempts = others }
    if state == .pulling || state == .refreshing,
      let hidden = hidden(role, title, after: attempts.last?.index ?? start - 1)
    {
      return hidden
    }
    if state == .refreshing, let pulled = whyNotReleased(role, title, from: start) { return pulled }
    // Without a pull there is nothing to release.
    if state == .refreshing, kind.family != .autoFooter, attempts.allSatisfy({ $0.rule == .release }) {
      return whyNot(.pulling, of: role, from: start, isAgain: isAgain, onTheWayTo: .refreshing)
    }
    guard let closest = closest(of: attempts) else {
      return neverTried(goal ?? state, of: role, title, from: start)
    }
    // Of two gestures that came near, the later one is meant, as it is if the screen has changed since the earlier one.
    let last = lastGesture
    let gesture = attempts.filter { $0.index > last }
    if closest.index < last, let later = self.closest(of: gesture), let c = simulation.component(role),
      later.missing.count == closest.missing.count,
      later.gap <= simulation[c].extent || hasScreenChanged(from: closest.index, to: later.index)
    {
      return account(later, among: gesture, title)
    }
    return account(closest, among: attempts, title)
  }

  /// Whether the world around the app has changed between two entries, for example by a rotation.
  private func hasScreenChanged(from start: Int, to end: Int) -> Bool {
    entries[start..<end].contains { entry in
      guard case .command(let command, _) = entry.kind, case .world = command.traits.actor else { return false }
      return true
    }
  }

  private func closest(of attempts: [Attempt]) -> Attempt? {
    var closest: Attempt?
    for attempt in attempts { if closest.map({ attempt.isCloser(than: $0) }) ?? true { closest = attempt } }
    return closest
  }

  /// The index of the command that lifted the finger before the last gesture; 0 if there was only one.
  private var lastGesture: Int {
    var isMoved = false
    for index in entries.indices.reversed() {
      let grip = grip(at: index)
      if grip == .up, isMoved { return index }
      if grip == .move { isMoved = true }
    }
    return 0
  }

  /// The index of the command by which the finger that is down touched the content; nil if it came down with a movement.
  private var lastFinger: Int? {
    var down: Int?
    for index in entries.indices {
      switch grip(at: index) {
      case .down: down = index
      case .move, nil: break
      case .up, .tap: down = nil
      }
    }
    return down
  }

  /// Explains why a component that was pulled far enough didn't refresh, or nil if it wasn't pulled.
  private func whyNotReleased(_ role: ComponentRole, _ title: String, from start: Int) -> Account? {
    guard let pulled = indexes(of: .state(role, .pulling)).last(where: { $0 >= start }) else { return nil }
    if let back = indexes(of: .state(role, .idle)).last(where: { $0 > pulled }) {
      var account = why(back)
      if let last = lastCommand(to: back), case .command(let command, _) = entries[last].kind,
        command.traits.effect == .end
      {
        account.sentence =
          title + "it was pulled far enough, but " + Phrase(link: last) + " made it idle at " + time(of: back)
          + " before the finger was lifted"
        account.owner = .app
        return account
      }
      account.sentence = Phrase(
        title + "it was pulled far enough, but went back to idle at " + time(of: back)
          + " before the finger was lifted")
      account.owner = .gesture
      return account
    }
    guard let c = simulation.component(role) else { return nil }
    let now = simulation[c].family == .header ? simulation.headerPull(of: c) : simulation.trailingPull(of: c)
    let terms = Situation.pull(now).terms(of: .release)
    guard terms.filter({ !$0.holds }).map({ $0.condition }) == [.released] else { return nil }
    let down = lastFinger.map { " since " + Phrase(link: $0) }
    var account = Account(
      title + "it is pulled far enough, but the finger is still down" + (down ?? Phrase("")), owner: .gesture)
    account.lines = terms.map { $0.line() }
    account.end = pulled
    account.rule = .release
    account.attempt = Attempt(index: pulled, role: role, rule: .release, terms: terms)
    return account
  }

  /// Explains with the attempt that came closest.
  private func account(_ closest: Attempt, among attempts: [Attempt], _ title: String) -> Account {
    var same = 0
    for attempt in attempts where attempt.rule == closest.rule { same += 1 }
    // Only a distance can be close.
    let checks =
      same > 1 && closest.missing.contains { $0.comparison != nil }
      ? "the closest of " + String(same) + " checks, " : ""
    let time = time(of: closest.index)
    // What the app asked for is named, because it may have asked several times.
    let asked = closest.rule == .assign ? lastCommand(to: closest.index) : nil
    let words = asked.map { Phrase(link: $0) + " came at " + time + ", when " + closest.reasons }
    var account = Account(
      title + (ignored(closest) ?? words ?? Phrase("at " + time + ", " + checks + closest.reasons)))
    account.owner = closest.missing.first?.owner
    account.lines = closest.terms.map { $0.line() }
    account.end = entries[closest.index].cause < 0 ? nil : entries[closest.index].cause
    account.rule = closest.rule
    account.attempt = closest
    return account
  }

  /// Explains that a component was hidden when the content moved; nil if it wasn't after an entry.
  private func hidden(_ role: ComponentRole, _ title: String, after index: Int) -> Account? {
    let notices = attempts(of: role, from: index + 1) { $0.rules.filter { $0 == .notice } }
    guard let notice = notices.first else { return nil }
    var account = Account(title + "it was hidden, and nothing notifies a hidden component", owner: .app)
    account.rule = .notice
    account.lines = notice.terms.map { $0.line() }
    account.attempt = notice
    return account
  }

  /// Returns that an auto footer isn't asked for data merely because it is in view, and what asks it.
  private func autoFooterNote(_ role: ComponentRole) -> String {
    guard let c = simulation.component(role), simulation[c].family == .autoFooter else { return "" }
    let isShort =
      simulation.scroll.inset.top + simulation.scroll.contentSize.height <= simulation.scroll.viewport.height
    return "; being in view isn't enough: it loads when "
      + (isShort ? "a finger is lifted, as the content doesn't fill the screen" : "the content scrolls down to it")
  }

  /// Explains why nothing could have put a component into a state.
  private func neverTried(_ state: RefreshState, of role: ComponentRole, _ title: String, from start: Int)
    -> Account
  {
    if let hidden = hidden(role, title, after: start - 1) { return hidden }
    let present = simulation.component(role).map { simulation[$0].state }
    if present == .willRefresh, state == .idle || state == .noMoreData {
      let waits = "it waits in `willRefresh` until the scroll view is on screen, and then asks the app"
      return Account(title + waits, owner: .scene)
    }
    let reason =
      switch state {
      case .pulling where present == .noMoreData, .refreshing where present == .noMoreData: "it is at `noMoreData`"
      case .pulling: "the content hasn't moved"
      case .refreshing:
        "the content hasn't moved, and nothing called `beginRefreshing`" + autoFooterNote(role)
      case .willRefresh: "nothing called `beginRefreshing`"
      case .idle: "nothing called `endRefreshing`"
      case .noMoreData: "nothing called `endRefreshing: { footer: noMoreData }`"
      }
    return Account(
      title + reason, owner: present != .noMoreData && (state == .pulling || state == .refreshing) ? .gesture : .app
    )
  }

  /// Explains why a component didn't call the app from an entry on.
  private func whyNot(_ callback: Callback, of role: ComponentRole, from start: Int, isAgain: Bool) -> Account {
    let name = "`" + Occurrence.call(role, callback).text + "` wasn't called"
    for pending in simulation.pending {
      // The completion of a begin follows its block.
      let next = callback == .beginRefreshingCompletion ? Callback.refreshing : callback
      guard case .animation(role, _, then: next) = pending.kind, let due = pending.due else { continue }
      var account = Account(
        name + " yet: it will be at " + due.seconds.readableText + " s, when the animation ends")
      account.isPending = true
      account.end = pending.cause >= 0 ? pending.cause : nil
      return account
    }
    let isOfEnd = callback == .endRefreshingAnimationBegin || callback == .endRefreshingCompletion
    // A cancelled touch keeps a header from making room, and without room it doesn't call.
    if !isOfEnd, let begun = indexes(of: .state(role, .refreshing)).last(where: { $0 >= start }) {
      let rooms = attempts(of: role, from: begun) { $0.rules.filter { $0 == .room || $0 == .boundsRoom } }
      if let room = rooms.last { return account(room, among: [room], name + ": ") }
    }
    // What could have led to another call comes after the change of state that led to the last one.
    let state: RefreshState = isOfEnd ? .idle : .refreshing
    let last = isAgain ? indexes(of: .state(role, state)).last { $0 < start } : nil
    var account = whyNot(state, of: role, from: last.map { $0 + 1 } ?? start, isAgain: isAgain)
    account.sentence = name + (isAgain ? " again: " : ": ") + account.sentence
    return account
  }
}

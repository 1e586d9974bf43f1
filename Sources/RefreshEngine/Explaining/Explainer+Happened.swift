extension Explainer {
  /// Explains why something happened; if it didn't, why not.
  ///
  /// - Parameters:
  ///   - occurrence: What happened.
  ///   - nth: Which time, from 1; nil for the last.
  public func whyHappened(_ occurrence: Occurrence, nth: Int?) -> Account {
    let found = indexes(of: occurrence)
    guard let nth = nth ?? (found.isEmpty ? nil : found.count), found.indices.contains(nth - 1) else {
      if found.isEmpty, nth ?? 1 == 1, let unchanged = unchanged(occurrence) { return unchanged }
      return whyMissing(occurrence, nth: nth ?? 1)
    }
    let index = found[nth - 1]
    var account = why(index)
    let times = found.count == 1 ? "" : ", the " + ordinal(nth) + " of " + String(found.count) + " times,"
    account.sentence = occurrence.past + " at " + time(of: index) + times + " " + beginning(of: index)
    return account
  }

  /// Explains an entry: its decisive conditions, and the chain that leads to it.
  public func why(_ index: Int) -> Account {
    var account = Account(beginning(of: index))
    account.end = index
    guard let decision = decision(before: index),
      case .considered(let role, let situation) = entries[decision].kind,
      let rule = situation.rules.first(where: { situation.terms(of: $0).allSatisfy { $0.holds } })
    else { return account }
    var before: [Term]?
    for earlier in entries[..<decision].indices.reversed() {
      if case .considered(role, let other) = entries[earlier].kind, other.rules.contains(rule) {
        before = other.terms(of: rule)
        break
      }
    }
    account.rule = rule
    for (place, term) in situation.terms(of: rule).enumerated() {
      let wasTrue = before.map {
        $0.indices.contains(place) && $0[place].condition == term.condition && $0[place].holds
      }
      account.lines.append(term.line(as: wasTrue == false ? .becomesTrue : .holds))
    }
    return account
  }

  /// Explains a state that a component has had since the setup; nil if it has another one.
  private func unchanged(_ occurrence: Occurrence) -> Account? {
    guard case .state(let role, let state) = occurrence, let c = simulation.component(role),
      simulation[c].state == state
    else { return nil }
    return Account(
      "the " + role.rawValue + " has been " + state.name + " since the setup: nothing changed its state")
  }

  /// Returns the beginning of a chain in words: `after release (line 10)`.
  private func beginning(of index: Int) -> Phrase {
    let chain = chain(to: index)
    guard let first = chain.first else { return Phrase("in the setup") }
    let last = chain.last { if case .command = entries[$0].kind { true } else { false } }
    guard let last, case .command(_, .some) = entries[last].kind else {
      let phrase = "after " + Phrase(link: first)
      guard chain.count > 1, case .command(let end, _) = entries[chain[1]].kind else { return phrase }
      // That a release ends a pull is no news; that a cancelled touch does may be.
      if case .cancel = end {
        return phrase + ", which " + Phrase(link: chain[1]) + " ended (MJRefresh takes it for a lifted finger)"
      }
      let isLater = entries[chain[1]].time > entries[chain[0]].time
      let isMoved = chain.contains {
        if case .offset(let from, let to) = entries[$0].kind { from != to } else { false }
      }
      return isLater || isMoved ? phrase + " and " + Phrase(link: chain[1]) : phrase
    }
    var phrase = "by " + Phrase(link: last)
    if let call = asked(at: last) {
      phrase = phrase + " in its answer to `" + call.text + "`"
      // A wait would have let time pass.
      if entries[call.entry].time == entries[last].time { phrase = phrase + ", without a wait" }
    }
    return phrase
  }

  /// Returns the decision that led from the last command to an entry: of several, the one that says most.
  private func decision(before index: Int) -> Int? {
    let path = path(to: index)
    let start = path.lastIndex { if case .command = entries[$0].kind { true } else { false } } ?? 0
    let decisions = path[start...].dropLast().filter { !rules(heldAt: $0).isEmpty }
    return decisions.last { rules(heldAt: $0).contains { $0.isReason } } ?? decisions.first {
      rules(heldAt: $0) == [.begin]
    }
      ?? decisions.last
  }

  /// Returns the rules of a decision whose conditions all hold.
  private func rules(heldAt index: Int) -> [EngineRule] {
    guard case .considered(_, let situation) = entries[index].kind else { return [] }
    return situation.rules.filter { situation.terms(of: $0).allSatisfy { $0.holds } }
  }

  /// Returns an ordinal number: `2nd`.
  private func ordinal(_ number: Int) -> String {
    let ending =
      switch (number % 10, number % 100) {
      case (_, 11...13): "th"
      case (1, _): "st"
      case (2, _): "nd"
      case (3, _): "rd"
      default: "th"
      }
    return String(number) + ending
  }
}

extension EngineRule {
  /// Whether it says why something is asked for, rather than only that it is allowed.
  package var isReason: Bool {
    switch self {
    case .pull, .pullBack, .release, .autoTrigger, .autoRelease, .tap, .appear, .beginOffScreen: true
    case .autoTimes, .begin, .assign, .room, .boundsRoom, .notice: false
    }
  }
}

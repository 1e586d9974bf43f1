/// A decision that could have led to the event in question, with the conditions that weren't met.
public struct Attempt: Sendable {
  /// The index of the decision in the journal.
  public let index: Int
  /// The component.
  public let role: ComponentRole
  /// The rule.
  public let rule: EngineRule
  /// The conditions of the rule.
  public let terms: [Term]

  package init(index: Int, role: ComponentRole, rule: EngineRule, terms: [Term]) {
    (self.index, self.role, self.rule, self.terms) = (index, role, rule, terms)
  }

  /// The conditions that didn't hold.
  public var missing: [Term] { terms.filter { !$0.holds } }

  /// Whether the component was in a state when it should have been idle or pulled.
  func isDuring(_ state: RefreshState) -> Bool {
    missing.contains { term in
      if case .state = term.condition { term.numbers[0] == Double(state.rawValue) } else { false }
    }
  }

  /// The reasons why conditions didn't hold, as parts of a sentence.
  package var reasons: String {
    // A sentence with a remark comes last.
    var terms = missing.filter { $0.condition != .fills } + missing.filter { $0.condition == .fills }
    // At the end of the data, a new touch doesn't get new triggers either.
    if isDuring(.noMoreData) { terms.removeAll { $0.condition == .triggersLeft } }
    let reasons = terms.map { $0.reason(for: role) }
    guard let last = reasons.last, reasons.count > 1 else { return reasons.first ?? "" }
    return reasons.dropLast().joined(separator: ", ") + " and " + last
  }

  /// Returns whether fewer conditions were missing than in another attempt, or as many by fewer points. Of two that are
  /// equally close, the one that was asked for is closer than one that a gesture only led to.
  package func isCloser(than other: Attempt) -> Bool {
    let (mine, theirs) = (missing, other.missing)
    if mine.count != theirs.count { return mine.count < theirs.count }
    return gap == other.gap ? isAskedFor && !other.isAskedFor : gap < other.gap
  }

  /// The missing points.
  var gap: Double { missing.reduce(0) { $0 + $1.gap.magnitude } }

  /// Whether it was the app or a tap that asked for it.
  private var isAskedFor: Bool {
    switch rule {
    case .autoTimes, .begin, .tap: true
    case .pull, .pullBack, .release, .autoTrigger, .autoRelease, .beginOffScreen, .appear, .assign, .room,
      .boundsRoom,
      .notice:
      false
    }
  }
}

extension Situation {
  /// Returns the rules by which something could have happened.
  func rules(leadingTo state: RefreshState) -> [EngineRule] {
    rules.filter { rule in
      switch rule {
      case .pull: state == .pulling
      case .pullBack: state == .idle
      case .release, .autoTrigger, .autoRelease, .autoTimes, .tap, .begin, .appear: state == .refreshing
      case .beginOffScreen: state == .willRefresh
      case .assign:
        if case .assignment(_, state) = self { state != .pulling && state != .willRefresh } else { false }
      case .room, .boundsRoom, .notice: false
      }
    }
  }
}

extension Explainer {
  /// Returns the decisions from an entry on that could have put a component into a state and didn't, in order.
  func attempts(at state: RefreshState, of role: ComponentRole, from start: Int) -> [Attempt] {
    attempts(of: role, from: start) { $0.rules(leadingTo: state) }
  }

  /// Returns the decisions from an entry on by some rules about a component that weren't carried out, in order.
  func attempts(of role: ComponentRole, from start: Int, by rules: (Situation) -> [EngineRule]) -> [Attempt] {
    var attempts: [Attempt] = []
    for index in entries.indices.dropFirst(start) {
      guard case .considered(role, let situation) = entries[index].kind else { continue }
      for rule in rules(situation) {
        let attempt = Attempt(index: index, role: role, rule: rule, terms: situation.terms(of: rule))
        if !attempt.missing.isEmpty { attempts.append(attempt) }
      }
    }
    return attempts
  }
}

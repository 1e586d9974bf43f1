import RefreshEngine

/// A decision that could have led to what was asked for, with the conditions that it lacked.
struct Attempt: Sendable {
  /// The index of the decision in the journal.
  let index: Int
  /// The component.
  let role: ComponentRole
  /// The rule.
  let rule: EngineRule
  /// The conditions of the rule.
  let terms: [Term]

  /// The conditions that didn't hold.
  var missing: [Term] { terms.filter { !$0.holds } }

  /// Returns whether fewer conditions were missing than in another attempt, or the same by fewer points.
  func isCloser(than other: Attempt) -> Bool {
    let (mine, theirs) = (missing, other.missing)
    if mine.count != theirs.count { return mine.count < theirs.count }
    return mine.reduce(0) { $0 + abs($1.gap) } < theirs.reduce(0) { $0 + abs($1.gap) }
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
      case .assign: if case .assignment(_, state) = self { state == .idle || state == .noMoreData } else { false }
      case .room, .boundsRoom, .notice: false
      }
    }
  }
}

extension Inquiry {
  /// Returns the decisions from an entry on that could have put a component into a state and didn't, in order.
  func attempts(at state: RefreshState, of role: ComponentRole, from start: Int) -> [Attempt] {
    entries.indices.dropFirst(start).flatMap { index -> [Attempt] in
      guard case .considered(role, let situation) = entries[index].kind else { return [] }
      return situation.rules(leadingTo: state).compactMap { rule in
        let attempt = Attempt(index: index, role: role, rule: rule, terms: situation.terms(of: rule))
        return attempt.missing.isEmpty ? nil : attempt
      }
    }
  }
}

extension Term {
  /// Why the condition doesn't hold, as a part of a sentence.
  func reason(for role: ComponentRole) -> String {
    let name = role.rawValue
    func number(_ index: Int) -> String { numbers[index].readableText }
    switch condition {
    case .state, .otherState:
      return "the \(name) was \(RefreshState(rawValue: UInt8(numbers[0]))?.name ?? "in another state")"
    case .dragging: return "no finger dragged it"
    case .released: return "the finger was still down"
    case .headerPast, .trailingPast, .shows, .atEnd:
      return gap == 0
        ? "the offset was exactly at the threshold, and must pass it" : "it was \(gap.readableText) pt short"
    case .headerWithin, .trailingWithin: return "it was still pulled \(gap.readableText) pt too far"
    case .automaticallyRefresh: return "`automaticallyRefresh` was false"
    case .placed: return "the list was empty"
    case .fills:
      return gap == 0
        ? "the content just filled the screen"
        : "the content was \(gap.readableText) pt too short to fill the screen"
    case .scrollsDown: return "the content didn't move down"
    case .triggersLeft:
      return
        "this drag had already triggered it \(numbers[1] == 1 ? "once" : "\(number(1)) times"), as often as it may"
    case .lifted: return "the touch was cancelled"
    case .inWindow: return "the scroll view wasn't in the window"
    case .offScreen: return "the scroll view was in the window"
    case .shown: return "the \(name) was hidden"
    case .opaque: return "the \(name) was transparent"
    case .labelShown: return "the \(name)'s label was hidden"
    case .respondsToTaps: return "this type didn't respond to taps"
    case .notCancelled: return "the touch was cancelled"
    }
  }

  /// Who is responsible if the condition doesn't hold.
  var owner: Answer.Owner {
    switch condition {
    case .automaticallyRefresh, .labelShown, .respondsToTaps: .preset
    case .state, .otherState, .shown, .opaque, .placed: .app
    case .dragging, .released, .headerPast, .headerWithin, .trailingPast, .trailingWithin, .shows, .scrollsDown,
      .atEnd,
      .lifted, .notCancelled, .triggersLeft:
      .gesture
    case .fills, .inWindow, .offScreen: .scene
    }
  }
}

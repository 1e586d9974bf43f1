import Testing

@testable import RefreshEngine

/// The conditions of the rules over situations in which each number and state takes every value that matters.
@Suite struct TermTests {
  /// A rule and one of its conditions.
  private struct Part: Hashable {
    let rule: EngineRule
    let condition: String
  }

  private static let states: [RefreshState] = [.idle, .pulling, .refreshing, .willRefresh, .noMoreData]
  private static let pans: [PanState] = [.possible, .began, .changed, .ended, .cancelled]
  private static let both = [false, true]

  private static var pulls: [Situation] {
    var all: [Situation] = []
    for state in states {
      for isDragging in both {
        for (edge, isLeading, offsets) in [(0.0, true, [-54.5, -54, -53.5]), (500, false, [553.5, 554, 554.5])] {
          for offset in offsets {
            all.append(
              .pull(
                Pull(
                  offset: offset, edge: edge, extent: 54, isLeading: isLeading, state: state, isDragging: isDragging
                ))
            )
          }
        }
      }
    }
    return all
  }

  private static var footers: [Situation] {
    var all: [Situation] = []
    for state in [RefreshState.idle, .refreshing] {
      for automatically in both {
        for (y, content) in [(0.0, 1320.0), (1320, 1320), (607, 607), (608, 608)] {
          for (old, offset) in [(680.0, 697.0), (697, 697), (697, 696.5), (680, 696.5), (-60, -59.5), (-70, -60)] {
            for pan in [nil] + pans {
              for left: Int32 in [-1, 0, 1] {
                let footer = AutoFooterSituation(
                  state: state, automaticallyRefresh: automatically, percent: 1, y: y, height: 44, left: left,
                  times: left < 0 ? left : 1, triggeredByDrag: left == 0, isDragging: true, pan: pan,
                  oldOffset: old,
                  newOffset: offset, offset: offset, top: 60, bottom: 44, content: content, viewport: 667)
                all += [.autoFooter(footer), .triggerTimes(footer)]
              }
            }
          }
        }
      }
    }
    return all
  }

  private static var others: [Situation] {
    var all: [Situation] = pans.map { .room($0) } + both.map { .notice(isHidden: $0) }
    for flags in 0..<16 {
      func flag(_ bit: Int) -> Bool { flags >> bit & 1 == 1 }
      for state in states {
        for alpha in [0, 0.01, 0.02] {
          all.append(
            .tap(
              TapSituation(
                responds: flag(0), isHidden: flag(1), alpha: alpha, isLabelHidden: flag(2), isInWindow: flag(3),
                state: state)))
        }
        all.append(.display(state, isInWindow: flag(0), isHidden: flag(1)))
        all.append(.beginning(state, isInWindow: flag(0)))
      }
    }
    for state in states { all += [.boundsRoom(state)] + states.map { .assignment(from: state, to: $0) } }
    return all
  }

  private static let situations = pulls + footers + others

  @Test func `a rule holds exactly if all its terms do, and each term alone prevents it`() {
    var (seen, decisive, held): (Set<Part>, Set<Part>, Set<EngineRule>) = ([], [], [])
    for situation in TermTests.situations {
      for rule in situation.rules {
        // The trigger times are looked at once the rule has asked to begin.
        let terms = situation.terms(of: rule).filter { rule == .autoTimes || $0.condition != .triggersLeft }
        let missing = terms.filter { !$0.holds }
        #expect(situation.holds(rule) == missing.isEmpty, "\(rule): \(situation)")
        if missing.isEmpty { held.insert(rule) }
        for term in terms { seen.insert(Part(rule: rule, condition: "\(term.condition)")) }
        if missing.count == 1 { decisive.insert(Part(rule: rule, condition: "\(missing[0].condition)")) }
      }
    }
    #expect(held == Set(EngineRule.allCases))
    #expect(decisive == seen)
  }

  @Test func `what a term says of its numbers is true`() throws {
    var count = 0
    for situation in TermTests.situations {
      for term in situation.rules.flatMap(situation.terms) {
        guard let said = claim(of: term) else { continue }
        count += 1
        #expect(said == term.holds, "\(term.text) \(term.detail)")
      }
    }
    #expect(count > 1_000)
  }

  /// Returns whether the numbers that a term shows meet the condition that it states; nil for one without numbers.
  ///
  /// It is decided by nothing but the words that readers see.
  private func claim(of term: Term) -> Bool? {
    func numbers(_ text: Substring) -> [Double] {
      text.split { !"0123456789.−-".contains($0) }.compactMap { Double(String($0).replacing("−", with: "-")) }
    }
    for (sign, holds) in [("<", { $0 < $1 }), (">", { $0 > $1 }), ("≥", { $0 >= $1 }), ("≤", { $0 <= $1 })]
      as [(Character, (Double, Double) -> Bool)]
    {
      if term.text.hasPrefix("offset"), let place = term.text.firstIndex(of: sign) {
        let (own, goal) = (numbers(term.text[..<place])[0], numbers(term.text[place...])[0])
        return holds(own, goal)
      }
      if term.condition == .fills, let place = term.detail.firstIndex(of: sign) {
        let (sum, goal) = (numbers(term.detail[..<place]).reduce(0, +), numbers(term.detail[place...])[0])
        // The sign follows the decision, so that it must be true in both cases.
        return holds(sum, goal) ? term.holds : !term.holds
      }
    }
    switch term.condition {
    case .scrollsDown:
      let offsets = numbers(term.detail[...])
      return offsets[1] > offsets[0]
    case .triggersLeft:
      guard term.text != "no drag triggers it" else { return true }
      return term.detail == "unlimited" || numbers(term.detail[...])[0] > 0
    // A condition on the state shows the state only if it fails.
    case .state(let state): return term.holds ? nil : term.detail == "it is \(state.name)"
    case .otherState(let state): return term.holds ? nil : term.detail != "it is \(state.name)"
    default: return nil
    }
  }
}

import RefreshEngine
import RefreshLaws

/// The states that components can have, and those that a scenario expects of them.
extension Inquiry {
  /// Returns the states that meet an expectation of a component's state, or of whether it refreshes.
  ///
  /// If its type has some of them, these are meant.
  func states(of role: ComponentRole, meeting expected: Matcher, isName: Bool) -> [RefreshState] {
    let wanted = RefreshState.allCases.filter { state in
      isName ? expected.matches(.text(state.name)) : expected.matches(.bool(state == .refreshing))
    }
    let possible = wanted.filter { has($0, role) }
    return possible.isEmpty ? wanted : possible
  }

  /// Whether the component in a position can have a state; true if there is none.
  func has(_ state: RefreshState, _ role: ComponentRole) -> Bool {
    simulation.kind(of: role)?.family.states.contains(state) ?? true
  }

  /// Returns the question about an expected state that the type of the component doesn't have; nil if it has it.
  func question(aboutImpossible observable: ObservablePath, _ expected: Matcher) -> Question? {
    guard case .component(let role, .state) = observable,
      let state = states(of: role, meeting: expected, isName: true).first, !has(state, role)
    else { return nil }
    return .missing(.state(role, state), nth: 1)
  }

  /// Whether a goal is a state that the type of the component doesn't have.
  func isImpossible(_ goal: Remedy.Goal) -> Bool {
    switch goal {
    case .happens(.state(let role, let state), _): !has(state, role)
    case .passes(.mismatch(let observable, let expected, _, _)):
      question(aboutImpossible: observable, expected) != nil
    case .happens, .passes: false
    }
  }

  /// Returns what a component does instead of entering a state that its type doesn't have; empty for other states.
  func substitute(for subject: Question.Subject) -> String {
    guard case .state(let role, let state) = subject, !has(state, role) else { return "" }
    switch state {
    case .pulling: return "; an auto footer isn't pulled: it loads when it comes into view, or a finger is lifted"
    case .noMoreData: return "; only a footer can have `noMoreData`"
    case .idle, .refreshing, .willRefresh: return ""
    }
  }
}

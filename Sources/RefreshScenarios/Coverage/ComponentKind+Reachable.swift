import RefreshEngine

/// What components of a type can do at all, whatever the preset: what the rules of the engine leave possible.
extension ComponentKind {
  /// The states, in the order of MJRefresh.
  var reachableStates: [RefreshState] { family.states }

  /// The changes of state, in the order of their states.
  var reachableTransitions: [StateTransition] {
    RefreshState.allCases.flatMap { from in
      successors(of: from).map { StateTransition(from: from, to: $0) }
    }
  }

  /// The calls to the app.
  ///
  /// An auto footer's leaving is animated, and its beginning told, only where the scroll view has pages
  /// (`-[MJRefreshAutoFooter setState:]`).
  var reachableCallbacks: [Callback] { Callback.allCases }

  /// The states that can follow another.
  ///
  /// - `beginRefreshing` leads from every other state to refreshing, out of a window to willRefresh.
  /// - A component that refreshes, or will, follows no pull.
  /// - Only footers are told that there is no more data; they are at any time.
  private func successors(of state: RefreshState) -> [RefreshState] {
    guard family.states.contains(state) else { return [] }
    let next: [RefreshState] =
      switch state {
      case .idle: [.pulling, .refreshing, .willRefresh, .noMoreData]
      case .pulling: [.idle, .refreshing, .willRefresh, .noMoreData]
      case .refreshing: [.idle, .noMoreData]
      case .willRefresh: [.idle, .refreshing, .noMoreData]
      case .noMoreData: [.idle, .refreshing, .willRefresh]
      }
    return next.filter(family.states.contains)
  }
}

extension Family {
  /// The states that a component of this family can have: auto footers are not pulled, and only footers are told that there is
  /// no more data.
  var states: [RefreshState] {
    switch self {
    case .header, .trailer: [.idle, .pulling, .refreshing, .willRefresh]
    case .autoFooter: [.idle, .refreshing, .willRefresh, .noMoreData]
    case .backFooter: RefreshState.allCases
    }
  }
}

/// A change from one state to another.
struct StateTransition: Hashable, Sendable {
  let from: RefreshState
  let to: RefreshState

  /// As events have it: `idle -> pulling`.
  var name: String { "\(from.name) -> \(to.name)" }
}

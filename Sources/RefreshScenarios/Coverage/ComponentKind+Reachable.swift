import RefreshEngine

/// What components of a type can do at all, whatever the preset: what the rules of the engine leave possible.
extension ComponentKind {
  /// The states, in the order of MJRefresh.
  var reachableStates: [RefreshState] {
    RefreshState.allCases.filter { state in
      state == .idle || reachableTransitions.contains { $0.to == state }
    }
  }

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
    let isPulled = family != .autoFooter
    let canEnd = family.role == .footer
    let next: [RefreshState] =
      switch state {
      case .idle: [.pulling, .refreshing, .willRefresh, .noMoreData]
      case .pulling: [.idle, .refreshing, .willRefresh, .noMoreData]
      case .refreshing: [.idle, .noMoreData]
      case .willRefresh: [.idle, .refreshing, .noMoreData]
      case .noMoreData: [.idle, .refreshing, .willRefresh]
      }
    guard (state != .pulling || isPulled) && (state != .noMoreData || canEnd) else { return [] }
    return next.filter { ($0 != .pulling || isPulled) && ($0 != .noMoreData || canEnd) }
  }
}

/// A change from one state to another.
struct StateTransition: Hashable, Sendable {
  let from: RefreshState
  let to: RefreshState

  /// As events have it: `idle -> pulling`.
  var name: String { "\(from.name) -> \(to.name)" }
}

extension Family {
  /// The states that a component of this family can have. Auto footers aren't pulled, and only footers can have no
  /// more data.
  package var states: [RefreshState] {
    switch self {
    case .header, .trailer: [.idle, .pulling, .refreshing, .willRefresh]
    case .autoFooter: [.idle, .refreshing, .willRefresh, .noMoreData]
    case .backFooter: RefreshState.allCases
    }
  }

  /// Returns the states that can follow a state, with any preset.
  ///
  /// - `beginRefreshing` leads from every other state to `refreshing`, or outside a window to `willRefresh`.
  /// - A component in `refreshing` or `willRefresh` does not follow a pull.
  /// - Only footers can have no more data; this can happen in any state.
  package func successors(of state: RefreshState) -> [RefreshState] {
    guard states.contains(state) else { return [] }
    let next: [RefreshState] =
      switch state {
      case .idle: [.pulling, .refreshing, .willRefresh, .noMoreData]
      case .pulling: [.idle, .refreshing, .willRefresh, .noMoreData]
      case .refreshing: [.idle, .noMoreData]
      case .willRefresh: [.idle, .refreshing, .noMoreData]
      case .noMoreData: [.idle, .refreshing, .willRefresh]
      }
    return next.filter(states.contains)
  }
}

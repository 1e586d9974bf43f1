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
}

import RefreshEngine

extension ComponentKind {
  /// The states whose titles the type shows: those that its state class sets a title for.
  package var titleStates: [RefreshState] {
    switch family {
    case .header, .trailer: [.idle, .pulling, .refreshing]
    case .autoFooter: [.idle, .refreshing, .noMoreData]
    case .backFooter: [.idle, .pulling, .refreshing, .noMoreData]
    }
  }

  /// The states whose frames the type shows, by `-setState:` and `-setPullingPercent:` of the gif classes.
  package var imageStates: [RefreshState] {
    switch family {
    case .header, .backFooter, .trailer: [.idle, .pulling, .refreshing]
    case .autoFooter: [.refreshing]
    }
  }
}

import RefreshEngine

extension Family {
  /// What the library's own title of a state is looked up by, nil for a state without one; `-textConfiguration` of the
  /// state classes.
  func titleKey(for state: RefreshState) -> TextKey? {
    switch (self, state) {
    case (.header, .idle): .headerIdle
    case (.header, .pulling): .headerPulling
    case (.header, .refreshing): .headerRefreshing
    case (.autoFooter, .idle): .autoFooterIdle
    case (.autoFooter, .refreshing): .autoFooterRefreshing
    case (.autoFooter, .noMoreData): .autoFooterNoMoreData
    case (.backFooter, .idle): .backFooterIdle
    case (.backFooter, .pulling): .backFooterPulling
    case (.backFooter, .refreshing): .backFooterRefreshing
    case (.backFooter, .noMoreData): .backFooterNoMoreData
    case (.trailer, .idle): .trailerIdle
    case (.trailer, .pulling), (.trailer, .refreshing): .trailerPulling
    case (_, _): nil
    }
  }
}

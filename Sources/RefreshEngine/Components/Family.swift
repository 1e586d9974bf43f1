/// A component's family: where the component is, what starts it and how it holds the content during a refresh.
///
/// A family's rules are in the file of the same name. Back footers and trailers share `Trailing.swift`, because
/// they are the same except for the axis.
public enum Family: UInt8, Sendable, CaseIterable {
  /// `MJRefreshHeader`: above the content. Refreshes when released beyond its height, and the top inset holds it.
  case header
  /// `MJRefreshAutoFooter`: directly below the content. Refreshes when it comes into view, and adds its height to
  /// the bottom inset while it is shown.
  case autoFooter
  /// `MJRefreshBackFooter`: below the content, or below the viewport if that is farther. Refreshes when released
  /// beyond its height.
  case backFooter
  /// `MJRefreshTrailer`: to the right of the content, or of the viewport if that is farther. Refreshes when
  /// released beyond its width.
  case trailer

  /// The position on the scroll view that the family is made for.
  public var role: ComponentRole {
    switch self {
    case .header: .header
    case .autoFooter, .backFooter: .footer
    case .trailer: .trailer
    }
  }

  /// The direction of the pull.
  public var axis: ScrollAxis { role.axis }

  /// The default height, or a trailer's default width, in points; from `MJRefreshConst.m`.
  public var extent: Double {
    switch self {
    case .header: 54
    case .autoFooter, .backFooter: 44
    case .trailer: 60
    }
  }

  /// Returns the text that a state shows if it doesn't have a custom title, or nil for states without a title;
  /// `-textConfiguration` of the state classes.
  public func titleKey(for state: RefreshState) -> TextKey? {
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
    case (_, .pulling), (_, .noMoreData), (_, .willRefresh): nil
    }
  }

  /// The states whose titles a component shows.
  public var titleStates: [RefreshState] { RefreshState.allCases.filter { titleKey(for: $0) != nil } }
}

/// The families whose components can show frames.
enum FramesFamily {
  case header
  case autoFooter
  case backFooter

  var family: Family {
    switch self {
    case .header: .header
    case .autoFooter: .autoFooter
    case .backFooter: .backFooter
    }
  }
}

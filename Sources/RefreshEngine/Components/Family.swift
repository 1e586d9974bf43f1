/// A component's family: where it stands, what starts it and how it holds the content while it refreshes.
///
/// A family's own rules are in the file of its name; back footers and trailers, which are the same turned by 90°, share
/// `Trailing.swift`.
public enum Family: UInt8, Sendable, CaseIterable {
  /// `MJRefreshHeader`: above the content; refreshes when it is let go past its height, and the top inset holds it.
  case header
  /// `MJRefreshAutoFooter`: right below the content; refreshes when it comes into view, and has its share of the bottom
  /// inset for as long as it is shown.
  case autoFooter
  /// `MJRefreshBackFooter`: below the content, or the viewport if that is farther; let go past its height.
  case backFooter
  /// `MJRefreshTrailer`: right of the content, or the viewport if that is farther; let go past its width.
  case trailer

  /// The place on the scroll view that the family is made for.
  public var role: ComponentRole {
    switch self {
    case .header: .header
    case .autoFooter, .backFooter: .footer
    case .trailer: .trailer
    }
  }

  /// The direction of the pull.
  public var axis: ScrollAxis { self == .trailer ? .horizontal : .vertical }

  /// The height, for a trailer the width, that a component has by itself, in points; of `MJRefreshConst.m`.
  public var extent: Double {
    switch self {
    case .header: 54
    case .autoFooter, .backFooter: 44
    case .trailer: 60
    }
  }

  /// The text that a state shows without a title of its own, nil for states without a title; `-textConfiguration` of the
  /// state classes.
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

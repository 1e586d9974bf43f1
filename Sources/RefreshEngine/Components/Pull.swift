/// The pull of a component beyond the edge at which it begins to show.
struct Pull: Equatable {
  /// The pulled distance as a fraction of the component's extent.
  let percent: Double
  /// Whether releasing now refreshes.
  let isPastThreshold: Bool

  /// Returns the pull of a header, or nil inside the content:
  /// `-[MJRefreshHeader scrollViewContentOffsetDidChange:]`.
  ///
  /// Exactly at the edge, a header's pull is 0, but footers and trailers don't have one.
  @inline(__always)
  static func header(offset: Double, edge: Double, height: Double) -> Pull? {
    guard offset <= edge else { return nil }
    return Pull(percent: (edge - offset) / height, isPastThreshold: offset < edge - height)
  }

  /// Returns the pull of a back footer or a trailer, or nil inside the content:
  /// `-[MJRefreshBackFooter scrollViewContentOffsetDidChange:]`.
  @inline(__always)
  static func trailing(offset: Double, edge: Double, extent: Double) -> Pull? {
    guard offset > edge else { return nil }
    return Pull(percent: (offset - edge) / extent, isPastThreshold: offset > edge + extent)
  }

  /// The effect of a pull on a component.
  enum Effect: Equatable {
    /// The pulling percent follows the pull, and the state may change.
    case follow(RefreshState)
    /// The finger has released a component that was pulled far enough.
    case beginRefreshing
    /// Nothing happens.
    case none
  }

  /// Returns what the end of `-[MJRefreshHeader scrollViewContentOffsetDidChange:]` and its counterparts do.
  @inline(__always)
  func effect(on state: RefreshState, isDragging: Bool) -> Effect {
    if isDragging {
      switch state {
      case .idle, .pulling: .follow(isPastThreshold ? .pulling : .idle)
      case .refreshing, .willRefresh, .noMoreData: .follow(state)
      }
    } else if state == .pulling {
      .beginRefreshing
    } else {
      percent < 1 ? .follow(state) : .none
    }
  }
}

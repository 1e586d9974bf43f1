/// The pull of a component past the edge at which it begins to show.
struct Pull: Equatable {
  /// The part of the component that shows, as a fraction.
  let percent: Double
  /// Whether letting go now refreshes.
  let isPastThreshold: Bool

  /// The pull of a header, nil on the content's side of the edge: `-[MJRefreshHeader scrollViewContentOffsetDidChange:]`.
  ///
  /// At exactly the edge a header goes on, with percent 0; footers and trailers stop there.
  @inline(__always)
  static func header(offset: Double, edge: Double, height: Double) -> Pull? {
    guard offset <= edge else { return nil }
    return Pull(percent: (edge - offset) / height, isPastThreshold: offset < edge - height)
  }

  /// The pull of a back footer or a trailer, nil on the content's side of the edge:
  /// `-[MJRefreshBackFooter scrollViewContentOffsetDidChange:]`.
  @inline(__always)
  static func trailing(offset: Double, edge: Double, extent: Double) -> Pull? {
    guard offset > edge else { return nil }
    return Pull(percent: (offset - edge) / extent, isPastThreshold: offset > edge + extent)
  }

  /// The effect of a pull on a component.
  enum Effect: Equatable {
    /// The pulling percent follows, and the state may change.
    case follow(RefreshState)
    /// The finger has left a component that it pulled far enough.
    case beginRefreshing
    /// Nothing.
    case none
  }

  /// The end of `-[MJRefreshHeader scrollViewContentOffsetDidChange:]` and of its like.
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

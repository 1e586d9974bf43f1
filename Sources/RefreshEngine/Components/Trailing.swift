/// The state that `MJRefreshBackFooter` and `MJRefreshTrailer` add.
struct TrailingState: Sendable {
  /// `lastBottomDelta`, `lastRightDelta`: what the end of a refresh takes from the trailing inset.
  var lastDelta = 0.0
  /// `lastRefreshCount`: the rows when the refresh began.
  var lastRefreshCount: Int32 = 0

  /// The offset at which the component begins to show; `-happenOffsetY`, `-happenOffsetX`.
  ///
  /// - Parameters:
  ///   - overflow: How much longer the content is than the room it has, in points; negative for short content.
  ///   - leadingInset: The app's own inset before the content.
  static func happenOffset(overflow: Double, leadingInset: Double) -> Double { max(overflow, 0) - leadingInset }

  /// The trailing inset while refreshing: short content is pushed up as well by what it lacks.
  static func heldInset(overflow: Double, original: Double, extent: Double) -> Double {
    extent + original - min(overflow, 0)
  }
}

/// `MJRefreshBackFooter`, and `MJRefreshTrailer`, which is the same turned by 90°.
extension Simulation {
  /// `-heightForContentBreakView`, `-widthForContentBreakView`: how much longer the content is than the room it has.
  @inline(__always) private func overflow(of c: ComponentID) -> Double {
    let axis = self[c].axis
    let original = self[c].originalInset
    return scroll.contentSize[axis] - (scroll.viewport[axis] - original.trailing(axis) - original.leading(axis))
  }

  /// The offset at which the component begins to show.
  @inline(__always) func happenOffset(of c: ComponentID) -> Double {
    TrailingState.happenOffset(
      overflow: overflow(of: c), leadingInset: self[c].originalInset.leading(self[c].axis))
  }

  /// `-[MJRefreshBackFooter scrollViewContentSizeDidChange:]`: behind the content, or the viewport if that is farther.
  mutating func trailingContentSizeDidChange(_ c: ComponentID) {
    let axis = self[c].axis
    let original = self[c].originalInset
    let room = scroll.viewport[axis] - original.leading(axis) - original.trailing(axis)
    self[c].frame.origin[axis] = max(scroll.contentSize[axis], room) + self[c].settings.ignoredInset
  }

  /// `-[MJRefreshBackFooter scrollViewContentOffsetDidChange:]`, `-[MJRefreshTrailer …]`.
  mutating func trailingOffsetDidChange(_ c: ComponentID) {
    guard self[c].state != .refreshing else { return }
    rememberInset(of: c)
    let offset = scroll.offset[self[c].axis]
    guard let pull = Pull.trailing(offset: offset, edge: happenOffset(of: c), extent: self[c].extent) else {
      return
    }
    if self[c].state == .noMoreData {
      setPullingPercent(of: c, to: pull.percent)
    } else {
      follow(pull, of: c)
    }
  }

  /// `-[MJRefreshBackFooter setState:]`, `-[MJRefreshTrailer setState:]`.
  mutating func trailingStateDidChange(_ c: ComponentID, from old: RefreshState, to state: RefreshState) {
    if state == .refreshing {
      trailingEnters(c)
    } else if state == .idle || state == .noMoreData, old == .refreshing {
      trailingLeaves(c)
    }
  }

  private mutating func trailingEnters(_ c: ComponentID) {
    self[c].trailing.lastRefreshCount = scroll.totalDataCount
    animate(.begin, self[c].settings.fastAnimationDuration, of: c, then: .entered) {
      let edge = $0[c].axis.trailingEdge
      let inset = TrailingState.heldInset(
        overflow: $0.overflow(of: c), original: $0[c].originalInset[edge], extent: $0[c].extent)
      $0[c].trailing.lastDelta = inset - $0.scroll.inset[edge]
      $0.setInset(edge, to: inset)
      $0.setContentOffset($0.happenOffset(of: c) + $0[c].extent, along: $0[c].axis)
    }
  }

  private mutating func trailingLeaves(_ c: ComponentID) {
    animate(.end, self[c].settings.slowAnimationDuration, of: c, then: .left) {
      let edge = $0[c].axis.trailingEdge
      $0.call(.endRefreshingAnimationBegin, of: c)
      $0.setInset(edge, to: $0.scroll.inset[edge] - $0[c].trailing.lastDelta)
      if $0[c].settings.automaticallyChangeAlpha { $0[c].alpha = 0 }
    }
    // New rows must not be jumped over while the view comes to rest.
    if overflow(of: c) > 0, scroll.totalDataCount != self[c].trailing.lastRefreshCount {
      setContentOffset(scroll.offset[self[c].axis], along: self[c].axis)
    }
  }

  /// `-[MJRefreshTrailer placeSubviews]`, with the width that is set in the place of `MJRefreshTrailWidth`.
  mutating func placeTrailer(_ c: ComponentID) {
    setSize(of: c, to: Size(width: self[c].settings.height, height: scroll.viewport.height))
  }
}

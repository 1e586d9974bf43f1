/// The state that `MJRefreshBackFooter` and `MJRefreshTrailer` add.
struct TrailingState: Sendable {
  /// `lastBottomDelta`, `lastRightDelta`: what the end of a refresh subtracts from the trailing inset, in points.
  var lastDelta = 0.0
  /// `lastRefreshCount`: the number of rows when the refresh began.
  var lastRefreshCount: Int32 = 0
  /// Whether a trailer was made with a width, which its class keeps.
  var keepsWidth = false

  /// Returns the offset at which the component begins to show; `-happenOffsetY`, `-happenOffsetX`.
  ///
  /// - Parameters:
  ///   - overflow: How much longer the content is than the space for it, in points; negative for short content.
  ///   - leadingInset: The app's own inset before the content, in points.
  static func happenOffset(overflow: Double, leadingInset: Double) -> Double { max(overflow, 0) - leadingInset }

  /// Returns the trailing inset during a refresh. Short content is also moved up by the space that it leaves empty.
  static func heldInset(overflow: Double, original: Double, extent: Double) -> Double {
    extent + original - min(overflow, 0)
  }
}

/// `MJRefreshBackFooter`, and `MJRefreshTrailer`, which is the same rotated by 90°.
extension Simulation {
  /// Returns how much longer the content is than the space for it: `-heightForContentBreakView`,
  /// `-widthForContentBreakView`.
  @inline(__always) private func overflow(of c: ComponentID) -> Double {
    let axis = self[c].axis
    let original = self[c].originalInset
    return scroll.contentSize[axis] - (scroll.viewport[axis] - original.trailing(axis) - original.leading(axis))
  }

  /// Returns the offset at which the component begins to show.
  @inline(__always) func happenOffset(of c: ComponentID) -> Double {
    TrailingState.happenOffset(
      overflow: overflow(of: c), leadingInset: self[c].originalInset.leading(self[c].axis))
  }

  /// `-[MJRefreshBackFooter scrollViewContentSizeDidChange:]`: at the end of the content, or of the viewport if
  /// that is farther.
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
    let pull = trailingPull(of: c)
    guard pull.shows else { return }
    if self[c].state == .noMoreData {
      setPullingPercent(of: c, to: pull.percent)
    } else {
      follow(pull.effect, pull.percent, of: c)
    }
  }

  /// Returns the pull of a back footer or a trailer.
  @inline(__always)
  func trailingPull(of c: ComponentID) -> Pull {
    Pull(
      offset: scroll.offset[self[c].axis], edge: happenOffset(of: c), extent: self[c].frame.size[self[c].axis],
      isLeading: false, state: self[c].state, isDragging: scroll.isDragging)
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
    // New rows must not be skipped while the view comes to rest.
    if overflow(of: c) > 0, scroll.totalDataCount != self[c].trailing.lastRefreshCount {
      setContentOffset(scroll.offset[self[c].axis], along: self[c].axis)
    }
  }

  /// `-[MJRefreshTrailer placeSubviews]`, which sets `MJRefreshTrailWidth`.
  mutating func placeTrailer(_ c: ComponentID) {
    let width = self[c].trailing.keepsWidth ? self[c].settings.height : Family.trailer.extent
    setSize(of: c, to: Size(width: width, height: scroll.viewport.height))
  }
}

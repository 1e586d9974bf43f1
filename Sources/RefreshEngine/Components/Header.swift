/// The state that `MJRefreshHeader` adds.
struct HeaderState: Sendable {
  /// `insetTDelta`: the change of the top inset at the end of a refresh, in points.
  var insetDelta = 0.0

  /// Returns the top inset during a refresh. It follows the offset, between the app's own inset and that plus the
  /// whole header.
  static func heldInset(offset: Double, original: Double, height: Double) -> Double {
    min(max(-offset, original), height + original)
  }
}

/// `MJRefreshHeader`.
extension Simulation {
  /// `-[MJRefreshHeader placeSubviews]`.
  mutating func placeHeader(_ c: ComponentID) {
    self[c].frame.origin.y = -self[c].frame.size.height - self[c].settings.ignoredInset
  }

  /// `-[MJRefreshHeader scrollViewContentOffsetDidChange:]`.
  @inline(__always)
  mutating func headerOffsetDidChange(_ c: ComponentID) {
    if self[c].state == .refreshing {
      resetInset(c)
      return
    }
    rememberInset(of: c)
    let pull = headerPull(of: c)
    if pull.shows { follow(pull.effect, pull.percent, of: c) }
  }

  /// Returns the pull of a header.
  @inline(__always)
  func headerPull(of c: ComponentID) -> Pull {
    Pull(
      offset: scroll.offset.y, edge: -self[c].originalInset.top, extent: self[c].frame.size.height, isLeading: true,
      state: self[c].state, isDragging: scroll.isDragging)
  }

  /// `-[MJRefreshHeader resetInset]`: during a refresh the top inset follows the offset, so that section headers
  /// stay in position.
  private mutating func resetInset(_ c: ComponentID) {
    let original = self[c].originalInset.top
    let top = HeaderState.heldInset(offset: scroll.offset.y, original: original, height: self[c].frame.size.height)
    self[c].header.insetDelta = original - top
    // FLT_EPSILON: writing an equal value would lay out self-sizing cells again.
    if abs(scroll.inset.top - top) > Double(Float.ulpOfOne) { setInset(.top, to: top) }
  }

  /// `-[MJRefreshHeader setState:]`.
  mutating func headerStateDidChange(_ c: ComponentID, from old: RefreshState, to state: RefreshState) {
    if state == .refreshing {
      if self[c].settings.collectionViewAnimationBug { headerEntersByBounds(c) } else { headerEnters(c) }
    } else if state == .idle, old == .refreshing {
      store(wallClock, under: self[c].settings.lastUpdatedTimeKey)
      if self[c].settings.collectionViewAnimationBug { headerLeavesByBounds(c) } else { headerLeaves(c) }
    }
  }

  /// `-[MJRefreshHeader headerRefreshingAction]`. A cancelled pan doesn't make room, but still calls back.
  private mutating func headerEnters(_ c: ComponentID) {
    animate(.begin, self[c].settings.fastAnimationDuration, of: c, then: .entered) {
      let pan = $0.scroll.pan
      $0.consider(.room(pan), for: c)
      if Situation.room(pan).holds(.room) { $0.holdHeader(c) }
    }
  }

  /// `-[MJRefreshHeader headerEndingAction]`.
  private mutating func headerLeaves(_ c: ComponentID) {
    animate(.end, self[c].settings.slowAnimationDuration, of: c, then: .left) {
      $0.setInset(.top, to: $0.scroll.inset.top + $0[c].header.insetDelta)
      $0.call(.endRefreshingAnimationBegin, of: c)
      if $0[c].settings.automaticallyChangeAlpha { $0[c].alpha = 0 }
    }
  }

  /// Makes room for the header and scrolls to it.
  private mutating func holdHeader(_ c: ComponentID) {
    let top = self[c].originalInset.top + self[c].frame.size.height
    setInset(.top, to: top)
    setContentOffset(-top, along: .vertical)
  }

  // MARK: collectionViewAnimationBug

  /// `-[MJRefreshHeader headerRefreshingAction]`, animating the bounds; room is made when the animation ends.
  private mutating func headerEntersByBounds(_ c: ComponentID) {
    let pan = scroll.pan
    consider(.room(pan), for: c)
    guard Situation.room(pan).holds(.room) else {
      executeRefreshingCallback(of: c)
      return
    }
    animateBounds(.begin, self[c].settings.fastAnimationDuration, of: c, then: .boundsEntered)
  }

  /// `-[MJRefreshHeader headerEndingAction]`, animating the bounds; the room is removed before the animation.
  private mutating func headerLeavesByBounds(_ c: ComponentID) {
    setInset(.top, to: scroll.inset.top + self[c].header.insetDelta)
    animateBounds(.end, self[c].settings.slowAnimationDuration, of: c, then: .boundsLeft)
    call(.endRefreshingAnimationBegin, of: c)
    if self[c].settings.automaticallyChangeAlpha { self[c].alpha = 0 }
  }

  /// `-[CALayer addAnimation:forKey:]` of the scroll view's layer: a running animation with the same key ends, even that of
  /// another header.
  private mutating func animateBounds(
    _ name: AnimationName, _ duration: Interval, of c: ComponentID, then end: AnimationEnd
  ) {
    agenda.endNow(end, now: now)
    animate(name, duration, of: c, then: end) { _ in }
  }

  /// `-[MJRefreshHeader animationDidStop:finished:]` of the entering animation.
  mutating func headerBoundsEntered(_ c: ComponentID) {
    let state = self[c].state
    consider(.boundsRoom(state), for: c)
    if Situation.boundsRoom(state).holds(.boundsRoom) { holdHeader(c) }
    executeRefreshingCallback(of: c)
    removeBoundsAnimations()
  }

  /// `-[MJRefreshHeader animationDidStop:finished:]` of the leaving animation.
  mutating func headerBoundsLeft(_ c: ComponentID) {
    setPullingPercent(of: c, to: 0)
    call(.endRefreshingCompletion, of: c)
    removeBoundsAnimations()
  }

  private mutating func removeBoundsAnimations() {
    agenda.endNow(.boundsLeft, now: now)
    agenda.endNow(.boundsEntered, now: now)
  }

  // MARK: The app's defaults

  /// Returns the stored time of a key, in seconds since 1970-01-01T00:00:00Z.
  package func storedTime(under key: String) -> Int64? {
    for stored in storedTimes where stored.key.hasSameBytes(as: key) { return stored.time }
    return nil
  }

  private mutating func store(_ time: Int64, under key: String) {
    for index in storedTimes.indices where storedTimes[index].key.hasSameBytes(as: key) {
      storedTimes[index].time = time
      return
    }
    storedTimes.append(StoredTime(key: key, time: time))
  }
}

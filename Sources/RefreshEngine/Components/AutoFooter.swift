/// The state that `MJRefreshAutoFooter` adds.
package struct AutoFooterState: Sendable {
  /// The number of times that the current drag may still trigger.
  package internal(set) var leftTriggerTimes: Int32 = 1
  /// `triggerByDrag`.
  package internal(set) var triggeredByDrag = false

  /// The check of `-[MJRefreshAutoFooter beginRefreshing]`.
  var mayBegin: Bool { !triggeredByDrag || leftTriggerTimes > 0 || leftTriggerTimes == TriggerTimes.unlimitedCount }

  /// Returns the offset from which the footer refreshes automatically: there, `percent` of its height shows.
  ///
  /// - Parameters:
  ///   - percent: The trigger percent, as a fraction.
  ///   - height: The footer's height in points.
  static func triggerOffset(percent: Double, height: Double, in scroll: ScrollView) -> Double {
    scroll.contentSize.height - scroll.viewport.height + height * percent + scroll.inset.bottom - height
  }

  /// Returns the offset at which lifting the finger refreshes: the end of the content, or its top if it doesn't
  /// fill the viewport.
  static func releaseOffset(in scroll: ScrollView) -> Double {
    fillsViewport(scroll)
      ? scroll.contentSize.height + scroll.inset.bottom - scroll.viewport.height : -scroll.inset.top
  }

  /// Returns whether the content is taller than the viewport.
  static func fillsViewport(_ scroll: ScrollView) -> Bool {
    scroll.inset.top + scroll.contentSize.height > scroll.viewport.height
  }
}

/// `MJRefreshAutoFooter`, which adds its height to the bottom inset while it is shown.
extension Simulation {
  /// `-[MJRefreshAutoFooter willMoveToSuperview:]` with a scroll view.
  mutating func autoFooterMoved(_ c: ComponentID) {
    if !self[c].isHidden { setInset(.bottom, to: scroll.inset.bottom + self[c].frame.size.height) }
    placeAutoFooter(c)
  }

  /// `-[MJRefreshAutoFooter willMoveToSuperview:]` with `nil`.
  mutating func autoFooterRemoved(_ c: ComponentID) {
    if !self[c].isHidden { setInset(.bottom, to: scroll.inset.bottom - self[c].frame.size.height) }
  }

  /// `-[MJRefreshAutoFooter scrollViewContentSizeDidChange:]`.
  mutating func placeAutoFooter(_ c: ComponentID) {
    self[c].frame.origin.y = scroll.contentSize.height + self[c].settings.ignoredInset
  }

  /// `-[MJRefreshAutoFooter scrollViewContentOffsetDidChange:]`.
  mutating func autoFooterOffsetDidChange(_ c: ComponentID, from old: Point, to new: Point) {
    guard self[c].state == .idle, self[c].settings.automaticallyRefresh, self[c].frame.origin.y != 0 else { return }
    guard AutoFooterState.fillsViewport(scroll) else { return }
    let threshold = AutoFooterState.triggerOffset(
      percent: self[c].settings.triggerPercent, height: self[c].frame.size.height, in: scroll)
    // Only while scrolling down: releasing must not trigger it again.
    guard scroll.offset.y >= threshold, new.y > old.y else { return }
    if scroll.isDragging { self[c].auto.triggeredByDrag = true }
    beginRefreshing(c)
  }

  /// `-[MJRefreshAutoFooter scrollViewPanStateDidChange:]`.
  mutating func autoFooterPanDidChange(_ c: ComponentID) {
    guard self[c].state == .idle else { return }
    switch scroll.pan {
    case .began: self[c].auto.leftTriggerTimes = self[c].settings.autoTriggerTimes.count
    case .ended:
      guard scroll.offset.y >= AutoFooterState.releaseOffset(in: scroll) else { return }
      self[c].auto.triggeredByDrag = true
      beginRefreshing(c)
    case .possible, .changed, .cancelled: break
    }
  }

  /// `-[MJRefreshAutoFooter setState:]`. The callback comes before the label and the spinner change.
  mutating func autoFooterStateDidChange(_ c: ComponentID, from old: RefreshState, to state: RefreshState) {
    switch state {
    case .refreshing: executeRefreshingCallback(of: c)
    case .idle, .noMoreData:
      if self[c].auto.triggeredByDrag {
        if self[c].auto.leftTriggerTimes != TriggerTimes.unlimitedCount { self[c].auto.leftTriggerTimes -= 1 }
        self[c].auto.triggeredByDrag = false
      }
      if old == .refreshing { autoFooterLeaves(c) }
    case .pulling, .willRefresh: break
    }
  }

  private mutating func autoFooterLeaves(_ c: ComponentID) {
    guard scroll.isPagingEnabled else {
      call(.endRefreshingCompletion, of: c)
      return
    }
    let offset = scroll.offset.y - scroll.inset.bottom
    animate(.end, self[c].settings.slowAnimationDuration, of: c, then: .pagedBack) {
      $0.setContentOffset(offset, along: .vertical)
      $0.call(.endRefreshingAnimationBegin, of: c)
    }
  }

  /// `-[MJRefreshAutoFooter setHidden:]`.
  mutating func autoFooterHiddenDidChange(_ c: ComponentID) {
    if self[c].isHidden { setState(of: c, to: .idle) }
    guard self[c].hasScrollView else { return }
    let height = self[c].frame.size.height
    if self[c].isHidden {
      setInset(.bottom, to: scroll.inset.bottom - height)
    } else {
      setInset(.bottom, to: scroll.inset.bottom + height)
      placeAutoFooter(c)
    }
  }

  /// Taps a footer's label.
  ///
  /// `-[MJRefreshAutoStateFooter stateLabelClick]`: an idle auto footer refreshes, no matter how often the current
  /// drag has already triggered it. Other labels don't respond to taps, and a tap reaches only a label that is on
  /// screen.
  public mutating func tap(_ role: ComponentRole) {
    guard let c = component(role), self[c].family == .autoFooter, self[c].hasLabels else { return }
    // UIView's hit test ignores views whose alpha is below 0.01.
    let isVisible =
      !self[c].isHidden && self[c].alpha > 0.01 && !self[c].settings.stateLabel.hidden && scroll.isInWindow
    if isVisible, self[c].state == .idle { beginRefreshingUnchecked(c) }
  }
}

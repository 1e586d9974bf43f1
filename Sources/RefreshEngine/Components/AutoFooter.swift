/// The state that `MJRefreshAutoFooter` adds.
package struct AutoFooterState: Sendable {
  /// The number of times that the current drag may still trigger.
  package internal(set) var leftTriggerTimes: Int32 = 1
  /// `triggerByDrag`.
  package internal(set) var triggeredByDrag = false
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
    guard autoFooterSituation(of: c, from: old.y, to: new.y).holds(.autoTrigger) else { return }
    if scroll.isDragging { self[c].auto.triggeredByDrag = true }
    beginRefreshing(c)
  }

  /// `-[MJRefreshAutoFooter scrollViewPanStateDidChange:]`.
  mutating func autoFooterPanDidChange(_ c: ComponentID) {
    if scroll.pan == .began, self[c].state == .idle {
      self[c].auto.leftTriggerTimes = self[c].settings.autoTriggerTimes.count
    }
    guard scroll.pan.isOver else { return }
    let footer = autoFooterSituation(of: c, from: scroll.offset.y, to: scroll.offset.y, pan: scroll.pan)
    consider(.autoFooter(footer), for: c)
    guard footer.holds(.autoRelease) else { return }
    self[c].auto.triggeredByDrag = true
    beginRefreshing(c)
  }

  /// Returns the situation from which an auto footer's rules decide.
  @inline(__always)
  func autoFooterSituation(
    of c: ComponentID, from old: Double, to new: Double, pan: PanState? = nil
  ) -> AutoFooterSituation {
    AutoFooterSituation(
      state: self[c].state, automaticallyRefresh: self[c].settings.automaticallyRefresh,
      percent: self[c].settings.triggerPercent, y: self[c].frame.origin.y, height: self[c].frame.size.height,
      left: self[c].auto.leftTriggerTimes, times: self[c].settings.autoTriggerTimes.count,
      triggeredByDrag: self[c].auto.triggeredByDrag, isDragging: scroll.isDragging, pan: pan, oldOffset: old,
      newOffset: new, offset: scroll.offset.y, top: scroll.inset.top, bottom: scroll.inset.bottom,
      content: scroll.contentSize.height, viewport: scroll.viewport.height)
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
    // What the app does when this ends a refresh may hide or show it again.
    let isHidden = self[c].isHidden
    if isHidden { setState(of: c, to: .idle) }
    guard self[c].hasScrollView else { return }
    let height = self[c].frame.size.height
    if isHidden {
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
    guard let c = component(role), let tap = tapSituation(of: role) else { return }
    consider(.tap(tap), for: c)
    if Situation.tap(tap).holds(.tap) { beginRefreshingUnchecked(c) }
  }

  /// Returns the situation from which a tap on a component's label is decided, or nil if there is no component.
  package func tapSituation(of role: ComponentRole) -> TapSituation? {
    guard let c = component(role) else { return nil }
    return TapSituation(
      responds: self[c].family == .autoFooter && self[c].hasLabels, isHidden: self[c].isHidden,
      alpha: self[c].alpha,
      isLabelHidden: self[c].settings.stateLabel.hidden, isInWindow: scroll.isInWindow, state: self[c].state)
  }
}

/// What `MJRefreshAutoFooter` and `MJRefreshAutoStateFooter` add.
struct AutoFooterState: Sendable {
  /// How often the present drag may still trigger.
  var leftTriggerTimes: Int32 = 1
  /// `triggerByDrag`.
  var triggeredByDrag = false
}

/// `MJRefreshAutoFooter`, which has its share of the bottom inset for as long as it is shown.
extension Simulation {
  /// `-[MJRefreshAutoFooter willMoveToSuperview:]` with a scroll view.
  mutating func autoFooterMoved(_ c: ComponentID) {
    if !self[c].isHidden { setInset(.bottom, to: scroll.inset.bottom + self[c].frame.size.height) }
    placeAutoFooter(c)
  }

  /// `-[MJRefreshAutoFooter willMoveToSuperview:]` with none.
  mutating func autoFooterRemoved(_ c: ComponentID) {
    if !self[c].isHidden { setInset(.bottom, to: scroll.inset.bottom - self[c].frame.size.height) }
  }

  /// `-[MJRefreshAutoFooter scrollViewContentSizeDidChange:]`.
  mutating func autoFooterContentSizeDidChange(_ c: ComponentID) { placeAutoFooter(c) }

  private mutating func placeAutoFooter(_ c: ComponentID) {
    self[c].frame.origin.y = scroll.contentSize.height + self[c].settings.ignoredInset
  }

  /// Whether the content is taller than the screen.
  private var contentFillsViewport: Bool {
    scroll.inset.top + scroll.contentSize.height > scroll.viewport.height
  }

  /// `-[MJRefreshAutoFooter scrollViewContentOffsetDidChange:]`.
  mutating func autoFooterOffsetDidChange(_ c: ComponentID, from old: Point, to new: Point) {
    guard self[c].state == .idle, self[c].settings.automaticallyRefresh, self[c].frame.origin.y != 0 else { return }
    guard contentFillsViewport else { return }
    let height = self[c].frame.size.height
    let threshold =
      scroll.contentSize.height - scroll.viewport.height + height * self[c].settings.triggerPercent
      + scroll.inset.bottom - height
    // Only on the way down: letting go must not fire again.
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
      let edge =
        contentFillsViewport
        ? scroll.contentSize.height + scroll.inset.bottom - scroll.viewport.height : -scroll.inset.top
      guard scroll.offset.y >= edge else { return }
      self[c].auto.triggeredByDrag = true
      beginRefreshing(c)
    case .possible, .changed, .cancelled: break
    }
  }

  /// The check of `-[MJRefreshAutoFooter beginRefreshing]`.
  func autoFooterMayBegin(_ c: ComponentID) -> Bool {
    let auto = self[c].auto
    return !auto.triggeredByDrag || auto.leftTriggerTimes > 0
      || auto.leftTriggerTimes == TriggerTimes.unlimitedCount
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
    let offset = Point(x: scroll.offset.x, y: scroll.offset.y - scroll.inset.bottom)
    animate(.end, self[c].settings.slowAnimationDuration, of: c, then: .pagedBack) {
      $0.setContentOffset(offset)
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

  /// A tap on a footer's label.
  ///
  /// `-[MJRefreshAutoStateFooter stateLabelClick]`: an idle auto footer refreshes, however often its drag has already
  /// triggered it. Other labels take no taps, and a tap reaches only a label that is on screen.
  public mutating func tap(_ role: ComponentRole) {
    guard let c = component(role), self[c].family == .autoFooter, self[c].hasLabels else { return }
    // UIView's hit test passes over views of less alpha.
    let isVisible =
      !self[c].isHidden && self[c].alpha > 0.01 && !self[c].settings.stateLabel.hidden && scroll.isInWindow
    if isVisible, self[c].state == .idle { beginRefreshingUnchecked(c) }
  }
}

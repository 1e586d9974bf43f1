/// `MJRefreshComponent`: the behaviour that all types have in common.
extension Simulation {
  /// Attaches a component, after detaching any component in the same position.
  ///
  /// `-[UIScrollView setMj_header:]` and its counterparts, then `-[MJRefreshComponent willMoveToSuperview:]`.
  public mutating func attach(_ blueprint: ComponentBlueprint) {
    detach(blueprint.kind.role)
    let c = makeComponent(blueprint.kind)
    resetTitles(of: c)
    self[c].settings.parts = blueprint.settings.parts
    self[c].words = LocalizedWords(blueprint.settings)
    apply(blueprint.settings, to: c)
    moveToScrollView(c)
  }

  /// Makes a new component, reusing the storage of a forgotten one if possible.
  mutating func makeComponent(_ kind: ComponentKind) -> ComponentID {
    guard let index = forgotten.popLast() else {
      components.append(Component(kind, at: now))
      return ComponentID(index: components.count - 1)
    }
    components[index] = Component(kind, at: now)
    return ComponentID(index: index)
  }

  /// Forgets detached components that nothing pending refers to, so that storage stays bounded in an app that keeps
  /// attaching components.
  ///
  /// Call it only when no method of a component is running.
  mutating func forgetDetached() {
    guard components.count > attached.count + forgotten.count else { return }
    var isNeeded = components.map { _ in false }
    for c in attached { isNeeded[c.index] = true }
    agenda.forEachComponent { isNeeded[$0.index] = true }
    mainQueue.forEachComponent { isNeeded[$0.index] = true }
    forgotten = components.indices.filter { !isNeeded[$0] }
  }

  mutating func moveToScrollView(_ c: ComponentID) {
    self[c].hasScrollView = true
    // A trailer with a custom width keeps it: its class sets no other.
    self[c].trailing.keepsWidth = self[c].family == .trailer && self[c].settings.$height != nil
    let width = self[c].trailing.keepsWidth ? self[c].settings.height : scroll.viewport.width
    setSize(of: c, to: Size(width: width, height: self[c].frame.size.height))
    self[c].frame.origin.x = -scroll.inset.left
    scroll.alwaysBounceVertical = true
    self[c].originalInset = scroll.inset
    attached.append(c)
    switch self[c].family {
    case .header: break
    case .autoFooter: autoFooterMoved(c)
    case .backFooter: contentSizeDidChange(for: c)
    case .trailer:
      scroll.alwaysBounceHorizontal = true
      scroll.alwaysBounceVertical = false
    }
  }

  /// Removes a component; what it has scheduled still happens. Nothing if there is none.
  ///
  /// `-[UIView removeFromSuperview]`.
  public mutating func detach(_ role: ComponentRole) {
    guard let c = component(role) else { return }
    attached.removeAll { $0 == c }
    if self[c].family == .autoFooter { autoFooterRemoved(c) }
  }

  /// `-beginRefreshing`. Does nothing if there is no component.
  public mutating func beginRefreshing(_ role: ComponentRole) {
    if let c = component(role) { beginRefreshing(c) }
  }

  /// `-endRefreshing`: idle at the next turn. Does nothing if there is no component.
  public mutating func endRefreshing(_ role: ComponentRole) {
    if let c = component(role) { mainQueue.append(.setState(c, .idle), because: cause) }
  }

  /// `-[MJRefreshFooter endRefreshingWithNoMoreData]`: no more data at the next turn. Does nothing if there is no
  /// component.
  public mutating func endRefreshingWithNoMoreData(_ role: ComponentRole) {
    if let c = component(role) { mainQueue.append(.setState(c, .noMoreData), because: cause) }
  }

  /// `-[MJRefreshFooter resetNoMoreData]`, which is the same as `-endRefreshing`. Does nothing if there is no
  /// component.
  public mutating func resetNoMoreData(_ role: ComponentRole) {
    endRefreshing(role)
  }

  /// `-[MJRefreshComponent beginRefreshing]`; for an auto footer, after its own check.
  mutating func beginRefreshing(_ c: ComponentID) {
    if self[c].family == .autoFooter {
      let footer = autoFooterSituation(of: c, from: scroll.offset.y, to: scroll.offset.y)
      consider(.triggerTimes(footer), for: c)
      guard footer.holds(.autoTimes) else { return }
    }
    beginRefreshingUnchecked(c)
  }

  /// `-[MJRefreshComponent beginRefreshing]`.
  mutating func beginRefreshingUnchecked(_ c: ComponentID) {
    animate(.alpha, self[c].settings.fastAnimationDuration, of: c) { $0[c].alpha = 1 }
    setPullingPercent(of: c, to: 1)
    let beginning = Situation.beginning(self[c].state, isInWindow: scroll.isInWindow)
    consider(beginning, for: c)
    if beginning.holds(.begin) {
      setState(of: c, to: .refreshing)
    } else if beginning.holds(.beginOffScreen) {
      setState(of: c, to: .willRefresh)
      self[c].needsDisplay = true
    }
  }

  /// `-setState:` through all layers. Does nothing if the state is the same; otherwise runs the component's, the
  /// family's and the presentation's part, each completely before the next.
  mutating func setState(of c: ComponentID, to state: RefreshState) {
    let (old, outer) = (self[c].state, cause)
    consider(.assignment(from: old, to: state), for: c)
    guard Situation.assignment(from: old, to: state).holds(.assign) else {
      cause = outer
      return
    }
    self[c].change = StateChange(time: now, before: moment(of: c))
    self[c].state = state
    mainQueue.append(.setNeedsLayout(c))
    record(.state(self[c].role, from: old, to: state))
    switch self[c].family {
    case .header: headerStateDidChange(c, from: old, to: state)
    case .autoFooter: autoFooterStateDidChange(c, from: old, to: state)
    case .backFooter, .trailer: trailingStateDidChange(c, from: old, to: state)
    }
    if self[c].hasLabels { labelsStateDidChange(c, to: state) }
    switch self[c].presentation {
    case .plain, .labels: break
    case .arrowAndSpinner: arrowAndSpinnerStateDidChange(c, from: old, to: state)
    case .frames: framesStateDidChange(c, to: state)
    }
    // A subclass's own part of `-setState:` runs after `super`'s.
    animateParts(of: c)
    cause = outer
  }

  /// `-[MJRefreshComponent setPullingPercent:]`, then that of the gif classes.
  mutating func setPullingPercent(of c: ComponentID, to percent: Double) {
    self[c].pullingPercent = percent
    if self[c].settings.automaticallyChangeAlpha, !self[c].isRefreshing { setAlpha(of: c, to: percent) }
    if self[c].presentation == .frames { chooseFrame(c, percent: percent) }
  }

  /// `-[UIView setAlpha:]`, which clamps alpha to 0…1.
  mutating func setAlpha(of c: ComponentID, to alpha: Double) {
    self[c].alpha = min(max(alpha, 0), 1)
  }

  /// `-[MJRefreshComponent executeRefreshingCallback]`.
  mutating func executeRefreshingCallback(of c: ComponentID) {
    call(.refreshing, of: c)
    call(.beginRefreshingCompletion, of: c)
  }

  /// Calls the app and counts the call.
  mutating func call(_ callback: Callback, of c: ComponentID) {
    let outer = cause
    self[c].calls[callback] += 1
    record(.call(self[c].role, callback))
    callApp(.callback(self[c].role, callback))
    cause = outer
  }

  /// `-[UIView setFrame:]`, for the size: a new size marks the component for layout, and flexible labels follow its
  /// width.
  mutating func setSize(of c: ComponentID, to size: Size) {
    let old = self[c].frame.size
    guard size != old else { return }
    self[c].frame.size = size
    self[c].needsLayout = true
    if self[c].hasLabels {
      self[c].labels.state.frame.size.width += size.width - old.width
      self[c].labels.lastUpdatedTime.frame.size.width += size.width - old.width
    }
  }

  // MARK: Observers of a scroll view

  // What runs for every pixel of a drag is inlined: calls would take a quarter of its time.

  @inline(__always)
  mutating func contentOffsetDidChange(for c: ComponentID, from old: Point, to new: Point) {
    switch self[c].family {
    case .header: headerOffsetDidChange(c)
    case .autoFooter: autoFooterOffsetDidChange(c, from: old, to: new)
    case .backFooter, .trailer: trailingOffsetDidChange(c)
    }
  }

  mutating func contentSizeDidChange(for c: ComponentID) {
    switch self[c].family {
    case .header: break
    case .autoFooter: placeAutoFooter(c)
    case .backFooter, .trailer: trailingContentSizeDidChange(c)
    }
  }

  mutating func panStateDidChange(for c: ComponentID) {
    if self[c].family == .autoFooter { autoFooterPanDidChange(c) }
  }

  /// `_scrollViewOriginalInset = self.scrollView.mj_inset`, written only if it changes.
  @inline(__always)
  mutating func rememberInset(of c: ComponentID) {
    let inset = scroll.inset
    if self[c].originalInset != inset { self[c].originalInset = inset }
  }

  /// Follows a pull beyond a header's, back footer's or trailer's edge.
  ///
  /// - Parameters:
  ///   - effect: What the pull does to the component.
  ///   - percent: The new pulling percent.
  ///   - c: The component.
  mutating func follow(_ effect: Pull.Effect, _ percent: Double, of c: ComponentID) {
    switch effect {
    case .follow(let state):
      setPullingPercent(of: c, to: percent)
      if state != self[c].state { setState(of: c, to: state) }
    case .beginRefreshing: beginRefreshing(c)
    case .none: break
    }
  }

  /// `-placeSubviews` through all layers.
  mutating func placeSubviews(of c: ComponentID) {
    switch self[c].family {
    case .header: placeHeader(c)
    case .trailer: placeTrailer(c)
    case .autoFooter, .backFooter: break
    }
    if self[c].hasLabels { placeLabels(of: c) }
    switch self[c].presentation {
    case .plain, .labels: break
    case .arrowAndSpinner: placeArrowAndSpinner(of: c)
    case .frames: placeFrames(of: c)
    }
    // A subclass places its own views after `super` has placed those of the library.
    self[c].partsSize = self[c].frame.size
  }
}

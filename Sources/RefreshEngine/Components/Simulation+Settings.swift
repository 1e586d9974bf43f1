extension Simulation {
  /// Sets properties of an attached component, as an app can at any time. Does nothing if there is no component;
  /// properties that its type doesn't have change nothing.
  ///
  /// - Parameters:
  ///   - role: The component.
  ///   - change: The properties to set.
  public mutating func set(_ role: ComponentRole, _ change: ComponentSettings) {
    if let c = component(role) { apply(change, to: c) }
  }

  /// Applies a change, before or after the component is attached.
  ///
  /// After storing the values, this runs the setters in the order in which a preset's keys are applied: frames may
  /// increase a height that was set, and only a label that shows its time gets one.
  mutating func apply(_ change: ComponentSettings, to c: ComponentID) {
    assert(change.isFinite, "a property has a finite number")
    self[c].settings.merge(change)
    if change.animationDisabled {
      self[c].settings.fastAnimationDuration = .zero
      self[c].settings.slowAnimationDuration = .zero
    }
    if let extent = change.$height {
      var size = self[c].frame.size
      size[self[c].axis] = extent
      setSize(of: c, to: size)
    }
    if let isHidden = change.arrow.$hidden { self[c].arrow.isHidden = isHidden }
    // `-[MJRefreshNormalHeader setActivityIndicatorViewStyle:]`: a new spinner replaces the old one, and isn't
    // animating in any state.
    if let style = change.loading.$style {
      self[c].loading = Spinner()
      // One that is made later is as large as its style from the beginning.
      if style == .large, self[c].hasScrollView { self[c].loading.center = Point(x: 18.5, y: 18.5) }
      self[c].needsLayout = true
    }
    for state in RefreshState.allCases {
      if let title = change.titles[state]?.text(in: language) { setTitle(title, for: state, of: c) }
      if let sequence = change.images[state] { makeRoom(for: sequence, in: c) }
    }
    if change.$lastUpdatedTimeKey != nil || change.$lastUpdatedTimeText != nil { updateLastUpdatedTimeText(of: c) }
    // `-[MJRefreshHeader setIgnoredScrollViewContentInsetTop:]`. Footers and trailers only store it.
    if change.$ignoredInset != nil, self[c].family == .header { placeHeader(c) }
    // `-[MJRefreshAutoFooter setAutoTriggerTimes:]`.
    if let times = change.$autoTriggerTimes { self[c].auto.leftTriggerTimes = times.count }
    if change.$automaticallyChangeAlpha != nil, !self[c].isRefreshing {
      setAlpha(of: c, to: self[c].settings.automaticallyChangeAlpha ? self[c].pullingPercent : 1)
    }
    // `-[UIView setHidden:]`, and how auto footers respond.
    if let isHidden = change.$hidden, isHidden != self[c].isHidden {
      self[c].isHidden = isHidden
      if self[c].family == .autoFooter { autoFooterHiddenDidChange(c) }
    }
  }
}

extension Simulation {
  /// Sets properties of an attached component, as an app does at any time. Nothing if there is no component; what its
  /// type does not have changes nothing.
  ///
  /// - Parameters:
  ///   - role: The component.
  ///   - change: What is set.
  public mutating func set(_ role: ComponentRole, _ change: ComponentSettings) {
    if let c = component(role) { apply(change, to: c) }
  }

  /// Sets what a change sets, before or after the component is attached.
  ///
  /// Beyond keeping the values, the setters act in the order in which a preset's keys are applied: frames may grow a height
  /// that was set, and only a label that shows its time is given one.
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
    // `-[MJRefreshNormalHeader setActivityIndicatorViewStyle:]`: a new spinner takes the old one's place, and stands
    // still whatever the state is.
    if change.loading.$style != nil {
      self[c].loading = Spinner()
      self[c].needsLayout = true
    }
    for state in RefreshState.allCases {
      if let title = change.titles[state]?.text(in: language) { setTitle(title, for: state, of: c) }
      if let sequence = change.images[state] { makeRoom(for: sequence, in: c) }
    }
    if change.$lastUpdatedTimeKey != nil || change.$lastUpdatedTimeText != nil { updateLastUpdatedTimeText(of: c) }
    // `-[MJRefreshHeader setIgnoredScrollViewContentInsetTop:]`; footers and trailers only remember it.
    if change.$ignoredInset != nil, self[c].family == .header { placeHeader(c) }
    // `-[MJRefreshAutoFooter setAutoTriggerTimes:]`.
    if let times = change.$autoTriggerTimes { self[c].auto.leftTriggerTimes = times.count }
    if change.$automaticallyChangeAlpha != nil, !self[c].isRefreshing {
      setAlpha(of: c, to: self[c].settings.automaticallyChangeAlpha ? self[c].pullingPercent : 1)
    }
    // `-[UIView setHidden:]`, and what auto footers make of it.
    if let isHidden = change.$hidden, isHidden != self[c].isHidden {
      self[c].isHidden = isHidden
      if self[c].family == .autoFooter { autoFooterHiddenDidChange(c) }
    }
  }
}

extension Simulation {
  /// Sets a property of an attached component, as an app does at any time. Nothing if there is no component, or if its
  /// type has no such property.
  public mutating func set(_ property: ComponentProperty, of role: ComponentRole) {
    if let c = component(role) { apply(property, to: c) }
  }

  /// Sets a property, before or after the component is attached.
  mutating func apply(_ property: ComponentProperty, to c: ComponentID) {
    assert(property.isFinite, "a property has a finite number")
    switch property {
    case .fastAnimationDuration(let duration): self[c].fastAnimationDuration = duration
    case .slowAnimationDuration(let duration): self[c].slowAnimationDuration = duration
    case .animationDisabled(let isDisabled):
      guard isDisabled else { return }
      self[c].fastAnimationDuration = .zero
      self[c].slowAnimationDuration = .zero
    case .collectionViewAnimationBug(let isOn): self[c].header.collectionViewAnimationBug = isOn
    case .height(let height): setSize(of: c, to: Size(width: self[c].frame.size.width, height: height))
    case .stateLabelHidden(let isHidden): self[c].labels.state.isHidden = isHidden
    case .stateLabelTextColor(let color): self[c].labels.state.textColor = color
    case .stateLabelFontSize(let size): self[c].labels.state.fontSize = size
    case .lastUpdatedTimeLabelHidden(let isHidden): self[c].labels.lastUpdatedTime.isHidden = isHidden
    case .lastUpdatedTimeLabelTextColor(let color): self[c].labels.lastUpdatedTime.textColor = color
    case .lastUpdatedTimeLabelFontSize(let size): self[c].labels.lastUpdatedTime.fontSize = size
    case .labelLeftInset(let inset): self[c].labels.leftInset = inset
    case .arrowHidden(let isHidden): self[c].arrow.isHidden = isHidden
    case .loadingStyle(let style): setLoadingStyle(style, of: c)
    case .refreshingTitleHidden(let isHidden): self[c].auto.refreshingTitleHidden = isHidden
    case .title(let state, let title): setTitle(title, for: state, of: c)
    case .images(let state, let sequence): setImages(sequence, for: state, of: c)
    case .lastUpdatedTimeKey(let key): setLastUpdatedTimeKey(key, of: c)
    case .lastUpdatedTimeText(let template):
      self[c].header.lastUpdatedTimeText = template
      updateLastUpdatedTimeText(of: c)
    case .ignoredInset(let inset): setIgnoredInset(inset, of: c)
    case .automaticallyRefresh(let isOn): self[c].auto.automaticallyRefresh = isOn
    case .triggerPercent(let percent): self[c].auto.triggerPercent = percent
    case .autoTriggerTimes(let times): setAutoTriggerTimes(times, of: c)
    case .automaticallyChangeAlpha(let isOn): setAutomaticallyChangeAlpha(isOn, of: c)
    case .hidden(let isHidden): setHidden(isHidden, of: c)
    }
  }

  /// `-[MJRefreshNormalHeader setActivityIndicatorViewStyle:]`: a new spinner takes the old one's place, and stands
  /// still whatever the state is.
  private mutating func setLoadingStyle(_ style: ActivityIndicatorStyle, of c: ComponentID) {
    self[c].loading = Spinner()
    self[c].loading.style = style
    self[c].needsLayout = true
  }

  /// `-[MJRefreshHeader setIgnoredScrollViewContentInsetTop:]`; footers and trailers only remember it.
  private mutating func setIgnoredInset(_ inset: Double, of c: ComponentID) {
    self[c].ignoredInset = inset
    if self[c].family == .header { placeHeader(c) }
  }

  /// `-[MJRefreshAutoFooter setAutoTriggerTimes:]`.
  private mutating func setAutoTriggerTimes(_ times: TriggerTimes, of c: ComponentID) {
    let count =
      switch times {
      case .times(let count): count
      case .unlimited: AutoFooterState.unlimited
      }
    self[c].auto.autoTriggerTimes = count
    self[c].auto.leftTriggerTimes = count
  }

  /// `-[MJRefreshComponent setAutomaticallyChangeAlpha:]`.
  private mutating func setAutomaticallyChangeAlpha(_ isOn: Bool, of c: ComponentID) {
    self[c].automaticallyChangeAlpha = isOn
    if !self[c].isRefreshing { setAlpha(of: c, to: isOn ? self[c].pullingPercent : 1) }
  }

  /// `-[UIView setHidden:]`, and what auto footers make of it.
  private mutating func setHidden(_ isHidden: Bool, of c: ComponentID) {
    guard isHidden != self[c].isHidden else { return }
    self[c].isHidden = isHidden
    if self[c].family == .autoFooter { autoFooterHiddenDidChange(c) }
  }
}

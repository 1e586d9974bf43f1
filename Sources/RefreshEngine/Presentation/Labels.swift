/// The labels of the `State` classes.
package struct Labels: Sendable {
  /// `stateLabel`.
  package internal(set) var state = Label()
  /// `lastUpdatedTimeLabel`, which only headers show.
  package internal(set) var lastUpdatedTime = Label()
  /// The inputs of the current text of ``lastUpdatedTime``, or nil if it must be written again.
  var told: ToldTime?
  /// `stateTitles`.
  package internal(set) var titles = StateTable<String?>(repeating: nil)
}

/// `MJRefreshStateHeader`, `MJRefreshAutoStateFooter`, `MJRefreshBackStateFooter`, `MJRefreshStateTrailer`.
extension Simulation {
  /// `-setTitle:forState:`. For any state, this resets the label to the title of the current state.
  mutating func setTitle(_ title: String, for state: RefreshState, of c: ComponentID) {
    self[c].labels.titles[state] = title
    self[c].labels.state.text = self[c].labels.titles[self[c].state] ?? ""
  }

  /// `-textConfiguration`: sets the language's titles and a header's default key.
  mutating func resetTitles(of c: ComponentID) {
    guard self[c].hasLabels else { return }
    let family = self[c].family
    for state in RefreshState.allCases {
      if let key = family.titleKey(for: state) { setTitle(text(key), for: state, of: c) }
    }
    if family == .header {
      self[c].settings.lastUpdatedTimeKey = StoredTime.defaultKey
      updateLastUpdatedTimeText(of: c)
    }
    for state in RefreshState.allCases {
      // As in MJRefresh, a title without language versions is lost when the language first changes.
      guard let title = self[c].settings.titles[state], title.text == nil else { continue }
      if let text = title.text(in: language) { setTitle(text, for: state, of: c) }
    }
  }

  /// Returns a text in the current language.
  func text(_ key: TextKey) -> String { texts.text(key, in: language, or: builtInLanguage) }

  /// Changes the language: all components get its titles and are laid out immediately, even when not in a window.
  ///
  /// `MJRefreshConfig.languageCode` and the components' `-i18nDidChange`. As in MJRefresh, a title that was set is
  /// lost, unless it has a version in the new language. Setting the same language again does nothing.
  ///
  /// - Parameter tag: A BCP-47 tag.
  public mutating func setLanguage(_ tag: String) {
    // `-[MJRefreshConfig setLanguageCode:]` returns early if the language is the same.
    if let last = lastSetLanguage, last.hasSameBytes(as: tag) { return }
    lastSetLanguage = tag
    language = tag
    for c in attached {
      resetTitles(of: c)
      placeSubviews(of: c)
    }
  }

  /// The labels' part of `-setState:`.
  mutating func labelsStateDidChange(_ c: ComponentID, to state: RefreshState) {
    let isEmpty = self[c].family == .autoFooter && self[c].settings.refreshingTitleHidden && state == .refreshing
    self[c].labels.state.text = isEmpty ? "" : self[c].labels.titles[state] ?? ""
    if self[c].family == .header { retellTime(of: c) }
  }

  /// The labels' part of `-placeSubviews`.
  mutating func placeLabels(of c: ComponentID) {
    switch self[c].family {
    case .header: placeHeaderLabels(c)
    case .autoFooter, .backFooter: self[c].labels.state.frame = Rect(origin: .zero, size: self[c].frame.size)
    case .trailer: placeTrailerLabel(c, centerX: self[c].frame.size.width / 2)
    }
  }

  /// `-[MJRefreshStateHeader placeSubviews]`: the state label above the time label, or alone.
  private mutating func placeHeaderLabels(_ c: ComponentID) {
    guard !self[c].settings.stateLabel.hidden else { return }
    let size = self[c].frame.size
    guard !self[c].settings.lastUpdatedTimeLabel.hidden else {
      self[c].labels.state.frame = Rect(origin: .zero, size: size)
      return
    }
    let half = size.height * 0.5
    self[c].labels.state.frame = Rect(x: 0, y: 0, width: size.width, height: half)
    self[c].labels.lastUpdatedTime.frame = Rect(x: 0, y: half, width: size.width, height: size.height - half)
  }

  /// `-[MJRefreshStateTrailer placeSubviews]`: one character wide. The label is first centred with its old size and
  /// then resized from its origin, so that it reaches its final position only in the second layout.
  mutating func placeTrailerLabel(_ c: ComponentID, centerX: Double) {
    guard !self[c].settings.stateLabel.hidden else { return }
    let height = self[c].frame.size.height
    self[c].labels.state.frame.center = Point(x: centerX, y: height / 2)
    self[c].labels.state.frame.size = Size(
      width: Numerics.roundUp(self[c].settings.stateLabel.fontSize), height: height)
  }

  /// Returns the width of the state label's text, or of the time label's if that is shown and wider, in points. The
  /// arrow, spinner or frames are to the left of it.
  func textWidth(of c: ComponentID) -> Double {
    let state = width(of: self[c].labels.state.text, self[c].settings.stateLabel.fontSize)
    guard self[c].family == .header, !self[c].settings.lastUpdatedTimeLabel.hidden else { return state }
    return max(
      state, width(of: self[c].labels.lastUpdatedTime.text, self[c].settings.lastUpdatedTimeLabel.fontSize))
  }

  /// `-[UILabel mj_textWidth]`.
  private func width(of text: String, _ fontSize: Double) -> Double {
    text.isEmpty ? 0 : measurer.width(text, fontSize)
  }
}

/// The properties of a `UILabel` that MJRefresh uses.
package struct Label: Sendable {
  /// The text; empty for none.
  package internal(set) var text = ""
  var frame = Rect.zero
}

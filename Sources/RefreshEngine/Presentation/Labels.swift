/// The labels of the `State` classes.
package struct Labels: Sendable {
  /// `stateLabel`.
  package internal(set) var state = Label()
  /// `lastUpdatedTimeLabel`, which only headers show.
  package internal(set) var lastUpdatedTime = Label()
  /// The inputs of the current text of ``lastUpdatedTime``, or nil if it must be written again.
  var shownTime: ShownTime?
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
  }

  /// Returns a text in the current language.
  func text(_ key: TextKey) -> String { texts.text(key, in: language, or: builtInLanguage) }

  /// Changes the language: all components get its titles and are laid out immediately, even when not in a window.
  ///
  /// `MJRefreshConfig.languageCode`. Assigning the language that was assigned last, by this or by the scene's
  /// ``ScrollScene/languageCode``, changes nothing.
  ///
  /// - Parameter tag: A BCP-47 tag.
  public mutating func setLanguage(_ tag: String) {
    guard assignLanguage(tag) else { return }
    for c in attached { languageDidChange(for: c) }
  }

  /// `-[MJRefreshConfig setLanguageCode:]`.
  ///
  /// - Returns: Whether components must be notified: it returns early if the language is equal.
  mutating func assignLanguage(_ tag: String) -> Bool {
    if hasAssigned(tag) { return false }
    languageCode = tag
    language = tag
    return true
  }

  /// Returns whether a language is the one that the app assigned last, so that assigning it again changes nothing.
  ///
  /// - Parameter tag: A BCP-47 tag.
  package func hasAssigned(_ tag: String) -> Bool { languageCode?.hasSameBytes(as: tag) ?? false }

  /// `-i18nDidChange`: the library's titles take the place of all that were set, also of the preset's; those that it has in
  /// several languages come back after that, in a subclass, which lays out again.
  mutating func languageDidChange(for c: ComponentID) {
    resetTitles(of: c)
    placeSubviews(of: c)
    guard let words = self[c].words else { return }
    for state in RefreshState.allCases {
      guard let title = words.titles[state] else { continue }
      self[c].settings.titles[state] = title
      if let text = title.text(in: language) { setTitle(text, for: state, of: c) }
    }
    if let wording = words.lastUpdatedTimeText {
      self[c].settings.lastUpdatedTimeText = wording
      updateLastUpdatedTimeText(of: c)
    }
    placeSubviews(of: c)
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

/// The texts of a preset that differ by language, and are restored by each change of language, whatever was set
/// meanwhile.
struct LocalizedWords: Sendable {
  private(set) var titles = StateTable<LocalizedText?>(repeating: nil)
  private(set) var lastUpdatedTimeText: LocalizedTemplate?

  /// Collects the texts of a preset's component; nil if all are the same in all languages.
  init?(_ settings: ComponentSettings) {
    var isEmpty = true
    for state in RefreshState.allCases {
      guard let title = settings.titles[state], title.text == nil else { continue }
      titles[state] = title
      isEmpty = false
    }
    if let wording = settings.lastUpdatedTimeText, wording.isLocalized {
      lastUpdatedTimeText = wording
      isEmpty = false
    }
    if isEmpty { return nil }
  }
}

/// A `UILabel`, as far as MJRefresh knows it.
package struct Label: Sendable {
  /// The text; empty for none.
  package internal(set) var text = ""
  var frame = Rect.zero
}

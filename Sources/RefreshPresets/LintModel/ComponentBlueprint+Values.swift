import RefreshEngine

/// What counts of all that is set on a component.
extension ComponentBlueprint {
  /// The value that is set last, nil where none is.
  ///
  /// - Parameter pick: the value of a property, nil of one that is not meant.
  func value<Value>(_ pick: (ComponentProperty) -> Value?) -> Value? {
    for property in properties.reversed() {
      if let value = pick(property) { return value }
    }
    return nil
  }

  /// Whether the component is hidden.
  package var isHidden: Bool { value { if case .hidden(let isHidden) = $0 { isHidden } else { nil } } ?? false }

  /// Whether the state label is hidden.
  package var isStateLabelHidden: Bool {
    value { if case .stateLabelHidden(let isHidden) = $0 { isHidden } else { nil } } ?? false
  }

  /// Whether an auto footer shows no text while it refreshes.
  package var isRefreshingTitleHidden: Bool {
    value { if case .refreshingTitleHidden(let isHidden) = $0 { isHidden } else { nil } } ?? false
  }

  /// Whether the label with the time of the last refresh is hidden.
  var isTimeLabelHidden: Bool {
    value { if case .lastUpdatedTimeLabelHidden(let isHidden) = $0 { isHidden } else { nil } } ?? false
  }

  /// Whether both durations are 0, whatever else is said of them.
  var isAnimationDisabled: Bool {
    value { if case .animationDisabled(let isDisabled) = $0 { isDisabled } else { nil } } ?? false
  }

  /// Whether a header moves the bounds in place of the inset.
  var hasCollectionViewAnimationBug: Bool {
    value { if case .collectionViewAnimationBug(let isOn) = $0 { isOn } else { nil } } ?? false
  }

  /// How long going into refreshing takes; `MJRefreshFastAnimationDuration` without a word on it.
  var fastAnimationDuration: Interval {
    guard !isAnimationDisabled else { return .zero }
    return value { if case .fastAnimationDuration(let duration) = $0 { duration } else { nil } }
      ?? Interval(seconds: 0.25)
  }

  /// Whether an auto footer refreshes when it comes into view.
  var refreshesAutomatically: Bool {
    value { if case .automaticallyRefresh(let isOn) = $0 { isOn } else { nil } } ?? true
  }

  /// The trigger percent that is set, as a fraction.
  var triggerPercent: Double? { value { if case .triggerPercent(let percent) = $0 { percent } else { nil } } }

  /// The size of the state label's text in points.
  var fontSize: Double { value { if case .stateLabelFontSize(let size) = $0 { size } else { nil } } ?? 14 }

  /// What arrow, spinner or frames keep from the text, in points; 25, for frames 20.
  var labelLeftInset: Double {
    value { if case .labelLeftInset(let inset) = $0 { inset } else { nil } }
      ?? (kind.presentation == .frames ? 20 : 25)
  }

  /// The titles that are set for states that the type shows.
  package var titles: [(state: RefreshState, text: LocalizedText)] {
    kind.titleStates.compactMap { state in
      value { if case .title(state, let text) = $0 { text } else { nil } }.map { (state, $0) }
    }
  }

  /// The frames that are set, by state.
  package var images: [(state: RefreshState, frames: FrameSequence)] {
    RefreshState.allCases.compactMap { state in
      value { if case .images(state, let frames) = $0 { frames } else { nil } }.map { (state, $0) }
    }
  }

  /// The height that is set, in points; frames may make the component higher.
  var height: Double { value { if case .height(let height) = $0 { height } else { nil } } ?? kind.family.extent }

  /// The height with frames that are taller, for a trailer the width; in points.
  var extent: Double { images.reduce(height) { max($0, $1.frames.size.height) } }
}

import RefreshEngine

extension ObservablePath {
  /// One sentence of what it says.
  public var summary: String {
    switch self {
    case .time: "The virtual time since the scenario began, in seconds."
    case .scroll(let leaf): leaf.summary
    case .component(_, let leaf): leaf.summary
    }
  }
}

extension ScrollLeaf {
  fileprivate var summary: String {
    switch self {
    case .offsetX, .offsetY: "The content offset, in points."
    case .insetTop, .insetLeft, .insetBottom, .insetRight:
      "The inset with the safe area's share, MJRefresh's `mj_inset`, in points."
    case .contentInsetTop, .contentInsetLeft, .contentInsetBottom, .contentInsetRight:
      "The content inset without the safe area's share, in points."
    case .contentWidth, .contentHeight: "The size of the content, in points."
    case .viewportWidth, .viewportHeight: "The size of the scroll view, in points."
    case .dragging: "Whether a finger drags."
    case .decelerating: "Whether it moves by itself after a finger let go."
    case .pan: "The state of the pan gesture."
    case .window: "Whether it is on screen."
    case .rows: "The number of rows."
    }
  }
}

extension ComponentLeaf {
  fileprivate var summary: String {
    switch self {
    case .type: "The type."
    case .state: "The state."
    case .refreshing: "Whether it refreshes, or is about to."
    case .pullingPercent: "How much of it shows, as a part of its height (a trailer: width)."
    case .frameX, .frameY, .frameWidth, .frameHeight: "Its frame in the scroll view, in points."
    case .alpha: "How opaque it is, 0 to 1."
    case .hidden: "Whether it is hidden."
    case .originalInsetTop, .originalInsetLeft, .originalInsetBottom, .originalInsetRight:
      "The inset that it takes for that of the app, in points."
    case .callsRefreshing: "How often it called the app to refresh."
    case .callsBeginRefreshingCompletion: "How often it said that it went into refreshing."
    case .callsEndRefreshingAnimationBegin: "How often it said that going back begins."
    case .callsEndRefreshingCompletion: "How often it said that it went back."
    case .stateLabelText, .lastUpdatedTimeLabelText: "The text of the label."
    case .stateLabelHidden, .lastUpdatedTimeLabelHidden: "Whether the label is hidden."
    case .stateLabelFrameX, .stateLabelFrameY, .stateLabelFrameWidth, .stateLabelFrameHeight,
      .lastUpdatedTimeLabelFrameX, .lastUpdatedTimeLabelFrameY, .lastUpdatedTimeLabelFrameWidth,
      .lastUpdatedTimeLabelFrameHeight:
      "The label's frame in the component, in points."
    case .lastUpdatedTime: "When it last refreshed, in UTC; null if never."
    case .arrowRotation: "How far the arrow is turned, −180 to 180 degrees."
    case .arrowHidden: "Whether the arrow is hidden."
    case .arrowCenterX, .arrowCenterY: "The middle of the arrow in the component, in points."
    case .loadingAnimating: "Whether the spinner turns."
    case .loadingAlpha: "How opaque the spinner is, 0 to 1."
    case .loadingCenterX, .loadingCenterY: "The middle of the spinner in the component, in points."
    case .gifImage: "The frame that shows, counted from 0; null before any."
    case .gifAnimating: "Whether the frames run."
    case .gifDuration: "How long one round of the frames takes, in seconds."
    case .gifHidden: "Whether the frames are hidden."
    case .gifFrameX, .gifFrameY, .gifFrameWidth, .gifFrameHeight:
      "The frame of the view of the frames in the component, in points."
    case .gifContentMode: "How the frames lie in their view."
    case .insetDelta: "What the header takes off the inset at the end, MJRefresh's `insetTDelta`, in points."
    case .leftTriggerTimes: "How often this drag may still make it refresh."
    case .triggeredByDrag: "Whether a drag made it refresh."
    }
  }
}

/// An observable of a component, in the order of traces.
public enum ComponentLeaf: UInt8, Sendable, CaseIterable {
  case type
  case state
  case refreshing
  case pullingPercent
  case frameX
  case frameY
  case frameWidth
  case frameHeight
  case alpha
  case hidden
  case originalInsetTop
  case originalInsetLeft
  case originalInsetBottom
  case originalInsetRight
  case callsRefreshing
  case callsBeginRefreshingCompletion
  case callsEndRefreshingAnimationBegin
  case callsEndRefreshingCompletion
  case stateLabelText
  case stateLabelHidden
  case stateLabelFrameX
  case stateLabelFrameY
  case stateLabelFrameWidth
  case stateLabelFrameHeight
  case lastUpdatedTimeLabelText
  case lastUpdatedTimeLabelHidden
  case lastUpdatedTimeLabelFrameX
  case lastUpdatedTimeLabelFrameY
  case lastUpdatedTimeLabelFrameWidth
  case lastUpdatedTimeLabelFrameHeight
  case lastUpdatedTime
  case arrowRotation
  case arrowHidden
  case arrowCenterX
  case arrowCenterY
  case loadingAnimating
  case loadingAlpha
  case loadingCenterX
  case loadingCenterY
  case gifImage
  case gifAnimating
  case gifDuration
  case gifHidden
  case gifFrameX
  case gifFrameY
  case gifFrameWidth
  case gifFrameHeight
  case gifContentMode
  case insetDelta
  case leftTriggerTimes
  case triggeredByDrag

  /// The declaration.
  var row: ObservableRow {
    switch self {
    case .type:
      ObservableRow(
        "type", .name({ ComponentKind.allCases.map { $0.rawValue } }, { $0[$1].kind.rawValue }), "The type.")
    case .state:
      ObservableRow("state", .name({ RefreshState.allCases.map { $0.name } }, { $0[$1].state.name }), "The state.")
    case .refreshing:
      ObservableRow("refreshing", .bool { $0[$1].isRefreshing }, "Whether it refreshes, or is about to.")
    case .pullingPercent:
      ObservableRow(
        "pullingPercent", .fraction { $0[$1].pullingPercent },
        "How much of it shows, as a part of its height (a trailer: width).")
    case .frameX:
      ObservableRow("frame.x", .number { $0[$1].frame.origin.x }, "Its frame in the scroll view, in points.")
    case .frameY:
      ObservableRow("frame.y", .number { $0[$1].frame.origin.y }, "Its frame in the scroll view, in points.")
    case .frameWidth:
      ObservableRow("frame.width", .number { $0[$1].frame.size.width }, "Its frame in the scroll view, in points.")
    case .frameHeight:
      ObservableRow(
        "frame.height", .number { $0[$1].frame.size.height }, "Its frame in the scroll view, in points.")
    case .alpha:
      ObservableRow("alpha", .fraction { $0[$1].alpha }, "How opaque it is, 0 to 1.")
    case .hidden:
      ObservableRow("hidden", .bool { $0[$1].isHidden }, "Whether it is hidden.")
    case .originalInsetTop:
      ObservableRow(
        "originalInset.top", .number { $0[$1].originalInset.top },
        "The inset that it takes for that of the app, in points.")
    case .originalInsetLeft:
      ObservableRow(
        "originalInset.left", .number { $0[$1].originalInset.left },
        "The inset that it takes for that of the app, in points.")
    case .originalInsetBottom:
      ObservableRow(
        "originalInset.bottom", .number { $0[$1].originalInset.bottom },
        "The inset that it takes for that of the app, in points.")
    case .originalInsetRight:
      ObservableRow(
        "originalInset.right", .number { $0[$1].originalInset.right },
        "The inset that it takes for that of the app, in points.")
    case .callsRefreshing:
      ObservableRow(
        "calls.refreshing", .number { Double($0[$1].calls[.refreshing]) }, "How often it called the app to refresh."
      )
    case .callsBeginRefreshingCompletion:
      ObservableRow(
        "calls.beginRefreshingCompletion", .number { Double($0[$1].calls[.beginRefreshingCompletion]) },
        "How often it said that it went into refreshing.")
    case .callsEndRefreshingAnimationBegin:
      ObservableRow(
        "calls.endRefreshingAnimationBegin", .number { Double($0[$1].calls[.endRefreshingAnimationBegin]) },
        "How often it said that going back begins.")
    case .callsEndRefreshingCompletion:
      ObservableRow(
        "calls.endRefreshingCompletion", .number { Double($0[$1].calls[.endRefreshingCompletion]) },
        "How often it said that it went back.")
    case .stateLabelText:
      ObservableRow(
        "stateLabel.text", .text { $0[$1].labels.state.text }, "The text of the label.", of: .stateLabel)
    case .stateLabelHidden:
      ObservableRow(
        "stateLabel.hidden", .bool { $0[$1].settings.stateLabel.hidden }, "Whether the label is hidden.",
        of: .stateLabel)
    case .stateLabelFrameX:
      ObservableRow(
        "stateLabel.frame.x", .number { $0[$1].labels.state.frame.origin.x },
        "The label's frame in the component, in points.", of: .stateLabel)
    case .stateLabelFrameY:
      ObservableRow(
        "stateLabel.frame.y", .number { $0[$1].labels.state.frame.origin.y },
        "The label's frame in the component, in points.", of: .stateLabel)
    case .stateLabelFrameWidth:
      ObservableRow(
        "stateLabel.frame.width", .number { $0[$1].labels.state.frame.size.width },
        "The label's frame in the component, in points.", of: .stateLabel)
    case .stateLabelFrameHeight:
      ObservableRow(
        "stateLabel.frame.height", .number { $0[$1].labels.state.frame.size.height },
        "The label's frame in the component, in points.", of: .stateLabel)
    case .lastUpdatedTimeLabelText:
      ObservableRow(
        "lastUpdatedTimeLabel.text", .text { $0[$1].labels.lastUpdatedTime.text }, "The text of the label.",
        of: .lastUpdatedTimeLabel)
    case .lastUpdatedTimeLabelHidden:
      ObservableRow(
        "lastUpdatedTimeLabel.hidden", .bool { $0[$1].settings.lastUpdatedTimeLabel.hidden },
        "Whether the label is hidden.", of: .lastUpdatedTimeLabel)
    case .lastUpdatedTimeLabelFrameX:
      ObservableRow(
        "lastUpdatedTimeLabel.frame.x", .number { $0[$1].labels.lastUpdatedTime.frame.origin.x },
        "The label's frame in the component, in points.", of: .lastUpdatedTimeLabel)
    case .lastUpdatedTimeLabelFrameY:
      ObservableRow(
        "lastUpdatedTimeLabel.frame.y", .number { $0[$1].labels.lastUpdatedTime.frame.origin.y },
        "The label's frame in the component, in points.", of: .lastUpdatedTimeLabel)
    case .lastUpdatedTimeLabelFrameWidth:
      ObservableRow(
        "lastUpdatedTimeLabel.frame.width", .number { $0[$1].labels.lastUpdatedTime.frame.size.width },
        "The label's frame in the component, in points.", of: .lastUpdatedTimeLabel)
    case .lastUpdatedTimeLabelFrameHeight:
      ObservableRow(
        "lastUpdatedTimeLabel.frame.height", .number { $0[$1].labels.lastUpdatedTime.frame.size.height },
        "The label's frame in the component, in points.", of: .lastUpdatedTimeLabel)
    case .lastUpdatedTime:
      ObservableRow(
        "lastUpdatedTime", .date { $0.storedTime(under: $0[$1].settings.lastUpdatedTimeKey) },
        "When it last refreshed, in UTC; null if never.", of: .lastUpdatedTimeLabel)
    case .arrowRotation:
      ObservableRow(
        "arrow.rotation", .number { $0[$1].arrow.rotation * 180 / .pi },
        "How far the arrow is turned, −180 to 180 degrees.", of: .arrow)
    case .arrowHidden:
      ObservableRow("arrow.hidden", .bool { $0[$1].arrow.isHidden }, "Whether the arrow is hidden.", of: .arrow)
    case .arrowCenterX:
      ObservableRow(
        "arrow.center.x", .number { $0[$1].arrow.frame.center.x },
        "The middle of the arrow in the component, in points.", of: .arrow)
    case .arrowCenterY:
      ObservableRow(
        "arrow.center.y", .number { $0[$1].arrow.frame.center.y },
        "The middle of the arrow in the component, in points.", of: .arrow)
    case .loadingAnimating:
      ObservableRow(
        "loading.animating", .bool { $0[$1].loading.isAnimating }, "Whether the spinner turns.", of: .loading)
    case .loadingAlpha:
      ObservableRow(
        "loading.alpha", .fraction { $0[$1].loading.alpha }, "How opaque the spinner is, 0 to 1.", of: .loading)
    case .loadingCenterX:
      ObservableRow(
        "loading.center.x", .number { $0[$1].loading.center.x },
        "The middle of the spinner in the component, in points.", of: .loading)
    case .loadingCenterY:
      ObservableRow(
        "loading.center.y", .number { $0[$1].loading.center.y },
        "The middle of the spinner in the component, in points.", of: .loading)
    case .gifImage:
      ObservableRow(
        "gif.image", .optionalNumber { $0[$1].gif.image.map { Double($0) } },
        "The frame that shows, counted from 0; null before any.", of: .gif)
    case .gifAnimating:
      ObservableRow("gif.animating", .bool { $0[$1].gif.isAnimating }, "Whether the frames run.", of: .gif)
    case .gifDuration:
      ObservableRow(
        "gif.duration", .seconds { $0[$1].gif.animationDuration.seconds },
        "How long one round of the frames takes, in seconds.", of: .gif)
    case .gifHidden:
      ObservableRow("gif.hidden", .bool { $0[$1].gif.isHidden }, "Whether the frames are hidden.", of: .gif)
    case .gifFrameX:
      ObservableRow(
        "gif.frame.x", .number { $0[$1].gif.frame.origin.x },
        "The frame of the view of the frames in the component, in points.", of: .gif)
    case .gifFrameY:
      ObservableRow(
        "gif.frame.y", .number { $0[$1].gif.frame.origin.y },
        "The frame of the view of the frames in the component, in points.", of: .gif)
    case .gifFrameWidth:
      ObservableRow(
        "gif.frame.width", .number { $0[$1].gif.frame.size.width },
        "The frame of the view of the frames in the component, in points.", of: .gif)
    case .gifFrameHeight:
      ObservableRow(
        "gif.frame.height", .number { $0[$1].gif.frame.size.height },
        "The frame of the view of the frames in the component, in points.", of: .gif)
    case .gifContentMode:
      ObservableRow(
        "gif.contentMode",
        .name({ FrameView.ContentMode.allCases.map { $0.rawValue } }, { $0[$1].gif.contentMode.rawValue }),
        "How the frames lie in their view.", of: .gif)
    case .insetDelta:
      ObservableRow(
        "insetDelta", .number { $0[$1].header.insetDelta },
        "What the header takes off the inset at the end, MJRefresh's `insetTDelta`, in points.", of: .header)
    case .leftTriggerTimes:
      ObservableRow(
        "leftTriggerTimes", .count { TriggerTimes(count: $0[$1].auto.leftTriggerTimes) },
        "How often this drag may still make it refresh.", of: .autoFooter)
    case .triggeredByDrag:
      ObservableRow(
        "triggeredByDrag", .bool { $0[$1].auto.triggeredByDrag }, "Whether a drag made it refresh.", of: .autoFooter
      )
    }
  }

  /// The name behind `header.`, `footer.` or `trailer.`.
  public var path: String { row.path }

  /// Whether components of a type have it.
  public func exists(for kind: ComponentKind) -> Bool { kind.has(row.part) }
}

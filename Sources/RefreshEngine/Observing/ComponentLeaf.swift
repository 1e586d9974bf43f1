/// What can be observed of a component, in the order of traces.
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

  /// The name behind `header.`, `footer.` or `trailer.`.
  public var path: String {
    switch self {
    case .type: "type"
    case .state: "state"
    case .refreshing: "refreshing"
    case .pullingPercent: "pullingPercent"
    case .frameX: "frame.x"
    case .frameY: "frame.y"
    case .frameWidth: "frame.width"
    case .frameHeight: "frame.height"
    case .alpha: "alpha"
    case .hidden: "hidden"
    case .originalInsetTop: "originalInset.top"
    case .originalInsetLeft: "originalInset.left"
    case .originalInsetBottom: "originalInset.bottom"
    case .originalInsetRight: "originalInset.right"
    case .callsRefreshing: "calls.refreshing"
    case .callsBeginRefreshingCompletion: "calls.beginRefreshingCompletion"
    case .callsEndRefreshingAnimationBegin: "calls.endRefreshingAnimationBegin"
    case .callsEndRefreshingCompletion: "calls.endRefreshingCompletion"
    case .stateLabelText: "stateLabel.text"
    case .stateLabelHidden: "stateLabel.hidden"
    case .stateLabelFrameX: "stateLabel.frame.x"
    case .stateLabelFrameY: "stateLabel.frame.y"
    case .stateLabelFrameWidth: "stateLabel.frame.width"
    case .stateLabelFrameHeight: "stateLabel.frame.height"
    case .lastUpdatedTimeLabelText: "lastUpdatedTimeLabel.text"
    case .lastUpdatedTimeLabelHidden: "lastUpdatedTimeLabel.hidden"
    case .lastUpdatedTimeLabelFrameX: "lastUpdatedTimeLabel.frame.x"
    case .lastUpdatedTimeLabelFrameY: "lastUpdatedTimeLabel.frame.y"
    case .lastUpdatedTimeLabelFrameWidth: "lastUpdatedTimeLabel.frame.width"
    case .lastUpdatedTimeLabelFrameHeight: "lastUpdatedTimeLabel.frame.height"
    case .lastUpdatedTime: "lastUpdatedTime"
    case .arrowRotation: "arrow.rotation"
    case .arrowHidden: "arrow.hidden"
    case .arrowCenterX: "arrow.center.x"
    case .arrowCenterY: "arrow.center.y"
    case .loadingAnimating: "loading.animating"
    case .loadingAlpha: "loading.alpha"
    case .loadingCenterX: "loading.center.x"
    case .loadingCenterY: "loading.center.y"
    case .gifImage: "gif.image"
    case .gifAnimating: "gif.animating"
    case .gifDuration: "gif.duration"
    case .gifHidden: "gif.hidden"
    case .gifFrameX: "gif.frame.x"
    case .gifFrameY: "gif.frame.y"
    case .gifFrameWidth: "gif.frame.width"
    case .gifFrameHeight: "gif.frame.height"
    case .gifContentMode: "gif.contentMode"
    case .insetDelta: "insetDelta"
    case .leftTriggerTimes: "leftTriggerTimes"
    case .triggeredByDrag: "triggeredByDrag"
    }
  }
}

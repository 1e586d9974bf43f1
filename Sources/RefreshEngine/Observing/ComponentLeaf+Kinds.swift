extension ComponentLeaf {
  /// Whether components of a type have it.
  public func exists(for kind: ComponentKind) -> Bool {
    let isHeader = kind.family == .header
    switch self {
    case .type, .state, .refreshing, .pullingPercent, .frameX, .frameY, .frameWidth, .frameHeight, .alpha, .hidden,
      .originalInsetTop, .originalInsetLeft, .originalInsetBottom, .originalInsetRight, .callsRefreshing,
      .callsBeginRefreshingCompletion, .callsEndRefreshingAnimationBegin, .callsEndRefreshingCompletion:
      return true
    case .stateLabelText, .stateLabelHidden, .stateLabelFrameX, .stateLabelFrameY, .stateLabelFrameWidth,
      .stateLabelFrameHeight:
      return kind.presentation != .none
    case .lastUpdatedTimeLabelText, .lastUpdatedTimeLabelHidden, .lastUpdatedTimeLabelFrameX,
      .lastUpdatedTimeLabelFrameY, .lastUpdatedTimeLabelFrameWidth, .lastUpdatedTimeLabelFrameHeight,
      .lastUpdatedTime:
      return isHeader && kind.presentation != .none
    case .arrowRotation, .arrowHidden, .arrowCenterX, .arrowCenterY:
      return kind.presentation == .arrowAndSpinner && kind.family != .autoFooter
    case .loadingAnimating, .loadingAlpha, .loadingCenterX, .loadingCenterY:
      return kind.presentation == .arrowAndSpinner && kind.family != .trailer
    case .gifImage, .gifAnimating, .gifDuration, .gifHidden, .gifFrameX, .gifFrameY, .gifFrameWidth,
      .gifFrameHeight,
      .gifContentMode:
      return kind.presentation == .frames
    case .insetDelta: return isHeader
    case .leftTriggerTimes, .triggeredByDrag: return kind.family == .autoFooter
    }
  }
}

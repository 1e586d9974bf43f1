extension Simulation {
  /// The present value of an observable, ``ObservedValue/absent`` where there is no such component.
  public subscript(observable: ObservablePath) -> ObservedValue {
    switch observable {
    case .time: .number(now.seconds)
    case .scroll(let leaf): self[leaf]
    case .component(let role, let leaf): component(role).map { self[leaf, of: $0] } ?? .absent
    }
  }

  private subscript(leaf: ScrollLeaf) -> ObservedValue {
    switch leaf {
    case .offsetX: .number(scroll.offset.x)
    case .offsetY: .number(scroll.offset.y)
    case .insetTop: .number(scroll.inset.top)
    case .insetLeft: .number(scroll.inset.left)
    case .insetBottom: .number(scroll.inset.bottom)
    case .insetRight: .number(scroll.inset.right)
    case .contentInsetTop: .number(scroll.contentInset.top)
    case .contentInsetLeft: .number(scroll.contentInset.left)
    case .contentInsetBottom: .number(scroll.contentInset.bottom)
    case .contentInsetRight: .number(scroll.contentInset.right)
    case .contentWidth: .number(scroll.contentSize.width)
    case .contentHeight: .number(scroll.contentSize.height)
    case .viewportWidth: .number(scroll.viewport.width)
    case .viewportHeight: .number(scroll.viewport.height)
    case .dragging: .bool(scroll.isDragging)
    case .decelerating: .bool(scroll.isDecelerating)
    case .pan: .text(scroll.pan.rawValue)
    case .window: .bool(scroll.isInWindow)
    case .rows: .number(Double(scroll.rows))
    }
  }

  private subscript(leaf: ComponentLeaf, of c: ComponentID) -> ObservedValue {
    guard leaf.exists(for: self[c].kind) else { return .absent }
    switch leaf {
    case .type: return .text(self[c].kind.rawValue)
    case .state: return .text(self[c].state.name)
    case .refreshing: return .bool(self[c].isRefreshing)
    case .pullingPercent: return .number(self[c].pullingPercent)
    case .frameX: return .number(self[c].frame.origin.x)
    case .frameY: return .number(self[c].frame.origin.y)
    case .frameWidth: return .number(self[c].frame.size.width)
    case .frameHeight: return .number(self[c].frame.size.height)
    case .alpha: return .number(self[c].alpha)
    case .hidden: return .bool(self[c].isHidden)
    case .originalInsetTop: return .number(self[c].originalInset.top)
    case .originalInsetLeft: return .number(self[c].originalInset.left)
    case .originalInsetBottom: return .number(self[c].originalInset.bottom)
    case .originalInsetRight: return .number(self[c].originalInset.right)
    case .callsRefreshing: return count(.refreshing, of: c)
    case .callsBeginRefreshingCompletion: return count(.beginRefreshingCompletion, of: c)
    case .callsEndRefreshingAnimationBegin: return count(.endRefreshingAnimationBegin, of: c)
    case .callsEndRefreshingCompletion: return count(.endRefreshingCompletion, of: c)
    case .stateLabelText: return .text(self[c].labels.state.text)
    case .stateLabelHidden: return .bool(self[c].labels.state.isHidden)
    case .stateLabelFrameX: return .number(self[c].labels.state.frame.origin.x)
    case .stateLabelFrameY: return .number(self[c].labels.state.frame.origin.y)
    case .stateLabelFrameWidth: return .number(self[c].labels.state.frame.size.width)
    case .stateLabelFrameHeight: return .number(self[c].labels.state.frame.size.height)
    case .lastUpdatedTimeLabelText: return .text(self[c].labels.lastUpdatedTime.text)
    case .lastUpdatedTimeLabelHidden: return .bool(self[c].labels.lastUpdatedTime.isHidden)
    case .lastUpdatedTimeLabelFrameX: return .number(self[c].labels.lastUpdatedTime.frame.origin.x)
    case .lastUpdatedTimeLabelFrameY: return .number(self[c].labels.lastUpdatedTime.frame.origin.y)
    case .lastUpdatedTimeLabelFrameWidth: return .number(self[c].labels.lastUpdatedTime.frame.size.width)
    case .lastUpdatedTimeLabelFrameHeight: return .number(self[c].labels.lastUpdatedTime.frame.size.height)
    case .lastUpdatedTime: return lastUpdatedTime(of: c)
    case .arrowRotation: return .number(self[c].arrow.rotation * 180 / .pi)
    case .arrowHidden: return .bool(self[c].arrow.isHidden)
    case .arrowCenterX: return .number(self[c].arrow.frame.center.x)
    case .arrowCenterY: return .number(self[c].arrow.frame.center.y)
    case .loadingAnimating: return .bool(self[c].loading.isAnimating)
    case .loadingAlpha: return .number(self[c].loading.alpha)
    case .loadingCenterX: return .number(self[c].loading.center.x)
    case .loadingCenterY: return .number(self[c].loading.center.y)
    case .gifImage: return self[c].gif.image.map { .number(Double($0)) } ?? .absent
    case .gifAnimating: return .bool(self[c].gif.isAnimating)
    case .gifDuration: return .number(self[c].gif.animationDuration.seconds)
    case .gifHidden: return .bool(self[c].gif.isHidden)
    case .gifFrameX: return .number(self[c].gif.frame.origin.x)
    case .gifFrameY: return .number(self[c].gif.frame.origin.y)
    case .gifFrameWidth: return .number(self[c].gif.frame.size.width)
    case .gifFrameHeight: return .number(self[c].gif.frame.size.height)
    case .gifContentMode: return .text(self[c].gif.contentMode.rawValue)
    case .insetDelta: return .number(self[c].header.insetDelta)
    case .leftTriggerTimes:
      let left = self[c].auto.leftTriggerTimes
      return left == AutoFooterState.unlimited ? .text("unlimited") : .number(Double(left))
    case .triggeredByDrag: return .bool(self[c].auto.triggeredByDrag)
    }
  }

  private func count(_ callback: Callback, of c: ComponentID) -> ObservedValue {
    .number(Double(self[c].calls[callback]))
  }

  /// The stored time of a header's key in UTC, in the form of RFC 3339.
  private func lastUpdatedTime(of c: ComponentID) -> ObservedValue {
    guard let time = storedTime(under: self[c].header.lastUpdatedTimeKey) else { return .absent }
    let fields: [TimeTemplate.DateField] = [
      .year(digits: 4), .text("-"), .month(digits: 2), .text("-"), .day(digits: 2), .text("T"),
      .hour(digits: 2), .text(":"), .minute(digits: 2), .text(":"), .second(digits: 2), .text("Z"),
    ]
    let civil = CivilTime(secondsSince1970: time)
    var text = ""
    for field in fields { text += civil.text(of: field) }
    return .text(text)
  }
}

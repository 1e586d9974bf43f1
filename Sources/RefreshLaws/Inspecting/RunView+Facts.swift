import RefreshEngine

extension ComponentView {
  /// Returns how far the component is pulled past the edge at which it begins to show, and a whole pull, in points.
  func pull(in scroll: ScrollView) -> (way: Double, extent: Double) {
    let leading = scroll.inset.leading(axis)
    guard family != .header else { return (-leading - scroll.offset.y, extent) }
    let overflow = scroll.contentSize[axis] - (scroll.viewport[axis] - leading - scroll.inset.trailing(axis))
    return (scroll.offset[axis] - max(overflow, 0) + leading, extent)
  }
}

extension Simulation {
  /// The offset at which a pull of an idle component is enough; nil if there is none.
  func threshold(of component: ComponentView) -> Double? {
    let (axis, extent) = (component.axis, component.extent)
    guard component.family == .autoFooter else {
      let offset = scroll.offset[axis]
      let way = component.pull(in: scroll).way
      return component.family == .header ? offset + way - extent : offset - way + extent
    }
    let index = component.index
    let isOn = components[index].settings.automaticallyRefresh
    guard isOn, components[index].settings.autoTriggerTimes != .times(0), component.frame.origin.y != 0,
      scroll.inset.top + scroll.contentSize.height > scroll.viewport.height
    else { return nil }
    let shown = extent * components[index].settings.triggerPercent
    return scroll.contentSize.height - scroll.viewport.height + scroll.inset.bottom - extent + shown
  }

  /// Whether the threshold of a component can be computed without rounding.
  func hasExactThreshold(_ component: ComponentView) -> Bool {
    let (axis, extent) = (component.axis, component.extent)
    let percent = components[component.index].settings.triggerPercent
    return [
      scroll.inset.leading(axis), scroll.inset.trailing(axis), scroll.contentSize[axis], scroll.viewport[axis],
      scroll.offset[axis], extent, extent * percent,
    ].allSatisfy { $0 * 64 == ($0 * 64).rounded() }
  }

  /// Whether a command reaches a component: a tap reaches only a label that can be seen, and a pull a component that is there.
  @inline(__always) func isReached(by command: Command) -> Bool {
    if case .pull(let role, _) = command { return view(of: role) != nil }
    guard case .tap(let role) = command else { return true }
    guard let label = view(of: role), label.family == .autoFooter, label.hasLabels else { return false }
    return !label.isHidden && label.alpha > 0.01 && !components[label.index].settings.stateLabel.hidden
      && scroll.isInWindow
  }
}

/// Returns the number of the frame, from 0, that follows a pull.
///
/// - Parameters:
///   - count: The number of frames.
///   - percent: The pulling percent, which may be of any size.
func frame(of count: Int, at percent: Double) -> Double {
  min(max(percent * Double(count), 0), Double(count - 1)).rounded(.down)
}

extension RunView {
  /// Whether a change of state may happen inside another one of the component: the app answers a change, or a change of an
  /// inset moves the list under a finger, before labels, arrow and frames have followed the first change.
  func isInside(_ change: StateEvent) -> Bool {
    ledger[change.role].changes > 0 && change.time == ledger[change.role].changed
      && (ledger.appActs || !change.ends)
  }

  /// Whether the current command asks a component to begin, and reaches it.
  func isAsked(_ role: ComponentRole) -> Bool {
    ledger.current.map { $0.begunRole == role && simulation.isReached(by: $0) } ?? false
  }
}

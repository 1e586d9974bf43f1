import RefreshEngine
import RefreshScenarios

/// Judging the end of a step.
extension Monitor {
  /// Returns how far a component is pulled past the edge at which it begins to show, and the length of a whole
  /// pull; in points.
  func pull(_ index: Int, in simulation: Simulation) -> (way: Double, extent: Double) {
    let (scroll, axis) = (simulation.scroll, simulation.components[index].axis)
    let extent = simulation.components[index].frame.size[axis]
    let leading = scroll.inset.leading(axis)
    guard simulation.components[index].family != .header else { return (-leading - scroll.offset.y, extent) }
    let overflow = scroll.contentSize[axis] - (scroll.viewport[axis] - leading - scroll.inset.trailing(axis))
    return (scroll.offset[axis] - max(overflow, 0) + leading, extent)
  }

  /// Judges a step of a finger: a component that is pulled far enough is ready, and refreshes when it is let go.
  func judgeFinger(
    _ command: Command, from before: SIMD4<UInt8>, wasDragging: Bool, in simulation: inout Simulation
  ) {
    guard !appHasActed, simulation.scroll.isInWindow else { return }
    for role in ComponentRole.allCases {
      guard let index = simulation.component(role)?.index, !simulation.components[index].isHidden else { continue }
      let family = simulation.components[index].family
      // A footer may have seen the offset before a refreshing header changed the inset.
      guard family != .autoFooter, family != .backFooter || records[0].state != .refreshing else { continue }
      let state = simulation.components[index].state
      switch command {
      case .release, .cancel:
        guard wasDragging, before[role.rank] == RefreshState.pulling.rawValue, state == .pulling else { continue }
        let (way, extent) = pull(index, in: simulation)
        guard way > extent else { continue }
        raise(
          .ignoredPull, role, family, cause: "release", observed: [("\(role.rawValue).state", .text("refreshing"))],
          "the \(family.noun) is let go \(length(way)) past its edge and does not refresh")
      default:
        guard simulation.scroll.isDragging, state == .idle || state == .pulling else { continue }
        let (way, extent) = pull(index, in: simulation)
        guard way > 0 else { continue }
        if state == .idle, way > extent + 0.001 {
          raise(
            .ignoredPull, role, family, cause: "drag", observed: [("\(role.rawValue).state", .text("pulling"))],
            "the \(family.noun) is pulled by \(length(way)), more than its \(length(extent)), and stays idle")
        } else if state == .pulling, way < extent - 0.001 {
          raise(
            .earlyRefresh, role, family, observed: [("\(role.rawValue).state", .text("idle"))],
            "the \(family.noun) is pulled by \(length(way)), less than its \(length(extent)), and would refresh")
        }
        judgePulled(role, index, wasIdle: before[role.rank] == RefreshState.idle.rawValue, in: &simulation)
        let percent = simulation.components[index].pullingPercent
        guard abs(percent - way / extent) > 1e-6 else { continue }
        raise(
          .wrongPercent, role, family, observed: [("\(role.rawValue).pullingPercent", .number(way / extent))],
          "the \(family.noun) is pulled by \(length(way)) of its \(length(extent)), and says \(percent.shortestText)"
        )
      }
    }
  }

  /// Returns the offset at which a pull of an idle component is long enough, or `nil` if there is none.
  func threshold(_ index: Int, in simulation: Simulation) -> Double? {
    let scroll = simulation.scroll
    let axis = simulation.components[index].axis
    let extent = simulation.components[index].frame.size[axis]
    guard simulation.components[index].family == .autoFooter else {
      let offset = scroll.offset[axis]
      let way = pull(index, in: simulation).way
      return simulation.components[index].family == .header ? offset + way - extent : offset - way + extent
    }
    let isOn = simulation.components[index].settings.automaticallyRefresh
    guard isOn, simulation.components[index].settings.autoTriggerTimes != .times(0),
      simulation.components[index].frame.origin.y != 0,
      scroll.inset.top + scroll.contentSize.height > scroll.viewport.height
    else { return nil }
    let shown = extent * simulation.components[index].settings.triggerPercent
    return scroll.contentSize.height - scroll.viewport.height + scroll.inset.bottom - extent + shown
  }

  /// Returns whether the threshold of a component can be computed without rounding.
  func isExact(_ index: Int, in simulation: Simulation) -> Bool {
    let (scroll, axis) = (simulation.scroll, simulation.components[index].axis)
    let percent = simulation.components[index].settings.triggerPercent
    return [
      scroll.inset.leading(axis), scroll.inset.trailing(axis), scroll.contentSize[axis], scroll.viewport[axis],
      scroll.offset[axis], simulation.components[index].extent, simulation.components[index].extent * percent,
    ].allSatisfy { $0 * 64 == ($0 * 64).rounded() }
  }

  /// Returns the state of a component that is pulled far enough.
  func pulled(_ index: Int, in simulation: inout Simulation) -> RefreshState {
    simulation.components[index].family == .autoFooter ? .refreshing : .pulling
  }

  /// Judges a pull that tests whether pulling still works.
  ///
  /// - Parameter way: The distance past the threshold, in points; `nil` for a list that is let go at its end or a
  ///   point above it.
  func judgePull(_ index: Int, _ expected: RefreshState, by way: Double?, in simulation: inout Simulation) {
    let state = simulation.components[index].state
    guard state != expected else { return }
    let family = simulation.components[index].family
    let isEarly = expected == .idle
    let pull =
      switch way {
      case nil: "a list that is let go \(isEarly ? "1 pt above" : "at") its end"
      case 0: "a pull of exactly the threshold"
      case let way?: "a pull 1 pt \(way < 0 ? "short of" : "past") the threshold"
      }
    raise(
      isEarly ? .earlyRefresh : .ignoredPull, family.role, family,
      cause: way == nil ? "end" : isEarly ? "" : "dead",
      observed: [("\(family.role.rawValue).state", .text(expected.name))],
      "\(pull) \(isEarly ? "makes" : "leaves") the \(family.noun) `\(state.name)`")
  }

  /// Returns whether a command reaches a component: a tap needs a visible label.
  func reaches(_ command: Command, in simulation: Simulation) -> Bool {
    guard case .tap(let role) = command else { return true }
    guard let component = simulation.component(role).map({ simulation.components[$0.index] }) else { return false }
    return component.family == .autoFooter && component.hasLabels && !component.isHidden && component.alpha > 0.01
      && !component.settings.stateLabel.hidden && simulation.scroll.isInWindow
  }

  /// Judges an auto footer that the app has just hidden: it is idle immediately.
  func judgeHiding(_ index: Int, in simulation: inout Simulation) {
    let (family, state) = (simulation.components[index].family, simulation.components[index].state)
    guard family == .autoFooter, state != .idle else { return }
    raise(
      .stuckState, .footer, family, cause: "hidden", observed: [("footer.state", .text("idle"))],
      "the auto footer is hidden, and stays `\(state.name)`")
  }

  /// Judges a call that ends a refresh: it only puts the end on the main queue.
  func judgeQueue(_ role: ComponentRole, _ before: RefreshState, in simulation: inout Simulation) {
    guard let family = simulation.component(role).map({ simulation.components[$0.index].family }) else { return }
    let state = records[role.rank].state
    raise(
      .illegalTransition, role, family, cause: "at once",
      observed: [("\(role.rawValue).state", .text(before.name))],
      "a call to end makes the \(family.noun) `\(state.name)` at once, and not when the run loop turns")
  }

  /// Judges a begin or a tap: an idle component refreshes.
  ///
  /// - Parameter entries: The number of refreshes before it.
  func judgeBegin(_ role: ComponentRole, after entries: Int, in simulation: inout Simulation) {
    guard records[role.rank].entries == entries, !records[role.rank].isReplaced,
      let index = simulation.component(role)?.index
    else { return }
    guard simulation.components[index].state == .idle else { return }
    let family = simulation.components[index].family
    let isTap = if case .tap = current { true } else { false }
    raise(
      .ignoredCall, role, family, cause: isTap ? "tap" : "",
      observed: [("\(role.rawValue).state", .text("refreshing"))],
      "\(isTap ? "a tap" : "the app's call to begin") does nothing: the \(family.noun) stays idle")
  }

  /// Judges the position of the content while a finger or nothing moves it.
  func judgeHold(in simulation: inout Simulation) {
    guard records[0].state == .refreshing, let index = simulation.component(.header)?.index else { return }
    let scroll = simulation.scroll
    let own = ownInset.top + scroll.safeArea.top
    let gap = scroll.inset.top - max(own, -scroll.offset.y)
    guard gap > 0.01 else { return }
    let isHidden = simulation.components[index].isHidden
    raise(
      .floating, .header, .header, cause: isHidden ? "hidden" : "shown",
      observed: [("scroll.inset.top", .number(max(own, -scroll.offset.y)))],
      "section headers float \(length(gap)) below the top while the header refreshes")
  }
}

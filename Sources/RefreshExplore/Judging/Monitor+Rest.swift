import RefreshEngine
import RefreshScenarios

/// Judging a list at rest: no finger is down, and nothing is scheduled or moving.
extension Monitor {
  /// Judges the list at rest.
  func rests(in simulation: inout Simulation) {
    mover = .none
    judgeDestiny(in: &simulation)
    let busy = records.contains { $0.state == .refreshing }
    judgeRange(in: &simulation)
    judgeInsets(in: &simulation)
    judgeJump(in: &simulation)
    for role in ComponentRole.allCases {
      guard let index = simulation.component(role)?.index else { continue }
      let axis = simulation.components[index].axis
      if !simulation.canMove(along: axis) {
        unreachable.insert(role)
        judgeBounce(role, index, in: &simulation)
      }
      judgeState(role, index, in: &simulation)
      guard !simulation.components[index].isHidden else { continue }
      if !busy { judgePlace(role, index, in: &simulation) }
      judgeLooks(role, index, in: &simulation)
      judgeLayout(role, index, in: &simulation)
      judgeEnded(role, index, in: &simulation)
    }
    judgeRoom(in: &simulation)
    if !busy, !conditions.atRest.isEmpty, !records.contains(where: { $0.owed > 0 }) {
      judge(conditions.atRest, cause: "at rest", in: &simulation)
    }
  }

  private func judgeState(_ role: ComponentRole, _ index: Int, in simulation: inout Simulation) {
    let state = simulation.components[index].state
    let family = simulation.components[index].family
    let record = records[role.rank]
    if state == .refreshing, record.callsInRefresh > 0, record.owed <= 0, !record.isReplaced {
      raise(
        .stuckState, role, family, cause: state.name, observed: [("\(role.rawValue).state", .text("idle"))],
        "the \(family.noun) goes on refreshing after the app has ended it")
    }
    if state == .idle, record.lastWord == .noMoreData, family != .header, !isReset {
      raise(
        .lostEnd, role, family, cause: "never", observed: [("\(role.rawValue).state", .text("noMoreData"))],
        "the \(family.noun) rests in `idle` after the app has said that there is no more data")
    }
    guard state == .pulling || state == .willRefresh else { return }
    let isPulled = state == .pulling
    let place =
      !simulation.scroll.isInWindow ? "off screen" : simulation.components[index].isHidden ? "hidden" : "on screen"
    raise(
      .stuckState, role, family, cause: isPulled ? state.name : place,
      observed: [("\(role.rawValue).state", .text(isPulled ? "idle" : "refreshing"))],
      isPulled
        ? "the \(family.noun) rests in `pulling` without a finger"
        : "the \(family.noun) waits in `willRefresh` \(place), and the app is not asked to load")
  }

  /// Judges what the end of a refresh has left behind, if nothing has moved the content since.
  private func judgeEnded(_ role: ComponentRole, _ index: Int, in simulation: inout Simulation) {
    let (state, family) = (simulation.components[index].state, simulation.components[index].family)
    let percent = simulation.components[index].pullingPercent
    // The end of an earlier refresh may reset what a later one has set.
    if state == .refreshing, records[role.rank].exits == 0, !records[role.rank].isReplaced, percent != 1 {
      raise(
        .wrongPercent, role, family, cause: "refreshing",
        observed: [("\(role.rawValue).pullingPercent", .number(1))],
        "the \(family.noun) refreshes with a pulling percent of \(percent.shortestText)")
    }
    guard state == .idle || state == .noMoreData, records[role.rank].causeAtEnd == causes else { return }
    if family == .autoFooter {
      // With pages, the refresh ends some time before the component reports it.
      guard simulation.components[index].auto.triggeredByDrag, !records[role.rank].isReplaced,
        !simulation.scroll.isPagingEnabled
      else { return }
      raise(
        .memory, role, family, cause: "triggeredByDrag",
        observed: [("footer.triggeredByDrag", .bool(false))],
        "the auto footer has refreshed, and takes the drag that began it for one that goes on")
      return
    }
    let (way, extent) = pull(index, in: simulation)
    let expected = max(0, way) / extent
    guard abs(percent) > 0.02, abs(percent - expected) > 0.02 else { return }
    raise(
      .wrongPercent, role, family, cause: "end",
      observed: [("\(role.rawValue).pullingPercent", .number(0))],
      "the \(family.noun) has refreshed and rests with a pulling percent of \(percent.shortestText)")
  }

  /// Judges a component that a finger can't pull: the one attached last lets even a short list bounce.
  private func judgeBounce(_ role: ComponentRole, _ index: Int, in simulation: inout Simulation) {
    let (family, axis) = (simulation.components[index].family, simulation.components[index].axis)
    guard bounces(axis), !records.contains(where: { $0.isReplaced }) else { return }
    raise(
      .wrongMove, role, family, cause: "no bounce", observed: [("\(role.rawValue).state", nil)],
      "the \(family.noun) does not let a short list bounce, so that a finger can't pull it")
  }

  // MARK: Where the content rests

  private func judgeRange(in simulation: inout Simulation) {
    guard simulation.physics.kind == .uikit, !isPutOut else { return }
    let ranges = OffsetRanges(of: simulation.scroll)
    for axis in ScrollAxis.both {
      let range = ranges[axis]
      let offset = simulation.scroll.offset[axis]
      let edge = min(max(offset, range.lowerBound), range.upperBound)
      guard abs(offset - edge) > 0.01 else { continue }
      let place =
        switch axis {
        case .vertical: offset < edge ? "above its top" : "below its end"
        case .horizontal: offset < edge ? "left of its beginning" : "right of its end"
        }
      // When the edges of a list at rest change, it moves into its range immediately.
      raise(
        .outOfRange, nil, nil, cause: driver?.movesEdges == true ? place + " when its edges move" : place,
        observed: [(axis == .vertical ? "scroll.offset.y" : "scroll.offset.x", .number(edge))],
        "the list rests \(length(abs(offset - edge))) \(place), out of range")
    }
  }

  private func judgeJump(in simulation: inout Simulation) {
    for role in ComponentRole.allCases {
      guard let old = records[role.rank].offsetAtEnd, let index = simulation.component(role)?.index else {
        continue
      }
      records[role.rank].offsetAtEnd = nil
      let family = simulation.components[index].family
      let axis = family.axis
      let way = simulation.scroll.offset[axis] - old[axis]
      guard abs(way) > 0.5, simulation.scroll.offsetRange(along: axis).contains(old[axis]) else { continue }
      raise(
        .jump, role, family, cause: simulation.scroll.isPagingEnabled ? "pages" : "",
        observed: [(axis == .vertical ? "scroll.offset.y" : "scroll.offset.x", .number(old[axis]))],
        "the list jumps \(length(abs(way))) \(way < 0 ? "back" : "on") when the \(family.noun) has loaded")
    }
  }

  // MARK: Insets

  private func judgeInsets(in simulation: inout Simulation) {
    for edge in InsetEdge.allCases {
      let role: ComponentRole? =
        switch edge {
        case .top: .header
        case .bottom: .footer
        case .right: .trailer
        case .left: nil
        }
      var expected = ownInset[edge]
      var family: Family?
      if let role, let index = simulation.component(role)?.index {
        guard records[role.rank].state != .refreshing else { continue }
        family = simulation.components[index].family
        if family == .autoFooter, !simulation.components[index].isHidden {
          expected += simulation.components[index].extent
        }
      }
      let found = simulation.scroll.contentInset[edge]
      let difference = found - expected
      guard abs(difference) > 0.01 else { continue }
      raise(
        .insetLeft, role, family,
        // An auto footer takes the room of its height at that time, and releases that of its current height.
        cause: edge.rawValue + (difference > 0 ? "+" : "-")
          + (family == .autoFooter && hasChangedHeight ? " of another height" : ""),
        observed: [("scroll.contentInset.\(edge.rawValue)", .number(expected))],
        "at rest the \(edge.rawValue) inset is \(length(abs(difference))) too \(difference > 0 ? "large" : "small")"
      )
    }
  }

  /// Judges the room of components that refresh at rest.
  private func judgeRoom(in simulation: inout Simulation) {
    judgeHold(in: &simulation)
    if records[0].state == .refreshing, let index = simulation.component(.header)?.index {
      let scroll = simulation.scroll
      let own = ownInset.top + scroll.safeArea.top
      let extent = simulation.components[index].extent
      let room = min(max(-scroll.offset.y, own), own + extent)
      if scroll.inset.top < room - 0.01 {
        raise(
          .wrongRoom, .header, .header, observed: [("scroll.inset.top", .number(room))],
          "the header refreshes with an inset of \(length(scroll.inset.top)), and needs \(length(room))")
      }
    }
    for role in [ComponentRole.footer, .trailer] where records[role.rank].state == .refreshing {
      guard let index = simulation.component(role)?.index,
        records[role.rank].content == RoomSizes(simulation.scroll)
      else { continue }
      let (family, axis) = (simulation.components[index].family, simulation.components[index].axis)
      guard family != .autoFooter, records[0].state != .refreshing || axis == .horizontal else { continue }
      let edge = axis == .vertical ? InsetEdge.bottom : .right
      let own = ownInset + simulation.scroll.safeArea
      let overflow =
        simulation.scroll.contentSize[axis]
        - (simulation.scroll.viewport[axis] - own.leading(axis) - own.trailing(axis))
      let room = simulation.components[index].extent + own.trailing(axis) - min(overflow, 0)
      guard abs(simulation.scroll.inset[edge] - room) > 0.01 else { continue }
      raise(
        .wrongRoom, role, family, observed: [("scroll.inset.\(edge.rawValue)", .number(room))],
        "the \(family.noun) refreshes with an inset of \(length(simulation.scroll.inset[edge])), and needs \(length(room))"
      )
    }
  }

  // MARK: Where components stand

  private func judgePlace(_ role: ComponentRole, _ index: Int, in simulation: inout Simulation) {
    guard simulation.scroll.isInWindow else { return }
    let scroll = simulation.scroll
    let frame = simulation.components[index].frame
    let family = simulation.components[index].family
    let ignored = simulation.components[index].settings.ignoredInset
    let own = ownInset + scroll.safeArea
    let axis = family.axis
    let place =
      switch family {
      case .header: -frame.size.height - ignored
      case .autoFooter: scroll.contentSize.height + ignored
      case .backFooter, .trailer:
        max(scroll.contentSize[axis], scroll.viewport[axis] - own.leading(axis) - own.trailing(axis)) + ignored
      }
    let difference = frame.origin[axis] - place
    if abs(difference) > 0.01 {
      let side =
        switch axis {
        case .vertical: difference > 0 ? "too low" : "too high"
        case .horizontal: difference > 0 ? "too far right" : "too far left"
        }
      raise(
        .misplaced, role, family, cause: side,
        observed: [("\(role.rawValue).frame.\(axis == .vertical ? "y" : "x")", .number(place))],
        "the \(family.noun) stands \(length(abs(difference))) \(side)")
    }
    let extent = records[role.rank].said.extent
    if abs(simulation.components[index].extent - extent) > 0.01, !isReset {
      raise(
        .misplaced, role, family, cause: "extent",
        observed: [("\(role.rawValue).frame.\(axis == .vertical ? "height" : "width")", .number(extent))],
        "the \(family.noun) is \(length(simulation.components[index].extent)) \(axis == .vertical ? "high" : "wide"), "
          + "and was to be \(length(extent))")
    }
    let across =
      axis == .vertical ? (frame.size.width, scroll.viewport.width) : (frame.size.height, scroll.viewport.height)
    guard abs(across.0 - across.1) > 0.01 else { return }
    raise(
      .misplaced, role, family, cause: "size",
      observed: [("\(role.rawValue).frame.\(axis == .vertical ? "width" : "height")", .number(across.1))],
      "the \(family.noun) is \(length(across.0)) \(axis == .vertical ? "wide" : "high") in a list of \(length(across.1))"
    )
  }
}

import RefreshEngine

/// A component that refreshes at rest with less or more room than it needs.
struct WrongRoom: Law {
  static let name = "wrong-room"
  static let summary = "a component that refreshes in a still list has the room that it needs"
  static let explanation =
    "A refreshing component that has too little room covers rows, and one that has too much leaves a gap. Components take "
    + "their room when a refresh begins, so if an app changes a height in the meantime, the room no longer matches."
  static let inquiry = LawInquiry(.value(.scroll(.insetTop)), sections: "S2.1, S5.7, S5.8")
  static let harm = Harm.jump
  static let occasions: Set<Occasion.Kind> = [.asks, .rest, .underWay]
  static let sick: LawExample? = LawExample(
    "header: { type: normalHeader }",
    steps: "beginRefreshing: header", "set: { scene.contentInset.top: 100 }", "wait: settled")
  static let healthy = LawExample(
    "header: { type: normalHeader }", steps: "beginRefreshing: header", "wait: settled")

  func check(_ occasion: Occasion, in run: borrowing RunView, _ breaches: inout Breaches) {
    if case .asks(let call) = occasion { return checkEnd(call, in: run, &breaches) }
    // Components are laid out only while they are on the screen.
    guard run.simulation.scroll.isInWindow else { return }
    // While the app waits in its answer, nothing else moves the list.
    if case .underWay = occasion, !run.ledger.isBusy || !run.simulation.waitsForApp { return }
    if run.ledger.refreshes(.header), let header = run.component(.header) {
      check(header: header, in: run, &breaches)
    }
    for role in [ComponentRole.footer, .trailer] where run.ledger.refreshes(role) {
      if let component = run.component(role) { check(component, in: run, &breaches) }
    }
  }

  /// A back footer or a trailer whose end is about to be animated still has its room.
  private func checkEnd(_ call: CallEvent, in run: borrowing RunView, _ breaches: inout Breaches) {
    guard call.callback == .endRefreshingAnimationBegin, let component = call.component,
      run.ledger.level < .surroundings, run.ledger[.header].entries == 0, !run.ledger.appHasActed,
      run.ledger[call.role].entries == 1, run.ledger[call.role].exits == 1
    else { return }
    check(component, cause: "when it ends", in: run, &breaches)
  }

  private func check(header: ComponentView, in run: borrowing RunView, _ breaches: inout Breaches) {
    let own = run.ledger.ownInset.top + run.simulation.scroll.safeArea.top
    let room = min(max(-run.simulation.scroll.offset.y, own), own + header.extent)
    let inset = run.simulation.scroll.inset.top
    checkNewHeight(of: header, own: own, in: run, &breaches)
    guard inset < room - 0.01 else { return }
    breaches.report(
      header, observed: [("scroll.inset.top", .number(room))],
      "the refreshing header has an inset of \(length(inset)), not \(length(room))")
  }

  /// A header that the app has made higher or lower since its refresh began, in a list that still rests where the refresh has
  /// brought it.
  private func checkNewHeight(
    of header: ComponentView, own: Double, in run: borrowing RunView, _ breaches: inout Breaches
  ) {
    let (extent, held) = (header.extent, run.ledger[.header].enteredExtent)
    guard abs(extent - held) > 0.01, abs(run.simulation.scroll.offset.y + own + held) < 0.01 else { return }
    breaches.report(
      header, cause: "another height", observed: [("scroll.inset.top", .number(own + extent))],
      "the refreshing header becomes \(length(extent)) high, with room for \(length(held))")
  }

  private func check(
    _ component: ComponentView, cause: String = "", in run: borrowing RunView, _ breaches: inout Breaches
  ) {
    let (scroll, axis) = (run.simulation.scroll, component.axis)
    guard run.ledger[component.role].room == Ledger.RoomSizes(scroll), component.family != .autoFooter,
      !run.ledger.refreshes(.header) || axis == .horizontal
    else { return }
    let edge = axis == .vertical ? InsetEdge.bottom : .right
    let own = run.ledger.ownInset + scroll.safeArea
    let overflow = scroll.contentSize[axis] - (scroll.viewport[axis] - own.leading(axis) - own.trailing(axis))
    let room = component.extent + own.trailing(axis) - min(overflow, 0)
    guard abs(scroll.inset[edge] - room) > 0.01 else { return }
    breaches.report(
      component, cause: cause, observed: [("scroll.inset.\(edge.rawValue)", cause.isEmpty ? .number(room) : nil)],
      "the refreshing \(component.noun) has an inset of \(length(scroll.inset[edge])), not \(length(room))")
  }
}

extension Simulation {
  /// Whether only an app's waits are still to come.
  var waitsForApp: Bool {
    pending.allSatisfy { pending in
      switch pending.kind {
      case .app, .refresh: true
      case .finger, .movement, .animation, .part, .display: false
      }
    }
  }
}

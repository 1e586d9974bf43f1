import RefreshEngine

/// A pulling percent that doesn't match the part that is pulled into view.
struct WrongPercent: Law {
  static let name = "wrong-percent"
  static let summary = "the pulling percent is the part of the component that a finger has pulled into view"
  static let explanation =
    "Alpha, arrows, frames and parts follow the pulling percent, so if it is wrong, they are wrong as well."
  static let inquiry = LawInquiry(.value(.component(.header, .pullingPercent)), sections: "S5.4, S5.5")
  static let occasions: Set<Occasion.Kind> = [.pulled, .asks, .stepEnded, .rests]
  static let sick: LawExample? = LawExample(
    "header: { type: header }", "scene: { content: { height: 1200 }, physics: none }",
    steps: "window: false", "beginRefreshing: header", "pull: { header: 67.5 }", "window: true", "release",
    "wait: settled")
  static let healthy = LawExample.pull

  func check(_ occasion: Occasion, in run: borrowing RunView, _ breaches: inout Breaches) {
    switch occasion {
    case .pulled(let component, let grip):
      guard !grip.isLifted else { return }
      let (percent, expected) = (component.pullingPercent, grip.way / grip.extent)
      guard abs(percent - expected) > 1e-6 else { return }
      breaches.report(
        component, observed: [("\(component.role.rawValue).pullingPercent", .number(expected))],
        "the \(component.noun), pulled by \(length(grip.way)) of \(length(grip.extent)), says \(share(percent))"
      )
    case .asks(let call) where call.callback == .endRefreshingCompletion:
      if let component = call.component, component.family != .autoFooter, !run.ledger[call.role].isReplaced,
        component.state == .idle || component.state == .noMoreData
      {
        checkClosed(component, cause: "completion", in: run, &breaches)
      }
    case .stepEnded(let end):
      for role in ComponentRole.allCases {
        if let component = run.component(role) { checkMoving(component, end, in: run, &breaches) }
      }
    case .rests(let component) where !component.isHidden:
      checkEdge(component, in: run, &breaches)
      checkRefreshing(component, in: run, &breaches)
      checkEnded(component, in: run, &breaches)
    default: break
    }
  }

  /// A component that shows in a list that moves back to its edge without a finger: the percent follows.
  private func checkMoving(
    _ component: ComponentView, _ end: StepEnd, in run: borrowing RunView, _ breaches: inout Breaches
  ) {
    let entry = run.ledger[component.role]
    guard component.family != .autoFooter, component.state == .idle || component.state == .noMoreData,
      !component.isHidden, run.ledger.driver?.traits.actor == .time, !run.ledger.appHasActed, !run.ledger.isBusy,
      !run.simulation.scroll.isDragging, run.simulation.physics.isUnderWay, entry.changed < run.ledger.stepStart,
      entry.exits == 0 || entry.left + entry.said.slow < run.ledger.stepStart,
      OffsetRanges(of: end.scroll) == OffsetRanges(of: run.simulation.scroll),
      end.scroll.offset[component.axis] != run.simulation.scroll.offset[component.axis]
    else { return }
    let (way, extent) = component.pull(in: run.simulation.scroll)
    let (percent, expected) = (component.pullingPercent, way / extent)
    guard 0.001..<1 ~= expected, abs(percent - expected) > 0.001 else { return }
    breaches.report(
      component, cause: "moving", observed: [("\(component.role.rawValue).pullingPercent", .number(expected))],
      "the \(component.noun) shows \(share(expected)) of itself, and says \(share(percent))")
  }

  /// A header that the list has come back to: at its very edge nothing of it shows, and it was notified of that, unless the edge has
  /// moved there.
  private func checkEdge(_ header: ComponentView, in run: borrowing RunView, _ breaches: inout Breaches) {
    guard header.family == .header, header.state == .idle, run.ledger.mover == .finger || run.ledger.touches > 0,
      !run.ledger.isReset, !run.ledger.hasReplaced, run.ledger[.header].entries == 0,
      !run.ledger.haveEdgesMoved, run.simulation.scroll.offset.y == -run.simulation.scroll.inset.top,
      0..<1 ~= header.pullingPercent, header.pullingPercent > 0
    else { return }
    breaches.report(
      header, cause: "edge", observed: [("header.pullingPercent", .number(0))],
      "the header rests at its edge with a pulling percent of \(share(header.pullingPercent))")
  }

  private func checkRefreshing(_ component: ComponentView, in run: borrowing RunView, _ breaches: inout Breaches) {
    let percent = component.pullingPercent
    // The end of an earlier refresh may empty what a later one has filled.
    guard component.state == .refreshing, run.ledger[component.role].exits == 0,
      !run.ledger[component.role].isReplaced, percent != 1
    else { return }
    breaches.report(
      component, cause: "refreshing", observed: [("\(component.role.rawValue).pullingPercent", .number(1))],
      "the \(component.noun) refreshes with a pulling percent of \(share(percent))")
  }

  /// Checks the percent that the end of a refresh has left at rest, if nothing has moved the content since.
  private func checkEnded(_ component: ComponentView, in run: borrowing RunView, _ breaches: inout Breaches) {
    guard component.state == .idle || component.state == .noMoreData, component.family != .autoFooter,
      run.ledger[component.role].causeAtEnd == run.ledger.causes, !run.ledger[component.role].isReplaced
    else { return }
    checkClosed(component, cause: "end", in: run, &breaches)
  }

  /// Checks the percent of a component whose refresh has ended: nothing, or what still shows.
  private func checkClosed(
    _ component: ComponentView, cause: String, in run: borrowing RunView, _ breaches: inout Breaches
  ) {
    let (way, extent) = component.pull(in: run.simulation.scroll)
    let (percent, expected) = (component.pullingPercent, max(0, way) / extent)
    guard abs(percent) > 0.02, abs(percent - expected) > 0.02 else { return }
    breaches.report(
      component, cause: cause, observed: [("\(component.role.rawValue).pullingPercent", .number(0))],
      "the \(component.noun)'s refresh has ended with a pulling percent of \(share(percent))")
  }
}

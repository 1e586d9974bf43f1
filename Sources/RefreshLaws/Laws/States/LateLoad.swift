import RefreshEngine

/// An auto footer that is pulled past its end and does not load.
struct LateLoad: Law {
  static let name = "late-load"
  static let summary = "an auto footer loads before it is pulled past its end"
  static let explanation =
    "With a `triggerPercent` above 1, an auto footer has to be pulled past its end, and nothing shows the user that "
    + "this is needed."
  static let inquiry = LawInquiry(.missing(.state(.footer, .refreshing), nth: 1), rule: .autoTrigger)
  static let occasions: Set<Occasion.Kind> = [.moment, .stepEnded, .over]
  static let isByDesign = true
  static let rules = ["late-trigger-percent", "no-trigger-times"]
  static let sick: LawExample? = LawExample(
    "footer: { type: autoNormalFooter, triggerPercent: 400% }", "scene: { content: { height: 1200 } }",
    steps: "drag: { to: 560 }", "drag: { to: 600 }")
  static let healthy = LawExample(
    "footer: { type: autoNormalFooter }", "scene: { content: { height: 1200 } }",
    steps: "drag: { to: 560 }", "drag: { to: 600 }")

  /// The offset at the last look; nil if no finger dragged, or the footer could not load.
  private var last: Double?
  /// The greatest distance past the footer to which a finger has dragged the list, in points.
  private var farthest = 0.0

  mutating func check(_ occasion: Occasion, in run: borrowing RunView, _ breaches: inout Breaches) {
    if case .over = occasion {
      guard farthest > 0.01 else { return }
      breaches.report(
        .footer, .autoFooter, observed: [],
        inGeneral: "the auto footer does not load where it is pulled past its end",
        "the list is pulled \(length(farthest)) past the auto footer, and it does not load")
      return
    }
    let scroll = run.simulation.scroll
    guard scroll.isDragging, let footer = run.component(.footer), footer.family == .autoFooter,
      footer.state == .idle, !footer.isHidden, run.settings(footer).automaticallyRefresh, !run.ledger.isReset,
      scroll.inset.top + scroll.contentSize.height > scroll.viewport.height,
      run.simulation[.component(.footer, .leftTriggerTimes)] != .number(0)
    else {
      last = nil
      return
    }
    if let last, last < scroll.offset.y {
      let end = max(footer.frame.origin.y, scroll.contentSize.height) + footer.extent
      let free = max(0, scroll.inset.bottom - footer.extent)
      farthest = max(farthest, scroll.offset.y + scroll.viewport.height - free - end)
    }
    last = scroll.offset.y
  }
}

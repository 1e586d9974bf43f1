import RefreshEngine

/// An auto footer that loads while it is still below the screen.
struct EarlyLoad: Law {
  static let name = "early-load"
  static let summary = "an auto footer loads when it comes into view"
  static let explanation =
    "With a `triggerPercent` below 0, an auto footer loads while it is still below the screen, either on purpose or "
    + "because a number of points was meant."
  static let inquiry = LawInquiry(.happened(.state(.footer, .refreshing), nth: nil), rule: .autoTrigger)
  static let occasions: Set<Occasion.Kind> = [.changes]
  static let isByDesign = true
  static let rules = ["trigger-percent-range", "header-fires-footer"]
  static let sick: LawExample? = LawExample(
    "footer: { type: autoNormalFooter, triggerPercent: -1000% }", "scene: { content: { height: 2000 } }",
    steps: "drag: { to: 1000 }", "drag: { to: 1200 }")
  static let healthy = LawExample(
    "footer: { type: autoNormalFooter }", "scene: { content: { height: 2000 } }",
    steps: "drag: { to: 1000 }", "drag: { to: 1200 }")

  func check(_ occasion: Occasion, in run: borrowing RunView, _ breaches: inout Breaches) {
    guard case .changes(let change) = occasion, change.from == .idle, change.begins,
      let footer = change.component, footer.family == .autoFooter, AutoFooterLoad(in: run) != nil,
      !run.ledger.isReset
    else { return }
    // The offset may have changed since.
    let offset = max(run.ledger.offset.y, run.simulation.scroll.offset.y)
    let distance = footer.frame.origin.y - offset - run.simulation.scroll.viewport.height
    guard distance > 0.01 else { return }
    breaches.report(
      .footer, .autoFooter, observed: [], inGeneral: "the auto footer loads before it is seen",
      "the auto footer loads \(length(distance)) before it is seen")
  }
}

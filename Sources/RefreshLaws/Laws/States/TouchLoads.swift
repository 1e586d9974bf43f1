import RefreshEngine

/// A drag that goes nowhere and loads.
struct TouchLoads: Law {
  static let name = "touch-loads"
  static let summary = "in a list that fits the screen, a drag that ends where it began loads nothing"
  static let explanation =
    "Under short content an auto footer is always in view, and it loads when a finger is lifted, whether the finger "
    + "moved or not. At the end of a long list, where a load has failed or waits for a touch, this is what users expect."
  static let inquiry = LawInquiry(.happened(.state(.footer, .refreshing), nth: nil), rule: .autoRelease)
  static let harm = Harm.content
  static let occasions: Set<Occasion.Kind> = [.changes]
  static let sick: LawExample? = LawExample(
    "footer: { type: autoNormalFooter }", "scene: { content: { height: 200 } }",
    steps: "touch", "release", "wait: settled")
  static let healthy = LawExample(
    "footer: { type: autoNormalFooter }", "scene: { content: { height: 1200 } }",
    steps: "touch", "release", "wait: settled")

  func check(_ occasion: Occasion, in run: borrowing RunView, _ breaches: inout Breaches) {
    guard case .changes(let change) = occasion, change.begins, change.from != .willRefresh,
      let component = change.component, component.family == .autoFooter,
      AutoFooterLoad(in: run) == .lift, let touch = run.ledger.touchOffset,
      abs(touch.y - run.simulation.scroll.offset.y) < 0.01, run.simulation.scroll.fitsScreen
    else { return }
    breaches.report(
      component, observed: [("footer.calls.refreshing", .number(Double(run.ledger[.footer].refreshingCalls)))],
      "a drag that ends where it began makes the auto footer load")
  }
}

extension ScrollView {
  /// Whether the content and the inset above it are no longer than the viewport.
  fileprivate var fitsScreen: Bool { inset.top + contentSize.height <= viewport.height }
}

import RefreshEngine

/// Section headers that float below the top while the header refreshes.
struct Floating: Law {
  static let name = "floating"
  static let summary =
    "while the header refreshes, the top inset follows the list, so that section headers stay at its top"
  static let explanation =
    "While the header refreshes, section headers stick below its inset. If the inset doesn't follow the list, they "
    + "float in the middle of the rows."
  static let inquiry = LawInquiry(.value(.component(.header, .hidden)), sections: "S4.7")
  static let harm = Harm.jump
  static let occasions: Set<Occasion.Kind> = [.stepEnded, .rest]
  static let sick: LawExample? = LawExample(
    "header: { type: normalHeader }", "scene: { content: { height: 1200 } }",
    steps: "beginRefreshing: header", "wait: settled", "set: { header.hidden: true }", "scroll: { to: 200 }")
  static let furtherSick = [
    LawExample(
      "header: { type: normalHeader }", "scene: { safeArea: { top: 47 }, content: { height: 1200 } }",
      steps: "pull: { header: 100 }", "release", "set: { scene.safeArea.top: 0 }",
      "swipe: { by: [0, -200], duration: 0.2s }")
  ]
  static let healthy = LawExample(
    "header: { type: normalHeader }", "scene: { content: { height: 1200 } }",
    steps: "beginRefreshing: header", "wait: settled", "scroll: { to: 200 }")

  func check(_ occasion: Occasion, in run: borrowing RunView, _ breaches: inout Breaches) {
    if case .stepEnded = occasion, !run.simulation.scroll.isDragging { return }
    guard run.ledger.refreshes(.header), let header = run.component(.header) else { return }
    let scroll = run.simulation.scroll
    let expected = max(run.ledger.ownInset.top + scroll.safeArea.top, -scroll.offset.y)
    let gap = scroll.inset.top - expected
    guard gap > 0.01 else { return }
    breaches.report(
      header, cause: header.isHidden ? "hidden" : "shown", observed: [("scroll.inset.top", .number(expected))],
      "section headers float \(length(gap)) below the top while the header refreshes")
  }
}

import RefreshEngine

/// An app that scrolls to the beginning of a list, and stops below its top.
struct ShortOfTop: Law {
  static let name = "short-of-top"
  static let summary = "an app that scrolls to the beginning of a list reaches its top"
  static let explanation =
    "The top of a list is at minus its inset, not at 0. Under a status bar or a navigation bar, an app that sets the offset "
    + "to 0 leaves the first rows beneath the bar, and a refreshing header above the screen. Scrolling to `top` reaches the "
    + "top. This law applies only to the app of a suite."
  static let inquiry = LawInquiry(.value(.scroll(.offsetY)), sections: "S2.4, S2.6")
  static let isOfApp = true
  static let harm = Harm.jump
  static let occasions: Set<Occasion.Kind> = [.done]
  private static let list = [
    "header: { type: normalHeader }",
    "scene: { safeArea: { top: 47 }, content: { rows: 30 }, scrollView: table }",
  ]
  private static let steps = ["pull: { header: 120% }", "release", "wait: settled"]
  static let sick: LawExample? = LawExample(
    setup: list + [
      "app: { header.refreshing: [ { wait: 0.5s }, { endRefreshing: header }, { scroll: { to: 0 } } ] }"
    ],
    steps: steps)
  static let healthy = LawExample(
    setup: list + [
      "app: { header.refreshing: [ { wait: 0.5s }, { endRefreshing: header }, { scroll: { to: top } } ] }"
    ], steps: steps)

  func check(_ occasion: Occasion, in run: borrowing RunView, _ breaches: inout Breaches) {
    guard case .done(let deed) = occasion, run.world.conditions.hasWholeApp, run.ledger.isApp,
      case .scroll(let destination, let isAnimated) = deed.command, let goal = destination.y
    else { return }
    let scroll = run.simulation.scroll
    // The app's own inset and the safe area: a header that refreshes adds its room.
    let top = run.ledger.ownInset.top + scroll.safeArea.top
    guard goal <= 0, goal > 0.5 - top, scroll.contentSize.height > 0 else { return }
    let family = run.ledger.answering?.role.flatMap { run.component($0) }
    breaches.report(
      family?.role, family?.family,
      observed: [("scroll.offset.y", isAnimated ? nil : .number(-scroll.inset.top))],
      "the app scrolls to \(length(goal)), \(length(goal + scroll.inset.top)) short of the top")
  }
}

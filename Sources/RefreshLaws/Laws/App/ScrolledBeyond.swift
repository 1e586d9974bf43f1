import RefreshEngine

/// An app that scrolls a list beyond its edge, and leaves it there.
struct ScrolledBeyond: Law {
  static let name = "scrolled-beyond"
  static let summary = "an app that scrolls a list leaves it within its range"
  static let explanation =
    "UIKit scrolls to any offset that an app sets, even beyond the edges, and doesn't move the list back until it is touched. "
    + "Offsets that are written as numbers fit only one screen: when it rotates, the safe area changes, and so does the top. "
    + "Scrolling to `top` or `bottom` reaches the edges of any screen. This law applies only to the app of a suite."
  static let inquiry = LawInquiry(.value(.scroll(.offsetY)), sections: "S2.4, S2.6")
  static let isOfApp = true
  static let harm = Harm.jump
  static let occasions: Set<Occasion.Kind> = [.done, .rest]
  private static let list = [
    "header: { type: normalHeader }",
    "scene: { safeArea: { top: 20 }, content: { rows: 30 }, scrollView: table }",
  ]
  private static let steps = ["pull: { header: 120% }", "release", "wait: settled"]
  static let sick: LawExample? = LawExample(
    setup: list + [
      "app: { header.refreshing: [ { endRefreshing: header } ], header.endRefreshingCompletion: [ { scroll: { to: -47 } } ] }"
    ], steps: steps)
  static let healthy = LawExample(
    setup: list + [
      "app: { header.refreshing: [ { endRefreshing: header } ], header.endRefreshingCompletion: [ { scroll: { to: top } } ] }"
    ], steps: steps)

  /// The axes along which the app's last scrolling leads farther beyond an edge, and the component whose call it was answering.
  private var beyond: [(axis: ScrollAxis, role: ComponentRole?)] = []

  mutating func check(_ occasion: Occasion, in run: borrowing RunView, _ breaches: inout Breaches) {
    guard run.world.conditions.hasWholeApp else { return }
    switch occasion {
    case .done(let deed) where deed.command.isScroll: follow(deed, in: run)
    case .rest where run.ledger.isPutOut && !run.ledger.isBusy:
      for (axis, role) in beyond { checkRest(along: axis, role, in: run, &breaches) }
    default: break
    }
  }

  private mutating func follow(_ deed: Deed, in run: borrowing RunView) {
    beyond.removeAll()
    guard run.ledger.isApp, !deed.scroll.isDragging else { return }
    let ranges = OffsetRanges(of: deed.scroll)
    for axis in ScrollAxis.both {
      guard let goal = deed.command.goal(along: axis, in: deed.scroll) else { continue }
      func distance(_ offset: Double) -> Double { abs(offset - ranges[axis].nearest(to: offset)) }
      if distance(goal) > distance(deed.scroll.offset[axis]) + 0.5 {
        beyond.append((axis, run.ledger.answering?.role))
      }
    }
  }

  private func checkRest(
    along axis: ScrollAxis, _ role: ComponentRole?, in run: borrowing RunView, _ breaches: inout Breaches
  ) {
    let offset = run.simulation.scroll.offset[axis]
    let edge = OffsetRanges(of: run.simulation.scroll)[axis].nearest(to: offset)
    guard abs(offset - edge) > 0.5 else { return }
    let place =
      switch axis {
      case .vertical: offset < edge ? "above its top" : "below its end"
      case .horizontal: offset < edge ? "left of its beginning" : "right of its end"
      }
    let component = role.flatMap { run.component($0) }
    breaches.report(
      component?.role, component?.family, cause: place, observed: [(axis.offsetPath, .number(edge))],
      "the list rests \(length(abs(offset - edge))) \(place), where the app scrolled")
  }
}

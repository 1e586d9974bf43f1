import RefreshEngine

/// A header that refreshes above the screen, although the list is at its top.
struct OutOfSight: Law {
  static let name = "out-of-sight"
  static let summary = "a list that rests at its top shows the header that refreshes there"
  static let explanation =
    "`ignoredInset` puts a header higher, above what is in the inset, such as a search bar or a profile. If the inset gets smaller "
    + "than that, as a safe area does when the phone is rotated, the header refreshes above the screen, and the list "
    + "shows an empty gap. A header that is less than half visible counts, too."
  static let inquiry = LawInquiry(.value(.component(.header, .frameY)), sections: "S5.1")
  static let occasions: Set<Occasion.Kind> = [.rest, .underWay]
  static let sick: LawExample? = LawExample(
    "header: { type: normalHeader, ignoredInset: 60 }", "scene: { safeArea: { top: 20 } }",
    steps: "set: { scene.safeArea.top: 0 }", "pull: { header: 120% }", "release", "wait: settled")
  static let healthy = LawExample(
    "header: { type: normalHeader, ignoredInset: 20 }", "scene: { safeArea: { top: 20 } }",
    steps: "pull: { header: 120% }", "release", "wait: settled")

  func check(_ occasion: Occasion, in run: borrowing RunView, _ breaches: inout Breaches) {
    guard run.ledger.refreshes(.header), let header = run.component(.header), !header.isHidden,
      run.simulation.scroll.isInWindow
    else { return }
    if case .underWay = occasion, !run.simulation.waitsForApp { return }
    let scroll = run.simulation.scroll
    let distance = scroll.offset.y - (header.frame.origin.y + header.extent)
    // Less than half of it isn't recognizable.
    guard -distance < header.extent / 2 - 0.5, abs(scroll.offset.y + scroll.inset.top) < 0.5,
      // Without its room, it can't be in sight; `wrong-room` says so.
      scroll.inset.top >= run.ledger.ownInset.top + scroll.safeArea.top + header.extent - 0.5
    else { return }
    breaches.report(
      header, observed: [("header.frame.y", .number(scroll.offset.y))],
      distance > -0.5
        ? "the header refreshes out of sight, \(length(max(distance, 0))) above the screen"
        : "only \(length(-distance)) of the refreshing header is in sight")
  }
}

import RefreshEngine

/// A load whose content does not appear.
struct LostContent: Law {
  static let name = "lost-content"
  static let summary = "content that the app loads appears"
  static let explanation = "Content that an app loads makes the list higher by exactly its height."
  static let inquiry = LawInquiry(.value(.scroll(.contentHeight)), sections: "S2.17")
  static let harm = Harm.content
  static let occasions: Set<Occasion.Kind> = [.done, .calls]
  static let healthy = LawExample(
    "header: { type: normalHeader }", "scene: { content: { height: 1200 } }",
    steps: "load: { height: 600 }")

  func check(_ occasion: Occasion, in run: borrowing RunView, _ breaches: inout Breaches) {
    if case .calls(.reloadData) = occasion { checkReload(in: run, &breaches) }
    guard case .done(let deed) = occasion, deed.isAlone,
      let expected = deed.command.contentHeight(after: deed.scroll, rowHeight: run.simulation.rowHeight)
    else { return }
    let height = run.simulation.scroll.contentSize.height
    guard abs(height - expected) > 0.01 else { return }
    breaches.report(
      nil, nil, observed: [("scroll.content.height", .number(expected))],
      "after a load the content is \(length(height)) high, not \(length(expected))")
  }
}

extension LostContent {
  /// The content when the app learns that it has reloaded.
  private func checkReload(in run: borrowing RunView, _ breaches: inout Breaches) {
    // A height is independent of the rows.
    if case .loadHeight = run.ledger.current { return }
    if case .setScene(.contentHeight) = run.ledger.current { return }
    guard run.ledger.current?.traits.loads == true else { return }
    let (height, expected) = (
      run.simulation.scroll.contentSize.height, Double(run.simulation.scroll.rows) * run.simulation.rowHeight
    )
    guard abs(height - expected) > 0.01 else { return }
    breaches.report(
      nil, nil, cause: "reload", observed: [("scroll.content.height", nil)],
      "the list has reloaded with a content of \(length(height)), not \(length(expected))")
  }
}

extension Command {
  /// The content height to which a command leads, in points; nil for one that does not set it.
  func contentHeight(after scroll: ScrollView, rowHeight: Double) -> Double? {
    switch self {
    case .loadHeight(let height): scroll.contentSize.height + height
    case .loadRows(let rows), .loadRowsAbove(let rows): Double(scroll.rows + rows) * rowHeight
    case .setScene(.rows(let rows)): Double(rows) * rowHeight
    case .setScene(.contentHeight(let height)): height
    case .setScene, .set, .touch, .drag, .dragBy, .pull, .swipe, .release, .cancel, .tap, .wait, .settle, .scroll,
      .scrollBy, .scrollToEnd, .beginRefreshing, .endRefreshing, .endRefreshingWithNoMoreData, .resetNoMoreData,
      .attach, .detach, .window, .rotate, .language:
      nil
    }
  }
}

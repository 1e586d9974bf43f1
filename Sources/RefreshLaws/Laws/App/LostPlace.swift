import RefreshEngine

/// A reader who is moved back when more is loaded.
struct LostPlace: Law {
  static let name = "lost-place"
  static let summary = "what a footer loads is added to what is there, and leaves readers where they are"
  static let explanation =
    "If an app scrolls to the top or replaces rows instead of adding some when a footer asks for more, readers lose "
    + "the rows that they were reading. This law is only for the app of a suite."
  static let inquiry = LawInquiry(.value(.scroll(.offsetY)), sections: "S2.4, S2.6")
  static let isOfApp = true
  static let harm = Harm.jump
  static let occasions: Set<Occasion.Kind> = [.begins, .done]
  static let sick: LawExample? = LawExample(
    "footer: { type: backNormalFooter }", "scene: { content: { rows: 30 }, scrollView: table }",
    "app: { footer.refreshing: [ { load: { rows: 10 } }, { endRefreshing: footer }, { scroll: { to: top } } ] }",
    steps: "pull: { footer: 120% }", "release", "wait: settled")
  static let healthy = LawExample(
    "footer: { type: backNormalFooter }", "scene: { content: { rows: 30 }, scrollView: table }",
    "app: { footer.refreshing: [ { load: { rows: 10 } }, { endRefreshing: footer } ] }",
    steps: "pull: { footer: 120% }", "release", "wait: settled")

  func check(_ occasion: Occasion, in run: borrowing RunView, _ breaches: inout Breaches) {
    guard run.world.conditions.hasWholeApp, run.ledger.appActs, let role = run.ledger.answering?.role,
      role != .header, let footer = run.component(role)
    else { return }
    let axis = footer.axis
    switch occasion {
    case .begins(let command):
      guard let goal = command.goal(along: axis, in: run.simulation.scroll),
        goal < run.simulation.scroll.offset[axis] - footer.extent
      else { return }
      breaches.report(
        footer, cause: "scroll", observed: [(axis.offsetPath, nil)],
        "the app scrolls back by \(length(run.simulation.scroll.offset[axis] - goal)) when the \(footer.noun) loads"
      )
    case .done(let deed) where deed.command.traits.loads:
      let way = deed.scroll.contentSize[axis] - run.simulation.scroll.contentSize[axis]
      guard way > 0.5, run.simulation.scroll.contentSize[axis] > 0, !run.ledger.refreshes(.header) else { return }
      breaches.report(
        footer, cause: "shorter", observed: [("scroll.content.height", .number(deed.scroll.contentSize.height))],
        "the content gets \(length(way)) shorter when the \(footer.noun) loads")
    default: break
    }
  }
}

extension Command {
  /// The offset to which the app scrolls; nil for a command that doesn't scroll along the axis.
  fileprivate func goal(along axis: ScrollAxis, in scroll: ScrollView) -> Double? {
    switch self {
    case .scroll(let place, _): axis == .vertical ? place.y : place.x
    case .scrollBy(let way, _): scroll.offset[axis] + way[axis]
    case .scrollToEnd(.top, _) where axis == .vertical: -scroll.inset.top
    case .scrollToEnd(.left, _) where axis == .horizontal: -scroll.inset.left
    case .scrollToEnd, .touch, .drag, .dragBy, .pull, .swipe, .release, .cancel, .tap, .wait, .settle, .loadRows,
      .loadHeight, .loadRowsAbove, .setScene, .set, .beginRefreshing, .endRefreshing, .endRefreshingWithNoMoreData,
      .resetNoMoreData, .attach, .detach, .window, .rotate, .language:
      nil
    }
  }
}

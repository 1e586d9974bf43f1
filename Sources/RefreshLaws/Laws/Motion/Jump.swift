import RefreshEngine

/// A list that the end of a refresh moves, though it could stay.
struct Jump: Law {
  static let name = "jump"
  static let summary = "the end of a refresh doesn't move rows that can stay where they are"
  static let explanation =
    "The end of a refresh removes the component's room. The rows that a reader is looking at move if new rows arrive only "
    + "afterwards."
  static let inquiry = LawInquiry(.value(.scroll(.offsetY)), sections: "S6.21, S6.22")
  static let harm = Harm.jump
  static let occasions: Set<Occasion.Kind> = [.changes, .rest]
  static let sick: LawExample? = LawExample(
    "footer: { type: backNormalFooter }", "scene: { content: { height: 1200 } }",
    steps: "pull: { footer: 120% }", "release", "wait: settled", "endRefreshing: footer", "load: { height: 600 }",
    "wait: settled")
  static let furtherSick = [
    LawExample(
      "footer: { type: autoNormalFooter }", "scene: { content: { height: 1200 }, paging: true }",
      steps: "pull: { footer: 100% }", "release", "wait: settled", "endRefreshing: footer", "wait: settled")
  ]
  static let healthy = LawExample(
    "footer: { type: backNormalFooter }", "scene: { content: { height: 1200 } }",
    steps: "pull: { footer: 120% }", "release", "wait: settled", "load: { height: 600 }", "endRefreshing: footer",
    "wait: settled")

  /// The rows of a table or a collection when each refresh began, and the content's size; nil if there are none to count.
  private var started = ByRole<(rows: Int32, content: Size)?>(repeating: nil)
  /// Whether the last refresh of a back footer or a trailer has added rows, at which the library leaves the list where it is.
  private var hasNewRows = ByRole(repeating: false)

  mutating func check(_ occasion: Occasion, in run: borrowing RunView, _ breaches: inout Breaches) {
    switch occasion {
    case .changes(let change) where change.begins:
      let scroll = run.simulation.scroll
      started[change.role] = run.world.scene.scrollView == .plain ? nil : (scroll.rows, scroll.contentSize)
    case .changes(let change) where change.ends:
      hasNewRows[change.role] = change.component.map { hasNewRows(below: $0, run) } ?? false
    case .rest: checkRest(in: run, &breaches)
    default: break
    }
  }

  /// Whether the content has more rows than when the refresh began, is longer than then, and longer than the screen.
  private func hasNewRows(below component: ComponentView, _ run: borrowing RunView) -> Bool {
    let (scroll, axis) = (run.simulation.scroll, component.axis)
    guard component.family == .backFooter || component.family == .trailer, let start = started[component.role],
      scroll.rows > start.rows, scroll.contentSize[axis] > start.content[axis]
    else { return false }
    let own = run.ledger.ownInset + scroll.safeArea
    return scroll.contentSize[axis] > scroll.viewport[axis] - own.leading(axis) - own.trailing(axis)
  }

  private func checkRest(in run: borrowing RunView, _ breaches: inout Breaches) {
    for role in ComponentRole.allCases {
      guard let old = run.ledger[role].offsetAtEnd, let component = run.component(role) else { continue }
      let axis = component.axis
      let way = run.simulation.scroll.offset[axis] - old[axis]
      guard abs(way) > 0.5, run.simulation.scroll.offsetRange(along: axis).contains(old[axis]) else { continue }
      let isPaging = run.simulation.scroll.isPagingEnabled
      breaches.report(
        component, cause: isPaging ? "pages" : hasNewRows[role] ? "new rows" : "",
        observed: [(axis.offsetPath, .number(old[axis]))],
        "the list jumps \(length(abs(way))) \(way < 0 ? "back" : "on") when the \(component.noun) has loaded")
    }
  }
}

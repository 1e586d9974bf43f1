import RefreshEngine

/// An inset that remains from a refresh, or from a footer.
struct InsetLeft: Law {
  static let name = "inset-left"
  static let summary = "at rest, each inset is the app's, plus the room of an auto footer that is shown"
  static let explanation =
    "Components add their room to the scroll view's inset and remove it again. If the inset changes in the meantime, "
    + "or the end is skipped, the list keeps a gap or covers its rows."
  static let inquiry = LawInquiry(.value(.scroll(.insetTop)), sections: "S2.1, S5.7, S5.8")
  static let harm = Harm.jump
  static let occasions: Set<Occasion.Kind> = [.rest]
  static let isCorrectable = true
  static let rules = ["inset-left-behind"]
  static let sick: LawExample? = LawExample(
    "header: { type: normalHeader }",
    steps: "beginRefreshing: header", "wait: settled", "set: { scene.contentInset.top: 20 }",
    "endRefreshing: header", "wait: settled")
  static let furtherSick = [
    LawExample(
      "header: { type: normalHeader }", "scene: { content: { height: 1200 }, safeArea: { top: 20 } }",
      steps: "beginRefreshing: header", "wait: settled", "set: { scene.safeArea.top: 0 }", "endRefreshing: header",
      "wait: settled")
  ]
  static let healthy = LawExample(
    "header: { type: normalHeader }",
    steps: "beginRefreshing: header", "wait: settled", "endRefreshing: header", "wait: settled",
    "set: { scene.contentInset.top: 20 }")

  func check(_ occasion: Occasion, in run: borrowing RunView, _ breaches: inout Breaches) {
    for edge in InsetEdge.allCases {
      let component = edge.role.flatMap { run.component($0) }
      if let component, run.ledger.refreshes(component.role) { continue }
      var expected = run.ledger.ownInset[edge]
      let isAuto = component?.family == .autoFooter
      if let component, isAuto, !component.isHidden { expected += component.extent }
      let difference = run.simulation.scroll.contentInset[edge] - expected
      guard abs(difference) > 0.01 else { continue }
      breaches.report(
        edge.role, component?.family,
        // An auto footer adds the height that it has when it is attached, and removes the height that it has later.
        cause: edge.rawValue + (difference > 0 ? "+" : "-")
          + (isAuto && run.ledger.hasChangedHeight ? " of another height" : ""),
        observed: [("scroll.contentInset.\(edge.rawValue)", .number(expected))],
        "at rest the \(edge.rawValue) inset is \(length(abs(difference))) too \(difference > 0 ? "large" : "small")"
      )
    }
  }
}

extension InsetEdge {
  /// The component whose room is at the edge.
  fileprivate var role: ComponentRole? {
    switch self {
    case .top: .header
    case .bottom: .footer
    case .right: .trailer
    case .left: nil
    }
  }
}

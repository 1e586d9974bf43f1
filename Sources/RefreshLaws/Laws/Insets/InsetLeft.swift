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
  static let occasions: Set<Occasion.Kind> = [.begins, .changes, .asks, .rest]
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

  /// The edges at which a component was removed while it was hidden.
  private var hiddenEdges: Set<InsetEdge> = []
  /// The edges at which the app has replaced or removed a component that was refreshing.
  private var brokenEdges: Set<InsetEdge> = []
  /// The top inset without a refresh when the header's refresh began, in points.
  private var ownTop = 0.0

  mutating func check(_ occasion: Occasion, in run: borrowing RunView, _ breaches: inout Breaches) {
    switch occasion {
    case .begins(let command):
      guard let role = command.goneRole, let edge = InsetEdge.allCases.first(where: { $0.role == role }) else {
        return
      }
      if run.component(role)?.isHidden == true { hiddenEdges.insert(edge) } else { hiddenEdges.remove(edge) }
      if run.ledger.refreshes(role) { brokenEdges.insert(edge) }
    case .changes(let change) where change.role == .header && change.begins: ownTop = run.ownTop
    case .asks(let call) where call.role == .header && call.callback == .endRefreshingAnimationBegin:
      checkEnd(call, in: run, &breaches)
    case .rest: checkRest(in: run, &breaches)
    default: break
    }
  }

  /// The inset at the moment at which the header says that its end begins.
  private func checkEnd(_ call: CallEvent, in run: borrowing RunView, _ breaches: inout Breaches) {
    // Insets and heights that change meanwhile are judged at rest.
    guard let header = call.component, !header.isHidden, !run.ledger.isReset, !run.ledger[.header].isReplaced,
      run.ledger.level < .surroundings, abs(ownTop - run.ownTop) < 0.01, run.ledger[.header].endAnimations == 0,
      !run.ledger.refreshes(.header)
    else { return }
    let inset = run.simulation.scroll.inset.top
    guard abs(inset - ownTop) > 0.01 else { return }
    breaches.report(
      header, cause: "when it ends", observed: [("scroll.inset.top", nil)],
      "an ended header calls the app with an inset of \(length(inset)), not \(length(ownTop))")
  }

  private func checkRest(in run: borrowing RunView, _ breaches: inout Breaches) {
    for edge in InsetEdge.allCases {
      let component = edge.role.flatMap { run.component($0) }
      if let component, run.ledger.refreshes(component.role) { continue }
      var expected = run.ledger.ownInset[edge]
      let isAuto = component?.family == .autoFooter
      if let component, isAuto, !component.isHidden { expected += component.extent }
      let difference = run.simulation.scroll.contentInset[edge] - expected
      guard abs(difference) > 0.01 else { continue }
      // An app that includes its footer's room in the inset that it restores includes it in all insets that it sets.
      if let component, isAuto, run.ledger.setInsets.contains(edge), abs(difference + component.extent) < 0.01,
        run.world.sets(edge, to: run.world.scene.contentInset[edge] + component.extent)
      {
        continue
      }
      breaches.report(
        edge.role, component?.family,
        // An auto footer adds the height that it has when it is attached, and removes the height that it has later.
        cause: edge.rawValue + (difference > 0 ? "+" : "-")
          + (isAuto && run.ledger.hasChangedHeight ? " of another height" : "")
          + (component == nil && hiddenEdges.contains(edge) ? " of what was hidden" : "")
          + (brokenEdges.contains(edge) ? " of a broken refresh" : ""),
        observed: [("scroll.contentInset.\(edge.rawValue)", .number(expected))],
        "at rest the \(edge.rawValue) inset is \(length(abs(difference))) too \(difference > 0 ? "large" : "small")"
      )
    }
  }
}

extension World {
  /// Returns whether the app of a suite sets an inset to a value.
  fileprivate func sets(_ edge: InsetEdge, to value: Double) -> Bool {
    guard conditions.hasWholeApp else { return false }
    return (app.flatMap(\.commands) + conditions.flows.flatMap { $0.steps.map(\.command) }).contains { command in
      if case .setScene(.contentInset(edge, let inset)) = command { abs(inset - value) < 0.01 } else { false }
    }
  }
}

extension RunView {
  /// The top inset without a refresh, in points.
  fileprivate var ownTop: Double { ledger.ownInset.top + simulation.scroll.safeArea.top }
}

extension InsetEdge {
  /// The component whose room is at the edge.
  var role: ComponentRole? {
    switch self {
    case .top: .header
    case .bottom: .footer
    case .right: .trailer
    case .left: nil
    }
  }
}

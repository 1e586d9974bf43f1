import RefreshEngine

/// An inset that the app makes smaller while it answers a refresh, or by taking back more than it has added, and doesn't restore.
struct LostInset: Law {
  static let name = "lost-inset"
  static let summary = "an app that changes the list's inset for a while restores it"
  static let explanation =
    "A list that begins below a bar has an inset. If the app sets it to 0 when a refresh ends, "
    + "the first rows rest under the bar; the component already removes its own room. The same goes for "
    + "an app that makes room for a keyboard, and then sets the inset to 0 although it was larger before that. This law "
    + "applies only to the app of a suite."
  static let inquiry = LawInquiry(.value(.scroll(.insetTop)), sections: "S2.1")
  static let isOfApp = true
  static let harm = Harm.jump
  static let occasions: Set<Occasion.Kind> = [.begins, .rest]
  private static let list = [
    "header: { type: normalHeader }",
    "scene: { contentInset: { top: 44 }, content: { rows: 30 }, scrollView: table }",
  ]
  private static let steps = ["pull: { header: 120% }", "release", "wait: settled"]
  static let sick: LawExample? = LawExample(
    setup: list + [
      "app: { header.refreshing: [ { endRefreshing: header } ], header.endRefreshingCompletion: [ { set: { scene.contentInset.top: 0 } } ] }"
    ], steps: steps)
  static let furtherSick = [
    LawExample(
      "header: { type: normalHeader }",
      "scene: { contentInset: { bottom: 50 }, content: { rows: 30 }, scrollView: table }",
      "app: { header.refreshing: [ { set: { scene.contentInset.bottom: 300 } }, { wait: 1s }, { set: { scene.contentInset.bottom: 0 } }, { endRefreshing: header } ] }",
      steps: "pull: { header: 120% }", "release", "wait: settled")
  ]
  static let healthy = LawExample(
    setup: list + [
      "app: { header.refreshing: [ { endRefreshing: header } ], header.endRefreshingCompletion: [ { set: { scene.contentInset.top: 44 } } ] }"
    ], steps: steps)

  /// The insets before the app changed them in answers, in points, and the components that it answered.
  private var changed: [InsetEdge: (before: Double, role: ComponentRole)] = [:]

  /// The insets before the app made them larger, in points.
  private var raised: [InsetEdge: Double] = [:]
  /// The original insets at the edges where the app took back more room than it had added, in points.
  private var lowered: [InsetEdge: Double] = [:]

  mutating func check(_ occasion: Occasion, in run: borrowing RunView, _ breaches: inout Breaches) {
    guard run.world.conditions.hasWholeApp else { return }
    switch occasion {
    case .begins(.setScene(.contentInset(let edge, let value))):
      followRoom(edge, value, in: run)
      // Other edges than the component's own have nothing to do with its refresh.
      if run.ledger.appActs, let role = run.ledger.answering?.role, edge.role == role {
        if changed[edge] == nil { changed[edge] = (run.ledger.ownInset[edge], role) }
      } else {
        changed[edge] = nil
      }
    case .rest where !run.ledger.isBusy:
      for edge in InsetEdge.allCases {
        guard let (before, role) = changed[edge], let component = run.component(role) else { continue }
        let lost = before - run.ledger.ownInset[edge]
        guard lost > 0.01 else { continue }
        breaches.report(
          component, cause: edge.rawValue,
          observed: [
            ("scroll.contentInset.\(edge.rawValue)", .number(run.simulation.scroll.contentInset[edge] + lost))
          ],
          "the \(edge.rawValue) inset is \(length(lost)) smaller after the \(component.noun)'s refresh")
      }
      checkRoom(in: run, &breaches)
    default: break
    }
  }

  /// Follows the room that the app makes and takes back.
  private mutating func followRoom(_ edge: InsetEdge, _ value: Double, in run: borrowing RunView) {
    let before = run.ledger.ownInset[edge]
    guard run.ledger.isApp else { return (raised[edge], lowered[edge]) = (nil, nil) }
    if value > before + 0.01 {
      if raised[edge] == nil { raised[edge] = before }
      if let old = lowered[edge], value >= old - 0.01 { lowered[edge] = nil }
    } else if let old = raised[edge], value < before - 0.01 {
      raised[edge] = nil
      lowered[edge] = value < old - 0.01 ? old : nil
    }
  }

  private func checkRoom(in run: borrowing RunView, _ breaches: inout Breaches) {
    for edge in InsetEdge.allCases {
      guard let old = lowered[edge], changed[edge] == nil else { continue }
      let (lost, component) = (old - run.ledger.ownInset[edge], edge.role.flatMap { run.component($0) })
      breaches.report(
        component?.role, component?.family, cause: "\(edge.rawValue), taken back",
        observed: [
          ("scroll.contentInset.\(edge.rawValue)", .number(run.simulation.scroll.contentInset[edge] + lost))
        ],
        "the \(edge.rawValue) inset is \(length(lost)) smaller than before it was enlarged")
    }
  }
}

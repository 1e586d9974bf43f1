import RefreshEngine

/// An app that leaves a list empty after a refresh.
struct EmptiedList: Law {
  static let name = "emptied"
  static let summary = "content that was shown before a refresh isn't gone after it"
  static let explanation =
    "An app that removes the old content when a refresh begins, and adds none when it ends, leaves an empty list. Only the app of "
    + "a suite is held to it."
  static let inquiry = LawInquiry(.value(.scroll(.rows)), sections: "S2.17")
  static let harm = Harm.content
  static let occasions: Set<Occasion.Kind> = [.changes, .done, .rests]
  static let sick: LawExample? = LawExample(
    "header: { type: normalHeader }", "scene: { content: { rows: 20 } }",
    "app: { header.refreshing: [ { set: { scene.content.rows: 0 } }, { wait: 0.3s }, { endRefreshing: header } ] }",
    steps: "pull: { header: 120% }", "release", "wait: settled")
  static let healthy = LawExample(
    "header: { type: normalHeader }", "scene: { content: { rows: 20 } }",
    "app: { header.refreshing: [ { wait: 0.3s }, { set: { scene.content.rows: 20 } }, { endRefreshing: header } ] }",
    steps: "pull: { header: 120% }", "release", "wait: settled")

  /// The components whose refresh began with content.
  private var shown = ByRole(repeating: false)
  /// Whether it was the app that removed the content.
  private var isAppsDoing = false

  mutating func check(_ occasion: Occasion, in run: borrowing RunView, _ breaches: inout Breaches) {
    guard run.world.conditions.hasWholeApp else { return }
    let height = run.simulation.scroll.contentSize.height
    switch occasion {
    case .changes(let change) where change.begins: shown[change.role] = height > 0
    case .done(let deed) where deed.command.traits.loads:
      if height > 0 {
        isAppsDoing = false
      } else if deed.scroll.contentSize.height > 0 {
        isAppsDoing = run.ledger.appActs
      }
    case .rests(let component):
      guard shown[component.role], component.state != .refreshing, height == 0, isAppsDoing else { return }
      breaches.report(
        component, observed: [("scroll.content.height", nil)],
        "the list is empty after the \(component.noun) has refreshed, and had content before")
    default: break
    }
  }
}

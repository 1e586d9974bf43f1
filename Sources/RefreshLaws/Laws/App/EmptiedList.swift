import RefreshEngine

/// An app that leaves a list empty after a refresh.
struct EmptiedList: Law {
  static let name = "emptied"
  static let summary = "content that was shown before a refresh is shown until the new one replaces it"
  static let explanation =
    "An app that removes the old content when a refresh begins shows an empty list while it loads, and afterwards if "
    + "the request fails. One that removes it when a refresh ends, and shows the new content when the component has closed, "
    + "shows an empty list in between. If the refresh ends as the list is emptied, the answer was empty, which is allowed. "
    + "This law applies only to the app of a suite."
  static let inquiry = LawInquiry(.value(.scroll(.rows)), sections: "S2.17")
  static let isOfApp = true
  static let harm = Harm.content
  static let occasions: Set<Occasion.Kind> = [.changes, .done, .rests]
  static let sick: LawExample? = LawExample(
    "header: { type: normalHeader }", "scene: { content: { rows: 20 } }",
    "app: { header.refreshing: [ { set: { scene.content.rows: 0 } }, { wait: 0.3s }, { endRefreshing: header } ] }",
    steps: "pull: { header: 120% }", "release", "wait: settled")
  static let furtherSick = [
    LawExample(
      "header: { type: normalHeader }", "scene: { content: { rows: 20 }, scrollView: table }", "app:",
      "  header.refreshing: [ { wait: 0.3s }, { endRefreshing: header } ]",
      "  header.endRefreshingAnimationBegin: [ { set: { scene.content.rows: 0 } } ]",
      "  header.endRefreshingCompletion: [ { load: { rows: 20 } } ]",
      steps: "pull: { header: 120% }", "release", "wait: settled")
  ]
  static let healthy = LawExample(
    "header: { type: normalHeader }", "scene: { content: { rows: 20 } }",
    "app: { header.refreshing: [ { wait: 0.3s }, { set: { scene.content.rows: 20 } }, { endRefreshing: header } ] }",
    steps: "pull: { header: 120% }", "release", "wait: settled")

  /// The components whose refresh began with content.
  private var shown = ByRole(repeating: false)
  /// The time at which the app removed the content, and the component whose call it was answering; nil if the content is there,
  /// or something else removed it.
  private var emptied: (time: Instant, role: ComponentRole?)?

  mutating func check(_ occasion: Occasion, in run: borrowing RunView, _ breaches: inout Breaches) {
    guard run.world.conditions.hasWholeApp else { return }
    let height = run.simulation.scroll.contentSize.height
    switch occasion {
    case .changes(let change) where change.begins: shown[change.role] = height > 0
    case .done(let deed) where deed.command.loads:
      if height > 0 {
        checkWait(in: run, &breaches)
        emptied = nil
      } else if deed.scroll.contentSize.height > 0 {
        emptied = run.ledger.appActs ? (run.simulation.now, run.ledger.answering?.role) : nil
      }
    case .rests(let component):
      guard shown[component.role], component.state != .refreshing, height == 0, let emptied,
        emptied.role ?? component.role == component.role,
        // An answer may be empty; then the list is emptied when it is there, and the refresh ends.
        abs((run.ledger[component.role].left - emptied.time).seconds) > 0.05
      else { return }
      breaches.report(
        component, observed: [("scroll.content.height", nil)],
        "the list is empty after the \(component.noun)'s refresh, and wasn't before")
    default: break
    }
  }

  /// Checks content that comes back after the list was empty for a while.
  private func checkWait(in run: borrowing RunView, _ breaches: inout Breaches) {
    guard let emptied, emptied.time < run.simulation.now else { return }
    let time = milliseconds(run.simulation.now - emptied.time)
    for role in ComponentRole.allCases where shown[role] && run.ledger.refreshes(role) {
      guard emptied.role ?? role == role, let component = run.component(role) else { continue }
      breaches.report(
        component, cause: "while it loads", observed: [("scroll.content.height", nil)],
        "the list is empty for \(time) while the \(component.noun) loads")
    }
    // The same component's answer has removed the content and brings it back.
    guard let role = emptied.role, run.ledger.appActs, run.ledger.answering?.role == role, shown[role],
      !run.ledger.refreshes(role), let component = run.component(role)
    else { return }
    breaches.report(
      component, cause: "while it closes", observed: [("scroll.content.height", nil)],
      "the list is empty for \(time) while the \(component.noun) closes")
  }
}

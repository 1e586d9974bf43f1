import RefreshEngine

/// A footer that forgets that there is no more data.
struct LostEnd: Law {
  static let name = "lost-end"
  static let summary = "a footer without more data stays that way until the app says otherwise"
  static let explanation = "A footer that forgets that there is no more data asks for pages that don't exist."
  static let inquiry = LawInquiry(.happened(.state(.footer, .idle), nth: nil), rule: .assign)
  static let harm = Harm.stuck
  static let occasions: Set<Occasion.Kind> = [.begins, .changes, .rests]
  static let sick: LawExample? = LawExample(
    "footer: { type: autoNormalFooter }", "scene: { content: { height: 1200 } }",
    steps: "pull: { footer: 120% }", "release", "wait: settled", "endRefreshing: { footer: noMoreData }",
    "endRefreshing: footer", "wait: settled")
  static let healthy = LawExample(
    "footer: { type: autoNormalFooter }", "scene: { content: { height: 1200 } }",
    steps: "pull: { footer: 120% }", "release", "wait: settled", "endRefreshing: { footer: noMoreData }",
    "wait: settled")

  /// The footers that the app of a suite has hidden while they had no more data: it may reset them before it shows them again.
  private var hidden = ByRole(repeating: false)

  mutating func check(_ occasion: Occasion, in run: borrowing RunView, _ breaches: inout Breaches) {
    switch occasion {
    // A footer that undoes its own end asks for the next page again.
    case .begins(.resetNoMoreData(let role)):
      guard run.ledger.answering?.cause == role, let component = run.component(role),
        component.state == .noMoreData || run.ledger[role].lastWord == .noMoreData
      else { return }
      breaches.report(
        component, cause: "taken back", observed: [("\(role.rawValue).state", nil)],
        "the \(component.noun)'s own answer takes back its `noMoreData`")
    case .changes(let change):
      let role = change.role
      guard change.from == .noMoreData, change.to == .idle, let component = change.component,
        run.ledger[role].lastWord != .reset
      else { return }
      let isEnd = run.ledger[role].lastWord == .end || run.ledger.current?.hiddenRole != role
      if run.world.conditions.hasWholeApp, run.ledger.appActs, run.ledger.current?.hiddenRole == role {
        return hidden[role] = true
      }
      reportForgotten(component, isEnd: isEnd, &breaches)
    case .rests(let component) where hidden[component.role]:
      hidden[component.role] = false
      guard component.state == .idle, run.ledger[component.role].lastWord == .noMoreData else { return }
      reportForgotten(component, isEnd: false, &breaches)
    case .rests(let component):
      guard component.state == .idle, run.ledger[component.role].lastWord == .noMoreData,
        component.family != .header, !run.ledger.isReset
      else { return }
      breaches.report(
        component, cause: "never", observed: [("\(component.role.rawValue).state", .text("noMoreData"))],
        "the \(component.noun) rests in `idle` after the app said `noMoreData`")
    default: break
    }
  }

  private func reportForgotten(_ component: ComponentView, isEnd: Bool, _ breaches: inout Breaches) {
    breaches.report(
      component, cause: isEnd ? "end" : "hidden",
      observed: [("\(component.role.rawValue).state", .text("noMoreData"))],
      "the \(component.noun) forgets `noMoreData` \(isEnd ? "when a load is ended" : "when it is hidden")")
  }
}

import RefreshEngine

/// A begin or a tap that does nothing.
struct IgnoredCall: Law {
  static let name = "ignored-call"
  static let summary = "an idle component refreshes when the app calls `beginRefreshing`"
  static let explanation =
    "The app expects to be called after it has begun a refresh or the user has tapped the footer. An auto footer "
    + "that has used up the loads of a drag ignores the call."
  static let inquiry = LawInquiry(.missing(.state(.footer, .refreshing), nth: 2), rule: .autoTimes)
  static let harm = Harm.stuck
  static let occasions: Set<Occasion.Kind> = [.done]
  static let sick: LawExample? = LawExample(
    "footer: { type: autoNormalFooter }", "scene: { content: { height: 1200 } }",
    "app: { footer.refreshing: [ { endRefreshing: footer } ] }",
    steps: "pull: { footer: 100% }", "release", "beginRefreshing: footer")
  static let healthy = LawExample(
    "footer: { type: autoNormalFooter }", "scene: { content: { height: 1200 } }",
    steps: "beginRefreshing: footer", "wait: settled")

  func check(_ occasion: Occasion, in run: borrowing RunView, _ breaches: inout Breaches) {
    guard case .done(let deed) = occasion, deed.beginsIdle, let role = deed.command.begunRole,
      run.ledger[role].entries == deed.entries, !run.ledger[role].isReplaced, let component = run.component(role),
      component.state == .idle
    else { return }
    let isTap = if case .tap = deed.command { true } else { false }
    breaches.report(
      component, cause: isTap ? "tap" : "", observed: [("\(role.rawValue).state", .text("refreshing"))],
      "\(isTap ? "a tap" : "the app's call to begin") does nothing: the \(component.noun) stays idle")
  }
}

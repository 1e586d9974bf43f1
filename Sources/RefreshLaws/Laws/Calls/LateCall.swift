import RefreshEngine

/// A call to load that comes when the refresh is over.
struct LateCall: Law {
  static let name = "late-call"
  static let summary = "the app is called while the component refreshes, and not after"
  static let explanation =
    "Headers, back footers and trailers call the app when the entry animation is over. If the refresh has ended by "
    + "then, the app loads a page for nothing, and nothing ends the load."
  static let inquiry = LawInquiry(.happened(.call(.header, .refreshing), nth: nil), rule: .begin)
  static let harm = Harm.content
  static let occasions: Set<Occasion.Kind> = [.asks]
  static let rules = ["late-callback"]
  static let sick: LawExample? = LawExample(
    "header: { type: normalHeader }",
    steps: "beginRefreshing: header", "wait: 0.1s", "endRefreshing: header", "wait: settled")
  static let healthy = LawExample(
    "header: { type: normalHeader }",
    steps: "beginRefreshing: header", "wait: 0.3s", "endRefreshing: header", "wait: settled")

  func check(_ occasion: Occasion, in run: borrowing RunView, _ breaches: inout Breaches) {
    guard case .asks(let call) = occasion, call.callback == .refreshing, let component = call.component,
      !run.ledger[call.role].isReplaced, run.ledger[call.role].state != .refreshing
    else { return }
    let role = call.role
    let calls = run.ledger[role].refreshingCalls
    let delay = milliseconds(call.time - run.ledger[role].left)
    breaches.report(
      component,
      observed: [("\(role.rawValue).calls.refreshing", .number(Double(calls))), ("\(role.rawValue).state", nil)],
      "the \(component.noun) asks the app to load \(delay) after its end")
  }
}

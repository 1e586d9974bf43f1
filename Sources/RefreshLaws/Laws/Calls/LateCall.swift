import RefreshEngine
import RefreshPresets
import RefreshScenarios

/// A call to load that comes when the refresh is over.
struct LateCall: Law {
  static let name = "late-call"
  static let summary = "the app is called while the component refreshes, and not after"
  static let occasions: Occasion.Kinds = .event

  init(_ world: World) {}

  func check(_ occasion: Occasion, in run: borrowing RunView, _ breaches: inout Breaches) {
    guard case .event(let event) = occasion, case .call(let role, .refreshing) = event.kind,
      let component = run.component(role), !run.ledger[role].isReplaced, run.ledger[role].state != .refreshing
    else { return }
    let calls = run.ledger[role].refreshingCalls
    let delay = milliseconds(event.time - run.ledger[role].left)
    breaches.report(
      component,
      observed: [("\(role.rawValue).calls.refreshing", .number(Double(calls))), ("\(role.rawValue).state", nil)],
      "the \(component.noun) asks the app to load \(delay) after the refresh has ended")
  }
}

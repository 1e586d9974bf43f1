import RefreshEngine

/// A begin or a tap that does nothing.
struct IgnoredCall: Law {
  static let name = "ignored-call"
  static let summary = "a component that is idle refreshes when the app says so"
  static let occasions: Occasion.Kinds = .done

  init(_ world: World) {}

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

import RefreshEngine

/// A change of state that no gesture and no call leads to.
struct IllegalTransition: Law {
  static let name = "illegal-transition"
  static let summary =
    "a component only changes to states that can follow its current one, is pulled only by a finger, and ends a "
    + "refresh when the run loop turns"
  static let explanation =
    "The states of a component form a graph. A change that isn't in the graph means that the library itself is broken."
  static let inquiry = LawInquiry(.happened(.state(.header, .idle), nth: nil), rule: .assign)
  static let harm = Harm.stuck
  static let occasions: Set<Occasion.Kind> = [.changes, .done]
  static let healthy = LawExample.refresh

  func check(_ occasion: Occasion, in run: borrowing RunView, _ breaches: inout Breaches) {
    switch occasion {
    case .changes(let change):
      let (role, from, to) = (change.role, change.from, change.to)
      guard let component = change.component,
        !isLegal(
          component.family, from: from, to: to, isAsked: run.isAsked(role),
          isTapped: run.ledger.current?.grip == .tap,
          isDragging: run.simulation.scroll.isDragging)
      else { return }
      breaches.report(
        component, cause: "\(from.name)-\(to.name)", observed: [("\(role.rawValue).state", .text(from.name))],
        "the \(component.noun) changes from `\(from.name)` to `\(to.name)`")
    // A call that ends a refresh only puts the end on the main queue.
    case .done(let deed):
      guard let role = deed.command.endedOrResetRole, let before = deed.endedState,
        run.ledger[role].state != before,
        let component = run.component(role)
      else { return }
      let state = run.ledger[role].state
      breaches.report(
        component, cause: "at once", observed: [("\(role.rawValue).state", .text(before.name))],
        "a call to end makes the \(component.noun) `\(state.name)` immediately")
    default: break
    }
  }

  private func isLegal(
    _ family: Family, from: RefreshState, to: RefreshState, isAsked: Bool, isTapped: Bool, isDragging: Bool
  ) -> Bool {
    guard family.successors(of: from).contains(to) else { return false }
    return switch from {
    case .idle: to != .pulling || isDragging
    case .noMoreData: to == .idle || isAsked && !isTapped
    case .pulling, .refreshing, .willRefresh: true
    }
  }
}

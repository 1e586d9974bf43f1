import RefreshEngine

/// A component that rests in a state that it should have left.
struct StuckState: Law {
  static let name = "stuck-state"
  static let summary = "no component rests in a state that a gesture, the run loop or the app should have ended"
  static let explanation =
    "A component that waits for something that never happens shows its spinner or its title for `pulling` until the next "
    + "gesture, and its app is never called."
  static let inquiry = LawInquiry(.missing(.state(.header, .refreshing), nth: 1), rule: .begin)
  static let harm = Harm.stuck
  static let occasions: Set<Occasion.Kind> = [.done, .rests]
  static let isCorrectable = true
  static let sick: LawExample? = LawExample(
    "header: { type: normalHeader }", steps: "window: false", "beginRefreshing: header", "wait: settled")
  static let furtherSick =
    ["header", "footer"].map { role in
      LawExample(
        "\(role): { type: \(role == "header" ? "normalHeader" : "backNormalFooter") }",
        steps: "window: false", "beginRefreshing: \(role)", "set: { \(role).hidden: true }", "window: true",
        "wait: settled")
    }
    + ["autoNormalFooter", "backNormalFooter"].map { type in
      LawExample("footer: { type: \(type) }", steps: "window: false", "beginRefreshing: footer", "wait: settled")
    }
  static let healthy = LawExample(
    "header: { type: normalHeader }",
    steps: "window: false", "beginRefreshing: header", "window: true", "wait: settled")

  /// The cause of a component that waits for the screen.
  fileprivate static let offScreen = "off screen"

  func check(_ occasion: Occasion, in run: borrowing RunView, _ breaches: inout Breaches) {
    switch occasion {
    // An auto footer that the app has just hidden is idle immediately.
    case .done(let deed):
      guard deed.isAlone, let role = deed.hidden, let component = run.component(role),
        component.family == .autoFooter, component.state != .idle
      else { return }
      breaches.report(
        component, cause: "hidden", observed: [("footer.state", .text("idle"))],
        "the auto footer is hidden, and stays `\(component.state.name)`")
    case .rests(let component): check(component, in: run, &breaches)
    default: break
    }
  }

  private func check(_ component: ComponentView, in run: borrowing RunView, _ breaches: inout Breaches) {
    let (role, state) = (component.role, component.state)
    let path = "\(role.rawValue).state"
    switch state {
    case .refreshing:
      guard run.ledger[role].callsInRefresh > 0, run.ledger[role].owed <= 0, !run.ledger[role].isReplaced else {
        return
      }
      breaches.report(
        component, cause: state.name, observed: [(path, .text("idle"))],
        "the \(component.noun) still refreshes after the app has ended it")
    // A hidden component matters when it is shown again.
    case .pulling where component.isHidden: break
    case .pulling:
      breaches.report(
        component, cause: state.name, observed: [(path, .text("idle"))],
        "the \(component.noun) rests in `pulling` without a finger")
    case .willRefresh:
      let place = !run.simulation.scroll.isInWindow ? Self.offScreen : component.isHidden ? "hidden" : "on screen"
      breaches.report(
        component, cause: place, observed: [(path, .text("refreshing"))],
        "the \(component.noun) waits in `willRefresh` \(place), without asking the app")
    case .idle, .noMoreData: break
    }
  }
}

extension Problem.Shape {
  /// Whether a component waits for the screen, which no app can end.
  package var waitsForScreen: Bool { law == LawID(of: StuckState.self) && cause == StuckState.offScreen }
}

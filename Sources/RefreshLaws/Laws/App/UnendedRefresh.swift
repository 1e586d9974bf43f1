import RefreshEngine

/// An app that leaves a component refreshing.
struct UnendedRefresh: Law {
  static let name = "unended"
  /// The cause of a refresh for which the app was asked.
  fileprivate static let asked = "asked"
  static let summary = "each refresh ends"
  static let explanation =
    "If a refresh never ends, the component shows its spinner forever, and can't be pulled again. This law applies "
    + "only to the app of a suite, which is the whole app."
  static let inquiry = LawInquiry(.missing(.state(.header, .idle), nth: 1), rule: .assign)
  static let isOfApp = true
  static let harm = Harm.stuck
  static let occasions: Set<Occasion.Kind> = [.settled]
  static let sick: LawExample? = LawExample(
    "header: { type: normalHeader }", "app: { header.refreshing: [ { wait: 0.3s } ] }",
    steps: "pull: { header: 120% }", "release", "wait: settled")
  static let healthy = LawExample(
    "header: { type: normalHeader }", "app: { header.refreshing: [ { wait: 0.3s }, { endRefreshing: header } ] }",
    steps: "pull: { header: 120% }", "release", "wait: settled")

  func check(_ occasion: Occasion, in run: borrowing RunView, _ breaches: inout Breaches) {
    for role in run.world.conditions.answered {
      guard let component = run.component(role), component.state == .refreshing, run.simulation.scroll.isInWindow
      else { continue }
      // The calls of a component that has replaced another aren't counted for each refresh.
      let entry = run.ledger[role]
      let isAsked = entry.refreshingCalls > 0 && (entry.callsInRefresh > 0 || entry.isReplaced)
      breaches.report(
        component, cause: isAsked ? Self.asked : "not asked", observed: [("\(role.rawValue).state", .text("idle"))],
        isAsked
          ? "the \(component.noun) refreshes forever, since the app doesn't end it"
          : "the \(component.noun) refreshes forever, since the app is never asked")
    }
  }
}

extension Problem {
  /// Whether the app doesn't end a refresh for which it was asked.
  package var isUnended: Bool { shape.family.map { shape == .unended($0) } ?? false }
}

extension Problem.Shape {
  /// A refresh that the app doesn't end although it was asked.
  package static func unended(_ family: Family) -> Problem.Shape {
    Problem.Shape(LawID(of: UnendedRefresh.self), family, cause: UnendedRefresh.asked)
  }
}

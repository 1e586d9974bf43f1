import RefreshEngine

/// A list that keeps asking the app without being touched.
struct NeverRests: Law {
  static let name = "never-rests"
  static let summary = "an untouched list comes to rest"
  static let explanation =
    "The list loads page after page although the user doesn't scroll, which drains the battery and uses data."
  static let inquiry = LawInquiry(.happened(.state(.footer, .refreshing), nth: nil), rule: .autoTrigger)
  static let harm = Harm.stuck
  static let occasions: Set<Occasion.Kind> = [.restless, .asks, .stepEnded]
  static let sick: LawExample? = LawExample(
    "footer: { type: autoNormalFooter, triggerPercent: -2000% }",
    "scene: { content: { height: 1400 }, paging: true }",
    "app: { footer.refreshing: [ { wait: 0.3s }, { endRefreshing: footer }, { wait: 0.1s }, { load: { height: 0 } } ] }",
    steps: "beginRefreshing: footer", "wait: settled")
  static let healthy = LawExample(
    "footer: { type: autoNormalFooter }", "scene: { content: { height: 1400 }, paging: true }",
    "app: { footer.refreshing: [ { wait: 0.3s }, { endRefreshing: footer } ] }",
    steps: "beginRefreshing: footer", "wait: settled")

  /// The minimum time that a list has to come to rest.
  private static let patience = Interval(seconds: 10)

  /// How often each component has asked during the step.
  private var asks = ByRole(repeating: 0)

  mutating func check(_ occasion: Occasion, in run: borrowing RunView, _ breaches: inout Breaches) {
    switch occasion {
    case .asks(let call) where call.callback == .refreshing: asks[call.role] += 1
    case .stepEnded: asks = ByRole(repeating: 0)
    case .restless(let interval): check(interval, in: run, &breaches)
    default: break
    }
  }

  private func check(_ interval: Interval, in run: borrowing RunView, _ breaches: inout Breaches) {
    guard !run.simulation.scroll.isDragging, interval >= Self.patience,
      // A whole app that begins again and again doesn't rest either.
      run.world.conditions.hasWholeApp || run.simulation.now - run.ledger.lastWill >= interval
    else { return }
    var busiest = ComponentRole.header
    for role in ComponentRole.allCases where asks[role] > asks[busiest] { busiest = role }
    guard asks[busiest] > 2, let component = run.component(busiest) else { return }
    breaches.report(
      component, observed: [("\(busiest.rawValue).calls.refreshing", nil)],
      "in \(interval.seconds.shortestText) s without rest, the \(component.noun) asks \(asks[busiest]) times")
  }
}

import RefreshEngine

/// A refresh that continues for seconds although its content is there.
struct LateEnd: Law {
  static let name = "late-end"
  static let summary = "a refresh ends when its content is there"
  static let explanation =
    "A component that refreshes for more than 3 s after its content has arrived looks as if more were coming, and can't be "
    + "pulled again. Usually, the app waits for something that readers don't wait for, such as images, or another callback "
    + "ends the refresh. A page without rows counts, too. This law applies only to the app of a suite."
  static let inquiry = LawInquiry(.happened(.state(.header, .idle), nth: nil), rule: .assign)
  static let isOfApp = true
  static let harm = Harm.stuck
  static let occasions: Set<Occasion.Kind> = [.asks, .begins, .done]
  private static let list = [
    "header: { type: normalHeader }", "scene: { content: { rows: 20 }, scrollView: table }",
  ]
  private static let steps = ["pull: { header: 120% }", "release", "wait: settled"]
  static let sick: LawExample? = LawExample(
    setup: list + [
      "app: { header.refreshing: [ { wait: 0.5s }, { set: { scene.content.rows: 20 } }, { wait: 8s }, { endRefreshing: header } ] }"
    ], steps: steps)
  static let healthy = LawExample(
    setup: list + [
      "app: { header.refreshing: [ { wait: 0.5s }, { set: { scene.content.rows: 20 } }, { endRefreshing: header } ] }"
    ], steps: steps)

  /// The times at which something was last loaded in an answer to the component that refreshes, and whether it was content.
  private var loaded = ByRole<(time: Instant, isContent: Bool)?>(repeating: nil)

  mutating func check(_ occasion: Occasion, in run: borrowing RunView, _ breaches: inout Breaches) {
    guard run.world.conditions.hasWholeApp else { return }
    switch occasion {
    case .asks(let call) where call.callback == .refreshing: loaded[call.role] = nil
    case .done(let deed) where deed.command.loads:
      guard run.ledger.appActs, let role = run.ledger.answering?.role else { return }
      loaded[role] = (run.simulation.now, deed.command.addsContent)
    case .begins(let command) where run.ledger.appActs:
      guard let role = command.endedOrResetRole, run.ledger.answering?.role == role, run.ledger.refreshes(role),
        // An earlier answer may end a refresh before the app is even asked.
        let loaded = loaded[role], loaded.time >= run.ledger[role].entered, let component = run.component(role),
        run.simulation.now - loaded.time > RunConditions.longestEnd
      else { return }
      let late = (run.simulation.now - loaded.time).seconds.shortestText
      breaches.report(
        component, observed: [("\(role.rawValue).state", nil)],
        "the \(component.noun) refreshes for \(late) s after \(loaded.isContent ? "its content" : "an empty page") has arrived"
      )
    default: break
    }
  }
}

extension RunConditions {
  /// The longest time from a refresh's content to its end: far more than animations take, and less than readers' patience.
  package static let longestEnd = Interval(seconds: 3)
}

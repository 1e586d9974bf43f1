import RefreshEngine
import RefreshText

/// An endless loop, of the run loop or of the app's answers.
struct EndlessRun: Law {
  static let name = "fault"
  static let summary = "the run loop comes to an end"
  static let explanation =
    "The app's answers call each other at the same instant, usually because a completion begins the refresh that has "
    + "just ended. A real app would hang."
  static let inquiry = LawInquiry(.happened(.state(.footer, .refreshing), nth: nil), rule: .begin)
  static let harm = Harm.stuck
  static let occasions: Set<Occasion.Kind> = [.fault, .endlessCalls]
  static let sick: LawExample? = LawExample(
    "footer: { type: autoNormalFooter }", "scene: { content: { height: 1200 } }",
    "app: { footer.refreshing: [ { endRefreshing: footer } ], footer.endRefreshingCompletion: [ { beginRefreshing: footer } ] }",
    steps: "beginRefreshing: footer", "wait: 1s")
  static let healthy = LawExample(
    "footer: { type: autoNormalFooter }", "scene: { content: { height: 1200 } }",
    "app: { footer.refreshing: [ { endRefreshing: footer } ] }",
    steps: "beginRefreshing: footer", "wait: 1s")

  func check(_ occasion: Occasion, in run: borrowing RunView, _ breaches: inout Breaches) {
    switch occasion {
    case .fault(let fault): breaches.report(nil, nil, observed: [], sentence(of: fault))
    case .endlessCalls: breaches.report(nil, nil, observed: [], "the app is called without end at one instant")
    default: break
    }
  }

  private func sentence(of fault: Fault) -> String {
    switch fault {
    case .endlessLoop: "more than \(Simulation.maximumBlocksPerTurn) blocks run in one turn"
    case .endlessRecursion(let call):
      "the app's answers call each other without end\(call.hook.map { ", at last in `\($0.name)`" } ?? "")"
    case .tooManyRows: "more than \(grouped(Int(Simulation.maximumRows))) rows are loaded"
    case .tooLong: "more than \(grouped(Int(Instant.latest.seconds))) s would pass"
    }
  }
}

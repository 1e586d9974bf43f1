import RefreshEngine

/// A header and a footer that refresh at the same time.
struct BothAtOnce: Law {
  static let name = "both-at-once"
  static let summary = "header and footer refresh one after the other"
  static let explanation =
    "Header and footer are independent of each other: both load, and the order in which the pages arrive decides what "
    + "the list shows."
  static let inquiry = LawInquiry(.happened(.state(.footer, .refreshing), nth: nil), rule: .begin)
  static let occasions: Set<Occasion.Kind> = [.changes, .over]
  static let isByDesign = true
  static let rules = ["header-fires-footer"]
  static let sick: LawExample? = LawExample(
    "header: { type: normalHeader }", "footer: { type: backNormalFooter }", "scene: { content: { height: 1200 } }",
    steps: "beginRefreshing: header", "beginRefreshing: footer", "wait: settled")
  static let healthy = LawExample(
    "header: { type: normalHeader }", "footer: { type: backNormalFooter }", "scene: { content: { height: 1200 } }",
    steps: "beginRefreshing: header", "wait: settled", "endRefreshing: header", "wait: settled",
    "beginRefreshing: footer")

  /// The time at which both began to refresh; nil while they don't.
  private var began: Instant?
  private var total = Interval.zero

  mutating func check(_ occasion: Occasion, in run: borrowing RunView, _ breaches: inout Breaches) {
    switch occasion {
    case .changes(let change) where change.role != .trailer:
      if change.begins, run.ledger.refreshes(change.role == .header ? .footer : .header) {
        began = change.time
      } else if change.ends {
        pause(at: change.time)
      }
    case .over:
      pause(at: run.simulation.now)
      guard total > .zero else { return }
      breaches.report(
        nil, nil, observed: [], inGeneral: "header and footer may refresh at the same time",
        "header and footer refresh at the same time, for \(milliseconds(total))")
    default: break
    }
  }

  private mutating func pause(at time: Instant) {
    if let began { total = Interval(nanoseconds: total.nanoseconds + (time - began).nanoseconds) }
    began = nil
  }
}

import RefreshEngine

/// A list that is said to be at rest while something still moves.
struct EarlyRest: Law {
  static let name = "early-rest"
  static let summary = "a list is at rest when all its animations are over"
  static let explanation =
    "A scenario that waits until a list is settled checks it too early if an animation isn't over by then."
  static let inquiry = LawInquiry(.value(.component(.header, .arrowRotation)), sections: "S5.20, S5.21")
  static let occasions: Set<Occasion.Kind> = [.animates, .animatesPart, .rest]
  static let healthy = LawExample.refresh

  /// The end of the last animation.
  private var end = Instant.zero

  mutating func check(_ occasion: Occasion, in run: borrowing RunView, _ breaches: inout Breaches) {
    switch occasion {
    case .animates(_, _, let duration), .animatesPart(_, _, let duration):
      end = max(end, run.simulation.now + duration)
    case .rest:
      guard run.simulation.now < end else { return }
      let early = end - run.simulation.now
      breaches.report(
        nil, nil, observed: [("time", nil)],
        "the list is at rest \(milliseconds(early)) before its animations are over")
    default: break
    }
  }
}

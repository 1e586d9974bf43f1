import RefreshEngine

/// An inset that isn't the sum of the content's and the screen's.
struct WrongSum: Law {
  static let name = "wrong-sum"
  static let summary = "each inset is the content inset plus the safe area of its edge"
  static let explanation =
    "The library calculates with `adjustedContentInset`, which is the sum of `contentInset` and the safe area at each edge."
  static let inquiry = LawInquiry(.value(.scroll(.insetTop)), sections: "S2.1")
  static let harm = Harm.jump
  static let occasions: Set<Occasion.Kind> = [.done, .stepEnded]
  static let healthy = LawExample(
    "header: { type: normalHeader }",
    steps: "beginRefreshing: header", "wait: settled", "endRefreshing: header", "wait: settled",
    "set: { scene.contentInset.top: 20 }")

  func check(_ occasion: Occasion, in run: borrowing RunView, _ breaches: inout Breaches) {
    switch occasion {
    case .done(let deed) where deed.isAlone: checkMoved(deed, in: run, &breaches)
    case .stepEnded: checkSum(in: run, &breaches)
    default: break
    }
  }

  private func checkSum(in run: borrowing RunView, _ breaches: inout Breaches) {
    let scroll = run.simulation.scroll
    for edge in InsetEdge.allCases {
      let sum = scroll.contentInset[edge] + scroll.safeArea[edge]
      guard abs(scroll.inset[edge] - sum) > 0.001 else { continue }
      breaches.report(
        nil, nil, cause: edge.rawValue, observed: [("scroll.inset.\(edge.rawValue)", .number(sum))],
        "the \(edge.rawValue) inset is \(length(scroll.inset[edge])), not \(length(sum))")
    }
  }

  /// Checks that a command that sets one edge has set it, and no other.
  private func checkMoved(_ deed: Deed, in run: borrowing RunView, _ breaches: inout Breaches) {
    guard case .setScene(.contentInset(let edge, let value)) = deed.command else { return }
    let scroll = run.simulation.scroll
    // A header that refreshes changes the top inset when the list moves.
    for other in InsetEdge.allCases where other != .top || !run.ledger.isBusy {
      let expected = other == edge ? value : deed.scroll.contentInset[other]
      guard abs(scroll.contentInset[other] - expected) > 0.001 else { continue }
      breaches.report(
        nil, nil, cause: "set \(other.rawValue)",
        observed: [("scroll.contentInset.\(other.rawValue)", .number(expected))],
        "the app sets the \(edge.rawValue) inset, and `contentInset.\(other.rawValue)` is "
          + "\(length(scroll.contentInset[other]))")
    }
  }
}

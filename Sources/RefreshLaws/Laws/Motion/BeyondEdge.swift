import RefreshEngine

/// A list that rests beyond its edges.
struct BeyondEdge: Law {
  static let name = "beyond-edge"
  static let formerName: String? = "out-of-range"
  static let summary = "the list rests within its range"
  static let explanation =
    "New rows or a new inset can stop a bounce beyond an edge, where the list stays until it is touched."
  static let inquiry = LawInquiry(.value(.scroll(.offsetY)), sections: "S2.4, S2.6")
  static let harm = Harm.jump
  static let occasions: Set<Occasion.Kind> = [.begins, .done, .rest]
  static let isCorrectable = true
  static let sick: LawExample? = LawExample(
    "footer: { type: backNormalFooter }", "scene: { content: { rows: 20, rowHeight: 60 }, scrollView: table }",
    "app: { footer.refreshing: [ { wait: 0.3s }, { load: { rows: 20 } }, { endRefreshing: footer } ] }",
    steps: "pull: { footer: 120% }", "release", "wait: 0.5s", "drag: { to: -60 }", "release", "wait: settled")
  static let healthy = LawExample.refresh

  /// Whether the edges have moved since the list was last let go.
  private var haveEdgesMoved = false

  mutating func check(_ occasion: Occasion, in run: borrowing RunView, _ breaches: inout Breaches) {
    switch occasion {
    case .begins(let command):
      // Without a finger, nothing is let go.
      let isDrag = command.isDrag && run.simulation.isReached(by: command)
      if isDrag || command.isLift && run.simulation.scroll.isDragging { haveEdgesMoved = false }
    case .done(let deed):
      if OffsetRanges(of: deed.scroll) != OffsetRanges(of: run.simulation.scroll) { haveEdgesMoved = true }
    case .rest: checkRest(in: run, &breaches)
    default: break
    }
  }

  private func checkRest(in run: borrowing RunView, _ breaches: inout Breaches) {
    guard run.simulation.physics.kind == .uikit, !run.ledger.isPutOut else { return }
    let ranges = OffsetRanges(of: run.simulation.scroll)
    for axis in ScrollAxis.both {
      let offset = run.simulation.scroll.offset[axis]
      let edge = ranges[axis].nearest(to: offset)
      guard abs(offset - edge) > 0.01 else { continue }
      let place =
        switch axis {
        case .vertical: offset < edge ? "above its top" : "below its end"
        case .horizontal: offset < edge ? "left of its beginning" : "right of its end"
        }
      let occasion = occasion(of: axis, in: run)
      breaches.report(
        nil, nil, cause: place + occasion.cause,
        observed: [(axis.offsetPath, .number(edge))],
        "the list rests \(length(abs(offset - edge))) \(place)\(occasion.words)")
    }
  }

  /// The events in the list's past that can stop it elsewhere.
  private func occasion(of axis: ScrollAxis, in run: borrowing RunView) -> (cause: String, words: String) {
    // A change of the edges of a list that rests brings it into its range immediately.
    if run.ledger.driver?.movesEdges == true { return (" when its edges move", " when edges move") }
    if run.simulation.scroll.isPagingEnabled { return (" with pages", " with pages") }
    let ranges = OffsetRanges(of: run.simulation.scroll)
    if ranges[axis].lowerBound == ranges[axis].upperBound { return (" with short content", " with short content") }
    return haveEdgesMoved ? ("", ", out of range") : (" although its edges stay", ", out of range")
  }
}

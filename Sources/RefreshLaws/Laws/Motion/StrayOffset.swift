import RefreshEngine

/// A list that a command moves elsewhere than it says.
struct StrayOffset: Law {
  static let name = "stray-offset"
  static let summary =
    "a command moves a list to the offset that it specifies; other commands move a list only if it would be beyond an edge"
  static let explanation =
    "A finger or the app moves the content to a specific place. New content, insets and sizes only move content that would "
    + "otherwise be beyond an edge, and a list at its top stays there when the safe area changes."
  static let inquiry = LawInquiry(.value(.scroll(.offsetY)), sections: "S2.4, S2.6")
  static let harm = Harm.jump
  static let occasions: Set<Occasion.Kind> = [.begins, .done, .stepEnded]
  static let healthy = LawExample(
    "header: { type: normalHeader }", "scene: { content: { height: 1200 } }",
    steps: "swipe: { by: [0, -200], duration: 0.2s }", "release: { velocity: [0, -1000] }", "wait: settled")

  /// The state before the command.
  private struct Before {
    let changes: Int
    let isUnderWay: Bool
  }

  private var before: Before?

  mutating func check(_ occasion: Occasion, in run: borrowing RunView, _ breaches: inout Breaches) {
    switch occasion {
    case .begins: before = Before(changes: run.refreshes, isUnderWay: run.simulation.physics.isUnderWay)
    case .done(let deed):
      // A refresh that begins or ends moves the list, and a header that refreshes moves its edge.
      guard deed.isAlone, let before, before.changes == run.refreshes, !run.ledger.refreshes(.header) else {
        return
      }
      for axis in ScrollAxis.both {
        guard let place = place(after: deed, axis, before, in: run) else { continue }
        check(deed, axis, place, in: run, &breaches)
      }
    case .stepEnded(let end) where end.command == nil && run.ledger.acts == 0: checkBeginning(in: run, &breaches)
    default: break
    }
  }

  /// A list begins at the start of its content.
  private func checkBeginning(in run: borrowing RunView, _ breaches: inout Breaches) {
    let (scroll, ranges) = (run.simulation.scroll, OffsetRanges(of: run.simulation.scroll))
    for axis in ScrollAxis.both where abs(scroll.offset[axis] - ranges[axis].lowerBound) > 0.001 {
      breaches.report(
        nil, nil, cause: "beginning", observed: [(axis.offsetPath, .number(ranges[axis].lowerBound))],
        "the list begins at \(length(scroll.offset[axis])), not at \(length(ranges[axis].lowerBound))")
    }
  }

  private func check(
    _ deed: Deed, _ axis: ScrollAxis, _ place: Double, in run: borrowing RunView, _ breaches: inout Breaches
  ) {
    let offset = run.simulation.scroll.offset[axis]
    let cause = deed.command.traits.need?.rawValue ?? "touch"
    guard abs(offset - place) > 0.001 else { return }
    breaches.report(
      nil, nil, cause: cause, observed: [(axis.offsetPath, .number(place))],
      "after the command \(cause) the list is at \(length(offset)), not at \(length(place))")
  }

  /// Returns the offset after a command; nil if it isn't known.
  private func place(
    after deed: Deed, _ axis: ScrollAxis, _ before: Before, in run: borrowing RunView
  ) -> Double? {
    let (old, scroll) = (deed.scroll, run.simulation.scroll)
    let (start, range) = (old.offset[axis], OffsetRanges(of: scroll)[axis])
    let traits = deed.command.traits
    guard traits.time == nil, !deed.command.isAnimated else { return nil }
    switch deed.command.path {
    // A scroll along one axis may end a movement along the other.
    case .to(let goal): return goal[axis] ?? (traits.actor == .app ? nil : start)
    case .by(let way): return start + way[axis]
    case .showing(let role, let amount):
      guard let component = run.component(role), component.axis == axis, component.family == .header,
        run.ledger[.header].entries == 0, !run.ledger[.header].isReplaced,
        // A header notices another inset only when the list moves.
        run.ledger.level < .surroundings
      else { return nil }
      return -(run.ledger.ownInset + old.safeArea).leading(axis) - amount.points(of: component.extent)
    case .under, .toEnd: return nil
    case nil: break
    }
    if case .setScene(.safeArea(.top, _)) = deed.command, axis == .vertical, start == -old.inset.top {
      return old.isDragging || before.isUnderWay ? nil : -scroll.inset.top
    }
    switch traits.need {
    case .set, .detach, .rotate, .load:
      // Rows above move what readers see on purpose.
      guard deed.command.moves != .offset, !before.isUnderWay, !run.simulation.physics.isUnderWay else {
        return nil
      }
      // A component that changes needn't move the edges, and then leaves a list where the app has put it.
      guard deed.command.moves != nil || OffsetRanges(of: old)[axis].contains(start) else { return nil }
      return old.isDragging ? start : range.nearest(to: start)
    case .tap, .window, .language, .begin, .end, .reset: return start
    case .attach, .drag, .scroll: return nil
    case nil: return deed.command.grip == .down ? start : nil
    }
  }
}

extension RunView {
  /// The number of refreshes that have begun or ended.
  fileprivate var refreshes: Int {
    ComponentRole.allCases.reduce(0) { $0 + ledger[$1].entries + ledger[$1].exits }
  }
}

extension PullAmount {
  /// Returns the amount in points.
  fileprivate func points(of extent: Double) -> Double {
    switch self {
    case .points(let points): points
    case .fraction(let fraction): fraction * extent
    }
  }
}

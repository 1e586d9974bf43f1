import RefreshEngine

/// Content that moves differently from how a finger, its own speed or the app moves it.
struct WrongMove: Law {
  static let name = "wrong-move"
  static let summary =
    "a list follows the finger, keeps its speed on release, and rests where a component holds it or the app scrolls it"
  static let explanation =
    "A list that doesn't keep up with the finger, or doesn't glide like other lists, feels broken."
  static let inquiry = LawInquiry(.value(.scroll(.offsetY)), sections: "S2.4, S2.6")
  static let harm = Harm.jump
  static let occasions: Set<Occasion.Kind> = [
    .begins, .changes, .asks, .done, .moment, .stepEnded, .underWay, .rest, .rests,
  ]
  static let healthy = LawExample(
    "header: { type: normalHeader }", "scene: { content: { height: 1200 } }",
    steps: "swipe: { by: [0, -200], duration: 0.2s }", "release: { velocity: [0, -1000] }", "wait: settled")

  /// The place where the content should come to rest, if it can be computed.
  var destiny: Destiny?
  /// The way of the finger that swipes, if nothing but it moves the content.
  var path: FingerPath?

  mutating func check(_ occasion: Occasion, in run: borrowing RunView, _ breaches: inout Breaches) {
    switch occasion {
    case .begins(let command): begin(command, in: run)
    case .changes(let change): check(change, in: run, &breaches)
    case .asks: destiny = nil
    case .done(let deed):
      // Rows above move the goal at which an app has aimed when the list reloaded.
      if case .loadRowsAbove = deed.command { destiny = nil }
      checkRowsAbove(deed, in: run, &breaches)
    case .moment: checkPath(in: run, &breaches)
    case .stepEnded(let end): checkHand(end, in: run, &breaches)
    case .underWay: checkFlight(in: run, &breaches)
    case .rest: checkDestiny(in: run, &breaches)
    case .rests(let component): checkBounce(component, in: run, &breaches)
    default: break
    }
  }

  private mutating func begin(_ command: Command, in run: borrowing RunView) {
    if run.ledger.appActs { path = nil }
    if command.traits.actor == .time { return }
    destiny = Destiny(of: command, in: run)
    if case .swipe(let way, let duration) = command, !run.ledger.appActs {
      path = FingerPath(way, duration, in: run)
    }
  }

  private mutating func check(_ change: StateEvent, in run: borrowing RunView, _ breaches: inout Breaches) {
    guard let component = change.component else { return }
    destiny = nil
    if change.begins || change.ends { path = nil }
    if change.from == .pulling, change.begins { checkHolding(component, in: run, &breaches) }
    if change.ends, component.family == .autoFooter, run.simulation.scroll.isPagingEnabled {
      checkPageBack(component, in: run, &breaches)
    }
  }

  /// Checks where a component that is let go holds the list: all of it shows immediately. Its room is judged at rest.
  private func checkHolding(_ component: ComponentView, in run: borrowing RunView, _ breaches: inout Breaches) {
    let (scroll, axis, now) = (run.simulation.scroll, component.axis, run.simulation.now)
    guard !run.ledger.isReset, !run.settings(component).collectionViewAnimationBug,
      !run.ledger.contains({ $0.entries > 0 && $0.entered == now }),
      component.family == .header || !run.ledger.refreshes(.header)
    else { return }
    var (expected, slack) = (-scroll.inset.top, 0.01)
    if component.family != .header {
      expected = scroll.contentSize[axis] + scroll.inset.trailing(axis) - scroll.viewport[axis]
    } else if scroll.pan == .cancelled {
      // A finger that is taken away leaves the list where it is.
      (expected, slack) = (run.ledger.offset.y, 0.51)
    }
    guard abs(scroll.offset[axis] - expected) > slack else { return }
    breaches.report(
      component, cause: "hold", observed: [(axis.offsetPath, .number(expected))],
      "the released \(component.noun) holds the list at \(length(scroll.offset[axis])), not \(length(expected))"
    )
  }

  /// Checks how far the end of an auto footer moves a list with pages: back by the inset after the content at most.
  private func checkPageBack(_ footer: ComponentView, in run: borrowing RunView, _ breaches: inout Breaches) {
    let scroll = run.simulation.scroll
    // A header or trailer responds to the list's moving back, and may move it itself.
    guard !run.ledger.isReset, !scroll.isDragging, !run.simulation.physics.isUnderWay,
      !run.ledger[.footer].isReplaced, !run.ledger[.header].isThere, !run.ledger[.trailer].isThere
    else { return }
    let old = run.ledger.offset.y
    let expected = old - scroll.inset.bottom
    guard scroll.offset.y < expected - 0.01 else { return }
    breaches.report(
      footer, cause: "page back", observed: [("scroll.offset.y", .number(expected))],
      "an ended auto footer moves the list back \(length(old - scroll.offset.y)), not \(length(scroll.inset.bottom))"
    )
  }

  /// Checks that rows that an app inserts above leave the visible rows where they are.
  private func checkRowsAbove(_ deed: Deed, in run: borrowing RunView, _ breaches: inout Breaches) {
    guard deed.isAlone, case .loadRowsAbove = deed.command,
      let height = deed.command.contentHeight(after: deed.scroll, rowHeight: run.simulation.rowHeight),
      height >= deed.scroll.contentSize.height, !deed.scroll.isDragging, !run.simulation.physics.isUnderWay,
      OffsetRanges(of: deed.scroll)[.vertical].contains(deed.scroll.offset.y)
    else { return }
    let scroll = run.simulation.scroll
    let place = deed.scroll.offset.y + scroll.contentSize.height - deed.scroll.contentSize.height
    guard OffsetRanges(of: scroll)[.vertical].contains(place), abs(scroll.offset.y - place) > 0.01 else { return }
    breaches.report(
      nil, nil, cause: "above", observed: [("scroll.offset.y", .number(place))],
      "inserting rows above moves the visible rows by \(length(abs(scroll.offset.y - place)))")
  }

  /// Checks for a component that a finger can't pull: the one attached last allows even a short list to bounce.
  private func checkBounce(_ component: ComponentView, in run: borrowing RunView, _ breaches: inout Breaches) {
    guard !run.simulation.canMove(along: component.axis), run.world.bounces(component.axis), !run.ledger.hasReplaced
    else { return }
    breaches.report(
      component, cause: "no bounce", observed: [("\(component.role.rawValue).state", nil)],
      "a short list doesn't bounce, so the \(component.noun) can't be pulled")
  }
}

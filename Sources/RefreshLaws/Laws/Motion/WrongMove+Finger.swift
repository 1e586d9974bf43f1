import RefreshEngine

/// The way of a finger that swipes.
struct FingerPath {
  let way: Point
  let duration: Interval
  let began: Instant
  /// The offset before it.
  let start: Point
  let ranges: OffsetRanges
  /// Whether it was judged when it was half done.
  var isJudged = false

  /// The way of a finger that is about to swipe; nil if anything other than the finger may move the content.
  init?(_ way: Point, _ duration: Interval, in run: borrowing RunView) {
    guard run.simulation.physics.kind == .uikit,
      !run.ledger.contains({ $0.isReplaced || $0.state == .refreshing || $0.state == .willRefresh })
    else { return nil }
    (self.way, self.duration, began) = (way, duration, run.simulation.now)
    (start, ranges) = (run.simulation.scroll.offset, OffsetRanges(of: run.simulation.scroll))
  }
}

/// Content under a finger.
extension WrongMove {
  /// Checks where the content is in the middle of a swipe.
  mutating func checkPath(in run: borrowing RunView, _ breaches: inout Breaches) {
    guard let path, !path.isJudged else { return }
    let time = run.simulation.now - path.began
    guard time.nanoseconds * 2 >= path.duration.nanoseconds, time < path.duration else { return }
    self.path?.isJudged = true
    let share = time.seconds / path.duration.seconds
    // The last frame may have been the one before.
    let frame = 1.0 / 120 / path.duration.seconds
    check(path, way: path.way * share, slack: path.way * frame, in: run, &breaches)
  }

  /// Checks where the content is after a step: after a swipe it is where the finger is, and a finger that does not move
  /// leaves it where it is.
  mutating func checkHand(_ end: StepEnd, in run: borrowing RunView, _ breaches: inout Breaches) {
    switch end.command?.traits.actor {
    case .finger(.move):
      guard case .swipe = end.command, let path else { return }
      self.path = nil
      check(path, way: path.way, slack: .zero, in: run, &breaches)
    case .finger(.down), .finger(.up): checkStill(end, in: run, &breaches)
    case .time: if end.scroll.isDragging { checkStill(end, in: run, &breaches) }
    case .world:
      // A finger that doesn't move keeps its content where it is, even when the safe area changes.
      guard case .setScene(.safeArea) = end.command, end.scroll.isDragging else { return }
      checkStill(end, cause: "still when the safe area changes", in: run, &breaches)
    case .finger(.tap), .app, nil: break
    }
  }

  /// Checks how far a finger's way has moved the content.
  ///
  /// - Parameter slack: The part of the way by which the content may still be late.
  private func check(
    _ path: FingerPath, way: Point, slack: Point, in run: borrowing RunView, _ breaches: inout Breaches
  ) {
    let scroll = run.simulation.scroll
    guard path.ranges == OffsetRanges(of: scroll), !run.ledger.hasReplaced else { return }
    for axis in ScrollAxis.both {
      let (range, size, start) = (path.ranges[axis], scroll.viewport[axis], path.start[axis])
      guard let free = RubberBandWay.freed(start, in: range, of: size) else { continue }
      var (expected, last) = (start, start)
      if range.lowerBound < range.upperBound || run.world.bounces(axis) {
        expected = RubberBandWay.shown(free - way[axis], in: range, of: size)
        last = RubberBandWay.shown(free - way[axis] + slack[axis], in: range, of: size)
      }
      let offset = scroll.offset[axis]
      guard offset < min(expected, last) - 0.01 || offset > max(expected, last) + 0.01 else { continue }
      breaches.report(
        nil, nil, cause: "finger", observed: [(axis.offsetPath, .number(expected))],
        "a drag by \(length(way[axis])) moves the list to \(length(offset)), not \(length(expected))"
      )
    }
  }

  /// Content that a finger holds, or has let go at this moment: nothing else moves it.
  private func checkStill(
    _ end: StepEnd, cause: String = "still", in run: borrowing RunView, _ breaches: inout Breaches
  ) {
    guard !run.ledger.appHasActed, run.ledger.mover == .finger, run.ledger.states == end.states,
      !run.ledger.isReset, run.simulation.physics.kind == .uikit
    else { return }
    let (before, offset) = (end.scroll.offset, run.simulation.scroll.offset)
    guard before.distance(to: offset) > 0.51, !animatesBounds(in: run) else { return }
    let axis = abs(offset.y - before.y) > 0.51 ? ScrollAxis.vertical : .horizontal
    breaches.report(
      nil, nil, cause: cause, observed: [(axis.offsetPath, .number(before[axis]))],
      "the list moves \(length(before.distance(to: offset))) under a finger that does not move")
  }

  /// Whether a header makes its room only when an animation ends.
  private func animatesBounds(in run: borrowing RunView) -> Bool {
    run.component(.header).map { run.settings($0).collectionViewAnimationBug } ?? false
  }
}

/// `UIScrollView`'s rubber band, with the coefficient 0.55. It is written a second time, because code that judges the
/// engine can't use the engine's.
private enum RubberBandWay {
  /// The offset that a finger's way shows.
  static func shown(_ free: Double, in range: ClosedRange<Double>, of size: Double) -> Double {
    let edge = range.nearest(to: free)
    let pull = (free - edge) * 0.55
    return edge + pull / (abs(pull) / size + 1)
  }

  /// The way of a finger that shows an offset; nil for an offset so far out that rounding decides.
  static func freed(_ offset: Double, in range: ClosedRange<Double>, of size: Double) -> Double? {
    let edge = range.nearest(to: offset)
    guard abs(offset - edge) < 0.8 * size else { return nil }
    return edge + (offset - edge) / (0.55 * (1 - abs(offset - edge) / size))
  }
}

extension Point {
  /// A part of a way.
  fileprivate static func * (way: Point, share: Double) -> Point { Point(x: way.x * share, y: way.y * share) }
}

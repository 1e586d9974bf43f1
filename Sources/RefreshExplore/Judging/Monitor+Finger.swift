import RefreshEngine
import RefreshPresets
import RefreshScenarios

/// Judging content under a finger, and where a finger leaves it.
extension Monitor {
  /// Records the path of a finger that is about to swipe.
  func beginPath(_ command: Command, in simulation: inout Simulation) {
    guard case .swipe(let way, let duration) = command else { return }
    path = nil
    guard simulation.physics.kind == .uikit,
      !records.contains(where: { $0.isReplaced || $0.state == .refreshing || $0.state == .willRefresh })
    else { return }
    let scroll = simulation.scroll
    path = Path(way, duration, began: simulation.now, start: scroll.offset, in: OffsetRanges(of: scroll))
  }

  /// Judges the position of the content halfway through a swipe.
  func judgePath(in simulation: inout Simulation) {
    guard let path, !path.isJudged else { return }
    let time = simulation.now - path.began
    guard time.nanoseconds * 2 >= path.duration.nanoseconds, time < path.duration else { return }
    path.isJudged = true
    guard path.ranges == OffsetRanges(of: simulation.scroll) else { return }
    let share = time.seconds / path.duration.seconds
    // The last frame may be the previous one.
    let frame = 1.0 / 120 / path.duration.seconds
    judgeSwipe(by: path.way * share, from: path.start, slack: path.way * frame, in: &simulation)
  }

  /// Judges the position of the content after a swipe.
  func endPath(in simulation: inout Simulation) {
    guard let path else { return }
    self.path = nil
    guard path.ranges == OffsetRanges(of: simulation.scroll) else { return }
    judgeSwipe(by: path.way, from: path.start, in: &simulation)
  }

  /// Judges how far the movement of a finger has moved the content.
  ///
  /// - Parameter slack: The part of the movement by which the content may still lag.
  func judgeSwipe(by way: Point, from start: Point, slack: Point = .zero, in simulation: inout Simulation) {
    guard !records.contains(where: { $0.isReplaced }) else { return }
    let scroll = simulation.scroll
    let ranges = OffsetRanges(of: scroll)
    for axis in ScrollAxis.both {
      let range = ranges[axis]
      let size = scroll.viewport[axis]
      guard let free = freed(start[axis], in: range, of: size) else { continue }
      var (expected, last) = (start[axis], start[axis])
      if range.lowerBound < range.upperBound || bounces(axis) {
        expected = shown(free - way[axis], in: range, of: size)
        last = shown(free - way[axis] + slack[axis], in: range, of: size)
      }
      let offset = scroll.offset[axis]
      guard offset < min(expected, last) - 0.01 || offset > max(expected, last) + 0.01 else { continue }
      raise(
        .wrongMove, nil, nil, cause: "finger",
        observed: [(axis.offsetPath, .number(expected))],
        "a finger that moves by \(length(way[axis])) brings the list to \(length(offset)), and not to \(length(expected))"
      )
    }
  }

  /// Returns the offset that a movement of the finger shows: beyond the edges, it follows `UIScrollView`'s rubber
  /// band with the coefficient 0.55. The formula is written again here, because the engine's must not be judged by
  /// itself.
  private func shown(_ free: Double, in range: ClosedRange<Double>, of size: Double) -> Double {
    let edge = range.nearest(to: free)
    let pull = (free - edge) * 0.55
    return edge + pull / (abs(pull) / size + 1)
  }

  /// Returns the movement of a finger that shows an offset, or `nil` if the offset is so far out that rounding
  /// decides.
  private func freed(_ offset: Double, in range: ClosedRange<Double>, of size: Double) -> Double? {
    let edge = range.nearest(to: offset)
    guard abs(offset - edge) < 0.8 * size else { return nil }
    return edge + (offset - edge) / (0.55 * (1 - abs(offset - edge) / size))
  }

  /// Judges the content after a step of a finger: after a swipe it is where the finger has moved it, and a finger
  /// that does not move leaves it in place.
  ///
  /// - Parameters:
  ///   - before: The scroll view before the step.
  ///   - states: The components' states before the step.
  func judgeHand(
    _ command: Command, from before: ScrollView, _ states: SIMD4<UInt8>, in simulation: inout Simulation
  ) {
    switch command {
    case .swipe: endPath(in: &simulation)
    case .touch, .release, .cancel: judgeStill(from: before.offset, states, in: &simulation)
    case .wait, .settle:
      if before.isDragging { judgeStill(from: before.offset, states, in: &simulation) }
    default: break
    }
  }

  /// Judges content that a finger holds, or has just let go: nothing else moves it.
  func judgeStill(from before: Point, _ states: SIMD4<UInt8>, in simulation: inout Simulation) {
    guard !appHasActed, mover == .finger, self.states == states, !isReset, simulation.physics.kind == .uikit
    else { return }
    let offset = simulation.scroll.offset
    guard before.distance(to: offset) > 0.51, !animatesBounds(in: &simulation) else { return }
    let axis = abs(offset.y - before.y) > 0.51 ? ScrollAxis.vertical : .horizontal
    raise(
      .wrongMove, nil, nil, cause: "still", observed: [(axis.offsetPath, .number(before[axis]))],
      "the list moves \(length(before.distance(to: offset))) under a finger that does not move")
  }

  /// Returns whether a header makes its room only at the end of an animation.
  private func animatesBounds(in simulation: inout Simulation) -> Bool {
    guard let index = simulation.component(.header)?.index else { return false }
    return simulation.components[index].settings.collectionViewAnimationBug
  }

  /// Judges where a component that was let go holds the list: all of it is visible immediately. Its room is judged
  /// at rest.
  func judgeHolding(_ role: ComponentRole, _ index: Int, in simulation: inout Simulation) {
    let scroll = simulation.scroll
    let (family, axis) = (simulation.components[index].family, simulation.components[index].axis)
    guard !isReset, !simulation.components[index].settings.collectionViewAnimationBug,
      !records.contains(where: { $0.entries > 0 && $0.entered == simulation.now }),
      family == .header || records[0].state != .refreshing
    else { return }
    var expected = -scroll.inset.top
    var slack = 0.01
    if family != .header {
      expected = scroll.contentSize[axis] + scroll.inset.trailing(axis) - scroll.viewport[axis]
    } else if scroll.pan == .cancelled {
      // A cancelled touch leaves the list in place.
      (expected, slack) = (offset.y, 0.51)
    }
    guard abs(scroll.offset[axis] - expected) > slack else { return }
    raise(
      .wrongMove, role, family, cause: "hold",
      observed: [(axis.offsetPath, .number(expected))],
      "the \(family.noun) is let go and holds the list at \(length(scroll.offset[axis])), and not at \(length(expected))"
    )
  }

  /// Judges how far the end of an auto footer moves a list with pages: back by no more than the inset after the
  /// content.
  func judgePageBack(_ role: ComponentRole, in simulation: inout Simulation) {
    let scroll = simulation.scroll
    // A header or trailer reacts to scrolling back, and may move the list itself.
    guard !isReset, !scroll.isDragging, !simulation.physics.isUnderWay, !records[role.rank].isReplaced,
      !records[0].isThere, !records[2].isThere
    else { return }
    let expected = offset.y - scroll.inset.bottom
    guard scroll.offset.y < expected - 0.01 else { return }
    raise(
      .wrongMove, role, .autoFooter, cause: "page back", observed: [("scroll.offset.y", .number(expected))],
      "the end of the auto footer's refresh moves the list back by \(length(offset.y - scroll.offset.y)), and was to by its inset of \(length(scroll.inset.bottom))"
    )
  }
}

extension Point {
  /// Returns a part of a displacement.
  fileprivate static func * (way: Point, share: Double) -> Point { Point(x: way.x * share, y: way.y * share) }
}

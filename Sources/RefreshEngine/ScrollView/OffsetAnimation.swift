/// `-setContentOffset:animated:`: the content moves to an offset, slowly at first and at last.
struct OffsetAnimation: Sendable {
  let began: Instant
  let from: Point
  let to: Point

  /// UIKit calls its duration constant and does not give it; this is the default of `UIView`'s animations.
  static let duration = Interval(nanoseconds: 250_000_000)

  /// Where the content is: a cubic that begins and ends at rest.
  func offset(at now: Instant) -> Point {
    let elapsed = now - began
    guard elapsed < OffsetAnimation.duration else { return to }
    let t = elapsed.seconds / OffsetAnimation.duration.seconds
    let share = t * t * (3 - 2 * t)
    return Point(x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share)
  }

  /// Whether it has arrived.
  func isDone(at now: Instant) -> Bool { now - began >= OffsetAnimation.duration }
}

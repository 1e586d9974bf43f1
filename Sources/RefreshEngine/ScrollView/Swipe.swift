/// A finger that moves evenly along a straight path.
struct Swipe: Sendable {
  let began: Instant
  let duration: Interval
  /// The whole way, in points; down and right positive.
  let way: Point
  /// Where the content would be without rubber bands, had the finger not moved.
  var free: Point

  /// How far the finger has come, in points.
  func way(at now: Instant) -> Point {
    let elapsed = now - began
    guard elapsed < duration else { return way }
    let share = elapsed.seconds / duration.seconds
    return Point(x: way.x * share, y: way.y * share)
  }

  /// The finger's velocity in points per second; none for a swipe that takes no time.
  var velocity: Point {
    let seconds = duration.seconds
    return seconds > 0 ? Point(x: way.x / seconds, y: way.y / seconds) : .zero
  }
}

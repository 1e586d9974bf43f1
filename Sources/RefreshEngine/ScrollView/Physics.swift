/// The movement of the scroll view, either free or by a swiping finger.
package struct Physics: Sendable {
  /// The current movement.
  enum Movement: Sendable {
    /// Nothing.
    case none
    /// A finger, along a path.
    case swipe(Swipe)
    /// Free: deceleration, bounce, paging or `-setContentOffset:animated:`.
    case free(FreeMovement)
  }

  package let kind: PhysicsKind
  let decelerationRate: DecelerationRate
  private(set) var movement = Movement.none
  /// The content offset when the finger came down, from which a drag moves by at most one page.
  var dragOrigin = Point.zero
  /// The finger's velocity in its last swipe, in points per second.
  var swipeVelocity = Point.zero
  private var frames = FrameClock(start: .zero, duration: .zero)

  /// Makes the physics of a scene, without any movement.
  init(_ scene: ScrollScene) {
    kind = scene.physics
    decelerationRate = scene.decelerationRate
  }

  /// The instant of the next frame, or nil while nothing moves. Stored, because it is read much more often than it
  /// changes.
  private(set) var nextFrame: Instant?

  /// Returns whether the content is moving along an axis to a valid resting position, so that a change of the edges
  /// must not clamp it.
  func isUnderWay(along axis: ScrollAxis) -> Bool {
    if case .free(let movement) = movement { movement[axis] != nil } else { false }
  }

  /// Whether the content is moving along any axis.
  package var isUnderWay: Bool { if case .free(let movement) = movement { movement.isUnderWay } else { false } }

  /// The instant at which the movement ends if nothing interferes, or nil while nothing moves.
  var end: Instant? {
    switch movement {
    case .none: nil
    case .swipe(let swipe): swipe.began + swipe.duration
    case .free(let movement): movement.end
    }
  }

  /// Begins a movement and starts counting its frames.
  ///
  /// - Parameter duration: The maximum duration, which bounds the number of frames. The default stands for a short
  ///   movement.
  mutating func begin(_ movement: Movement, at now: Instant, lasting duration: Interval = .zero) {
    frames = FrameClock(start: now, duration: duration)
    goOn(movement)
  }

  /// Continues with a changed movement at the next frame.
  mutating func goOn(_ movement: Movement) {
    self.movement = movement
    nextFrame = if case .none = movement { nil } else { frames.next }
  }

  /// Ends the movement.
  mutating func stop() { goOn(.none) }

  /// Counts a frame.
  mutating func countFrame() {
    frames.count += 1
    if nextFrame != nil { nextFrame = frames.next }
  }
}

/// The frames of a movement: 120 per second, in whole nanoseconds without drift. A swipe longer than ten minutes,
/// which no hand makes, gets fewer, so that the number of frames is bounded.
private struct FrameClock: Sendable {
  private static var most: Int64 { 10 * 60 * 120 }

  let start: Instant
  let duration: Interval
  /// The number of frames so far.
  var count: Int64 = 0

  /// The instant of the next frame.
  var next: Instant {
    let regular = (count + 1) * 1_000_000_000 / 120
    return start + Interval(nanoseconds: max(regular, duration.nanoseconds / FrameClock.most * (count + 1)))
  }
}

/// A finger that moves at constant speed along a straight path.
struct Swipe: Sendable {
  let began: Instant
  let duration: Interval
  /// The total movement in points; down and right are positive.
  let way: Point
  /// The offset without rubber banding if the finger hadn't moved.
  var free: Point

  /// Returns the finger's movement so far, in points.
  func way(at now: Instant) -> Point {
    let elapsed = now - began
    guard elapsed < duration else { return way }
    let share = elapsed.seconds / duration.seconds
    return Point(x: way.x * share, y: way.y * share)
  }

  /// The finger's velocity in points per second; zero if the swipe takes no time.
  var velocity: Point {
    let seconds = duration.seconds
    return seconds > 0 ? Point(x: way.x / seconds, y: way.y / seconds) : .zero
  }
}

/// A free movement of the content along both axes, which come to rest independently.
struct FreeMovement: Sendable {
  /// The motion along one axis, and when it began.
  struct Part: Sendable {
    let began: Instant
    let motion: ScrollMotion

    func time(at now: Instant) -> Double { (now - began).seconds }

    /// Returns whether it has come to rest, at its first frame at the earliest.
    func isDone(at now: Instant) -> Bool { began < now && motion.isDone(at: time(at: now)) }
  }

  var x: Part?
  var y: Part?

  /// Whether any axis is moving.
  var isUnderWay: Bool { x != nil || y != nil }

  /// Whether any axis is moving since a finger released it: `-isDecelerating`.
  var isDecelerating: Bool {
    (x.map { !$0.motion.isAnimation } ?? false) || (y.map { !$0.motion.isAnimation } ?? false)
  }

  /// The instant at which both axes are at rest, or nil if none is moving.
  var end: Instant? {
    var last: Instant?
    for part in [x, y] {
      guard let part else { continue }
      let end = part.began + Interval(seconds: part.motion.duration)
      last = last.map { max($0, end) } ?? end
    }
    return last
  }

  subscript(axis: ScrollAxis) -> Part? {
    get { axis == .vertical ? y : x }
    set { if axis == .vertical { y = newValue } else { x = newValue } }
  }
}

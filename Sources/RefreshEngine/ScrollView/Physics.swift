/// The movement of the scroll view, by itself or by a swiping finger.
package struct Physics: Sendable {
  /// The present movement.
  enum Movement: Sendable {
    /// Nothing.
    case none
    /// A finger, along a path.
    case swipe(Swipe)
    /// By itself: deceleration, bounce, paging, `-setContentOffset:animated:`.
    case free(FreeMovement)
  }

  package let kind: PhysicsKind
  let decelerationRate: DecelerationRate
  private(set) var movement = Movement.none
  /// The content offset at which the finger came down, from which a drag turns one page at most.
  var dragOrigin = Point.zero
  /// The finger's velocity in its last swipe, in points per second.
  var swipeVelocity = Point.zero
  private var frames = FrameClock(start: .zero, duration: .zero)

  /// Nothing moves yet.
  init(_ scene: ScrollScene) {
    kind = scene.physics
    decelerationRate = scene.decelerationRate
  }

  /// The instant of the next frame; nil while nothing moves. It is asked for much more often than it changes.
  private(set) var nextFrame: Instant?

  /// Whether the content is under way along an axis to where it may rest, so that a change of the edges must not move it
  /// there.
  func isUnderWay(along axis: ScrollAxis) -> Bool {
    if case .free(let movement) = movement { movement[axis] != nil } else { false }
  }

  /// Whether the content is under way along any axis.
  package var isUnderWay: Bool { if case .free(let movement) = movement { movement.isUnderWay } else { false } }

  /// Begins a movement, whose frames are counted from now.
  ///
  /// - Parameter duration: How long it takes at most, which bounds the number of its frames. The default is a short time.
  mutating func begin(_ movement: Movement, at now: Instant, lasting duration: Interval = .zero) {
    frames = FrameClock(start: now, duration: duration)
    goOn(movement)
  }

  /// Goes on with a changed movement at the next frame.
  mutating func goOn(_ movement: Movement) {
    self.movement = movement
    nextFrame = if case .none = movement { nil } else { frames.next }
  }

  /// Ends what moves.
  mutating func stop() { goOn(.none) }

  /// Counts a frame.
  mutating func countFrame() {
    frames.count += 1
    if nextFrame != nil { nextFrame = frames.next }
  }
}

/// The frames of a movement: 120 a second, in whole nanoseconds that do not drift; fewer for a movement of more than ten
/// minutes, which no hand makes and which would take frames without bound.
private struct FrameClock: Sendable {
  private static var most: Int64 { 10 * 60 * 120 }

  let start: Instant
  let duration: Interval
  /// The frames so far.
  var count: Int64 = 0

  /// The instant of the next frame.
  var next: Instant {
    let regular = (count + 1) * 1_000_000_000 / 120
    return start + Interval(nanoseconds: max(regular, duration.nanoseconds / FrameClock.most * (count + 1)))
  }
}

/// A finger that moves evenly along a straight path.
struct Swipe: Sendable {
  let began: Instant
  let duration: Interval
  /// The whole way, in points; down and right positive.
  let way: Point
  /// The offset without rubber bands, had the finger not moved.
  var free: Point

  /// The way of the finger so far, in points.
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

/// The movement of content along both axes, each of which comes to rest by itself.
struct FreeMovement: Sendable {
  /// The motion along one axis, and since when.
  struct Part: Sendable {
    let began: Instant
    let motion: ScrollMotion

    func time(at now: Instant) -> Double { (now - began).seconds }

    /// Whether it has come to rest, which its first frame does at the earliest.
    func isDone(at now: Instant) -> Bool { began < now && motion.isDone(at: time(at: now)) }
  }

  var x: Part?
  var y: Part?

  /// Whether an axis moves.
  var isUnderWay: Bool { x != nil || y != nil }

  /// Whether an axis moves since a finger let go of it: `-isDecelerating`.
  var isDecelerating: Bool {
    (x.map { !$0.motion.isAnimation } ?? false) || (y.map { !$0.motion.isAnimation } ?? false)
  }

  subscript(axis: ScrollAxis) -> Part? {
    get { axis == .vertical ? y : x }
    set { if axis == .vertical { y = newValue } else { x = newValue } }
  }
}

/// The motion of a scroll view along one axis until it rests.
///
/// Within its edges, the view decelerates. When it reaches an edge, a spring takes over its velocity and brings it
/// back to that edge. If it is released beyond an edge, the spring acts from the start. With paging, the same
/// spring moves it to a page. Position and velocity are continuous; at the end, with at most half a point left, the
/// view jumps exactly to its destination. An app may also ask for an animation to an offset.
struct ScrollMotion: Motion {
  /// One end of the range of valid offsets.
  private enum Edge: Sendable, Equatable {
    case lower, upper

    func offset(in range: ClosedRange<Double>) -> Double { self == .lower ? range.lowerBound : range.upperBound }
  }

  /// The phases of the motion, in order.
  private enum Course: Sendable, Equatable {
    case deceleration(Deceleration)
    case decelerationThenBounce(Deceleration, until: Double, Spring, Edge)
    case bounce(Spring, Edge)
    case page(Spring)
    case animation(OffsetAnimation)
  }

  private let course: Course
  private let rate: DecelerationRate
  /// The final offset: within the range, or exactly at an edge or a page if one of these stops the view.
  let destination: Double
  let duration: Double

  private init(_ course: Course, rate: DecelerationRate, destination: Double, duration: Double) {
    self.course = course
    self.rate = rate
    self.destination = destination
    self.duration = duration
  }

  /// Makes the motion of a view that is released.
  ///
  /// - Parameters:
  ///   - position: The content offset. If it is outside the range, the view springs to the nearer edge.
  ///   - velocity: The velocity of the content offset in points per second: the finger's velocity, negated.
  ///   - range: The valid offsets, from edge to edge.
  ///   - rate: The deceleration rate.
  init(position: Double, velocity: Double, range: ClosedRange<Double>, rate: DecelerationRate) {
    assert(position.isFinite && velocity.isFinite, "a motion begins at a finite place with a finite velocity")
    guard range.contains(position) else {
      let edge: Edge = position < range.lowerBound ? .lower : .upper
      let spring = Spring(target: edge.offset(in: range), position: position, velocity: velocity)
      self.init(.bounce(spring, edge), rate: rate, destination: spring.target, duration: spring.duration)
      return
    }
    let deceleration = Deceleration(start: position, startVelocity: velocity, rate: rate)
    let end = range.nearest(to: deceleration.rest)
    let ownDuration = deceleration.duration
    // If the edge is within the last half point, the motion lands there anyway.
    guard end != deceleration.rest, let meeting = deceleration.time(at: end), meeting < ownDuration else {
      self.init(.deceleration(deceleration), rate: rate, destination: end, duration: ownDuration)
      return
    }
    let spring = Spring(target: end, position: end, velocity: deceleration.velocity(passing: end))
    self.init(
      .decelerationThenBounce(deceleration, until: meeting, spring, velocity < 0 ? .lower : .upper),
      rate: rate, destination: end, duration: meeting + spring.duration)
  }

  /// Makes the motion of a paging view that is released: a spring to a page.
  ///
  /// - Parameters:
  ///   - position: The content offset, inside or outside the range.
  ///   - velocity: The velocity of the content offset, in points per second.
  ///   - range: The valid offsets.
  ///   - rate: The deceleration rate, which determines the projected end.
  ///   - paging: The pages, and the offset at which the drag began.
  init(position: Double, velocity: Double, range: ClosedRange<Double>, rate: DecelerationRate, paging: Paging) {
    let projected = Deceleration(start: position, startVelocity: velocity, rate: rate).rest
    let page = paging.page(nearestTo: projected, in: range)
    self.init(toPage: page, position: position, velocity: velocity, rate: rate)
  }

  private init(toPage page: Double, position: Double, velocity: Double, rate: DecelerationRate) {
    assert(position.isFinite && velocity.isFinite, "a motion begins at a finite place with a finite velocity")
    let spring = Spring(target: page, position: position, velocity: velocity)
    self.init(.page(spring), rate: rate, destination: page, duration: spring.duration)
  }

  /// Makes an animation that an app asked for, to an offset inside or outside the range.
  init(_ animation: OffsetAnimation) {
    self.init(.animation(animation), rate: .normal, destination: animation.to, duration: animation.duration)
  }

  /// Whether an app asked for the motion.
  var isAnimation: Bool { if case .animation = course { true } else { false } }

  /// Returns the position; after the end, the destination.
  func position(at time: Double) -> Double {
    guard time < duration else { return destination }
    switch course {
    case .deceleration(let deceleration): return deceleration.position(at: time)
    case .decelerationThenBounce(let deceleration, let meeting, let spring, _):
      return time < meeting ? deceleration.position(at: time) : spring.position(at: time - meeting)
    case .bounce(let spring, _), .page(let spring): return spring.position(at: time)
    case .animation(let animation): return animation.position(at: time)
    }
  }

  /// Returns the velocity; after the end, 0.
  func velocity(at time: Double) -> Double {
    guard time < duration else { return 0 }
    switch course {
    case .deceleration(let deceleration): return deceleration.velocity(at: time)
    case .decelerationThenBounce(let deceleration, let meeting, let spring, _):
      return time < meeting ? deceleration.velocity(at: time) : spring.velocity(at: time - meeting)
    case .bounce(let spring, _), .page(let spring): return spring.velocity(at: time)
    case .animation(let animation): return animation.velocity(at: time)
    }
  }

  /// Returns the motion that continues from `time` after the edges have moved, or nil if this motion is unaffected.
  ///
  /// A change of the insets or of the content size doesn't stop the physics. These are unaffected, bit for bit: a
  /// deceleration that stays within the new edges, a bounce whose edge hasn't moved, a motion to a page that is
  /// still within the edges, and an animation that an app asked for. Otherwise the view continues with its current
  /// position and velocity, as if it were released between the new edges; if it was moving to a page, it continues
  /// to that page, or to the edge before it.
  ///
  /// - Parameters:
  ///   - range: The new range of valid offsets.
  ///   - time: When the edges moved. This becomes time 0 of the returned motion.
  func following(_ range: ClosedRange<Double>, at time: Double) -> ScrollMotion? {
    let position = position(at: time)
    let velocity = velocity(at: time)
    switch course {
    case .animation: return nil
    case .page(let spring):
      let page = range.nearest(to: spring.target)
      return page == spring.target
        ? nil : ScrollMotion(toPage: page, position: position, velocity: velocity, rate: rate)
    case .deceleration(let deceleration)
    where range.contains(position) && range.nearest(to: deceleration.rest) == destination: return nil
    case .decelerationThenBounce(_, let meeting, let spring, let edge)
    where edge.offset(in: range) == spring.target && (time >= meeting || range.contains(position)): return nil
    case .bounce(let spring, let edge) where edge.offset(in: range) == spring.target: return nil
    default: return ScrollMotion(position: position, velocity: velocity, range: range, rate: rate)
    }
  }
}

extension Simulation {
  /// Stops what moves along an axis where the content is; nil for both.
  mutating func stopPhysics(along axis: ScrollAxis? = nil) {
    guard case .free(var movement) = physics.movement else { return }
    if let axis { movement[axis] = nil } else { movement = FreeMovement() }
    goOn(movement)
  }

  /// Goes on with a changed movement at the next frame, if an axis still moves.
  private mutating func goOn(_ movement: FreeMovement) {
    if movement.isUnderWay { physics.goOn(.free(movement)) } else { physics.stop() }
    scroll.isDecelerating = movement.isDecelerating
  }

  /// Begins to move towards an offset as by `-setContentOffset:animated:`; an axis that is given no value goes on as it does.
  mutating func animate(to destination: Destination) {
    var movement = FreeMovement()
    if case .free(let present) = physics.movement { movement = present }
    for axis in [ScrollAxis.horizontal, .vertical] {
      guard let end = destination[axis] else { continue }
      let animation = OffsetAnimation(from: scroll.offset[axis], to: end)
      movement[axis] = FreeMovement.Part(began: now, motion: ScrollMotion(animation))
    }
    physics.begin(.free(movement), at: now)
    scroll.isDecelerating = movement.isDecelerating
  }

  // MARK: Swiping

  /// A finger moves evenly along a straight path; time passes, and the finger stays down.
  ///
  /// Beyond an edge the content follows as on a rubber band. An axis with nothing to scroll does not move unless
  /// it always bounces. Without physics the content follows the finger exactly.
  ///
  /// - Parameters:
  ///   - way: The finger's way in points, down and right positive; the content offset moves against it.
  ///   - duration: How long it takes; the content moves 120 times a second.
  public mutating func swipe(by way: Point, duration: Interval) {
    beginSwipe(by: way, duration: duration)
    advance(by: duration)
    endSwipe()
  }

  /// Begins what ``swipe(by:duration:)`` does; the driver lets the time pass.
  public mutating func beginSwipe(by way: Point, duration: Interval) {
    touch()
    let began = now
    let swipe = Swipe(began: began, duration: duration, way: way, free: freeOffset())
    physics.swipeVelocity = swipe.velocity
    physics.begin(.swipe(swipe), at: began, lasting: duration)
  }

  /// Ends what ``beginSwipe(by:duration:)`` has begun; the finger stays down.
  public mutating func endSwipe() {
    // What happened meanwhile may have moved the content; the path's end is where the finger is now.
    if case .swipe(let swipe) = physics.movement {
      follow(swipe)
      physics.stop()
    }
  }

  /// Moves the content to where the finger has it.
  private mutating func follow(_ swipe: Swipe) {
    let way = swipe.way(at: now)
    var offset = scroll.offset
    for axis in [ScrollAxis.horizontal, .vertical] where canMove(along: axis) {
      offset[axis] = shownOffset(swipe.free[axis] - way[axis], along: axis)
    }
    setPan(.changed)
    moveContent(to: offset)
  }

  /// The app has set the content offset along an axis under the finger, which has the content from there on.
  mutating func rebaseSwipe(along axis: ScrollAxis) {
    guard case .swipe(var swipe) = physics.movement else { return }
    swipe.free[axis] = freeOffset()[axis] + swipe.way(at: now)[axis]
    physics.goOn(.swipe(swipe))
  }

  /// The offset without rubber bands.
  private func freeOffset() -> Point {
    guard physics.kind == .uikit else { return scroll.offset }
    var free = scroll.offset
    for axis in [ScrollAxis.horizontal, .vertical] {
      free[axis] = RubberBand.free(
        free[axis], in: scroll.offsetRange(along: axis), dimension: scroll.viewport[axis])
    }
    return free
  }

  private func shownOffset(_ free: Double, along axis: ScrollAxis) -> Double {
    guard physics.kind == .uikit else { return free }
    return RubberBand.shown(free, in: scroll.offsetRange(along: axis), dimension: scroll.viewport[axis])
  }

  /// Whether a finger moves the content along an axis: there is something to scroll, or it always bounces.
  package func canMove(along axis: ScrollAxis) -> Bool {
    let range = scroll.offsetRange(along: axis)
    if range.lowerBound < range.upperBound || physics.kind == .none { return true }
    return axis == .vertical ? scroll.alwaysBounceVertical : scroll.alwaysBounceHorizontal
  }

  // MARK: Moving freely

  /// The finger lets go. The first frame sets the offset once even if nothing moves; this is what lets a pulled
  /// header go on to refresh.
  ///
  /// - Parameter velocity: The finger's, in points per second; nil for that of the last swipe.
  mutating func letGo(velocity: Point?) {
    let velocity = velocity ?? physics.swipeVelocity
    var first = scroll.offset
    physics.stop()
    if physics.kind == .uikit {
      var movement = FreeMovement()
      for axis in [ScrollAxis.horizontal, .vertical] {
        let motion = motion(along: axis, velocity: canMove(along: axis) ? -velocity[axis] : 0)
        if motion.duration > 0 {
          movement[axis] = FreeMovement.Part(began: now, motion: motion)
        } else if !scroll.offsetRange(along: axis).contains(first[axis]) {
          // Less than half a point beyond an edge there is nothing to see but the landing.
          first[axis] = motion.destination
        }
      }
      if movement.isUnderWay {
        physics.begin(.free(movement), at: now)
        scroll.isDecelerating = true
      }
    }
    moveContent(to: first)
  }

  /// The motion of the content that is let go with a velocity of its offset.
  private func motion(along axis: ScrollAxis, velocity: Double) -> ScrollMotion {
    let range = scroll.offsetRange(along: axis)
    let position = scroll.offset[axis]
    let rate = physics.decelerationRate
    guard scroll.isPagingEnabled else {
      return ScrollMotion(position: position, velocity: velocity, range: range, rate: rate)
    }
    let paging = Paging(size: scroll.viewport[axis], origin: range.lowerBound, began: physics.dragOrigin[axis])
    return ScrollMotion(position: position, velocity: velocity, range: range, rate: rate, paging: paging)
  }

  /// The edges have moved: an axis that moves goes on from where it is, to where it may rest now.
  mutating func followEdges() {
    guard case .free(var movement) = physics.movement else { return }
    for axis in [ScrollAxis.horizontal, .vertical] {
      guard let part = movement[axis] else { continue }
      let range = scroll.offsetRange(along: axis)
      if let motion = part.motion.following(range, at: part.time(at: now)) {
        movement[axis] = FreeMovement.Part(began: now, motion: motion)
      }
    }
    physics.goOn(.free(movement))
  }

  // MARK: Frames

  /// Moves the content to where it is at this frame.
  mutating func moveByPhysics() {
    physics.countFrame()
    switch physics.movement {
    case .none: break
    case .swipe(let swipe): follow(swipe)
    case .free(var movement):
      var offset = scroll.offset
      for axis in [ScrollAxis.horizontal, .vertical] {
        guard let part = movement[axis] else { continue }
        offset[axis] = part.motion.position(at: part.time(at: now))
        if part.motion.isAnimation, part.isDone(at: now) { movement[axis] = nil }
      }
      goOn(movement)
      moveContent(to: offset)
      // The observers may have set the content moving anew.
      guard case .free(var present) = physics.movement else { return }
      for axis in [ScrollAxis.horizontal, .vertical] where present[axis]?.isDone(at: now) == true {
        present[axis] = nil
      }
      goOn(present)
    }
  }
}

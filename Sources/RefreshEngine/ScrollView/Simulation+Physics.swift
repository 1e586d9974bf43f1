extension Simulation {
  /// Stops the free movement along an axis at its current offset; nil means both axes.
  mutating func stopPhysics(along axis: ScrollAxis? = nil) {
    guard case .free(var movement) = physics.movement else { return }
    if let axis { movement[axis] = nil } else { movement = FreeMovement() }
    goOn(movement)
  }

  /// Continues with a changed movement at the next frame, if any axis is still moving.
  private mutating func goOn(_ movement: FreeMovement) {
    if movement.isUnderWay { physics.goOn(.free(movement)) } else { physics.stop() }
    scroll.isDecelerating = movement.isDecelerating
  }

  /// Begins an animation to an offset, as `-setContentOffset:animated:` does. An axis without a value continues its
  /// motion.
  mutating func animate(to destination: Destination) {
    var movement = FreeMovement()
    if case .free(let present) = physics.movement { movement = present }
    for axis in [ScrollAxis.horizontal, .vertical] {
      guard let end = destination[axis] else { continue }
      let animation = OffsetAnimation(from: scroll.offset[axis], to: end)
      movement[axis] = FreeMovement.Part(began: now, motion: ScrollMotion(animation))
    }
    physics.begin(.free(movement), at: now)
    journal?.beginMovement()
    scroll.isDecelerating = movement.isDecelerating
  }

  // MARK: Swiping

  /// The way of a swiping finger in points, so far and in total, or nil if none is swiping.
  package var swipedWay: (soFar: Point, total: Point)? {
    if case .swipe(let swipe) = physics.movement { (swipe.way(at: now), swipe.way) } else { nil }
  }

  /// Moves a finger at constant speed along a straight path. Time passes, and the finger stays down.
  ///
  /// Beyond an edge, the content follows with rubber banding. An axis with nothing to scroll moves only if it
  /// always bounces. Without physics, the content follows the finger exactly.
  ///
  /// - Parameters:
  ///   - way: The finger's movement in points; down and right are positive. The content offset moves in the
  ///     opposite direction.
  ///   - duration: The duration. The content moves 120 times a second.
  public mutating func swipe(by way: Point, duration: Interval) { perform(.swipe(by: way, duration)) }

  /// Begins what ``swipe(by:duration:)`` does; the caller lets the time pass.
  public mutating func beginSwipe(by way: Point, duration: Interval) {
    touch()
    let began = now
    let swipe = Swipe(began: began, duration: duration, way: way, free: freeOffset())
    physics.swipeVelocity = swipe.velocity
    physics.begin(.swipe(swipe), at: began, lasting: duration)
    journal?.beginMovement()
  }

  /// Ends the swipe that ``beginSwipe(by:duration:)`` began. The finger stays down.
  public mutating func endSwipe() {
    // Events during the swipe may have moved the content; the finger is now at the end of its path.
    if case .swipe(let swipe) = physics.movement {
      follow(swipe)
      physics.stop()
    }
  }

  /// Moves the content to follow the finger.
  private mutating func follow(_ swipe: Swipe) {
    let way = swipe.way(at: now)
    var offset = scroll.offset
    for axis in [ScrollAxis.horizontal, .vertical] where canMove(along: axis) {
      offset[axis] = shownOffset(swipe.free[axis] - way[axis], along: axis)
    }
    setPan(.changed)
    moveContent(to: offset)
  }

  /// Adjusts the swipe after the app has set the content offset along an axis; the content follows the finger from
  /// there.
  mutating func rebaseSwipe(along axis: ScrollAxis) {
    guard case .swipe(var swipe) = physics.movement else { return }
    swipe.free[axis] = freeOffset()[axis] + swipe.way(at: now)[axis]
    physics.goOn(.swipe(swipe))
  }

  /// Returns the offset without rubber banding.
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

  /// Returns whether a finger can move the content along an axis: there is something to scroll, or it always
  /// bounces.
  package func canMove(along axis: ScrollAxis) -> Bool {
    let range = scroll.offsetRange(along: axis)
    if range.lowerBound < range.upperBound || physics.kind == .none { return true }
    return axis == .vertical ? scroll.alwaysBounceVertical : scroll.alwaysBounceHorizontal
  }

  // MARK: Moving freely

  /// Releases the content. The first frame sets the offset once even if nothing moves; this is what makes a pulled
  /// header begin to refresh.
  ///
  /// - Parameter velocity: The finger's velocity in points per second; nil means that of the last swipe.
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
          // Less than half a point beyond an edge, the only visible change is the final position.
          first[axis] = motion.destination
        }
      }
      if movement.isUnderWay {
        physics.begin(.free(movement), at: now)
        scroll.isDecelerating = true
        if journal != nil { noteMovement(movement, velocity: velocity) }
      }
    }
    moveContent(to: first)
  }

  private mutating func noteMovement(_ movement: FreeMovement, velocity: Point) {
    let goal = Point(
      x: movement.x?.motion.destination ?? scroll.offset.x, y: movement.y?.motion.destination ?? scroll.offset.y)
    note(.movement(velocity: velocity, from: scroll.offset, to: goal))
    journal?.beginMovement()
  }

  /// Returns the motion of the content when released at a velocity of its offset.
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

  /// Adjusts the movement to changed edges: a moving axis continues from its current offset to a valid resting
  /// position.
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

  /// Moves the content to its offset at this frame.
  mutating func moveByPhysics() {
    physics.countFrame()
    cause = journal?.movement ?? -1
    switch physics.movement {
    case .none: break
    case .swipe(let swipe): follow(swipe)
    case .free(var movement):
      var (offset, isOver) = (scroll.offset, false)
      for axis in [ScrollAxis.horizontal, .vertical] {
        guard let part = movement[axis] else { continue }
        offset[axis] = part.motion.position(at: part.time(at: now))
        if part.motion.isAnimation, part.isDone(at: now) { (movement[axis], isOver) = (nil, true) }
      }
      if isOver { goOn(movement) }
      moveContent(to: offset)
      stopWhatIsDone()
    }
  }

  /// Stops the free movement along the axes on which it is done. The observers of the last frame may have started it.
  private mutating func stopWhatIsDone() {
    guard case .free(var movement) = physics.movement else { return }
    var isOver = false
    for axis in [ScrollAxis.horizontal, .vertical] where movement[axis]?.isDone(at: now) == true {
      (movement[axis], isOver) = (nil, true)
    }
    if isOver { goOn(movement) }
  }
}

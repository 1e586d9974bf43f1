extension Simulation {
  /// A finger touches the scroll view: the pan begins, then it drags. Nothing when one is down already.
  public mutating func touch() {
    guard !scroll.isDragging else { return }
    setPan(.began)
    scroll.isDragging = true
    // The finger takes hold of the content where it is.
    stopPhysics()
    physics.dragOrigin = scroll.offset
    physics.swipeVelocity = .zero
  }

  /// The finger drags the content exactly to an offset; it touches first if need be.
  public mutating func drag(to offset: Point) {
    touch()
    physics.swipeVelocity = .zero
    setPan(.changed)
    moveContent(to: offset)
  }

  /// The finger is lifted: the pan ends, dragging ends, and the scroll view's first frame follows.
  ///
  /// - Parameter velocity: The finger's, in points per second, down and right positive; nil for that of the last
  ///   swipe. The content offset moves against it.
  public mutating func release(velocity: Point? = nil) {
    endPan(.ended, velocity: velocity)
  }

  /// The system takes the finger away.
  public mutating func cancel() {
    endPan(.cancelled, velocity: .zero)
  }

  private mutating func endPan(_ state: PanState, velocity: Point?) {
    guard scroll.isDragging else { return }
    setPan(state)
    scroll.isDragging = false
    letGo(velocity: velocity)
  }

  /// Sets the pan's state and tells the observers.
  mutating func setPan(_ state: PanState) {
    scroll.pan = state
    // Auto footers alone observe the pan, and look only at its beginning and its end.
    guard state != .changed else { return }
    var index = attached.count
    while index > 0 {
      index -= 1
      guard index < attached.count else { continue }
      let c = attached[index]
      if !self[c].isHidden { panStateDidChange(for: c) }
    }
  }
}

extension Simulation {
  /// Touches the scroll view with a finger: the pan begins, and the view is dragging. Does nothing if a finger
  /// is already down.
  public mutating func touch() {
    guard !scroll.isDragging else { return }
    setPan(.began)
    scroll.isDragging = true
    // The finger stops the content where it is.
    stopPhysics()
    physics.dragOrigin = scroll.offset
    physics.swipeVelocity = .zero
  }

  /// Drags the content exactly to an offset, touching it first if necessary.
  public mutating func drag(to offset: Point) {
    touch()
    physics.swipeVelocity = .zero
    setPan(.changed)
    moveContent(to: offset)
  }

  /// Lifts the finger: the pan and the dragging end, and the scroll view's first frame follows.
  ///
  /// - Parameter velocity: The finger's velocity in points per second; down and right are positive. If nil, that
  ///   of the last swipe. The content offset moves in the opposite direction.
  public mutating func release(velocity: Point? = nil) {
    endPan(.ended, velocity: velocity)
  }

  /// Cancels the touch, as the system does.
  public mutating func cancel() {
    endPan(.cancelled, velocity: .zero)
  }

  private mutating func endPan(_ state: PanState, velocity: Point?) {
    guard scroll.isDragging else { return }
    setPan(state)
    scroll.isDragging = false
    letGo(velocity: velocity)
  }

  /// Sets the pan's state and notifies the observers.
  mutating func setPan(_ state: PanState) {
    scroll.pan = state
    // Only auto footers observe the pan, and only its beginning and end.
    guard state != .changed else { return }
    let outer = cause
    notifyObservers { simulation, c in
      if simulation[c].isHidden {
        simulation.consider(.notice(isHidden: true), for: c)
      } else {
        simulation.panStateDidChange(for: c)
      }
      simulation.cause = outer
    }
  }
}

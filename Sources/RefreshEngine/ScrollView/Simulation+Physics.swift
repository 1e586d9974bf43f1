extension Simulation {
  /// A finger takes hold of the content where it is.
  mutating func takeHold() {}

  /// The finger lets go: the first frame, which sets the offset once even if nothing moves. This is what lets a
  /// pulled header go on to refresh.
  mutating func letGo(velocity: Point?) {
    setContentOffset(scroll.offset)
  }

  /// Moves the content to where it is at this frame.
  mutating func moveByPhysics() {}
}

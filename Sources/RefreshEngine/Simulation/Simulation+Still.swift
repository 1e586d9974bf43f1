extension Simulation {
  /// A copy of the current state, without the pending events, which may need more memory than the rest.
  ///
  /// Every observable can be read from it, but no time can pass in it.
  public var still: Simulation {
    var copy = self
    copy.app = nil
    copy.journal = nil
    copy.agenda = Agenda()
    copy.mainQueue = MainQueue()
    guard components.count > attached.count else { return copy }
    copy.components = attached.map { components[$0.index] }
    copy.attached = copy.components.indices.map { ComponentID(index: $0) }
    copy.forgotten = []
    return copy
  }

  /// Returns the simulation at a later instant, as long as nothing happens before: only what follows the time changes,
  /// such as the rotation of a part and the frame of an animation.
  ///
  /// - Parameter instant: The instant; an earlier one than ``now`` changes nothing.
  package func still(at instant: Instant) -> Simulation {
    var copy = self
    copy.now = max(now, instant)
    return copy
  }
}

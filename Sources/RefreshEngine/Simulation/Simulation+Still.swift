extension Simulation {
  /// The simulation as it is now, to look at: without what is to come, which may take more memory than all that can be seen.
  ///
  /// It can be asked for every observable; no time can pass in it.
  public var still: Simulation {
    var copy = self
    copy.app = nil
    copy.agenda = Agenda()
    copy.mainQueue = MainQueue()
    guard components.count > attached.count else { return copy }
    copy.components = attached.map { components[$0.index] }
    copy.attached = copy.components.indices.map { ComponentID(index: $0) }
    copy.forgotten = []
    return copy
  }
}

import RefreshEngine

extension Recording {
  /// Whether anything that can be seen or that happens is another than in a recording of the same scenario.
  func differs(from other: Recording) -> Bool {
    guard moments.count == other.moments.count else { return true }
    return zip(moments, other.moments).contains { $0.differs(from: $1) }
  }
}

extension Recording.Moment {
  /// Whether anything that can be seen, or that has just happened, is another.
  func differs(from other: Recording.Moment) -> Bool {
    if step != other.step || time != other.time || events != other.events { return true }
    return firstDifference(from: other) != nil
  }

  /// The first observable that has another value, in the order of traces.
  func firstDifference(from other: Recording.Moment) -> ObservablePath? {
    let roles = ComponentRole.allCases
    // Most of what there is to observe is of components, and few scenes have all three.
    let present = roles.filter { simulation.kind(of: $0) != nil || other.simulation.kind(of: $0) != nil }
    return ObservablePath.all.first { observable in
      if case .component(let role, _) = observable, !present.contains(role) { return false }
      return self[observable] != other[observable]
    }
  }
}

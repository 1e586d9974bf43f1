import Testing

@testable import RefreshEngine

/// A component's change from one state to another, for tables of all changes.
struct Transition {
  /// The component immediately after the new state was assigned, before the run loop turns.
  let atOnce: Rig
  /// The component after everything has settled.
  let later: Rig
  /// The events of the assignment.
  let events: [String]
  /// The events after that.
  let laterEvents: [String]

  /// Brings a new component to a state, lets it come to rest, and assigns another state.
  init(
    _ kind: ComponentKind, _ properties: [Change] = [], from old: RefreshState, to new: RefreshState,
    scene change: (inout ScrollScene) -> Void = { _ in }
  ) {
    var rig = Rig(kind, properties, scene: change)
    rig.setState(of: kind.role, to: old)
    rig.settle()
    _ = rig.takeEvents()
    if let c = rig.simulation.component(kind.role) { rig.simulation.setState(of: c, to: new) }
    events = rig.takeEvents()
    atOnce = rig
    rig.settle()
    laterEvents = rig.takeEvents()
    later = rig
  }

  /// Compares all changes between different states with a grid: each row is an old state and each cell in it a new
  /// state, both in the order of the states' raw values.
  static func expect(
    _ kind: ComponentKind, _ properties: [Change], _ grid: [[String]],
    sourceLocation: SourceLocation = #_sourceLocation, describe: (Transition) -> String
  ) {
    let states = RefreshState.allCases
    for (old, row) in zip(states, grid) {
      for (new, cell) in zip(states, row) where new != old {
        let description = describe(Transition(kind, properties, from: old, to: new))
        #expect(description == cell, "\(kind): \(old) -> \(new)", sourceLocation: sourceLocation)
      }
    }
    #expect(
      grid.count == states.count && grid.allSatisfy { $0.count == states.count }, sourceLocation: sourceLocation)
  }
}

import RefreshEngine

/// A read-only view of a run at an occasion.
///
/// It refers to the list and the ledger, because a copy of them takes longer than most laws. They are lent only for as long
/// as laws check, and a view can't be copied, so no law can keep it.
package struct RunView: ~Copyable {
  private let list: UnsafePointer<Simulation>
  private let facts: UnsafePointer<Ledger>

  /// Lends a list and a ledger to a view.
  static func lend(_ simulation: inout Simulation, _ ledger: inout Ledger, to body: (borrowing RunView) -> Void) {
    withUnsafePointer(to: &simulation) { list in
      withUnsafePointer(to: &ledger) { facts in body(RunView(list: list, facts: facts)) }
    }
  }

  /// The world with which the run began.
  package var world: World { _read { yield facts.pointee.world } }
  /// The list.
  package var simulation: Simulation { _read { yield list.pointee } }
  /// The ledger of what the app and the world have done, and what the app still owes.
  package var ledger: Ledger { _read { yield facts.pointee } }

  /// The component at a place of the scroll view.
  package func component(_ role: ComponentRole) -> ComponentView? { simulation.view(of: role) }

  /// The settings of a component.
  package func settings(_ component: ComponentView) -> ComponentSettings {
    simulation.components[component.index].settings
  }

  /// The text that a component's state label shows.
  package func title(of component: ComponentView) -> String {
    simulation.components[component.index].labels.state.text
  }

  /// The text that a header's label of the last refresh shows.
  package func time(of component: ComponentView) -> String {
    simulation.components[component.index].labels.lastUpdatedTime.text
  }
}

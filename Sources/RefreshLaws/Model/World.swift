import RefreshEngine

/// The facts with which a run begins, and the conditions that are checked in it.
package struct World: Sendable {
  /// The scroll view and its surroundings.
  package var scene: ScrollScene
  /// The components, in the order in which they are attached.
  package var components: [ComponentBlueprint]
  /// The app's answers to calls.
  package let app: [AppProgram.Entry]
  /// The conditions of the suite.
  package var conditions: RunConditions
  /// Whether laws also check things that take long to check and show in many runs: layout, parts, durations, the app's
  /// waits.
  package let isThorough: Bool

  /// Makes a world.
  package init(
    scene: ScrollScene, components: [ComponentBlueprint], app: [AppProgram.Entry] = [],
    conditions: RunConditions = RunConditions(), isThorough: Bool = true
  ) {
    (self.scene, self.components, self.app) = (scene, components, app)
    (self.conditions, self.isThorough) = (conditions, isThorough)
  }

  /// Whether content that has nothing to scroll yet follows a finger: the component attached last decides.
  func bounces(_ axis: ScrollAxis) -> Bool {
    switch axis {
    case .vertical: components.last?.kind.family.axis == .vertical
    case .horizontal: components.contains { $0.kind.family == .trailer }
    }
  }
}

/// The conditions of a suite that every run has to keep.
package struct RunConditions: Sendable {
  /// The conditions that have to hold after every change.
  package var always: [Condition]
  /// The conditions that have to hold when everything is settled and answered.
  package var atRest: [Condition]
  /// The promises over time.
  package var promises: [TimedPromise]
  /// Whether the app is the whole app: its actions are not drawn, and laws check that it does what an app owes its
  /// users.
  package var hasWholeApp: Bool
  /// The components whose refreshes such an app has to end, also those that it attaches later.
  package var answered: [ComponentRole]
  /// The components that steps of its scenarios make refresh, in place of the app.
  package var begun: Set<ComponentRole>
  /// The flows in which such an app acts.
  package var flows: [AppFlow]
  /// The calls of flows that the run contains in full. The app acts in their steps.
  package var flowCalls: [AppFlow.Call] = []

  /// Makes conditions. The default is none.
  package init(
    always: [Condition] = [], atRest: [Condition] = [], promises: [TimedPromise] = [], hasWholeApp: Bool = false,
    answered: [ComponentRole] = [], begun: Set<ComponentRole> = [], flows: [AppFlow] = []
  ) {
    (self.always, self.atRest, self.promises) = (always, atRest, promises)
    (self.hasWholeApp, self.answered, self.begun, self.flows) = (hasWholeApp, answered, begun, flows)
  }
}

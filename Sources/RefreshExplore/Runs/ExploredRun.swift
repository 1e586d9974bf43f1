import RefreshEngine

/// A run as data: a world, an app and commands.
package struct ExploredRun: Sendable {
  /// The scroll view and its surroundings.
  package var scene: ScrollScene
  /// The components, in the order in which they are attached.
  package var components: [ComponentBlueprint]
  /// The app's answers to calls.
  package var app: [AppProgram.Entry]
  /// The commands, one per step; the run loop turns after each.
  package var commands: [Command]

  /// Creates a run.
  package init(
    scene: ScrollScene, components: [ComponentBlueprint], app: [AppProgram.Entry] = [], commands: [Command] = []
  ) {
    self.scene = scene
    self.components = components
    self.app = app
    self.commands = commands
  }

  /// Returns the simulation before the first step.
  ///
  /// - Parameter isRecording: Whether it records events. The default is `true`.
  package func simulation(recording isRecording: Bool = true) -> Simulation {
    Simulation(scene: scene, components: components, app: AppProgram(app), isRecording: isRecording)
  }
}

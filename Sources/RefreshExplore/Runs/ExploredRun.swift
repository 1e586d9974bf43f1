import RefreshEngine

/// One run: a world, an app and what is done, as data.
package struct ExploredRun: Sendable {
  /// The scroll view and what is around it.
  package var scene: ScrollScene
  /// The components, in the order in which they are attached.
  package var components: [ComponentBlueprint]
  /// The app's answers to calls.
  package var app: [AppProgram.Entry]
  /// What is done, one command a step; the run loop turns after each.
  package var commands: [Command]

  /// Makes a run.
  package init(
    scene: ScrollScene, components: [ComponentBlueprint], app: [AppProgram.Entry] = [], commands: [Command] = []
  ) {
    self.scene = scene
    self.components = components
    self.app = app
    self.commands = commands
  }

  /// The simulation before the first step.
  ///
  /// - Parameter isRecording: Whether it keeps events. The default is that it does.
  package func simulation(recording isRecording: Bool = true) -> Simulation {
    Simulation(scene: scene, components: components, app: AppProgram(app), isRecording: isRecording)
  }
}

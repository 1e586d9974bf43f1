import RefreshEngine
import RefreshPresets

/// The world a scenario begins in.
public struct Setup: Sendable {
  /// The scroll view and what is around it.
  public internal(set) var scene: ScrollScene
  /// Whether the scene names its language itself, so that the preset's does not count.
  var namesLanguage = false
  /// The components, in the order in which they are attached.
  public internal(set) var components: [ComponentBlueprint]
  /// What the app does when it is called.
  let app: AppProgram
  /// The files of the components' frames and arrows, for those who show them.
  public let images: [ComponentRole: ImageFiles]

  /// The simulation at step 0: everything attached, the run loop turned once.
  ///
  /// - Parameter recording: whether it keeps events, those of the setting up included.
  public func simulation(recording: Bool = false) -> Simulation {
    var simulation = Simulation(scene: scene)
    simulation.isRecording = recording
    simulation.app = app.answer
    for component in components { simulation.attach(component) }
    simulation.turn()
    return simulation
  }
}

import RefreshEngine
import RefreshPresets

/// The world in which a scenario begins.
public struct Setup: Sendable {
  /// The scroll view and its surroundings.
  public internal(set) var scene: ScrollScene
  /// The components, in the order in which they are attached.
  public internal(set) var components: [ComponentBlueprint]
  /// The app's answers to calls.
  package var app = AppProgram()
  /// The steps that those answers are written as, one list for each call; none where they come from no file.
  var appSteps: [[ScenarioStep]] = []
  /// The files of the components' frames and arrows, for those who show them.
  public internal(set) var images: [ComponentRole: ImageFiles] = [:]

  /// Returns the simulation at step 0: everything is attached, and the run loop has turned once.
  ///
  /// - Parameter recording: Whether it records events, including those of the setup. The default is `false`.
  public func simulation(recording: Bool = false) -> Simulation {
    Simulation(scene: scene, components: components, app: app, isRecording: recording)
  }
}

extension Setup {
  /// Creates a setup of components in a scene, with their image files.
  package init(scene: ScrollScene, components: [ComponentGraph.Component]) {
    self.init(
      scene: scene, components: components.map(\.blueprint),
      images: Dictionary(components.map { ($0.kind.role, $0.images) }) { first, _ in first })
  }
}

import RefreshEngine
import RefreshPresets

/// The world a scenario begins in.
public struct Setup: Sendable {
  /// The scroll view and what is around it.
  public internal(set) var scene: ScrollScene
  /// The components, in the order in which they are attached.
  public internal(set) var components: [ComponentBlueprint]
  /// The app's answers to calls.
  package var app = AppProgram()
  /// The steps that those answers are written as, one list for each call; none where they come from no file.
  var appSteps: [[ScenarioStep]] = []
  /// The files of the components' frames and arrows, for those who show them.
  public internal(set) var images: [ComponentRole: ImageFiles] = [:]

  /// The simulation at step 0: everything attached, the run loop turned once.
  ///
  /// - Parameter recording: Whether it keeps events, those of the setting up included. The default is that it does not.
  public func simulation(recording: Bool = false) -> Simulation {
    Simulation(scene: scene, components: components, app: app, isRecording: recording)
  }
}

extension Setup {
  /// Components in a scene, with the files that they show.
  package init(scene: ScrollScene, components: [ComponentGraph.Component]) {
    self.init(
      scene: scene, components: components.map(\.blueprint),
      images: Dictionary(components.map { ($0.kind.role, $0.images) }) { first, _ in first })
  }
}

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
    Simulation(scene: scene, components: components, app: app, isRecording: recording)
  }
}

/// What a preset brings into a scenario, to be put into the place of what another brought.
struct Variation: Sendable {
  /// The components, in the order in which they are attached.
  let components: [ComponentBlueprint]
  /// The language, a BCP-47 tag; nil where the preset says nothing.
  let language: String?
  /// The texts that the components show by themselves.
  let texts: Texts

  /// What a preset brings; nil brings nothing.
  init(_ preset: Preset?) {
    components = preset?.components.map(\.blueprint) ?? []
    language = preset?.language
    texts = preset?.texts ?? Texts()
  }

  /// Components without a preset around them.
  init(components: [ComponentGraph.Component]) {
    self.components = components.map(\.blueprint)
    language = nil
    texts = Texts()
  }
}

extension Scenario {
  /// The scenario with another preset in the place of its own; a language that its scene names stays.
  func with(_ variation: Variation) -> Scenario {
    var scenario = self
    scenario.setup.scene.texts = variation.texts
    if !setup.namesLanguage { scenario.setup.scene.language = variation.language ?? ScrollScene().language }
    scenario.setup.components = variation.components
    return scenario
  }
}

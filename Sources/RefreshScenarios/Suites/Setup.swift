import RefreshDiagnostics
import RefreshEngine
import RefreshLaws
import RefreshPresets

/// The world in which a scenario begins, with the places where its file says it.
public struct Setup: Sendable {
  /// The scene with its origins, and what else steps are read with.
  package var world: StepWorld
  /// The components, in the order in which they are attached.
  public internal(set) var components: [ComponentBlueprint]
  /// The components as files describe them; none where they come from no file.
  var written: [ComponentGraph.Component] = []
  /// The roles of components of unknown type, because their declarations are invalid.
  var unknown: [ComponentRole] = []
  /// The components of all `attach` steps of the suite, with their types and parts.
  var attached: [ComponentBlueprint] = []
  /// The app's answers to calls.
  package var app: AppProgram
  /// The steps that those answers are written as; none where they come from no file.
  package var appSteps: [AppProgram.Hook: [ScenarioStep]] = [:]
  /// The steps of the suite's answers that the scenario replaces by its own.
  var replacedSteps: [AppProgram.Hook: [ScenarioStep]] = [:]
  /// The conditions that must hold after every change.
  package var always: [Condition] = []
  /// The conditions that must hold at the end, once everything has come to rest.
  package var atRest: [Condition] = []
  /// The promises over time, which each run has to keep.
  package var promises: [TimedPromise] = []
  /// Whether conditions were declared to hold always or at rest, valid or not.
  var isWatched = false
  /// The names of the keys that say it in the suite, or that say what is different in the scenario, each with the place of
  /// the key and its value.
  var keys: [Located<String>] = []
  /// The language that the preset assigns, with its key; nil if it assigns none.
  var language: WrittenValue? {
    get { languages.first }
    set { languages = newValue.map { [$0] } ?? [] }
  }
  /// At most one, in an array: each scenario has its setup, and few presets assign a language.
  private var languages: [WrittenValue] = []
  /// The map of the suite in its file; nil where the setup comes from no file.
  package var suite: Span?
  /// The scroll view and its surroundings.
  public internal(set) var scene: ScrollScene {
    get { world.scene.scene }
    set { world.scene.scene = newValue }
  }

  /// Creates a setup that comes from no file.
  init(scene: ScrollScene, components: [ComponentBlueprint], app: AppProgram = AppProgram()) {
    self.init(world: StepWorld(), components: components, app: app)
    self.scene = scene
  }

  /// Creates the setup of a suite without its app.
  init(world: StepWorld, components: [ComponentGraph.Component]) {
    self.init(world: world, components: components.map(\.blueprint), app: AppProgram())
    written = components
  }

  private init(world: StepWorld, components: [ComponentBlueprint], app: AppProgram) {
    (self.world, self.components, self.app) = (world, components, app)
  }

  /// Creates a setup of components in a scene, with their image files.
  package init(scene: ScrollScene, components: [ComponentGraph.Component]) {
    self.init(world: StepWorld(), components: components)
    self.scene = scene
  }

  /// Returns the component in a position as its file describes it, or nil if it comes from no file.
  package func written(_ role: ComponentRole) -> ComponentGraph.Component? {
    written.first { $0.kind.role == role }
  }

  /// Returns the files of a component's frames and arrows, for those who show them.
  package func images(of role: ComponentRole) -> ImageFiles { written(role)?.images ?? ImageFiles() }

  /// Returns the simulation at step 0: everything is attached, and the run loop has turned once.
  ///
  /// - Parameter recording: Whether it records events, including those of the setup. The default is `false`.
  public func simulation(recording: Bool = false) -> Simulation {
    Simulation(scene: scene, components: components, app: app, isRecording: recording)
  }

  /// Returns the same simulation, keeping a journal from which it can be explained.
  func explainedSimulation() -> Simulation {
    Simulation(scene: scene, components: components, isRecording: true, keepsJournal: true, answer: app.answer)
  }
}

import RefreshDiagnostics
import RefreshEngine
import RefreshPresets

/// One scenario, ready to run.
public struct Scenario: Sendable {
  /// Its name, unique in its suite.
  public let name: String
  /// Where its name stands.
  public let nameSpan: Span
  /// Where it stands, from its first key to the end of its last.
  public let span: Span
  /// The name of its suite.
  public let suite: String
  /// What it is about, to select by.
  public let tags: [String]
  /// The example that it was made with, nil if it has none.
  public let example: Example?
  /// Why it does not run, nil if it does.
  public let skip: String?
  /// Whether only it runs, and others that say so.
  public let only: Bool
  /// Where it says so, nil if it does not.
  public let onlySpan: Span?
  /// Whether it goes on after a step that failed.
  public internal(set) var soft: Bool
  /// The world it begins in.
  public internal(set) var setup: Setup
  /// Its steps, flows and repetitions written out.
  public let steps: [ScenarioStep]

  /// What has to hold after every change.
  let always: [Condition]
  /// Whether one of its steps needs to know what happened.
  let needsEvents: Bool

  /// Whether it can fail because something is not as expected.
  var expects: Bool { !always.isEmpty || steps.contains { $0.step.expects } }

  /// - Parameters:
  ///   - name: its name.
  ///   - span: where it stands.
  ///   - suite: the name of its suite.
  ///   - example: the example that it was made with.
  ///   - draft: what its keys have given.
  ///   - setup: the world it begins in.
  ///   - always: what has to hold after every change.
  ///   - steps: its steps.
  init(
    name: Located<String>, span: Span, suite: String, example: Example?, draft: ScenarioDraft, setup: Setup,
    always: [Condition], steps: [ScenarioStep]
  ) {
    self.name = name.value
    nameSpan = name.span
    self.span = span
    self.suite = suite
    self.example = example
    tags = draft.tags
    skip = draft.skip
    only = draft.only?.value ?? false
    onlySpan = draft.only.flatMap { $0.value ? $0.span : nil }
    soft = draft.soft
    self.setup = setup
    self.always = always
    self.steps = steps
    needsEvents = steps.contains { $0.step.needsEvents }
  }
}

extension Scenario {
  /// Makes a scenario of commands, which stands in no file.
  ///
  /// - Parameters:
  ///   - name: The scenario's name.
  ///   - suite: The name of its suite.
  ///   - scene: The scene that it begins in.
  ///   - components: The components, in the order in which they are attached.
  ///   - steps: The commands with the names of the steps that stand for them.
  package init(
    name: String, suite: String, scene: ScrollScene, components: [ComponentPreset],
    steps: [(name: String, command: Command)]
  ) {
    let nowhere = Span(wholeOf: SourceFile(path: "", bytes: []))
    self.init(
      name: Located(value: name, span: nowhere), span: nowhere, suite: suite, example: nil, draft: ScenarioDraft(),
      setup: Setup(
        scene: scene, components: components.map(\.blueprint), app: AppProgram(),
        images: Dictionary(components.map { ($0.kind.role, $0.images) }) { first, _ in first }),
      always: [],
      steps: steps.map { name, command in
        // Looked at from event to event, as the step is.
        let step: any Step = if case .settle = command { Wait(end: .settled) } else { Perform(command) }
        return ScenarioStep(step: step, name: name, span: nowhere)
      })
  }
}

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
  init(components: [ComponentPreset]) {
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

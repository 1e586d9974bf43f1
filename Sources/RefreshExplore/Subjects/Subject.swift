import RefreshEngine
import RefreshPresets
import RefreshScenarios

/// What is explored: the components of a preset or a suite, with what a suite says of the world that they are in.
package struct Subject: Sendable {
  /// The name of the preset, or of the suite.
  package let name: String
  /// The path of the file.
  package let path: String
  /// The components, in the order in which they are attached.
  package let components: [ComponentGraph.Component]
  /// The scene; where it is free, only its languages and texts count.
  package let scene: ScrollScene
  /// Whether runs draw a scene of their own.
  package let isSceneFree: Bool
  /// The app's answers; nil where runs draw answers of their own.
  package let app: [AppProgram.Entry]?
  /// The suite, nil for a preset.
  package let suite: Suite?
  /// The conditions that every run has to keep.
  package let conditions: RunConditions
  /// The flows of the suite, as commands.
  let gestures: [[Command]]
  /// The scenarios of the suite, as runs.
  let examples: [ExploredRun]

  /// A preset, in any world.
  package init(_ preset: Preset, path: String) {
    name = preset.name
    self.path = path
    components = preset.components
    var scene = ScrollScene()
    scene.languageCode = preset.language
    scene.texts = preset.texts
    self.scene = scene
    (isSceneFree, app, suite, conditions, gestures, examples) = (true, nil, nil, RunConditions(), [], [])
  }

  /// A suite: its components in its scene with its app, where it names them.
  package init(_ suite: Suite) {
    name = suite.name
    path = suite.span.file.path
    components = suite.components
    scene = suite.setup.scene
    isSceneFree = !suite.namesScene
    app = suite.namesApp ? suite.setup.app.entries : nil
    self.suite = suite
    conditions = RunConditions(always: suite.always, atRest: suite.atRest)
    gestures = suite.scenarios.flatMap(\.flowCommands)
    examples = suite.scenarios.compactMap { ExploredRun($0) }
  }

  /// The settings of the component at a place.
  func blueprint(_ role: ComponentRole) -> ComponentBlueprint? {
    components.first { $0.kind.role == role }?.blueprint
  }
}

extension ExploredRun {
  /// A scenario's commands in its world; nil if they hang on what it sees, or there are none.
  init?(_ scenario: Scenario) {
    guard let replay = scenario.replay else { return nil }
    let commands = replay.steps.flatMap(\.commands)
    guard !commands.isEmpty else { return nil }
    self.init(
      scene: scenario.setup.scene, components: scenario.setup.components, app: scenario.setup.app.entries,
      commands: commands)
  }
}

extension Scenario {
  /// The commands of each flow that it calls.
  fileprivate var flowCommands: [[Command]] {
    var calls: [(place: Int, commands: [Command])] = []
    for step in steps {
      guard let link = step.route.first, link.flow != nil else { continue }
      let place = link.label.span.start
      if calls.last?.place != place { calls.append((place, [])) }
      calls[calls.count - 1].commands += step.commands ?? []
    }
    return calls.map(\.commands).filter { !$0.isEmpty }
  }
}

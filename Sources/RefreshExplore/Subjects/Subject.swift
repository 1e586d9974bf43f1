import RefreshEngine
import RefreshLaws
import RefreshPresets
import RefreshScenarios

/// The subject of an exploration: the components of a preset or a suite, with what a suite declares about their
/// world.
package struct Subject: Sendable {
  /// The name of the preset, or of the suite.
  package let name: String
  /// The path of the file.
  package let path: String
  /// The components, in the order in which they are attached.
  package let components: [ComponentGraph.Component]
  /// The scene; where it is free, only its languages and texts count.
  package let scene: ScrollScene
  /// Whether runs draw their own scenes.
  package let isSceneFree: Bool
  /// The app's answers; `nil` if runs draw their own.
  package let app: [AppProgram.Entry]?
  /// The preset: that of the file, or the one that the suite names; `nil` for a suite with its own components.
  let preset: Preset?
  /// The suite; `nil` for a preset.
  package let suite: Suite?
  /// The conditions that every run has to meet.
  package let conditions: RunConditions
  /// The components whose refreshes scenarios end by a step, with the first such scenario's name, where an app is written.
  /// Nothing is known about the end of those that the app doesn't answer: the scenarios play it.
  let endedByScenarios: [ComponentRole: String]
  /// The rules for the contents of runs.
  package var drawing: DrawingRules
  /// The flows of the suite, as commands.
  let gestures: [[Command]]
  /// The waits of at least 0.2 s in the suite's app.
  let waits: [Interval]
  /// The scenarios of the suite, as runs.
  let examples: [ExploredRun]

  /// Creates the subject of a preset, which runs explore in any world.
  package init(_ preset: Preset, path: String) {
    name = preset.name
    self.preset = preset
    self.path = path
    components = preset.components
    var scene = ScrollScene()
    scene.languageCode = preset.language
    scene.texts = preset.texts
    self.scene = scene
    (isSceneFree, app, suite, conditions, gestures, waits, examples) = (true, nil, nil, RunConditions(), [], [], [])
    endedByScenarios = [:]
    drawing = DrawingRules()
  }

  /// Creates the subject of a suite: its components, in its scene and with its app if it declares them.
  package init(_ suite: Suite) {
    name = suite.name
    path = suite.span.file.path
    components = suite.components
    scene = suite.setup.scene
    isSceneFree = !suite.namesScene
    app = suite.namesApp ? suite.setup.app.entries : nil
    (self.suite, preset) = (suite, suite.preset)
    drawing = suite.drawing
    endedByScenarios = suite.namesApp ? suite.endedByScenarios : [:]
    let ended = Set(endedByScenarios.keys)
    let flows = suite.scenarios.flatMap(\.calledFlows)
    gestures = flows.map(\.commands)
    waits = (app ?? []).flatMap(\.commands).compactMap { command in
      if case .wait(let time) = command, time.seconds >= 0.2 { time } else { nil }
    }
    conditions = RunConditions(
      always: suite.always, atRest: suite.atRest, promises: suite.promises, hasWholeApp: suite.namesApp,
      answered: suite.namesApp ? ComponentRole.allCases.filter { !ended.contains($0) } : [],
      begun: suite.begunByScenarios, flows: suite.namesApp ? AppFlow.distinct(in: flows) : [])
    examples = suite.scenarios.compactMap { ExploredRun($0) }
  }
}

extension ExploredRun {
  /// Creates a run of a scenario's commands in its world, or `nil` if they depend on what it observes or there are
  /// none.
  init?(_ scenario: Scenario) {
    guard let replay = scenario.replay else { return nil }
    let commands = replay.steps.flatMap(\.commands)
    guard !commands.isEmpty else { return nil }
    self.init(
      scene: scenario.setup.scene, components: scenario.setup.components, app: scenario.setup.app.entries,
      commands: commands)
  }
}

extension Subject {
  /// The components that the app of a suite doesn't answer, with the cause that isn't looked for and the scenario that plays
  /// the app and ends a refresh.
  var unchecked: [(role: ComponentRole, cause: String, scenario: String)] {
    components.map(\.kind).compactMap { kind in
      guard let scenario = endedByScenarios[kind.role], app?.answers(kind.role) != true else { return nil }
      return (kind.role, Problem.Shape.unended(kind.family).id, scenario)
    }
  }

  /// Returns a component as it would be without one of its keys; `nil` if the rest is no component.
  func component(_ component: ComponentGraph.Component, without key: String) -> ComponentGraph.Component? {
    // A preset says where its components' images and texts come from.
    guard let preset else { return component.removing([key]) }
    return preset.removing([component.kind.role.rawValue, key])?[component.kind.role]
  }
}

extension Suite {
  /// The components that steps of scenarios make refresh.
  fileprivate var begunByScenarios: Set<ComponentRole> {
    Set(
      scenarios.flatMap(\.steps).flatMap { $0.commands ?? [] }.compactMap { command in
        command.traits.effect == .begin ? command.traits.role : nil
      })
  }

  /// The components whose refreshes a scenario ends by a step, with the first such scenario's name.
  fileprivate var endedByScenarios: [ComponentRole: String] {
    var names: [ComponentRole: String] = [:]
    for scenario in scenarios {
      let ended = scenario.steps.flatMap { $0.commands ?? [] }.compactMap(\.endedRole)
      for role in ended where names[role] == nil { names[role] = scenario.name }
    }
    return names
  }
}

extension Problem {
  /// Returns what its runs ask of the library, apart from what a suite's own app does: that is never too much to be
  /// reported.
  func chosenLevel(in subject: Subject) -> Level { subject.app == nil ? level : drivenLevel }
}

extension Scenario {
  /// The flows that the scenario calls, with their commands. Those that wait for a condition are left out: without the
  /// condition, they would do something else.
  fileprivate var calledFlows: [(name: String, commands: [Command])] {
    var calls: [(place: Int, name: String, commands: [Command])] = []
    var waiting: Set<Int> = []
    for step in steps {
      guard let link = step.route.first, let name = link.flow else { continue }
      let place = link.label.span.start
      if calls.last?.place != place { calls.append((place, name, [])) }
      calls[calls.count - 1].commands += step.commands ?? []
      if step.awaited != nil { waiting.insert(place) }
    }
    return calls.filter { !waiting.contains($0.place) && !$0.commands.isEmpty }.map { ($0.name, $0.commands) }
  }
}

extension AppFlow {
  /// Returns the flows in which the app acts, without duplicates.
  fileprivate static func distinct(in calls: [(name: String, commands: [Command])]) -> [AppFlow] {
    var flows: [AppFlow] = []
    for (name, commands) in calls {
      let flow = AppFlow(name: name, parts: commands.map { Step($0, text: $0.text) })
      let isKnown = flows.contains { $0.name == name && $0.steps.map(\.text) == flow.steps.map(\.text) }
      if !flow.steps.isEmpty, !isKnown { flows.append(flow) }
    }
    return flows
  }
}

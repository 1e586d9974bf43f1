import RefreshDiagnostics
import RefreshEngine
import RefreshPresets
import RefreshYAML

/// Reads one document as a suite.
struct SuiteReader {
  private let document: YAMLDocument
  /// What is wrong in the document and in the preset that it names.
  private(set) var diagnostics: Diagnostics

  /// Begins with what is wrong already.
  init(_ document: YAMLDocument, found: Diagnostics) {
    self.document = document
    diagnostics = found
  }

  /// The suite, nil if something is wrong with it.
  mutating func read(presets: inout PresetShelf) -> Suite? {
    let root = document.root
    guard root.kind == .mapping else {
      let found = root.isNull ? "nothing" : found(root)
      diagnostics.add(
        Diagnostic(.wrongType, "a suite must be a map, found \(found)", at: root.beginning, help: shortSuite))
      return nil
    }
    var draft = SuiteDraft()
    SuiteKeys.all.decode(root, as: "suite", to: &draft, into: &diagnostics)
    let preset = draft.preset.flatMap { presets.preset(at: $0, from: document.file, into: &diagnostics) }
    checkComponents(draft, of: root)

    var world = World(draft, preset: preset, attached: Set(attachedKinds(in: root)))
    if let scene = draft.scene { world.scene.read(scene, into: &diagnostics) }
    if let app = draft.app {
      world.app = AppReader.read(app, cast: world.everyone, into: &diagnostics)
    }
    let name = draft.name?.value ?? ""
    let scenarios = draft.scenarios.compactMap { readScenario($0, of: name, in: world) }
    checkNames(scenarios)
    // What is no list, or under a misspelt key, has been diagnosed.
    let isList = root["scenarios"].map { $0.kind == .sequence } ?? !isMisspelt("scenarios", in: root)
    if draft.scenarios.isEmpty, isList {
      diagnostics.add(
        Diagnostic(
          .noScenario, "the suite has no scenario", at: draft.scenariosPlace ?? draft.name?.span ?? root.beginning,
          severity: .warning))
    }
    // A preset that can't be used was diagnosed where it was first named.
    let hasComponents = draft.preset == nil || preset != nil
    guard let span = draft.name?.span, hasComponents, !diagnostics.hasErrors else { return nil }
    return Suite(name: name, span: span, scenarios: scenarios, node: root)
  }

  /// A suite has a preset or components of its own.
  private mutating func checkComponents(_ draft: SuiteDraft, of root: Node) {
    if let preset = draft.preset, let component = draft.components.first {
      diagnostics.add(
        Diagnostic(
          .presetAndComponents, "a suite has a preset or components of its own, not both", at: component.place,
          labels: [Diagnostic.Label("the preset is here", at: preset.span)]))
    }
    let names = ["preset"] + ComponentRole.allCases.map(\.rawValue)
    if !names.contains(where: { root[$0] != nil || isMisspelt($0, in: root) }) {
      diagnostics.add(
        Diagnostic(
          .noComponent, "the suite has no component", at: root.beginning,
          help: "name a `preset`, or add a `header`, a `footer` or a `trailer`"))
    }
  }

  /// Whether an unknown key is probably meant to be one; it has been diagnosed then.
  private func isMisspelt(_ name: String, in root: Node) -> Bool {
    root.entries.contains { entry in
      guard let key = entry.key.scalar, SuiteKeys.all[key] == nil else { return false }
      return nearestName(to: key, in: [name]) != nil
    }
  }

  /// Names are what scenarios are chosen by.
  private mutating func checkNames(_ scenarios: [Scenario]) {
    var first: [String: Span] = [:]
    for scenario in scenarios {
      guard let other = first[scenario.name] else {
        first[scenario.name] = scenario.nameSpan
        continue
      }
      diagnostics.add(
        Diagnostic(
          .duplicateScenario, "another scenario of the suite is called \(quoted(scenario.name))",
          at: scenario.nameSpan,
          labels: [Diagnostic.Label("it is here", at: other)]))
    }
  }

  private mutating func readScenario(_ node: Node, of suite: String, in world: World) -> Scenario? {
    guard !node.isBroken else { return nil }
    var draft = ScenarioDraft()
    let isComplete = ScenarioKeys.all.decode(node, as: "scenarios", to: &draft, into: &diagnostics)
    guard node.kind == .mapping else { return nil }
    var world = world
    if let scene = draft.scene { world.scene.read(scene, into: &diagnostics) }
    if let app = draft.app {
      world.app.merge(AppReader.read(app, cast: world.everyone, into: &diagnostics)) { $1 }
    }
    var reader = StepReader(.scenario, cast: world.cast)
    let steps = draft.steps.compactMap { reader.read($0, into: &diagnostics) }
    guard let name = draft.name, isComplete else { return nil }
    if steps.count == draft.steps.count, !steps.contains(where: { $0.step.expects }) {
      diagnostics.add(
        Diagnostic(
          .noExpectation, "the scenario expects nothing", at: name.span, severity: .warning,
          help: "add an `expect` or `expectEvents` step"))
    }
    return Scenario(
      name: name, span: node.span, suite: suite, tags: draft.tags, setup: world.setup, steps: steps)
  }
}

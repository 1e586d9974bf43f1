import RefreshDiagnostics
import RefreshEngine
import RefreshPresets
import RefreshYAML

/// Reads a document as a suite.
struct SuiteReader {
  let document: YAMLDocument
  /// The keys of the document that suites don't have.
  private let unknownKeys: [String]
  /// The diagnostics of the document and of the preset that it names.
  var diagnostics = Diagnostics()
  /// The remaining budget of the flows, repetitions and examples of the file.
  private(set) var budget: ExpansionBudget

  init(document: YAMLDocument, budget: ExpansionBudget) {
    (self.document, self.budget) = (document, budget)
    unknownKeys = document.root.entries.compactMap(\.key.scalar).filter { SuiteKeys.all[$0] == nil }
  }

  /// Returns the suite, or `nil` if it has errors.
  ///
  /// - Parameters:
  ///   - library: The presets that it may name.
  ///   - keepsSound: Whether errors in some scenarios leave the others.
  mutating func read(presets library: inout PresetLibrary, keepsSound: Bool) -> Suite? {
    let root = document.root
    guard root.kind == .mapping else {
      let found = root.isNull ? "nothing" : found(root)
      return diagnostics.refuse(
        .wrongType, "a suite must be a map, found \(found)", at: root.beginning,
        help: root.kind == .sequence && root.style == .block
          ? "remove the dashes; the suites of a file are separated by lines of `---`" : shortSuite)
    }
    if isPreset(root) {
      return diagnostics.refuse(
        .wrongFile, "this is a preset, but a suite of scenarios is needed", at: root.beginning,
        help:
          "begin a suite with `suite: …` and specify its preset by `preset: …`; presets are in files `*.preset.yaml`"
      )
    }
    var draft = SuiteDraft()
    SuiteKeys.all.decode(root, as: "suite", to: &draft, into: &diagnostics)
    let preset = draft.preset.flatMap {
      library.preset(named: $0.value, at: $0.span, in: document.file, into: &diagnostics)
    }
    checkComponents(draft, of: root)

    let world = StepWorld(allowsOutside: library.allowsOutside, lookups: library.lookups)
    let own = draft.components.compactMap { component in
      component.read(images: world.images(around: component.file.path), into: &diagnostics)
    }
    let components = ComponentRole.allCases.compactMap { role in preset?[role] ?? own.first { $0.kind.role == role }
    }
    var setup = Setup(world: world, components: components)
    setup.suite = root.span
    setup.scene.languageCode = preset?.language
    setup.language = preset?.written["language"]
    if let texts = preset?.texts { setup.scene.texts = texts }
    setup.attached = [ComponentBlueprint](attachedIn: root)
    // Without any component, that is the error, and not each step about one.
    let lacksPreset = draft.preset != nil ? preset == nil : isMisspelt("preset") || draft.components.isEmpty
    setup.unknown = ComponentRole.allCases.filter { role in
      lacksPreset || isMisspelt(role.rawValue)
        || draft.components.contains { $0.role == role } && !own.contains { $0.kind.role == role }
    }
    setup.read(draft.setup, in: root, into: &diagnostics)
    let name = draft.name?.value ?? ""
    var flows = draft.flows.map { Flows($0, into: &diagnostics) } ?? Flows()
    // A document without its beginning is a part of another, which may have the flows.
    let isPart = draft.name == nil && draft.preset == nil && draft.components.isEmpty
    flows.areUnreadable = draft.flows == nil && (root["flows"] != nil || isMisspelt("flows") || isPart)
    for scenario in draft.scenarios {
      flows.diagnosed.formUnion(scenario["flows"]?.entries.compactMap(\.key.scalar) ?? [])
    }
    var reader = ScenarioReader(
      suite: name, setup: setup, flows: flows, shelf: SnapshotShelf(of: document.file, in: library), budget: budget)
    let scenarios = draft.scenarios.flatMap { reader.read($0, into: &diagnostics) }
    budget = reader.budget
    checkNames(scenarios)
    checkUnused(reader.flows, in: setup)
    // A value that is not a list, or is under a misspelt key, has already been diagnosed.
    let isList =
      root["scenarios"].map { $0.kind == .sequence }
      ?? (!isMisspelt("scenarios") && !unknownKeys.contains { ScenarioKeys.all[$0] != nil })
    if draft.scenarios.isEmpty, isList {
      diagnostics.add(
        .noScenario, "the suite has no scenario",
        at: root.entry("scenarios")?.key.span ?? draft.name?.span ?? root.beginning)
    }
    // An unusable preset was diagnosed where it was first named.
    let hasComponents = draft.preset == nil || preset != nil
    guard let span = draft.name?.span, hasComponents,
      let sound = keepsSound ? sound(scenarios, among: draft.scenarios) : diagnostics.hasErrors ? nil : scenarios
    else { return nil }
    return Suite(
      name: name, span: span, scenarios: sound, preset: preset, components: components, setup: setup,
      drawing: draft.drawing, attached: Set(setup.attached.map(\.kind)), isWhole: !diagnostics.hasErrors)
  }

  /// Returns the scenarios without errors, or nil if there is an error that may concern all of them.
  ///
  /// - Parameters:
  ///   - scenarios: The scenarios that could be read.
  ///   - nodes: The items of the list of scenarios.
  private func sound(_ scenarios: [Scenario], among nodes: [Node]) -> [Scenario]? {
    let errors = diagnostics.all.filter { $0.severity == .error }.map(\.span)
    guard errors.allSatisfy({ error in nodes.contains { $0.span.contains(error) } }) else { return nil }
    let broken = nodes.filter { node in
      let used = node.aliased + [node.span]
      return errors.contains { error in used.contains { $0.contains(error) } }
    }.map(\.span)
    return scenarios.filter { scenario in !broken.contains { $0.contains(scenario.span) } }
  }

  /// Returns whether a map is a preset: it has keys of presets and none that only suites have.
  private func isPreset(_ root: Node) -> Bool {
    guard root["name"] != nil || root["extends"] != nil else { return false }
    let own = SuiteKeys.all.keys.map(\.name).filter { !PresetSchema.names.contains($0) }
    guard !own.contains(where: { root[$0] != nil || isMisspelt($0, except: PresetSchema.names) })
    else { return false }
    return ComponentRole.allCases.contains { root[$0.rawValue] != nil } || root["extends"] != nil
      || root["language"] != nil || root["strings"] != nil
  }

  /// Checks that a suite has either a preset or its own components.
  private mutating func checkComponents(_ draft: SuiteDraft, of root: Node) {
    if let preset = draft.preset, let component = draft.components.first {
      diagnostics.add(
        .presetAndComponents, "a suite can have a preset or its own components, but not both",
        at: component.place, labels: [Diagnostic.Label("the preset is here", at: preset.span)])
    }
    let names = ["preset"] + ComponentRole.allCases.map(\.rawValue)
    let isNamed =
      names.contains { name in
        root[name] != nil || isMisspelt(name)
          || unknownKeys.contains { root[$0]?[name] != nil || $0.hasPrefix(name + ".") }
      } || unknownKeys.contains("type")
    if !isNamed {
      diagnostics.add(
        .noComponent, "the suite doesn't have a component", at: root.beginning,
        help: "add a `preset`, a `header`, a `footer` or a `trailer`")
    }
  }

  /// Returns whether an unknown key is probably a misspelling of a name; it has then been diagnosed.
  ///
  /// - Parameter others: Keys that aren't misspelt. The default is none.
  private func isMisspelt(_ name: String, except others: [String] = []) -> Bool {
    unknownKeys.contains { key in
      guard !others.contains(key) else { return false }
      return nearestName(to: key, in: [name]) != nil || ForeignName.meanings(of: key).contains(name)
        || SuiteKeys.all.meaning(of: key) == name
    }
  }

  /// Checks that names are unique, because scenarios are selected by them. Equal names of one scenario's examples
  /// are reported once.
  private mutating func checkNames(_ scenarios: [Scenario]) {
    var first: [String: Scenario] = [:]
    var reported: Set<Span> = []
    for scenario in scenarios {
      guard let other = first[scenario.name] else {
        first[scenario.name] = scenario
        continue
      }
      let examples = [other, scenario].compactMap(\.example)
      let name = quoted(scenario.name)
      if other.nameSpan != scenario.nameSpan {
        diagnostics.add(
          .duplicateScenario, "another scenario of the suite is also called \(name)", at: scenario.nameSpan,
          labels: [Diagnostic.Label("it is here", at: other.nameSpan)]
            + examples.map { Diagnostic.Label("with this example", at: $0.span) },
          fix: examples.isEmpty ? Self.numbered(scenario, among: scenarios) : nil)
      } else if reported.insert(scenario.nameSpan).inserted {
        diagnostics.add(
          .duplicateScenario, "two examples result in the same scenario name, \(name)", at: scenario.nameSpan,
          labels: zip(["the first example", "the other"], examples).map { Diagnostic.Label($0, at: $1.span) },
          help: "use parameters that differ in the name, like `${\(examples.last?.values.first?.name ?? "how")}`")
      }
    }
  }

  /// Returns the fix that adds the first free number to the name of a scenario.
  private static func numbered(_ scenario: Scenario, among others: [Scenario]) -> Fix? {
    let taken = Set(others.map(\.name))
    let name = (2...max(2, others.count + 1)).lazy.map { "\(scenario.name) \($0)" }.first { !taken.contains($0) }
    return Located(value: scenario.name, span: scenario.nameSpan).fix(name.map { Correction($0, isSafe: false) })
  }

  /// Warns of flows that no step calls: they are unused, or a call misspells their name.
  private mutating func checkUnused(_ flows: Flows, in setup: Setup) {
    // A step that could not be read may have been the one that calls it.
    guard !diagnostics.hasErrors else { return }
    for flow in flows.unused {
      diagnostics.add(
        .unusedFlow, "no step calls the flow \(quoted(flow.name.value))", at: flow.name.span,
        help: "call it by `flow: \(flow.name.value)`, or remove it")
      guard flow.parameters.isEmpty, !budget.isSpent else { continue }
      var reader = StepReader(
        .scenario, cast: setup.everyone, in: setup.world, flows: flows, budget: budget)
      _ = reader.read(flow.template.filled(with: [:]).items)
      diagnostics.add(contentsOf: reader.diagnostics)
      budget = reader.budget
    }
  }
}

extension Node {
  /// The places elsewhere in the text of what aliases in the node stand for: errors in it are reported there.
  fileprivate var aliased: [Span] {
    var spans: [Span] = []
    var rest = [self]
    while let node = rest.popLast() {
      for child in node.items + node.entries.map(\.value) {
        rest.append(child)
        if !node.span.contains(child.span) { spans.append(child.span) }
      }
    }
    return spans
  }
}

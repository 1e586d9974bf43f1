import RefreshDiagnostics
import RefreshPresets
import RefreshYAML

/// Reads an entry of `scenarios`: one scenario, or one for each example.
struct ScenarioReader {
  /// The name of the suite.
  let suite: String
  /// The setup of the suite's scenarios.
  let setup: Setup
  /// The flows of the suite.
  private(set) var flows: Flows
  /// The snapshots of the suite's file.
  var shelf: SnapshotShelf
  /// The remaining budget of flows, repetitions and examples.
  private(set) var budget: ExpansionBudget

  /// Returns the scenarios of a node, without the invalid ones.
  mutating func read(_ node: Node, into diagnostics: inout Diagnostics) -> [Scenario] {
    guard !node.isBroken else { return [] }
    guard node.kind == .mapping else {
      diagnostics.add(
        .wrongType, "a scenario must be a map, found \(found(node))", at: node.beginning,
        help: "write `- name: …`, and below it `steps:`\(node.stepsMeant.map { " with `\($0)`" } ?? "")")
      return []
    }
    let template = NodeTemplate(node, except: "examples")
    let examples = ExampleReader.read(node["examples"], for: template, into: &diagnostics)
    var faults = TemplateFaults()
    let scenarios = (examples ?? [([:], nil)]).compactMap { values, example -> Scenario? in
      guard !budget.isSpent, isAffordable(template, as: example, with: values, into: &diagnostics) else {
        return nil
      }
      let filled = template.filled(with: values)
      var found = Diagnostics()
      found.add(equalKeysOf: template, in: filled)
      let scenario = read(filled, as: example, into: &found)
      // Values with a parameter in another notation have been diagnosed.
      let slips = diagnostics.all.filter { $0.rule == .badParameter }.map(\.span)
      if examples == nil { found = Diagnostics(found.all.filter { !slips.contains(where: $0.span.overlaps) }) }
      diagnostics.add(faults.keep(found), in: filled.document)
      // Steps beside `steps` have been diagnosed.
      let isRead = node.entries.allSatisfy {
        ScenarioKeys.all[$0.key.scalar ?? ""] != nil || StepCatalogue[$0.key.scalar ?? ""] == nil
      }
      if let scenario, isRead, !scenario.expects, !setup.isWatched, scenario.skip == nil {
        diagnostics.add(
          .noExpectation, "the scenario expects nothing", at: scenario.nameSpan,
          help: "add an `expect` or `expectEvents` step")
      }
      return scenario
    }
    return examples == nil ? [] : scenarios
  }

  /// Returns whether the budget allows an example to be expanded, and diagnoses values that do not fit where they
  /// are used.
  private mutating func isAffordable(
    _ template: NodeTemplate, as example: Example?, with values: [String: Node], into diagnostics: inout Diagnostics
  ) -> Bool {
    guard let example else { return true }
    if let reason = budget.spend(template, with: values) {
      diagnostics.add(.tooManySteps, reason, at: example.span, help: ExpansionBudget.help)
    }
    diagnostics.add(misfitsOf: values, in: template)
    return !budget.isSpent
  }

  private mutating func read(_ node: Node, as example: Example?, into diagnostics: inout Diagnostics) -> Scenario? {
    var draft = ScenarioDraft()
    var isComplete = ScenarioKeys.all.decode(node, as: "scenarios", to: &draft, into: &diagnostics)
    guard node.kind == .mapping else { return nil }
    var setup = setup
    if !setup.read(draft.setup, in: node, into: &diagnostics) { isComplete = false }
    var reader = StepReader(.scenario, cast: setup.cast, in: setup.world, flows: flows, budget: budget)
    var steps = reader.read(draft.steps)
    for node in draft.steps { setup.check(languageOf: node, into: &diagnostics) }
    diagnostics.add(contentsOf: reader.diagnostics)
    for index in steps.indices { shelf.serve(&steps[index]) }
    (flows, budget) = (reader.flows, reader.budget)
    isComplete = isComplete && reader.isComplete
    guard let name = draft.name, isComplete else { return nil }
    return Scenario(
      name: name.value, nameSpan: name.span, span: node.span, suite: suite, tags: draft.tags, example: example,
      skip: draft.skip, onlySpan: draft.only.flatMap { $0.value ? $0.span : nil }, soft: draft.soft,
      setup: setup, ownAtRest: draft.setup.atRest.first?.value.span, steps: steps)
  }
}

extension Node {
  /// The list of steps that was written instead of a scenario.
  fileprivate var stepsMeant: String? {
    let steps = kind == .sequence ? items : [self]
    guard steps.contains(where: { StepCatalogue[$0.scalar ?? $0.entries.first?.key.scalar ?? ""] != nil }) else {
      return nil
    }
    return kind == .sequence ? flowText : flowText.map { "[\($0)]" }
  }
}

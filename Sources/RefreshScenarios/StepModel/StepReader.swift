import RefreshDiagnostics
import RefreshPresets
import RefreshText
import RefreshYAML

/// Reads steps one after the other; what one changes of the cast, the next ones know.
struct StepReader {
  /// Whose steps are read.
  enum Owner {
    case scenario
    case app
  }

  private let owner: Owner
  var builder: StepBuilder
  /// The diagnostics of the steps so far.
  var diagnostics = Diagnostics()
  /// The flows that steps can call.
  var flows: Flows
  /// Through which flows and repetitions the next step is reached.
  var route: [StepLink] = []
  /// What flows and repetitions may still come to.
  var budget: ExpansionBudget
  /// Whether every step so far could be read.
  var isComplete = true

  /// How deep flows and repetitions may lie in each other: 64.
  static let greatestDepth = 64

  /// Begins with the components that are there.
  ///
  /// - Parameters:
  ///   - owner: Whose steps are read.
  ///   - cast: The components.
  ///   - world: What else the steps are read with.
  ///   - flows: The flows that steps can call. The default is none.
  ///   - budget: What flows and repetitions may still come to.
  init(_ owner: Owner, cast: Cast, in world: StepWorld, flows: Flows = Flows(), budget: ExpansionBudget) {
    self.owner = owner
    self.flows = flows
    self.budget = budget
    builder = StepBuilder(cast: cast, world: world)
  }

  /// The steps that nodes hold, flows and repetitions written out; what is wrong is diagnosed.
  mutating func read(_ nodes: [Node]) -> [ScenarioStep] {
    nodes.flatMap { node -> [ScenarioStep] in
      guard !budget.isSpent else { return [] }
      if let step = read(node) {
        spend(1, at: step.span)
        return [step]
      }
      guard let group = builder.group else {
        isComplete = false
        _ = isEnough(budget.spendFailure(), at: node.span)
        return []
      }
      return expand(group, at: node)
    }
  }

  /// The step that a node holds; nil if it stands for others, or holds none, which is diagnosed.
  mutating func read(_ node: Node) -> ScenarioStep? {
    builder.group = nil
    guard !node.isBroken else { return nil }
    switch node.kind {
    case .scalar: return word(node)
    case .mapping: return map(node)
    case .sequence:
      return diagnostics.refuse(
        .badStep, "a step must be a word or a map with one key, found a list", at: node.beginning,
        help: "a dash too many, perhaps")
    }
  }

  /// A step that is only a word.
  private mutating func word(_ node: Node) -> ScenarioStep? {
    guard !node.isNull else {
      return diagnostics.refuse(.badStep, "there is no step behind the dash", at: node.span)
    }
    guard let kind = kind(node) else { return nil }
    guard let step = kind.word else {
      let meant = ForeignStep(kind.name, value: nil, in: builder.cast)
      return diagnostics.refuse(
        .badStep, "`\(kind.name)` can't stand alone", at: node.span,
        help: "write `\(meant?.text ?? kind.exampleText)`",
        fix: meant.flatMap { $0.isExact ? node.fix(Correction($0.text, isSafe: true)) : nil })
    }
    return ScenarioStep(step: step, name: kind.name, span: node.span, route: route)
  }

  /// A step with a value.
  private mutating func map(_ node: Node) -> ScenarioStep? {
    let entries = node.entries
    guard let entry = entries.first else {
      return diagnostics.refuse(.badStep, "a step can't be an empty map", at: node.span)
    }
    if entries.count > 1 { return diagnostics.refuse(.severalSteps(entries, in: node)) }
    guard let kind = kind(entry.key, under: node) else { return nil }
    let span = StepReader.span(of: node, entry)
    guard kind.takesValue else {
      return diagnostics.refuse(
        .badStep, "`\(kind.name)` takes no value", at: entry.key.span, help: "write `\(kind.name)` alone",
        fix: Fix(replacing: node.span, by: kind.name, isSafe: false))
    }
    if kind.canStandAlone, entry.value.kind == .scalar, !entry.value.isBroken {
      let flaw = entry.value.isNull ? "has no value" : "takes a map or nothing, found \(found(entry.value))"
      return diagnostics.refuse(
        .badStep, "`\(kind.name)` \(flaw)", at: entry.value.span,
        help: "write `\(kind.name)` alone, or `\(kind.exampleText)`",
        fix: Fix(replacing: node.span, by: kind.name, isSafe: true))
    }
    builder.step = nil
    kind.key.decode(entry.value, at: entry.key.span, to: &builder, into: &diagnostics)
    diagnostics.add(contentsOf: builder.diagnostics)
    builder.diagnostics = Diagnostics()
    return builder.step.map { ScenarioStep(step: $0, name: kind.name, span: span, route: route) }
  }

  /// The kind that a name stands for, where it can stand.
  ///
  /// - Parameters:
  ///   - node: The name.
  ///   - map: The step that it is the key of; nil for a word alone.
  private mutating func kind(_ node: Node, under map: Node? = nil) -> StepKind? {
    guard let name = node.scalar, !node.isBroken else { return nil }
    // Made only where something is wrong: it costs more than all the rest.
    let isForAll = owner == .scenario
    var allowed: [StepKind] { StepCatalogue.all.filter { isForAll || $0.isForApps } }
    guard let kind = StepCatalogue[name] else {
      let cast = builder.cast
      return diagnostics.refuse(.unknownStep, at: node.span) {
        .unknownStep(
          name, of: isForAll ? "a scenario" : "an app", allowed: allowed.map(\.name), at: node, under: map, in: cast
        )
      }
    }
    if owner == .app, !kind.isForApps {
      let steps = allowed.map { "`\($0.name)`" }.joined(separator: ", ")
      return diagnostics.refuse(.stepInApp, "an app can't `\(name)`", at: node.span, help: "its steps are \(steps)")
    }
    return kind
  }

  /// From a step's name to the end of its value; of a step that is an alias only the alias.
  static func span(of node: Node, _ entry: Node.Entry) -> Span {
    if node.isAlias { return node.span }
    let (key, value) = (entry.key.span, entry.value.span)
    return key.file === value.file && value.end >= key.end
      ? Span(file: key.file, start: key.start, end: value.end) : key
  }
}

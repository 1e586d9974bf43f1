import RefreshDiagnostics
import RefreshPresets
import RefreshText
import RefreshYAML

/// Reads steps in order; changes of the cast apply to the steps that follow.
struct StepReader {
  /// The owner of the steps.
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
  /// The flows and repetitions through which the next step is reached.
  var route: [StepLink] = []
  /// The remaining budget of flows and repetitions.
  var budget: ExpansionBudget
  /// Whether all steps so far were readable.
  var isComplete = true

  /// The greatest depth of nested flows and repetitions: 64.
  static let greatestDepth = 64

  /// Creates a reader for the components that are attached.
  ///
  /// - Parameters:
  ///   - owner: The owner of the steps.
  ///   - cast: The components.
  ///   - world: The other facts with which the steps are read.
  ///   - flows: The flows that steps can call. The default is none.
  ///   - budget: The budget for the expansion of flows and repetitions.
  init(_ owner: Owner, cast: Cast, in world: StepWorld, flows: Flows = Flows(), budget: ExpansionBudget) {
    self.owner = owner
    self.flows = flows
    self.budget = budget
    builder = StepBuilder(cast: cast, world: world)
  }

  /// Returns the steps of nodes, with flows and repetitions expanded; mistakes are diagnosed.
  mutating func read(_ nodes: [Node]) -> [ScenarioStep] {
    var steps: [ScenarioStep] = []
    // Thousands of suites are kept until all have run.
    steps.reserveCapacity(nodes.count)
    for node in nodes where !budget.isSpent {
      if let step = read(node) {
        spend(1, at: step.span)
        steps.append(step)
      } else if let group = builder.group {
        steps += expand(group, at: node)
      } else {
        isComplete = false
        _ = isEnough(budget.spendFailure(), at: node.span)
      }
    }
    return steps
  }

  /// Reads the step of a node; returns `nil` if it expands to others, or is invalid, which is diagnosed.
  mutating func read(_ node: Node) -> ScenarioStep? {
    builder.group = nil
    guard !node.isBroken else { return nil }
    switch node.kind {
    case .scalar: return word(node)
    case .mapping: return map(node)
    case .sequence:
      return diagnostics.refuse(
        .badStep, "a step must be a word or a map with one key, found a list", at: node.beginning,
        help: node.surplusDash.map { _ in "remove the second dash" } ?? "there may be a superfluous dash",
        fix: node.surplusDash)
    }
  }

  /// Reads a step that is only a word.
  private mutating func word(_ node: Node) -> ScenarioStep? {
    guard !node.isNull else {
      return diagnostics.refuse(.badStep, "a step is missing after this dash", at: node.span)
    }
    guard let kind = kind(node) else { return nil }
    guard let command = kind.word else {
      let meant = ForeignStep(kind.name, value: nil, for: self)
      return diagnostics.refuse(
        .badStep, "`\(kind.name)` needs a value", at: node.span, help: meant?.help,
        fix: meant?.fix(replacing: node, under: nil) ?? meant?.guess(replacing: node))
    }
    return ScenarioStep(action: .perform([command]), name: kind.name, span: node.span, route: route)
  }

  /// Reads a step with a value.
  private mutating func map(_ node: Node) -> ScenarioStep? {
    let entries = node.entries
    guard let entry = entries.first else {
      return diagnostics.refuse(.badStep, "a step can't be an empty map", at: node.span)
    }
    if entries.count > 1 { return diagnostics.refuse(.severalSteps(entries, in: node, for: self)) }
    guard let kind = kind(entry.key, under: node) else { return nil }
    let span = StepReader.span(of: node, entry)
    guard kind.takesValue else {
      return diagnostics.refuse(
        .badStep, "`\(kind.name)` doesn't take a value", at: entry.key.span, help: "write `\(kind.name)` alone",
        fix: Fix(replacing: node.span, by: kind.name, isSafe: entry.value.isNull))
    }
    if kind.canStandAlone, entry.value.kind == .scalar, !entry.value.isBroken {
      let flaw = entry.value.isNull ? "has no value" : "takes a map or nothing, found \(found(entry.value))"
      let isNothing = entry.value.isNull || entry.value.isScalar("true")
      return diagnostics.refuse(
        .badStep, "`\(kind.name)` \(flaw)", at: entry.value.span,
        help: "write `\(kind.name)` alone, or `\(kind.exampleText)`",
        fix: node.hasComment ? nil : Fix(replacing: node.span, by: kind.name, isSafe: isNothing))
    }
    if let movement = MovementDirection.diagnostic(of: entry, as: kind) { return diagnostics.refuse(movement) }
    builder.action = nil
    kind.key.decode(entry.value, at: entry.key.span, to: &builder, into: &diagnostics)
    diagnostics.add(contentsOf: builder.diagnostics)
    builder.diagnostics = Diagnostics()
    return builder.action.map { ScenarioStep(action: $0, name: kind.name, span: span, route: route) }
  }

  /// Returns the kind with a name, if it is allowed in this context.
  ///
  /// - Parameters:
  ///   - node: The name.
  ///   - map: The step whose key it is; `nil` for a word alone.
  private mutating func kind(_ node: Node, under map: Node? = nil) -> StepKind? {
    guard let name = node.scalar, !node.isBroken else { return nil }
    guard let kind = StepCatalogue[name] else {
      if flows.has(name) {
        let entry = map?.entries.first.flatMap { $0.value.isNull ? nil : $0 }
        let call = entry.map { Node.flowText(of: [$0]).map { "flow: \($0)" } } ?? "flow: \(name)"
        return diagnostics.refuse(
          .unknownStep, "there is no step \(quoted(name)), but a flow", at: node.span,
          help: "write `\(call ?? "flow: { \(name): … }")`",
          fix: map?.entries.first.flatMap { $0.fix(writing: call) }
            ?? (map == nil ? node.fix(inPlaceOfScalar: call) : nil))
      }
      let reader = self
      return diagnostics.refuse(.unknownStep, at: node.span) {
        .unknownStep(name, at: node, under: map, for: reader)
      }
    }
    if owner == .app, !kind.isForApps {
      let steps = allowed.map { "`\($0.name)`" }.joined(separator: ", ")
      return diagnostics.refuse(.stepInApp, "an app can't `\(name)`", at: node.span, help: "its steps are \(steps)")
    }
    return kind
  }

  /// The kinds of steps that the owner can run.
  var allowed: [StepKind] { StepCatalogue.all.filter { owner == .scenario || $0.isForApps } }
  /// The owner of the steps, as messages name it.
  var ownerName: String { owner == .scenario ? "a scenario" : "an app" }

  /// Returns the span from a step's name to the end of its value; for a step that is an alias, only the span of the
  /// alias.
  static func span(of node: Node, _ entry: Node.Entry) -> Span {
    if node.isAlias { return node.span }
    let (key, value) = (entry.key.span, entry.value.span)
    return key.file === value.file && value.end >= key.end
      ? Span(file: key.file, start: key.start, end: value.end) : key
  }
}

extension Node {
  /// The fix for a list of one item that is an item itself: `- - release`.
  fileprivate var surplusDash: Fix? {
    // The items of an alias are elsewhere.
    guard style == .block, !isAlias, items.count == 1, case let dash = span.start..<items[0].span.start,
      span.file.text(in: dash) == "- "
    else { return nil }
    return Fix("remove the second dash", [Fix.Edit(dash, "")], isSafe: true)
  }
}

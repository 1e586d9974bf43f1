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
  /// How many steps there may still be, flows and repetitions counted too.
  var budget: Int
  /// Whether every step so far could be read.
  var isComplete = true

  /// How many steps a scenario may have, all its examples, flows and repetitions written out: 100,000.
  static let greatestCount = 100_000
  /// How deep flows and repetitions may lie in each other: 64.
  static let greatestDepth = 64

  /// Begins with the components that are there.
  ///
  /// - Parameters:
  ///   - owner: Whose steps are read.
  ///   - cast: The components.
  ///   - flows: The flows that steps can call. The default is none.
  ///   - budget: How many steps there may be. The default is ``greatestCount``.
  init(_ owner: Owner, cast: Cast, flows: Flows = Flows(), budget: Int = StepReader.greatestCount) {
    self.owner = owner
    self.flows = flows
    self.budget = budget
    builder = StepBuilder(cast: cast)
  }

  /// The steps that nodes hold, flows and repetitions written out; what is wrong is diagnosed.
  mutating func read(_ nodes: [Node]) -> [ScenarioStep] {
    nodes.flatMap { node -> [ScenarioStep] in
      guard budget >= 0 else { return [] }
      if let step = read(node) {
        spend(1, at: step.span)
        return [step]
      }
      guard let group = builder.group else {
        isComplete = false
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
      return diagnostics.refuse(
        .badStep, "`\(kind.name)` can't stand alone", at: node.span,
        help: kind.description.examples.first.map { "write `\(kind.name): \($0)`" })
    }
    return ScenarioStep(step: step, name: kind.name, span: node.span, route: route)
  }

  /// A step with a value.
  private mutating func map(_ node: Node) -> ScenarioStep? {
    let entries = node.entries
    guard let entry = entries.first else {
      return diagnostics.refuse(.badStep, "a step can't be an empty map", at: node.span)
    }
    if entries.count > 1 {
      let names = entries.map { quoted($0.key.scalar ?? "") }
      return diagnostics.refuse(
        .badStep, "a step has one key, found \(joined(names, by: "and"))",
        at: entries[1].key.span, help: "give each step a dash of its own")
    }
    guard let kind = kind(entry.key) else { return nil }
    guard kind.takesValue else {
      return diagnostics.refuse(
        .badStep, "`\(kind.name)` takes no value", at: entry.key.span, help: "write `\(kind.name)` alone")
    }
    builder.step = nil
    kind.key.decode(entry.value, at: entry.key.span, to: &builder, into: &diagnostics)
    diagnostics.add(contentsOf: builder.diagnostics)
    builder.diagnostics = Diagnostics()
    return builder.step.map {
      ScenarioStep(step: $0, name: kind.name, span: StepReader.span(of: node, entry), route: route)
    }
  }

  /// The kind that a name stands for, where it can stand.
  private mutating func kind(_ node: Node) -> StepKind? {
    guard let name = node.scalar, !node.isBroken else { return nil }
    // Made only where something is wrong: it costs more than all the rest.
    var allowed: [StepKind] { StepCatalogue.all.filter { owner == .scenario || $0.isForApps } }
    guard let kind = StepCatalogue[name] else {
      let names = allowed.map(\.name)
      return diagnostics.refuse(
        .unknownStep, "there is no step \(quoted(name))", at: node.span,
        help: suggestion(for: name, in: names, owner: owner == .app ? "an app" : "a scenario", what: "steps"),
        fix: node.fix(Correction(of: name, in: names)))
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

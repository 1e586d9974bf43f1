import RefreshDiagnostics
import RefreshPresets
import RefreshYAML

/// A named list of steps that may contain parameters.
struct Flow: Sendable {
  /// The name, with the location of its declaration.
  let name: Located<String>
  /// The steps.
  let template: NodeTemplate

  /// The names of its parameters, in the order of their first use.
  var parameters: [String] { template.parameters }
}

extension NodeTemplate {
  /// The names of its parameters, each once, in the order of their first use.
  var parameters: [String] {
    var seen: Set<String> = []
    return uses.map(\.name).filter { seen.insert($0).inserted }
  }
}

/// The flows of a suite, and which of them are used.
struct Flows: Sendable {
  /// All flows, in the order of the file.
  private(set) var all: [Flow] = []
  private var indexes: [String: Int] = [:]
  private var used: Set<String> = []
  /// The names of flows that scenarios declare, which is diagnosed there.
  var misplaced: Set<String> = []

  /// Creates an empty set of flows.
  init() {}

  /// Reads a map of names and lists of steps.
  init(_ node: Node, into diagnostics: inout Diagnostics) {
    for entry in node.entries {
      guard !entry.key.isBroken, let text = entry.key.scalar,
        let name = ValueType<String>.name.decode(entry.key, as: text, into: &diagnostics),
        ValueType<[Node]>.steps.decode(entry.value, as: name, into: &diagnostics) != nil
      else { continue }
      let template = NodeTemplate(entry.value)
      diagnostics.add(flawsOf: template)
      indexes[name] = all.count
      all.append(Flow(name: Located(value: name, span: entry.key.span), template: template))
    }
  }

  /// The shape of the value in YAML.
  static let shape = ValueShape.map(
    keys: TextShape("names of flows", examples: ["pull-and-release"]), values: ValueType<[Node]>.steps.shape)

  /// Returns the flow that a step calls, and marks it as used. Returns `nil` if there is none, which is diagnosed.
  mutating func flow(_ name: Located<String>, into diagnostics: inout Diagnostics) -> Flow? {
    guard let index = indexes[name.value] else {
      if misplaced.contains(name.value) { return nil }
      return diagnostics.refuse(
        .unknownFlow, "there is no flow \(quoted(name.value))", at: name.span,
        help: all.isEmpty
          ? "the suite has no flows; they stand under `flows`"
          : suggestion(for: name.value, in: all.map(\.name.value), owner: "the suite", what: "flows"))
    }
    used.insert(name.value)
    return all[index]
  }

  /// The flows that no step has called.
  var unused: [Flow] { all.filter { !used.contains($0.name.value) } }
}

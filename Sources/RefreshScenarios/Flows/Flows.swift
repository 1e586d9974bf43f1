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
  /// The names of the flows that scenarios use, or that are wrong, which has been diagnosed.
  var diagnosed: Set<String> = []
  /// Whether the value of `flows` isn't a map, which has been diagnosed.
  var areUnreadable = false

  /// Creates an empty set of flows.
  init() {}

  /// Reads a map of names and lists of steps.
  init(_ node: Node, into diagnostics: inout Diagnostics) {
    for entry in node.entries {
      guard !entry.key.isBroken, let text = entry.key.scalar else { continue }
      guard let name = ValueType<String>.name.decode(entry.key, as: text, into: &diagnostics),
        let list = Flows.list(of: entry, named: name, into: &diagnostics)
      else {
        // Its calls may have another name.
        diagnosed.formUnion([text, text.replacing(" ", with: "-")])
        continue
      }
      let template = NodeTemplate(list)
      diagnostics.add(flawsOf: template)
      indexes[name] = all.count
      all.append(Flow(name: Located(value: name, span: entry.key.span), template: template))
    }
  }

  /// Returns the list of steps of a flow; nil if there is none, which is diagnosed.
  private static func list(of entry: Node.Entry, named name: String, into diagnostics: inout Diagnostics) -> Node? {
    let flow = entry.value
    var list = flow
    if flow.kind == .mapping, flow.entries.count > 1, let steps = flow.entry("steps") {
      diagnostics.add(
        .wrongType, "`\(name)` must be \(ValueType<[Node]>.steps.shape.phrase), found a map", at: steps.key.span,
        help: "a flow is only a list of steps; its parameters are the `${…}` in them")
      list = steps.value
    }
    guard ValueType<[Node]>.steps.decode(list, as: name, into: &diagnostics) != nil else { return nil }
    while list.kind == .mapping, let inner = list.entries.first?.value { list = inner }
    return list
  }

  /// The shape of the value.
  static let shape = ValueShape.map(
    keys: TextShape("names of flows", examples: ["pull-and-release"]), values: ValueType<[Node]>.steps.shape)

  /// Returns the flow that a step calls, and marks it as used. Returns `nil` if there is none, which is diagnosed.
  mutating func flow(_ name: Located<String>, into diagnostics: inout Diagnostics) -> Flow? {
    guard let index = indexes[name.value] else {
      if areUnreadable || diagnosed.contains(name.value) { return nil }
      return diagnostics.refuse(
        .unknownFlow, "there is no flow \(quoted(name.value))", at: name.span,
        help: all.isEmpty
          ? "the suite has no flows; write flows under `flows`"
          : suggestion(for: name.value, in: all.map(\.name.value), owner: "the suite", what: "flows"),
        fix: name.fix(Correction(of: name.value, in: all.map(\.name.value))))
    }
    used.insert(name.value)
    return all[index]
  }

  /// Returns whether there is such a flow.
  func has(_ name: String) -> Bool { indexes[name] != nil }

  /// The flows that no step has called.
  var unused: [Flow] { all.filter { !used.contains($0.name.value) } }
}

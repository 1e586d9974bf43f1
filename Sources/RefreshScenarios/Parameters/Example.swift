import RefreshDiagnostics
import RefreshPresets
import RefreshYAML

/// One of the examples of a scenario: values for its parameters.
public struct Example: Sendable {
  /// The parameters with their values in written form, in the order of the file.
  public let values: [(name: String, text: String)]
  /// The location of the example.
  public let span: Span

  /// The example as a text: `how: a hair, amount: 101%`.
  public var text: String { values.map { "\($0.name): \($0.text)" }.joined(separator: ", ") }
}

/// Reads the examples of a scenario.
enum ExampleReader {
  /// The shape of the value of `examples`.
  static let shape = ValueShape.list(
    of: .map(keys: TextShape("names of parameters", examples: ["amount"]), values: .anything), count: 1...Int.max)

  /// Returns the examples with their values by parameter, one for each scenario to be read; a single `nil` for a
  /// scenario without examples. Missing values are diagnosed.
  ///
  /// - Parameters:
  ///   - node: The value of `examples`; `nil` if there is none.
  ///   - template: The scenario.
  ///   - diagnostics: Collects the diagnostics.
  /// - Returns: The examples, or `nil` if they are invalid, so that no scenarios can be made of them.
  static func read(
    _ node: Node?, for template: NodeTemplate, into diagnostics: inout Diagnostics
  ) -> [(values: [String: Node], example: Example?)]? {
    diagnostics.add(flawsOf: template)
    guard let node else {
      check(template, parameters: [], into: &diagnostics)
      return [([:], nil)]
    }
    guard !node.isBroken, let maps = maps(node, into: &diagnostics) else { return nil }
    var known: Set<String> = []
    let names = maps.flatMap { $0.entries.compactMap(\.key.scalar) }.filter { known.insert($0).inserted }
    let parameters = template.parameters
    let uses = Dictionary(
      template.uses.map { ($0.name, $0.node.span(ofText: $0.range)) }, uniquingKeysWith: { first, _ in first })
    check(template, parameters: names, into: &diagnostics)
    checkUse(of: maps, in: template, into: &diagnostics)
    return maps.map { map in
      var values: [String: Node] = [:]
      for entry in map.entries { if let name = entry.key.scalar { values[name] = entry.value } }
      // One diagnostic is enough for an example that lacks many values.
      let isNews = diagnostics.takes(.missingParameter, at: node.span)
      for name in parameters where isNews && values[name] == nil && known.contains(name) {
        diagnostics.add(
          .missingParameter, "this example doesn't have a value for `\(name)`", at: map.beginning,
          labels: uses[name].map { [Diagnostic.Label("it is used here", at: $0)] } ?? [])
      }
      let texts = map.entries.compactMap { entry in
        entry.key.scalar.map { (name: $0, text: entry.value.textOnOneLine) }
      }
      return (values, Example(values: texts, span: map.span))
    }
  }

  /// Returns the items of the list, which have to be maps.
  private static func maps(_ node: Node, into diagnostics: inout Diagnostics) -> [Node]? {
    guard node.kind == .sequence, !node.items.isEmpty else {
      return diagnostics.refuse(
        node.kind == .sequence
          ? Diagnostic(
            .wrongCount, "`examples` is an empty list, so the scenario never runs", at: node.span,
            help: "add an example, or remove `examples`")
          : .wrongKind(
            of: node, as: "examples", shape,
            help: columns(node).map { "each example must be a map: write `examples: \($0)`" },
            fix: node.entries.count == 1 && !node.hasComment
              ? columns(node).map { Fix(replacing: node.span, by: $0, isSafe: true) } : nil))
    }
    let items = node.items.filter { !$0.isBroken }
    for item in items where item.kind != .mapping {
      diagnostics.add(
        .wrongType, "an example must be a map from names of parameters to values, found \(found(item))",
        at: item.beginning, help: "write `- { amount: 101% }`")
    }
    return items.allSatisfy { $0.kind == .mapping } ? items : nil
  }

  /// The list of maps that a map of lists stands for, `[ { amount: 1% }, { amount: 2% } ]` of `{ amount: [1%, 2%] }`; nil where
  /// the lists are not equally long, or take more than a line.
  private static func columns(_ node: Node) -> String? {
    let columns = node.entries.compactMap { entry -> [String]? in
      guard let name = entry.key.flowText else { return nil }
      let values = entry.value.kind == .sequence ? entry.value.items : [entry.value]
      let texts = values.compactMap(\.flowText)
      return texts.count == values.count ? texts.map { "\(name): \($0)" } : nil
    }
    guard node.kind == .mapping, let count = columns.first?.count, count > 0, columns.count == node.entries.count,
      columns.allSatisfy({ $0.count == count })
    else { return nil }
    let maps = (0..<count).map { row in Node.flowText(ofEntries: columns.map { $0[row] }) }
    return "[ " + maps.joined(separator: ", ") + " ]"
  }

  /// Adds a diagnostic for each use of an unknown parameter.
  private static func check(
    _ template: NodeTemplate, parameters names: [String], into diagnostics: inout Diagnostics
  ) {
    let known = Set(names)
    for use in template.uses where !known.contains(use.name) {
      diagnostics.add(
        .unknownParameter, "there is no parameter \(quoted(use.name))", at: use.node.span(ofText: use.range),
        help: names.isEmpty
          ? "add the parameter to `examples`, or write `$${` for the text `${`"
          : suggestion(for: use.name, in: names, owner: "the scenario", what: "parameters"))
    }
  }

  /// Adds a diagnostic for each parameter that is not used.
  private static func checkUse(of maps: [Node], in template: NodeTemplate, into diagnostics: inout Diagnostics) {
    let used = Set(template.parameters)
    var said: Set<String> = []
    for entry in maps.flatMap(\.entries) {
      guard let name = entry.key.scalar, !entry.key.isBroken, !used.contains(name), said.insert(name).inserted
      else { continue }
      diagnostics.add(
        .unusedParameter, "the parameter \(quoted(name)) isn't used", at: entry.key.span,
        help: "write `${\(name)}` where its value belongs")
    }
  }
}

import RefreshDiagnostics
import RefreshPresets
import RefreshYAML

/// One of the examples of a scenario: values for its parameters.
public struct Example: Sendable {
  /// The parameters with their values in written form, in the order of the file.
  public let values: [(name: String, text: String)]
  /// The location of the example.
  public let span: Span
  /// The locations of the values.
  let places: [String: Span]

  /// The example as a text: `how: a hair, amount: 101%`.
  public var text: String { values.map { "\($0.name): \($0.text)" }.joined(separator: ", ") }
}

/// Reads the examples of a scenario.
enum ExampleReader {
  /// The shape of the value of `examples`.
  static let shape = ValueShape.list(
    of: .map(keys: TextShape("names of parameters", examples: ["amount"]), values: .anything), count: 1...Int.max)

  /// The greatest number of unused parameters that are looked for in another notation; each takes a walk over the scenario.
  private static let mostSought = 16

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
      // A misspelt key is reported when the others are read.
      let isMisspelt = template.root.entries.contains {
        nearestName(to: $0.key.scalar ?? "", in: ["examples"]) != nil
      }
      if !isMisspelt { check(template, parameters: [], into: &diagnostics) }
      return [([:], nil)]
    }
    guard !node.isBroken, let maps = maps(node, for: template, into: &diagnostics) else { return nil }
    var known: Set<String> = []
    let names = maps.flatMap { $0.entries.compactMap(\.key.scalar) }.filter { known.insert($0).inserted }
    let parameters = template.parameters
    let uses = Dictionary(
      template.uses.map { ($0.name, $0.node.span(ofText: $0.range)) }, uniquingKeysWith: { first, _ in first })
    if let other = otherName(maps, names, in: template) { return diagnostics.refuse(other) }
    check(template, parameters: names, into: &diagnostics)
    let unused = unused(maps, in: template)
    let slips = unused.compactMap(\.scalar).prefix(mostSought).flatMap { template.slips(of: $0) }
    guard slips.isEmpty else {
      for slip in slips { diagnostics.add(slip.diagnostic) }
      return nil
    }
    // Without a parameter in their name, the scenarios of all examples have the same one, which is reported.
    if maps.count == 1 || template.root["name"].map({ !NodeTemplate($0).uses.isEmpty }) ?? true {
      for key in unused { diagnostics.add(unused: key) }
    }
    return maps.map { map in
      var values: [String: Node] = [:]
      for entry in map.entries { if let name = entry.key.scalar { values[name] = entry.value } }
      // One diagnostic is enough for an example that lacks many values.
      let isNews = diagnostics.takes(.missingParameter, at: node.span)
      for name in parameters where isNews && values[name] == nil && known.contains(name) {
        let misspelt = map.entries.first { $0.key.isMisspelt(name, among: parameters) }?.key
        diagnostics.add(
          .missingParameter, "this example doesn't have a value for `\(name)`", at: misspelt?.span ?? map.beginning,
          labels: uses[name].map { [Diagnostic.Label("it is used here", at: $0)] } ?? [],
          help: misspelt.map { "write `\(name)` instead of \(quoted($0.scalar ?? ""))" },
          fix: misspelt?.fix(Correction(name, isSafe: false)))
      }
      for entry in map.entries where entry.value.isLeftOut && parameters.contains(entry.key.scalar ?? "") {
        diagnostics.add(.noValue, "`\(entry.key.scalar ?? "")` has no value", at: entry.value.span)
        values[entry.key.scalar ?? ""] = nil
      }
      let texts = map.entries.compactMap { entry in
        entry.key.scalar.map { (name: $0, text: entry.value.textOnOneLine) }
      }
      let places = map.entries.map { ($0.key.scalar ?? "", $0.value.span) }
      return (
        values, Example(values: texts, span: map.span, places: Dictionary(places, uniquingKeysWith: { $1 }))
      )
    }
  }

  /// Returns the items of the list, which have to be maps.
  private static func maps(_ node: Node, for template: NodeTemplate, into diagnostics: inout Diagnostics) -> [Node]?
  {
    guard node.kind == .sequence, !node.items.isEmpty else {
      return diagnostics.refuse(
        node.kind == .sequence
          ? Diagnostic(
            .wrongCount, "`examples` is an empty list, so the scenario never runs", at: node.span,
            help: "add an example, or remove `examples`")
          : .wrongKind(
            of: node, as: "examples", shape,
            help: columns(node).map { "each example must be a map: write `examples: \($0)`" },
            fix: node.fix(writing: columns(node))))
    }
    let items = node.items.filter { !$0.isBroken }
    for item in items where item.kind != .mapping {
      diagnostics.add(
        .wrongType, "an example must be a map from names of parameters to values, found \(found(item))",
        at: item.beginning,
        help: "write `\(node.style == .flow ? "" : "- ")\(map(of: item, for: template.parameters))`")
    }
    return items.allSatisfy { $0.kind == .mapping } ? items : nil
  }

  /// Returns the map that was meant by a value, or by a list of as many values as there are parameters.
  private static func map(of item: Node, for parameters: [String]) -> String {
    let names = parameters.isEmpty ? ["amount"] : parameters
    let values = item.kind == .sequence && item.items.count == names.count ? item.items : [item]
    let texts = values.map { $0.kind == .scalar ? $0.flowText ?? "…" : "…" }
    let entries = names.enumerated().map { "\($0.element): \($0.offset < texts.count ? texts[$0.offset] : "…")" }
    return Node.flowText(ofEntries: entries)
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

  /// Returns the diagnostic for the only parameter that isn't used and the only one that doesn't exist, which are the
  /// same if the text uses it more than once; nil if there are others.
  private static func otherName(_ maps: [Node], _ names: [String], in template: NodeTemplate) -> Diagnostic? {
    let (unused, unknown) = (
      names.filter { !template.parameters.contains($0) }, template.uses.filter { !names.contains($0.name) }
    )
    guard let use = unknown.first, unknown.count > 1, Set(unknown.map(\.name)).count == 1, unused.count == 1,
      template.slips(of: unused[0]).isEmpty
    else { return nil }
    let keys = maps.compactMap { $0.entry(unused[0])?.key }
    guard let first = keys.first, keys.count == maps.count else { return nil }
    let edits = keys.compactMap { $0.fix(Correction(use.name, isSafe: true))?.edits }.joined()
    return Diagnostic(
      .unknownParameter, "the parameter \(quoted(unused[0])) isn't used, and there is no \(quoted(use.name))",
      at: first.span, labels: [Diagnostic.Label("it is used here", at: use.node.span(ofText: use.range))],
      help: "write `\(use.name)` here, or `${\(unused[0])}` there",
      fix: Fix("rename `\(unused[0])` to `\(use.name)`", Array(edits), isSafe: true))
  }

  /// Returns the keys of parameters that are not used, each name once, without those that are misspelt.
  private static func unused(_ maps: [Node], in template: NodeTemplate) -> [Node] {
    let parameters = template.parameters
    var said = Set(parameters)
    return maps.flatMap { map in
      let missing = parameters.filter { map[$0] == nil }
      return map.entries.map(\.key).filter { key in
        guard let name = key.scalar, !key.isBroken, said.insert(name).inserted else { return false }
        return !missing.contains { key.isMisspelt($0, among: parameters) }
      }
    }
  }
}

extension Diagnostics {
  /// Adds the diagnostic for a parameter that is not used.
  fileprivate mutating func add(unused key: Node) {
    let name = key.scalar ?? ""
    add(
      .unusedParameter, "the parameter \(quoted(name)) isn't used", at: key.span,
      help: "write `${\(name)}` where its value belongs")
  }
}

extension Node {
  /// Whether nothing is written for the value of a parameter, not even a word for nothing.
  var isLeftOut: Bool { isNull && span.start == span.end && insertions.isEmpty }

  /// Returns whether a key is a misspelling of a parameter, and not one itself.
  fileprivate func isMisspelt(_ name: String, among parameters: [String]) -> Bool {
    guard let own = scalar, !parameters.contains(own) else { return false }
    return nearestName(to: own, in: [name]) != nil
  }
}

extension NodeTemplate {
  /// Returns the places of a scenario where a parameter is written in another notation. Examples use no parameters.
  fileprivate func slips(of name: String) -> [ParameterSlip] {
    root.entries.filter { $0.key.scalar != "examples" }.flatMap { ParameterSlip.all(of: name, in: $0.value) }
  }
}

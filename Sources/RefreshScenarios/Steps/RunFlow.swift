import RefreshPresets
import RefreshYAML

/// `flow`: the steps of a flow run, with values for its parameters.
enum RunFlow {
  static let kind = StepKind(
    "flow", .flowCall, examples: ["pull-and-release", "{ pull-and-release: { amount: 120% } }"],
    "Runs the steps of a flow, with values for its parameters."
  ) { call, builder in
    builder.group = .flow(call)
    return nil
  }
}

extension ValueType where Value == FlowCall {
  /// A flow's name, or a map with it and the values of its parameters.
  fileprivate static var flowCall: Self {
    let names = TextShape("names of flows", examples: ["pull-and-release"])
    let parameters = ValueShape.map(keys: TextShape("names of parameters", examples: ["amount"]), values: .anything)
    let shape = ValueShape.map(keys: names, values: parameters)
    let map = ValueType(shape) { node, name, diagnostics in
      let entries = node.entries
      guard entries.count == 1, let entry = entries.first, let flow = entry.key.scalar else {
        if entries.contains(where: \.key.isBroken) { return nil }
        return diagnostics.refuse(
          .wrongCount, "`\(name)` takes one flow, found \(entries.isEmpty ? "an empty map" : "\(entries.count)")",
          at: entries.dropFirst().first?.key.span ?? node.span,
          help: node.callMeant ?? "use a separate step for each flow")
      }
      guard !entry.key.isBroken, !entry.value.isBroken else { return nil }
      if entry.value.kind == .scalar, !entry.value.isNull {
        // The flow's parameters determine what was meant.
        return FlowCall(name: Located(value: flow, span: entry.key.span), loneValue: entry.value)
      }
      guard entry.value.kind == .mapping else {
        return diagnostics.refuse(
          .wrongKind(
            of: entry.value, as: flow, parameters,
            help: "write `flow: { \(flow): { … } }` with its parameters, or `flow: \(flow)` without"))
      }
      return FlowCall(name: Located(value: flow, span: entry.key.span), arguments: entry.value.entries)
    }
    return .by(
      scalar: ValueType<String>.nonEmptyText("the name of a flow").located.map { FlowCall(name: $0) }, map: map)
  }
}

extension Node {
  /// The advice for a flow whose name is a value: `{ name: go, amount: 60 }`.
  fileprivate var callMeant: String? {
    guard let name = self["name"]?.flowText else { return nil }
    let parameters = Node.flowText(of: entries.filter { !$0.key.isScalar("name") })
    return "write `flow: { \(name): \(parameters ?? "{ … }") }`"
  }
}

import RefreshDiagnostics
import RefreshPresets
import RefreshYAML

extension StepReader {
  /// Returns the steps to which a group expands.
  mutating func expand(_ group: StepGroup, at node: Node) -> [ScenarioStep] {
    let span = node.entries.first.map { StepReader.span(of: node, $0) } ?? node.span
    guard route.count < StepReader.greatestDepth else {
      diagnostics.add(
        .nestedTooDeep, "flows and repetitions are nested more than \(StepReader.greatestDepth) deep here",
        at: span)
      isComplete = false
      return []
    }
    guard spend(1, at: span) else { return [] }
    switch group {
    case .flow(let call): return steps(of: call, at: span)
    case .rounds(let count, let nodes): return rounds(count, of: nodes, at: span)
    }
  }

  /// Counts steps.
  ///
  /// - Returns: Whether the budget allows them; if not, that is diagnosed once.
  @discardableResult
  mutating func spend(_ steps: Int, at span: Span) -> Bool {
    guard !budget.isSpent else { return false }
    return isEnough(budget.spend(steps: steps), at: span)
  }

  /// Returns whether the budget suffices, and adds a diagnostic if it does not.
  mutating func isEnough(_ reason: String?, at span: Span) -> Bool {
    guard let reason else { return true }
    diagnostics.add(.tooManySteps, reason, at: span, help: ExpansionBudget.help)
    isComplete = false
    return false
  }

  /// Returns the steps of a flow, with the values of its parameters.
  private mutating func steps(of call: FlowCall, at span: Span) -> [ScenarioStep] {
    guard let flow = flows.flow(call.name, into: &diagnostics), !isRecursive(flow, call),
      let values = values(for: flow, of: call), isEnough(budget.spend(flow.template, with: values), at: span)
    else {
      isComplete = false
      return []
    }
    let body = flow.template.filled(with: values)
    let outer = diagnostics
    diagnostics = Diagnostics()
    diagnostics.add(equalKeysOf: flow.template, in: body)
    let label = Diagnostic.Label("in the flow \(quoted(flow.name.value)), called here", at: span)
    let arguments = call.arguments.map { argument in
      StepLink.Argument(
        name: argument.key.scalar ?? "", text: argument.value.span.text, span: argument.value.span)
    }
    route.append(StepLink(label: label, flow: flow.name.value, arguments: arguments))
    let steps = read(body.items)
    let found = diagnostics
    diagnostics = outer
    diagnostics.add(found, in: body.document, through: route.removeLast().label)
    return steps
  }

  /// Returns whether a flow calls itself, which would never end.
  private mutating func isRecursive(_ flow: Flow, _ call: FlowCall) -> Bool {
    let callers = route.compactMap(\.flow)
    guard let first = callers.firstIndex(of: flow.name.value) else { return false }
    let chain = (callers[first...] + [flow.name.value]).joined(separator: " → ")
    diagnostics.add(
      .recursiveFlow, "the flow \(quoted(flow.name.value)) calls itself: \(chain)", at: call.name.span,
      labels: [Diagnostic.Label("it is declared here", at: flow.name.span)],
      help: "to repeat steps, write `repeat: { times: 3, steps: [...] }`")
    return true
  }

  /// Returns the values of a flow's parameters, or `nil` if their names are not exactly those that it has.
  private mutating func values(for flow: Flow, of call: FlowCall) -> [String: Node]? {
    var values: [String: Node] = [:]
    var isRight = true
    let parameters = flow.parameters
    let known = Set(parameters)
    let owner = "the flow \(quoted(flow.name.value))"
    if let value = call.loneValue { return diagnostics.refuse(.loneValue(value, of: flow)) }
    let unknown = call.arguments.filter { !known.contains($0.key.scalar ?? "") }
    let missing = parameters.filter { name in !call.arguments.contains { $0.key.isScalar(name) } }
    // One that is missing and one that doesn't exist are the same.
    let only = unknown.count == 1 && missing.count == 1 ? Correction(missing[0], isSafe: true) : nil
    for argument in call.arguments where !argument.key.isBroken {
      guard let name = argument.key.scalar, known.contains(name) else {
        let name = argument.key.scalar ?? ""
        isRight = false
        // The mistake is in the flow, and the same for all its callers.
        guard flow.template.flaws.isEmpty else { continue }
        let slips = ParameterSlip.all(of: name, in: flow.template.root)
        for slip in slips { diagnostics.add(slip.diagnostic) }
        if !slips.isEmpty { continue }
        diagnostics.add(
          .unknownParameter, "\(owner) has no parameter \(quoted(name))", at: argument.key.span,
          labels: [Diagnostic.Label("it is declared here", at: flow.name.span)],
          help: parameters.isEmpty
            ? "it has no parameters; write them as `${name}` in its steps"
            : suggestion(for: name, in: parameters, owner: owner, what: "parameters"),
          fix: argument.key.fix(only ?? (call.arguments.count == 1 ? Correction(of: name, in: parameters) : nil)))
        continue
      }
      if argument.value.isLeftOut {
        diagnostics.add(.noValue, "`\(name)` has no value", at: argument.value.span)
        isRight = false
      }
      values[name] = argument.value
    }
    // An invalid parameter is not reported as missing as well.
    guard isRight, !call.arguments.contains(where: \.key.isBroken) else { return nil }
    for name in parameters where values[name] == nil {
      let use = flow.template.uses.first { $0.name == name }
      diagnostics.add(
        .missingParameter, "\(owner) needs a value for `\(name)`", at: call.name.span,
        labels: use.map { [Diagnostic.Label("it is used here", at: $0.node.span(ofText: $0.range))] } ?? [],
        help: "write `flow: { \(flow.name.value): { \(parameters.map { "\($0): …" }.joined(separator: ", ")) } }`")
      isRight = false
    }
    var misfits = Diagnostics()
    misfits.add(misfitsOf: values, in: flow.template)
    diagnostics.add(contentsOf: misfits)
    return isRight && misfits.isEmpty ? values : nil
  }

  /// Returns the steps of a list, repeated.
  ///
  /// The list is read once, and again if it changes the cast; a third reading would find nothing new.
  private mutating func rounds(_ count: Int, of nodes: [Node], at span: Span) -> [ScenarioStep] {
    let depth = route.count
    let cast = builder.cast
    var steps: [ScenarioStep] = []
    var round: [ScenarioStep] = []
    for number in 1...count {
      let words = "round \(number) of \(count)"
      let link = StepLink(label: Diagnostic.Label("in \(words)", at: span), round: words)
      if number == 1 || number == 2 && builder.cast != cast {
        route.append(link)
        round = read(nodes)
        route.removeLast()
      } else {
        guard !round.isEmpty, spend(round.count, at: span) else { break }
        for index in round.indices { round[index].route[depth] = link }
      }
      steps += round
    }
    return steps
  }
}

extension Diagnostic {
  /// Returns the diagnostic for a value in place of a flow's parameters, which is that of the only one.
  fileprivate static func loneValue(_ value: Node, of flow: Flow) -> Diagnostic {
    let (name, parameters) = (flow.name.value, flow.parameters)
    let map =
      parameters.count == 1
      ? value.flowText.map { Node.flowText(ofEntries: ["\(parameters[0]): \($0)"]) } : nil
    let all = map ?? Node.flowText(ofEntries: parameters.map { "\($0): …" })
    return Diagnostic(
      .wrongType, "`\(name)` must be a map from names of parameters, found \(found(value))", at: value.span,
      help: parameters.isEmpty
        ? "write `flow: { \(name): { … } }` with its parameters, or `flow: \(name)` without"
        : "write `flow: { \(name): \(all) }`",
      fix: value.fix(inPlaceOfScalar: map))
  }
}

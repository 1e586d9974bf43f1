import RefreshEngine

/// Functions and closures that code calls.
extension Interpreter {
  /// Follows a function.
  ///
  /// - Parameters:
  ///   - owner: The scroll view or class whose method it is.
  ///   - typeName: The type of the object whose method it is; `nil` for the type that declares it.
  ///   - tokens: The call.
  ///   - scope: The number of what it sets up; `nil` for that of the caller.
  ///   - setting: What it sets, for a setter or an observer.
  func call(
    _ function: Function, _ given: [(label: String?, value: Value)], own: FoundComponent? = nil,
    on owner: Value? = nil, of typeName: String? = nil, at tokens: SourceCode.Slice, scope: Int? = nil,
    setting: Setting? = nil, _ frame: Frame
  ) -> Value {
    let identifier = ObjectIdentifier(function)
    let isHandler = program.handlers.contains(identifier)
    let arguments = isHandler ? given.map { ($0.label, scrollViews(in: $0.value, frame)) } : given
    let isGiven = arguments.contains { refersToComponent($0.value, frame) }
    if isGiven { noteUse() }
    guard !progress.calling.contains(identifier) else {
      if isGiven {
        lose(arguments.map(\.value), "`\(function.name)` calls itself, which isn't followed", at: tokens, frame)
      }
      return .unknown
    }
    guard isInReach(frame, at: tokens), takeStep(at: tokens) else {
      progress.missed.insert(function.name)
      return .unknown
    }
    if isHandler { progress.entered.insert(identifier) }
    if let color = Self.hexColor(function, arguments) { return color }
    progress.calling.insert(identifier)
    progress.called.insert(identifier)
    defer { progress.calling.remove(identifier) }
    if let typeName, typeName != function.typeName {
      progress.inherited.insert(Progress.Inherited(function, by: typeName))
    }
    if program.ownCalls.contains(identifier) { reach.allow(for: function) }
    let inner = frame.call(function, of: typeName, scope: scope, own: own, on: owner)
    for (parameter, value) in function.bound(to: arguments) {
      if let value {
        inner.hold(value, as: parameter.name, of: parameter.type)
        guard refersToComponent(value, frame) else { continue }
        if !value.components.isEmpty { progress.entered.insert(identifier) }
        account.name(parameter.name, in: function.code)
      } else if let value = parameter.value {
        inner.hold(evaluate(ExpressionReader.read(value), inner), as: parameter.name, of: parameter.type)
      } else {
        inner.variables[parameter.name] = .path(parameter.name)
      }
    }
    if let setting {
      inner.property = setting.property
      inner.variables[setting.valueName] = setting.property.value
      return result(of: setting.body, inner)
    }
    let value = result(of: function.body, givesValue: !function.result.isEmpty, inner)
    return value.converted(to: function.result).labelled(by: function.result)
  }

  /// Runs a closure now.
  ///
  /// - Parameter isRound: Whether it runs for each item of a list.
  func apply(_ source: ClosureSource, _ closure: Frame, to values: [Value], isRound: Bool = false) -> Value {
    let (names, body) = (source.names, source.body)
    guard isInReach(closure, at: body), takeStep(at: body) else { return .unknown }
    // A local function may call itself; without a component, this has no effect.
    guard progress.applying.insert(body.span).inserted || values.contains(where: { refersToComponent($0, closure) })
    else {
      return .unknown
    }
    defer { progress.applying.remove(body.span) }
    if let head = source.head { account.read(head) }
    // A closure with several parameters takes the parts of a tuple.
    let isSplit = values.count == 1 && (names.count > 1 || source.body.words.contains("$1"))
    let values = isSplit ? values[0].list ?? values : values
    let frame = closure.closure()
    if isRound { frame.round = number() }
    if values.contains(where: { refersToComponent($0, frame) }) { noteUse() }
    for (index, value) in values.enumerated() {
      frame.variables["$\(index)"] = value
      if let name = names[safe: index] { frame.variables[name] = value }
    }
    let result = result(of: body, givesValue: source.givesValue, frame)
    // Its assignments to captured variables remain.
    for (name, _) in closure.variables where !names.contains(name) && !name.hasPrefix("$") {
      closure.variables[name] = frame.variables[name]
    }
    return result
  }

  /// Runs the statements of an expression of C, and returns the value of the last one.
  func lastValue(of body: SourceCode.Slice, _ frame: Frame) -> Value {
    let inner = frame.closure()
    let value = inner.block { lastStatement(of: body, inner) }
    for (name, _) in frame.variables { frame.variables[name] = inner.variables[name] }
    (frame.returned, frame.endings) = (inner.returned ?? frame.returned, inner.endings)
    return value
  }

  private func lastStatement(of body: SourceCode.Slice, _ inner: Frame) -> Value {
    var rest = body
    while !rest.isEmpty, inner.returned == nil, takeStep(at: rest) {
      let end = rest.statementEnd()
      let isLast = end > 0 && rest.tokens(from: end).offsets.allSatisfy { rest.isAt(end + $0, ";") }
      if isLast, assignment(in: rest.tokens(from: 0, to: end)) == nil {
        return evaluate(ExpressionReader.read(rest.tokens(from: 0, to: end)), inner)
      }
      rest = rest.tokens(from: max(settling(rest, inner) { runStatement(rest, inner) }, 1))
    }
    return .nothing
  }
}

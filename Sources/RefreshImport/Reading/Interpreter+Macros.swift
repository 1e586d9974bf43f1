/// Macros of C, whose text takes the place of their names.
///
/// Each is evaluated as a separate expression. Where an operator next to the name or the parameter would tear the text
/// apart, as in `SUM / 2` for `4 + 6`, the value is given up.
extension Interpreter {
  /// Returns the value of a macro that is called, or `nil` if its text is neither an expression nor whole statements.
  func expand(_ macro: Function, _ call: Call, _ frame: Frame) -> Value? {
    let arguments = zip(call.arguments, call.values).map { (label: $0.label, value: $1) }
    if let color = Self.hexColor(macro, arguments) { return color }
    guard !tears(macro, call.arguments, frame), macro.parameters.last?.name != "..." else {
      if concernsComponents(macro.body, frame) {
        lose("the text of the macro `\(macro.name)` can't be followed", at: call.tokens, frame)
      }
      return nil
    }
    var values: [String: Value] = [:]
    for (parameter, value) in macro.bound(to: arguments) { values[parameter.name] = value ?? .path(parameter.name) }
    return expand(macro.name, macro.body, with: values, at: call.tokens, frame)
  }

  /// Runs a macro without parameters that is a whole statement, and returns whether it is one.
  func runMacro(_ tokens: SourceCode.Slice, _ frame: Frame) -> Bool {
    guard !tokens.isSwift, tokens.count == 1, tokens.kind() == .word, frame.variables[tokens.text()] == nil,
      let macro = program.definition(tokens.text(), of: frame.typeName, near: frame.code), macro.isMacro,
      concernsComponents(macro.value, frame)
    else { return false }
    account.read(tokens)
    _ = expand(macro.name, macro.value, with: [:], at: tokens, frame)
    return true
  }

  /// Returns whether something in the text of a macro may do something to components, with the variables of the code
  /// that uses it.
  func concernsComponents(_ body: SourceCode.Slice, _ frame: Frame) -> Bool {
    let holders = frame.typeName.map { program.holders(of: $0) } ?? []
    return body.words.contains { word in
      program.isOfComponents(word) || program.handlerNames.contains(word) || holders.contains(Self.plain(word))
        || frame.variables[word].map { refersToComponent($0, frame) } ?? false
    }
  }

  /// Reads the text of a macro in the place of its name.
  private func expand(
    _ name: String, _ body: SourceCode.Slice, with values: [String: Value], at tokens: SourceCode.Slice,
    _ frame: Frame
  ) -> Value? {
    guard isInReach(frame, at: tokens), takeStep(at: tokens), progress.applying.insert(body.span).inserted else {
      return nil
    }
    defer { progress.applying.remove(body.span) }
    let inner = frame.expansion(of: name, in: body.code)
    for (name, value) in values {
      inner.variables[name] = value
      if refersToComponent(value, frame) { account.name(name, in: body.code) }
    }
    let end = body.statementEnd()
    let isExpression =
      end >= body.count - (body.isAt(end, ";") ? 1 : 0) && assignment(in: body) == nil
      && !body.isAt(0, ["do", "if", "for", "while", "switch", "{", "return"])
    if isExpression { return evaluate(ExpressionReader.read(body.tokens(from: 0, to: end)), inner) }
    for value in values.values where refersToComponent(value, frame) { noteUse() }
    runStatements(body, inner)
    // Its variables are those of the code around it.
    for (name, value) in inner.variables where values[name] == nil {
      if inner.declares(name) { frame.hide(name) }
      frame.variables[name] = value
    }
    (frame.endings, frame.returned) = (inner.endings, frame.returned ?? inner.returned)
    return .nothing
  }

  /// Returns whether an operator next to an expression would tear apart the text of a macro in it.
  func isTornByOperators(_ expression: Expression, _ frame: Frame) -> Bool {
    !expression.tokens.isSwift && macroBody(of: expression, frame).map { isOpen($0, frame, depth: 0) } ?? false
  }

  /// Returns whether a call of a macro tears apart an argument, because the macro has an operator next to its
  /// parameter.
  func tears(_ macro: Function, _ arguments: [Expression.Argument], _ frame: Frame) -> Bool {
    let body = macro.body
    if body.words.contains(where: { $0.hasPrefix("#") }) { return true }
    return zip(macro.parameters, arguments).contains { parameter, argument in
      isOpen(argument.value, frame, depth: 0)
        && body.offsets.contains { body.kind($0) == .word && body.text($0) == parameter.name && !isApart(body, $0) }
    }
  }

  /// Returns whether there is no operator or cast next to a word.
  private func isApart(_ tokens: SourceCode.Slice, _ offset: Int) -> Bool {
    let isFree = { (offset: Int) in tokens.kind(offset) != .symbol || tokens.isAt(offset, [",", ":", ";"]) }
    return isFree(offset - 1) && isFree(offset + 1) && tokens.kind(offset - 1) != .close
      && tokens.kind(offset + 1) != .open
  }

  /// Returns whether an expression has an operator that no brackets enclose.
  private func isOpen(_ expression: Expression, _ frame: Frame, depth: Int) -> Bool {
    guard !expression.isInBrackets else { return false }
    switch expression.kind {
    case .binary, .conditional: return true
    case .name, .call:
      guard depth < Limit.mostCalls, let body = macroBody(of: expression, frame) else { return false }
      return isOpen(body, frame, depth: depth + 1)
    default: return false
    }
  }

  /// Returns the expansion of a macro, or `nil` if the expression isn't one.
  private func macroBody(of expression: Expression, _ frame: Frame) -> Expression? {
    guard !expression.isInBrackets else { return nil }
    switch expression.kind {
    case .name(let name):
      guard frame.variables[name] == nil,
        let macro = program.definition(name, of: frame.typeName, near: frame.code),
        macro.isMacro
      else { return nil }
      return ExpressionReader.read(macro.value)
    case .call(let callee, _):
      guard case .name(let name) = callee.kind,
        let macro = program.function(name, of: frame.typeName, near: frame.code), macro.isMacro
      else { return nil }
      return ExpressionReader.read(macro.body)
    default: return nil
    }
  }
}

/// Macros of C, whose text takes the place of their names.
///
/// Each is evaluated as a separate expression. Where an operator next to the name or the parameter would tear the text
/// apart, as in `SUM / 2` for `4 + 6`, the value is given up.
extension Interpreter {
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

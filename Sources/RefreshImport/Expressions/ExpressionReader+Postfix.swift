extension ExpressionReader {
  /// Reads the parts that follow an operand: members, arguments, subscripts, closures and casts.
  ///
  /// - Parameter start: The offset at which the operand begins.
  mutating func postfix(_ first: Expression, from start: Int) -> Expression {
    var (expression, links) = (first, 0)
    while !isDone {
      links += 1
      guard links < Self.longestChain else { return giveUp(from: start) }
      if isAt(".") || !tokens.isSwift && isAt("->"), kind(1) == .word || kind(1) == .number {
        index += 2
        expression = make(.member(expression, tokens.text(index - 1)), from: start)
        skipTypes()
      } else if tokens.isSwift, isAt("!") || isAt("?"), tokens.isAdjacent(index), isChained {
        index += 1
      } else if isAt("("), !tokens.beginsLine(index) || !tokens.isSwift {
        let arguments = arguments(tokens.inside(index))
        index = tokens.next(after: index)
        expression = make(.call(expression, arguments), from: start)
      } else if isAt("["), tokens.isAdjacent(index) {
        let arguments = arguments(tokens.inside(index))
        index = tokens.next(after: index)
        expression = make(.subscripted(expression, arguments), from: start)
      } else if !tokens.isSwift, isAt("++") || isAt("--") {
        let amount = isAt("++") ? 1 : -1
        index += 1
        expression = make(.step(expression, by: amount, givesNew: false), from: start)
      } else if tokens.isSwift, takesClosures, isAt("{"), isCallable(expression) {
        expression = trailing(expression, from: start)
      } else if tokens.isSwift, tokens.isAt(index, ["as", "is"]) {
        let isTest = isAt("is")
        index += 1
        if isAt("?") || isAt("!") { index += 1 }
        let type: [String]
        if isAt("["), kind() == .open {
          type = tokens.inside(index).words
          index = tokens.next(after: index)
        } else {
          guard kind() == .word else { return make(.unknown, from: start) }
          index = tokens.endOfName(from: index)
          type = [tokens.text(index - 1)]
          index = tokens.endOfTypes(from: index) ?? index
        }
        expression = make(isTest ? .unknown : .cast(type, expression), from: start)
      } else {
        break
      }
    }
    return expression
  }

  /// Whether `?` or `!` belongs to the operand before it and isn't an operator.
  private var isChained: Bool {
    if isAt("!") || index + 1 >= tokens.count { return true }
    return tokens.isAt(index + 1, [".", "(", "[", "!", "?"]) && tokens.isAdjacent(index + 1)
  }

  private func isCallable(_ expression: Expression) -> Bool {
    switch expression.kind {
    case .name, .member, .call: !tokens.beginsLine(index)
    default: false
    }
  }

  private mutating func trailing(_ expression: Expression, from start: Int) -> Expression {
    var (callee, arguments): (Expression, [Expression.Argument]) = (expression, [])
    if case .call(let inner, let given) = expression.kind { (callee, arguments) = (inner, given) }
    var label: String?
    repeat {
      let brace = index
      index = tokens.next(after: index)
      let closure = ClosureSource(tokens, brace: brace)
      arguments.append(Expression.Argument(label: label, value: make(.closure(closure), from: brace)))
      label = nil
      if kind() == .word, tokens.isAt(index + 1, ":"), tokens.isAt(index + 2, "{") {
        label = tokens.text(index)
        index += 2
      }
    } while label != nil
    return make(.call(callee, arguments), from: start)
  }
}

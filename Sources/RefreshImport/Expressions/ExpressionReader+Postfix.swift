extension ExpressionReader {
  mutating func postfix(_ first: Expression) -> Expression {
    var (expression, start) = (first, first.range.lowerBound)
    if case .unknown = first.kind { start = first.range.lowerBound }
    while !isDone {
      let token = code.tokens[index]
      if isAt("."), kind(1) == .word || kind(1) == .number {
        index += 2
        expression = make(.member(expression, code.text(index - 1)), from: start)
      } else if code.isSwift, isAt("!") || isAt("?"), code.isAdjacent(index), isChained {
        index += 1
      } else if token.kind == .open, isAt("("), !token.beginsLine || !code.isSwift {
        let arguments = arguments(code.inside(index))
        index = min(code.next(behind: index), end)
        expression = make(.call(expression, arguments), from: start)
      } else if token.kind == .open, isAt("["), code.isAdjacent(index) {
        index = min(code.next(behind: index), end)
        expression = make(.unknown, from: start)
      } else if code.isSwift, takesClosures, isAt("{"), isCallable(expression) {
        expression = trailing(expression, from: start)
      } else if code.isSwift, code.isAt(index, ["as", "is"]) {
        index += 1
        if isAt("?") || isAt("!") { index += 1 }
        let isTest = code.isAt(index - 1, "is")
        guard kind() == .word else { return make(.unknown, from: start) }
        let type = code.text(index)
        index += 1
        while !isDone, isAt("."), kind(1) == .word { index += 2 }
        expression = make(isTest ? .unknown : .cast(type, expression), from: start)
      } else {
        break
      }
    }
    return expression
  }

  /// Whether `?` or `!` belongs to the preceding expression, and is not an operator.
  private var isChained: Bool {
    guard index + 1 < end else { return true }
    if isAt("!") { return true }
    return code.isAt(index + 1, [".", "(", "[", "!", "?"]) && code.isAdjacent(index + 1)
  }

  private func isCallable(_ expression: Expression) -> Bool {
    switch expression.kind {
    case .name, .member, .call: !code.tokens[index].beginsLine
    default: false
    }
  }

  private mutating func trailing(_ expression: Expression, from start: Int) -> Expression {
    var (callee, arguments): (Expression, [Expression.Argument]) = (expression, [])
    if case .call(let inner, let given) = expression.kind { (callee, arguments) = (inner, given) }
    var label: String?
    repeat {
      let brace = index
      index = min(code.next(behind: index), end)
      arguments.append(
        Expression.Argument(label: label, value: Expression(kind: .closure(brace), range: brace..<index)))
      label = nil
      if kind() == .word, kind(1) == .symbol, code.isAt(index + 1, ":"), index + 2 < end, code.isAt(index + 2, "{")
      {
        label = code.text(index)
        index += 2
      }
    } while label != nil
    return make(.call(callee, arguments), from: start)
  }

  /// Returns a number as both languages write it.
  static func number(_ text: String) -> Double? {
    var digits = text.filter { $0 != "_" }.lowercased()
    if digits.hasPrefix("0x") { return Int(digits.dropFirst(2), radix: 16).map(Double.init) }
    while let last = digits.last, "fulz".contains(last) { digits.removeLast() }
    if digits.hasSuffix(".") { digits += "0" }
    if digits.hasPrefix(".") { digits = "0" + digits }
    return Double(digits)
  }
}

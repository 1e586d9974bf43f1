import RefreshText

/// Parses expressions from tokens; syntax that it does not support is `unknown`, never an error.
struct ExpressionReader {
  let code: SourceCode
  var index: Int
  let end: Int
  /// Whether a brace after a call is its closure, which it is not in the conditions of Swift.
  let takesClosures: Bool
  var depth = 0

  /// The deepest nesting that is read, which bounds the stack.
  private static let greatestDepth = 40

  private init(_ code: SourceCode, _ range: Range<Int>, takesClosures: Bool) {
    (self.code, index, end, self.takesClosures) = (code, range.lowerBound, range.upperBound, takesClosures)
  }

  /// Parses an expression that consists of all given tokens; if some are left over, it is unknown.
  static func read(_ code: SourceCode, _ range: Range<Int>, takesClosures: Bool = true, depth: Int = 0)
    -> Expression
  {
    var reader = ExpressionReader(code, range, takesClosures: takesClosures)
    reader.depth = depth
    let expression = reader.binary(above: 0)
    return reader.index >= range.upperBound ? expression : Expression(kind: .unknown, range: range)
  }

  var isDone: Bool { index >= end }
  func isAt(_ text: StaticString) -> Bool { !isDone && code.isAt(index, text) }
  func kind(_ distance: Int = 0) -> Token.Kind? {
    index + distance < end ? code.tokens[index + distance].kind : nil
  }

  func make(_ kind: Expression.Kind, from start: Int) -> Expression {
    Expression(kind: kind, range: start..<max(start, index))
  }

  private func inner(_ range: Range<Int>) -> Expression { Self.read(code, range, depth: depth + 1) }

  private static let precedences: [String: Int] = [
    "?": 1, "||": 2, "&&": 3, "==": 4, "!=": 4, "<": 4, ">": 4, "<=": 4, ">=": 4, "??": 5, "...": 6, "..<": 6,
    "+": 7, "-": 7, "*": 8, "/": 8, "%": 8,
  ]

  private mutating func binary(above level: Int) -> Expression {
    let start = index
    guard depth < Self.greatestDepth, !isDone else {
      index = end
      return make(.unknown, from: start)
    }
    depth += 1
    defer { depth -= 1 }
    var left = prefix()
    while !isDone, code.tokens[index].kind == .symbol, case let symbol = code.text(index),
      let precedence = Self.precedences[symbol], precedence > level
    {
      index += 1
      if symbol == "?" {
        let second: Expression
        if isAt(":") { second = left } else { second = binary(above: 0) }
        guard isAt(":") else { return make(.unknown, from: start) }
        index += 1
        left = make(.conditional(left, second, binary(above: 0)), from: start)
      } else {
        left = make(.binary(symbol, left, binary(above: precedence)), from: start)
      }
    }
    return left
  }

  private mutating func prefix() -> Expression {
    let start = index
    var signs: [(String, Int)] = []
    while !isDone, code.tokens[index].kind == .symbol,
      ["-", "+", "!", "&", "*", "~"].contains(where: { code.isAt(index, $0) })
    {
      signs.append((code.text(index), index))
      index += 1
    }
    while !isDone, code.isAt(index, ["try", "await", "any", "some", "__strong", "__weak"]) {
      index += 1
      if isAt("?") || isAt("!") { index += 1 }
    }
    var expression = postfix(primary())
    for (sign, place) in signs.reversed() { expression = make(.prefix(sign, expression), from: place) }
    return signs.isEmpty && expression.range.lowerBound != start ? make(expression.kind, from: start) : expression
  }

  private mutating func primary() -> Expression {
    let start = index
    guard !isDone else { return make(.unknown, from: start) }
    let token = code.tokens[index]
    switch token.kind {
    case .number:
      index += 1
      return make(Self.number(code.text(start)).map { .number($0) } ?? .unknown, from: start)
    case .text:
      index += 1
      // Consecutive string literals are one literal in Objective-C.
      let isSeveral = !code.isSwift && kind() == .text
      while !code.isSwift, kind() == .text { index += 1 }
      return make(isSeveral ? .unknown : .text(start), from: start)
    case .word:
      index += 1
      if code.isSwift, code.isAt(start, "#selector") { index = isAt("(") ? code.next(behind: index) : index }
      return make(.name(code.text(start)), from: start)
    case .open: return bracket()
    case .symbol where code.isAt(index, "."):
      index += 1
      guard kind() == .word else { return make(.unknown, from: start) }
      index += 1
      return make(.member(nil, code.text(index - 1)), from: start)
    case .symbol where code.isAt(index, "^"): return block()
    default:
      index += 1
      return make(.unknown, from: start)
    }
  }

  /// Parses `^(int a) { … }`.
  private mutating func block() -> Expression {
    let start = index
    while !isDone, !isAt("{") {
      let isPart = [.word, .open].contains(code.tokens[index].kind) || code.isAt(index, ["^", "*", "<", ">", ","])
      guard isPart else { return make(.unknown, from: start) }
      index = code.next(behind: index)
    }
    guard !isDone else { return make(.unknown, from: start) }
    let brace = index
    index = code.next(behind: index)
    return make(.closure(brace), from: start)
  }

  private mutating func bracket() -> Expression {
    let start = index
    let inside = code.inside(index)
    let isLiteral = code.tokens[index].isLiteral
    let shape = code.file.bytes[code.tokens[index].end - 1]
    index = min(code.next(behind: index), end)
    switch shape {
    case UInt8(ascii: "("):
      if !code.isSwift, !isLiteral, let type = castType(inside), let next = kind(), next != .symbol || isAt("^"),
        next != .close
      {
        let value = prefix()
        return make(.cast(type, value), from: start)
      }
      let isBlock = !code.isSwift && code.isAt(inside.lowerBound, "{")
      if isBlock {
        return make(.call(Expression(kind: .closure(inside.lowerBound), range: inside), []), from: start)
      }
      let items = pieces(of: inside)
      // A tuple.
      return make(items.count > 1 ? .list(items.map(inner)) : inner(inside).kind, from: start)
    case UInt8(ascii: "["):
      if code.isSwift || isLiteral { return make(list(inside), from: start) }
      return message(inside, from: start)
    default:
      if isLiteral { return make(list(inside), from: start) }
      return make(code.isSwift ? .closure(start) : .unknown, from: start)
    }
  }

  /// Returns the items of a literal; those of a dictionary are pairs.
  private func list(_ range: Range<Int>) -> Expression.Kind {
    .list(
      pieces(of: range).filter { !$0.isEmpty }.map { piece in
        var reader = ExpressionReader(code, piece, takesClosures: true)
        reader.depth = depth + 1
        let key = reader.binary(above: 0)
        guard reader.isAt(":") else { return inner(piece) }
        return Expression(kind: .pair(key, inner(reader.index + 1..<piece.upperBound)), range: piece)
      })
  }

  /// Returns the type in the brackets of a cast, or `nil` if they contain anything else.
  private func castType(_ range: Range<Int>) -> String? {
    guard let first = range.first, code.tokens[first].kind == .word else { return nil }
    let isType = range.allSatisfy {
      code.tokens[$0].kind == .word || code.isAt($0, ["*", "<", ">", ",", "__kindof"])
    }
    guard isType else { return nil }
    let words = range.filter { code.tokens[$0].kind == .word && !code.isAt($0, ["const", "__kindof"]) }
    return words.first.map(code.text)
  }

  /// Parses `[receiver first:a second:b]`.
  private func message(_ range: Range<Int>, from start: Int) -> Expression {
    var reader = ExpressionReader(code, range, takesClosures: true)
    reader.depth = depth + 1
    guard reader.depth < Self.greatestDepth, !range.isEmpty else { return make(.unknown, from: start) }
    let receiver = reader.prefix()
    guard reader.kind() == .word else { return make(.unknown, from: start) }
    let name = code.text(reader.index)
    let callee = receiver.range.lowerBound..<reader.index + 1
    reader.index += 1
    var arguments: [Expression.Argument] = []
    var label: String?
    while reader.isAt(":") {
      reader.index += 1
      arguments.append(Expression.Argument(label: label, value: reader.binary(above: 0)))
      while reader.isAt(",") {
        reader.index += 1
        arguments.append(Expression.Argument(label: nil, value: reader.binary(above: 0)))
      }
      guard reader.kind() == .word else { break }
      label = code.text(reader.index)
      reader.index += 1
    }
    guard reader.isDone else { return make(.unknown, from: start) }
    return make(.call(Expression(kind: .member(receiver, name), range: callee), arguments), from: start)
  }

  /// Returns the ranges between the commas of some tokens.
  private func pieces(of range: Range<Int>) -> [Range<Int>] {
    var (pieces, start, index): ([Range<Int>], Int, Int) = ([], range.lowerBound, range.lowerBound)
    while index < range.upperBound {
      if code.isAt(index, ",") {
        pieces.append(start..<index)
        start = index + 1
      }
      index = code.next(behind: index)
    }
    pieces.append(start..<max(start, range.upperBound))
    return pieces
  }

  func arguments(_ range: Range<Int>) -> [Expression.Argument] {
    guard !range.isEmpty else { return [] }
    return pieces(of: range).map { piece in
      let isLabelled =
        piece.count > 1 && code.tokens[piece.lowerBound].kind == .word && code.isAt(piece.lowerBound + 1, ":")
      guard isLabelled else { return Expression.Argument(label: nil, value: inner(piece)) }
      return Expression.Argument(
        label: code.text(piece.lowerBound), value: inner(piece.lowerBound + 2..<piece.upperBound))
    }
  }
}

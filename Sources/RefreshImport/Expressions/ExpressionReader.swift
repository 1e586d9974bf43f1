import RefreshText

/// Parses expressions from tokens; syntax that it does not support is `unknown`, never an error.
struct ExpressionReader {
  /// The limit on nested and chained expressions; one for an expression and everything that it contains.
  private final class Limit {
    var isReached = false
  }

  let tokens: SourceCode.Slice
  var index = 0
  /// Whether a brace after a call is its closure: not in the conditions of Swift.
  let takesClosures: Bool
  private var depth: Int
  private let limit: Limit

  /// The deepest nesting that is read; the stack is bounded by it.
  static let greatestDepth = 40
  /// The longest chain of members, calls or operators that is read.
  static let longestChain = 400

  private init(_ tokens: SourceCode.Slice, takesClosures: Bool, depth: Int, _ limit: Limit) {
    (self.tokens, self.takesClosures, self.depth, self.limit) = (tokens, takesClosures, depth, limit)
  }

  /// Reads an expression that takes up all of some tokens; if there is more, it is unknown.
  static func read(_ tokens: SourceCode.Slice, takesClosures: Bool = true) -> Expression {
    let limit = Limit()
    var reader = ExpressionReader(tokens, takesClosures: takesClosures, depth: 0, limit)
    let expression = reader.whole()
    return limit.isReached ? Expression(kind: .tooDeep, tokens: tokens) : expression
  }

  private mutating func whole() -> Expression {
    let expression = binary(above: 0)
    return isDone ? expression : Expression(kind: .unknown, tokens: tokens)
  }

  var isDone: Bool { index >= tokens.count }
  func isAt(_ text: StaticString) -> Bool { tokens.isAt(index, text) }
  func kind(_ distance: Int = 0) -> Token.Kind? { tokens.kind(index + distance) }

  func make(_ kind: Expression.Kind, from start: Int) -> Expression {
    Expression(kind: kind, tokens: tokens.tokens(from: start, to: index))
  }

  /// Gives up the expression, which has too much nesting or chaining.
  mutating func giveUp(from start: Int) -> Expression {
    limit.isReached = true
    index = tokens.count
    return make(.unknown, from: start)
  }

  private func reader(of tokens: SourceCode.Slice) -> ExpressionReader {
    ExpressionReader(tokens, takesClosures: true, depth: depth + 1, limit)
  }

  private func inner(_ tokens: SourceCode.Slice) -> Expression {
    var reader = reader(of: tokens)
    return reader.whole()
  }

  private static let precedences: [String: Int] = [
    "?": 1, "||": 2, "&&": 3, "==": 4, "!=": 4, "<": 4, ">": 4, "<=": 4, ">=": 4, "??": 5, "...": 6, "..<": 6,
    "+": 7, "-": 7, "|": 7, "^": 7, "*": 8, "/": 8, "%": 8, "&": 8, "<<": 9, ">>": 9,
  ]
  private static let precedencesOfC: [String: Int] = [
    "?": 1, "||": 2, "&&": 3, "|": 4, "^": 5, "&": 6, "==": 7, "!=": 7, "<": 8, ">": 8, "<=": 8, ">=": 8, "<<": 9,
    ">>": 9, "+": 10, "-": 10, "*": 11, "/": 11, "%": 11,
  ]

  private mutating func binary(above level: Int) -> Expression {
    let start = index
    guard !isDone else { return make(.unknown, from: start) }
    // An expression that has been given up as a whole is not read further.
    guard depth < Self.greatestDepth, !limit.isReached else { return giveUp(from: start) }
    depth += 1
    defer { depth -= 1 }
    var left = prefix()
    var links = 0
    while kind() == .symbol, case let symbol = infix, let precedence = precedence(of: symbol), precedence > level {
      let length = symbol == "<<" || symbol == ">>" ? 2 : 1
      // Operators of Swift are as long as they can be: `<~` is one of the app's own.
      if tokens.isSwift, symbol != "?", kind(length) == .symbol, tokens.isAdjacent(index + length) { break }
      index += length
      links += 1
      guard links < Self.longestChain else { return giveUp(from: start) }
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
    // In Swift, an assignment has no value.
    if level == 0, !tokens.isSwift, isAt("=") {
      index += 1
      left = make(.binary("=", left, binary(above: 0)), from: start)
    }
    return left
  }

  private func precedence(of symbol: String) -> Int? {
    tokens.isSwift ? Self.precedences[symbol] : Self.precedencesOfC[symbol]
  }

  /// The operator at the current token; shifts have two tokens, because they may also close lists of types.
  private var infix: String {
    for sign in ["<", ">"] as [StaticString]
    where isAt(sign) && tokens.isAt(index + 1, sign) && tokens.isAdjacent(index + 1) {
      return isAt("<") ? "<<" : ">>"
    }
    return tokens.text(index)
  }

  private mutating func prefix() -> Expression {
    let start = index
    var signs: [(String, Int)] = []
    while kind() == .symbol, tokens.isAt(index, ["-", "+", "!", "&", "*", "~", "++", "--"]) {
      signs.append((tokens.text(index), index))
      index += 1
      guard signs.count < Self.longestChain else { return giveUp(from: start) }
    }
    while tokens.isAt(index, ["try", "await", "any", "some", "__strong", "__weak"]) {
      index += 1
      if isAt("?") || isAt("!") { index += 1 }
    }
    let begin = index
    var expression = postfix(primary(), from: begin)
    for (sign, place) in signs.reversed() {
      let isStep = sign.count == 2 && !tokens.isSwift
      expression = make(
        isStep ? .step(expression, by: sign == "++" ? 1 : -1, givesNew: true) : .prefix(sign, expression),
        from: place)
    }
    return signs.isEmpty && begin != start ? make(expression.kind, from: start) : expression
  }

  private mutating func primary() -> Expression {
    let start = index
    switch kind() {
    case .number?:
      index += 1
      return make(
        Number(literal: tokens.text(start), isSwift: tokens.isSwift).map { .number($0) } ?? .unknown, from: start)
    case .text?:
      index += 1
      // Texts that follow each other are one in Objective-C.
      while !tokens.isSwift, kind() == .text { index += 1 }
      return make(.text, from: start)
    case .word?:
      index += 1
      if tokens.isSwift, tokens.isAt(start, "#selector"), isAt("(") { index = tokens.next(after: index) }
      let name = Expression(kind: .name(tokens.text(start)), tokens: tokens.tokens(from: start, to: index))
      skipTypes()
      return name
    case .open?: return bracket()
    case .symbol? where isAt("."):
      index += 1
      guard kind() == .word else { return make(.unknown, from: start) }
      index += 1
      return make(.member(nil, tokens.text(index - 1)), from: start)
    case .symbol? where isAt("^"): return block()
    case nil: return make(.unknown, from: start)
    default:
      index += 1
      return make(.unknown, from: start)
    }
  }

  /// Skips the types in angle brackets after the name of a generic type: `Header<Int> { … }`.
  mutating func skipTypes() {
    guard tokens.isSwift, isAt("<"), tokens.isAdjacent(index), tokens.text(index - 1).first?.isUppercase ?? false,
      let end = tokens.endOfTypes(from: index), tokens.isAt(end, ["(", "{", "."])
    else { return }
    index = end
  }

  /// Parses `^(int a) { … }`.
  private mutating func block() -> Expression {
    let start = index
    while !isDone, !isAt("{") {
      let isPart = kind() == .word || kind() == .open || tokens.isAt(index, ["^", "*", "<", ">", ","])
      guard isPart else { return make(.unknown, from: start) }
      index = tokens.next(after: index)
    }
    guard !isDone else { return make(.unknown, from: start) }
    let closure = ClosureSource(tokens.tokens(from: start), brace: index - start)
    index = tokens.next(after: index)
    return make(.closure(closure), from: start)
  }

  private mutating func bracket() -> Expression {
    let start = index
    let inside = tokens.inside(index)
    let (isLiteral, shape) = (tokens[index]?.isLiteral ?? false, tokens.text(index).last)
    index = tokens.next(after: index)
    switch shape {
    case "(":
      if !tokens.isSwift, !isLiteral, let type = castType(inside), let next = kind(), next != .close,
        next != .symbol || isAt("^") || [.whole, .real].contains(Number.kind(of: type))
      {
        guard depth < Self.greatestDepth else { return giveUp(from: start) }
        depth += 1
        defer { depth -= 1 }
        let value = prefix()
        return make(.cast(type, value), from: start)
      }
      if !tokens.isSwift, inside.isAt(0, "{") {
        let closure = Expression(kind: .closure(ClosureSource(inside, brace: 0)), tokens: inside)
        return make(.call(closure, []), from: start)
      }
      let items = inside.split(at: ",")
      // A tuple.
      if tokens.isSwift, items.count > 1, items.contains(where: { $0.kind() == .word && $0.isAt(1, ":") }) {
        return make(.tuple(arguments(inside)), from: start)
      }
      return make(items.count > 1 ? .list(items.map(inner)) : inner(inside).kind, from: start)
    case "[":
      if tokens.isSwift || isLiteral { return make(list(inside), from: start) }
      return message(inside, from: start)
    default:
      if isLiteral { return make(list(inside), from: start) }
      return make(tokens.isSwift ? .closure(ClosureSource(tokens, brace: start)) : .unknown, from: start)
    }
  }

  /// The items of a literal, those of a dictionary as pairs.
  private func list(_ tokens: SourceCode.Slice) -> Expression.Kind {
    .list(
      tokens.split(at: ",").filter { !$0.isEmpty }.map { piece in
        var reader = reader(of: piece)
        let key = reader.binary(above: 0)
        if reader.isDone { return key }
        guard reader.isAt(":") else { return Expression(kind: .unknown, tokens: piece) }
        return Expression(kind: .pair(key, inner(piece.tokens(from: reader.index + 1))), tokens: piece)
      })
  }

  /// The type in the brackets of a cast, nil if there is something else in them.
  private func castType(_ tokens: SourceCode.Slice) -> [String]? {
    let isType =
      tokens.kind() == .word
      && tokens.offsets.allSatisfy { tokens.kind($0) == .word || tokens.isAt($0, ["*", "<", ">", ","]) }
    return isType ? tokens.words.filter { $0 != "const" && $0 != "__kindof" } : nil
  }

  /// `[receiver first:a second:b]`.
  private mutating func message(_ inside: SourceCode.Slice, from start: Int) -> Expression {
    var reader = reader(of: inside)
    guard reader.depth < Self.greatestDepth else { return giveUp(from: start) }
    guard !inside.isEmpty else { return make(.unknown, from: start) }
    let receiver = reader.prefix()
    guard reader.kind() == .word else { return make(.unknown, from: start) }
    let name = inside.text(reader.index)
    reader.index += 1
    let callee = inside.tokens(from: 0, to: reader.index)
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
      label = inside.text(reader.index)
      reader.index += 1
    }
    guard reader.isDone else { return make(.unknown, from: start) }
    return make(.call(Expression(kind: .member(receiver, name), tokens: callee), arguments), from: start)
  }

  func arguments(_ tokens: SourceCode.Slice) -> [Expression.Argument] {
    guard !tokens.isEmpty else { return [] }
    return tokens.split(at: ",").map { piece in
      let isLabelled = piece.kind() == .word && piece.isAt(1, ":")
      guard isLabelled else { return Expression.Argument(label: nil, value: inner(piece)) }
      return Expression.Argument(label: piece.text(), value: inner(piece.tokens(from: 2)))
    }
  }
}

import RefreshDiagnostics
import RefreshEngine

extension Interpreter {
  /// The truth value of a condition.
  enum Truth {
    case yes
    case no
    case unknown
    /// The condition holds in some states of the component.
    case states([RefreshState])
    /// The condition holds in a language; `nil` stands for all languages that were not tested before.
    case language(String?)
  }

  /// Runs a body, and returns its return value; in Swift, also that of a single expression.
  ///
  /// - Parameter givesValue: Whether the function has a result, which the branches of a single `if` or `switch` give.
  func result(of body: SourceCode.Slice, givesValue: Bool = false, _ frame: Frame) -> Value {
    if body.isSwift, body.isAt(0, "get"), body.isAt(1, "{") {
      return result(of: body.inside(1), givesValue: givesValue, frame)
    }
    if givesValue, body.isBranching {
      choose(in: body, as: nil, frame) { value, _ in frame.returned = value }
      return frame.isAmbiguous ? .unknown : frame.returned ?? .nothing
    }
    let end = body.statementEnd()
    let isExpression =
      body.isSwift && !body.isEmpty && end >= body.count
      && !body.isAt(
        0, ["return", "if", "switch", "for", "while", "guard", "do", "let", "var", "didSet", "willSet"])
    guard isExpression, assignment(in: body) == nil else {
      run(body, frame)
      return frame.isAmbiguous ? .unknown : frame.returned ?? .nothing
    }
    return evaluate(ExpressionReader.read(body), frame)
  }

  /// Runs a block, whose variables end with it.
  func run(_ tokens: SourceCode.Slice, _ frame: Frame) {
    frame.block { runStatements(tokens, frame) }
  }

  /// Runs statements.
  func runStatements(_ tokens: SourceCode.Slice, _ frame: Frame) {
    let conditions = frame.conditions
    let outer = frame.deferred
    frame.deferred = []
    defer { (frame.conditions, frame.deferred) = (conditions, outer) }
    var rest = tokens
    while !rest.isEmpty, frame.returned == nil, !frame.isBroken, takeStep(at: rest) {
      let next = settling(rest, frame) { deeper(at: rest, or: rest.count) { runStatement(rest, frame) } }
      rest = rest.tokens(from: max(next, 1))
    }
    if frame.returned != nil || frame.isBroken { account.skip(rest) }
    runDeferred(frame)
  }

  /// Runs what a block has deferred to its end, the last part first.
  private func runDeferred(_ frame: Frame) {
    guard !frame.deferred.isEmpty else { return }
    let (returned, isBroken) = (frame.returned, frame.isBroken)
    for tokens in frame.deferred.reversed() {
      (frame.returned, frame.isBroken) = (nil, false)
      run(tokens, frame)
    }
    (frame.returned, frame.isBroken) = (returned, isBroken)
  }

  /// Runs statements under a condition.
  ///
  /// - Returns: Whether they end the function, if they run.
  @discardableResult
  func run(_ tokens: SourceCode.Slice, if truth: Truth, _ frame: Frame) -> Bool {
    let (language, wasBroken) = (frame.language, frame.isBroken)
    switch truth {
    case .yes:
      run(tokens, frame)
      return frame.returned != nil
    case .no:
      account.skip(tokens)
      return false
    case .states(let states):
      let outer = frame.states
      frame.states = states.filter { outer?.contains($0) ?? true }
      run(tokens, frame)
      // In the states in which the code has returned, the following code isn't reached.
      let left = frame.returned == nil ? outer : (outer ?? RefreshState.allCases).filter { !states.contains($0) }
      let isLeft = frame.returned != nil
      (frame.states, frame.isBroken, frame.returned) = (left, wasBroken, nil)
      return isLeft
    case .unknown: frame.conditions.append(number())
    case .language(let tag): frame.language = tag ?? LanguageVersions.others
    }
    run(tokens, frame)
    if case .unknown = truth { frame.conditions.removeLast() }
    if frame.isBroken, !frame.isContinuing || frame.returned != nil { frame.mayBeBroken = true }
    (frame.language, frame.isBroken) = (language, wasBroken)
    // The value may be returned here, or another one later.
    switch frame.returned {
    case .nothing: if case .unknown = truth { frame.endings.append(number()) }
    case nil, .path, .unknown: break
    default: if case .unknown = truth { frame.isAmbiguous = true }
    }
    defer { frame.returned = nil }
    return frame.returned != nil
  }

  /// Runs the first statement of some tokens.
  ///
  /// - Returns: The offset after it.
  func runStatement(_ tokens: SourceCode.Slice, _ frame: Frame) -> Int {
    switch tokens.kind() {
    case .beginCondition where tokens[0]?.hasElse == true, .endCondition where tokens[0]?.hasElse == true: return 1
    case .beginCondition:
      frame.conditions.append(number())
      return 1
    case .endCondition:
      if !frame.conditions.isEmpty { frame.conditions.removeLast() }
      return 1
    case .close: return 1
    case .open where tokens.isAt(0, "{"):
      run(tokens.inside(0), frame)
      return tokens.next(after: 0)
    case .symbol where tokens.isAt(0, [";", ","]): return 1
    case .word: break
    default: return runPlain(tokens, frame)
    }
    // `rows: for row in rows { … }`
    if tokens.isSwift, tokens.isAt(1, ":"), tokens.isAt(2, ["for", "while", "repeat", "do", "if", "switch"]) {
      return 2 + runStatement(tokens.tokens(from: 2), frame)
    }
    switch tokens.text() {
    case "if": return frame.block { runIf(tokens, frame) }
    case "guard":
      guard let last = tokens.elseOfGuard else { break }
      let truth = truth(of: tokens.tokens(from: 1, to: last), frame)
      let body = tokens.inside(last + 1)
      // Without a time, presets show MJRefresh's own text.
      let isUsual = body.words.contains("MJRefreshHeaderNoneLastDateText")
      switch truth {
      case .yes: account.skip(body)
      case .no: run(body, frame)
      case .unknown, .states, .language: if !isUsual { runMaybe(body, frame) }
      }
      return tokens.next(after: last + 1)
    case "for": return frame.block { runFor(tokens, frame) }
    case "while": return frame.block { runWhile(tokens, frame) }
    case "switch": return frame.block { runSwitch(tokens, frame) }
    case "defer":
      guard tokens.isSwift, tokens.isAt(1, "{") else { break }
      frame.deferred.append(tokens.inside(1))
      return tokens.next(after: 1)
    case "repeat", "do":
      guard let brace = tokens.firstBrace() else { break }
      return runRepeat(tokens, brace, frame)
    case "@autoreleasepool", "@try", "@finally", "@synchronized":
      guard let brace = tokens.firstBrace() else { break }
      run(tokens.inside(brace), frame)
      return tokens.next(after: brace)
    case "catch", "@catch", "else":
      guard let brace = tokens.firstBrace() else { break }
      runMaybe(tokens.inside(brace), frame)
      return tokens.next(after: brace)
    case "didSet", "willSet", "get", "set":
      guard tokens.isSwift, tokens.isAt(1, ["{", "("]), let brace = tokens.firstBrace() else { break }
      run(tokens.inside(brace), frame)
      // A return in a getter doesn't end the property's other accessors.
      frame.returned = nil
      return tokens.next(after: brace)
    case "func":
      guard tokens.isSwift, let brace = tokens.firstBrace() else { break }
      let closure = ClosureSource(function: tokens.tokens(from: 0, to: tokens.next(after: brace)), brace: brace)
      frame.declare(tokens.text(1), .closure(closure, frame))
      readLater(closure, frame)
      return tokens.next(after: brace)
    case "class", "struct", "enum", "extension":
      guard tokens.isSwift, let brace = tokens.firstBrace() else { break }
      return tokens.next(after: brace)
    case "return":
      let stop = tokens.statementEnd(from: 1)
      let isEmpty = stop == 1 || tokens.isSwift && tokens.beginsLine(1)
      if !isEmpty, tokens.tokens(from: 1, to: stop).isBranching {
        choose(in: tokens.tokens(from: 1, to: stop), as: nil, frame) { value, _ in frame.returned = value }
        return stop
      }
      let value =
        isEmpty ? .nothing : evaluate(ExpressionReader.read(tokens.tokens(from: 1, to: stop)), frame)
      if refersToComponent(value, frame) { noteUse() }
      frame.returned = value
      return stop
    case "break", "continue":
      if tokens.isSwift, tokens.kind(1) == .word, !tokens.beginsLine(1) {
        lose(
          "`\(tokens.text()) \(tokens.text(1))` leaves several statements, which isn't read",
          at: tokens.tokens(from: 0, to: 2), frame)
      }
      (frame.isBroken, frame.isContinuing) = (true, tokens.isAt(0, "continue"))
      return 1
    case "let", "var": return runDeclaration(tokens, frame)
    case "static", "const", "weak", "unowned", "lazy", "private", "@unknown", "inline", "fallthrough": return 1
    default: break
    }
    return runPlain(tokens, frame)
  }
}

extension SourceCode.Slice {
  /// The offset of the `else` of a `guard` that a brace follows, nil if it has none.
  var elseOfGuard: Int? {
    var offset = 0
    while offset < count {
      if isAt(offset, "else"), isAt(offset + 1, "{") { return offset }
      offset = next(after: offset)
    }
    return nil
  }

  /// The offset of the first brace of a statement, nil if it has none.
  func firstBrace(from first: Int = 0) -> Int? {
    var offset = first
    while offset < count {
      if isAt(offset, "{") { return offset }
      if isAt(offset, ";") || kind(offset) == .close { return nil }
      offset = next(after: offset)
    }
    return nil
  }
}

import RefreshDiagnostics

extension Interpreter {
  /// The truth value of a condition.
  enum Truth {
    case yes
    case no
    case unknown
    /// The condition holds in a language; `nil` stands for all languages that were not tested before.
    case language(String?)
  }

  /// Runs a body and returns its result; in Swift, that may be the value of its only expression.
  func result(of body: Range<Int>, _ frame: Frame) -> Value {
    let end = frame.code.statementEnd(from: body.lowerBound, before: body.upperBound)
    if let function = frame.function, function.isMacro, function.body == body {
      return evaluate(ExpressionReader.read(frame.code, body.lowerBound..<end), frame)
    }
    let isExpression =
      frame.code.isSwift && !body.isEmpty && end >= body.upperBound
      && !frame.code.isAt(body.lowerBound, ["return", "if", "switch", "for", "while", "guard", "do", "let", "var"])
    guard isExpression, assignment(in: body, frame.code) == nil else {
      run(body, frame)
      return frame.isAmbiguous ? .unknown : frame.returned ?? .nothing
    }
    return evaluate(ExpressionReader.read(frame.code, body), frame)
  }

  /// Runs statements.
  func run(_ range: Range<Int>, _ frame: Frame) {
    let conditions = frame.conditions
    defer { frame.conditions = conditions }
    var index = range.lowerBound
    while index < range.upperBound, frame.returned == nil, !frame.isBroken, takeStep() {
      let next = deeper(or: range.upperBound) { runStatement(at: index, before: range.upperBound, frame) }
      index = max(next, index + 1)
    }
  }

  /// Runs statements under a condition.
  func run(_ range: Range<Int>, if truth: Truth, _ frame: Frame) {
    let (language, wasBroken) = (frame.language, frame.isBroken)
    switch truth {
    case .yes: return run(range, frame)
    case .no, .language(nil): return
    case .unknown: frame.conditions.append(number())
    case .language(let tag?): frame.language = tag
    }
    run(range, frame)
    if case .unknown = truth { frame.conditions.removeLast() }
    (frame.language, frame.isBroken) = (language, wasBroken)
    // The value may be returned here, or another one later.
    switch frame.returned {
    case nil, .nothing, .path, .unknown: break
    default: if case .unknown = truth { frame.isAmbiguous = true }
    }
    frame.returned = nil
  }

  /// Runs the statement at a token.
  ///
  /// - Returns: The index after it.
  func runStatement(at index: Int, before end: Int, _ frame: Frame) -> Int {
    let code = frame.code
    switch code.tokens[index].kind {
    case .beginCondition:
      frame.conditions.append(number())
      return index + 1
    case .endCondition:
      if !frame.conditions.isEmpty { frame.conditions.removeLast() }
      return index + 1
    case .close: return index + 1
    case .open where code.isAt(index, "{"):
      run(code.inside(index), frame)
      return code.next(behind: index)
    case .symbol where code.isAt(index, [";", ","]): return index + 1
    case .word: break
    default: return runPlain(at: index, before: end, frame)
    }
    switch code.text(index) {
    case "if": return runIf(at: index, before: end, frame)
    case "guard":
      guard let brace = firstBrace(from: index, before: end, code) else { break }
      _ = truth(of: index + 1..<(code.isAt(brace - 1, "else") ? brace - 1 : brace), frame)
      return code.next(behind: brace)
    case "for": return runFor(at: index, before: end, frame)
    case "while": return runWhile(at: index, before: end, frame)
    case "switch": return runSwitch(at: index, before: end, frame)
    case "do", "defer", "repeat", "@autoreleasepool", "@try", "@finally", "@synchronized":
      guard let brace = firstBrace(from: index, before: end, code) else { break }
      run(code.inside(brace), frame)
      return code.next(behind: brace)
    case "catch", "@catch", "else":
      guard let brace = firstBrace(from: index, before: end, code) else { break }
      run(code.inside(brace), if: .unknown, frame)
      return code.next(behind: brace)
    case "func", "class", "struct", "enum", "extension":
      guard code.isSwift, let brace = firstBrace(from: index, before: end, code) else { break }
      return code.next(behind: brace)
    case "return":
      let stop = code.statementEnd(from: index + 1, before: end)
      let isEmpty = stop == index + 1 || code.isSwift && code.tokens[index + 1].beginsLine
      frame.returned = isEmpty ? .nothing : evaluate(ExpressionReader.read(code, index + 1..<stop), frame)
      return stop
    case "break", "continue":
      (frame.isBroken, frame.isContinuing) = (true, code.isAt(index, "continue"))
      return index + 1
    case "let", "var": return runDeclaration(at: index, before: end, frame)
    case "static", "const", "weak", "unowned", "lazy", "private", "@unknown", "inline": return index + 1
    default: break
    }
    return runPlain(at: index, before: end, frame)
  }

  func firstBrace(from index: Int, before end: Int, _ code: SourceCode) -> Int? {
    var index = index
    while index < end {
      if code.isAt(index, "{") { return index }
      if code.isAt(index, ";") || code.tokens[index].kind == .close { return nil }
      index = code.next(behind: index)
    }
    return nil
  }
}

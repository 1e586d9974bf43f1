import RefreshEngine

/// Loops, which are run over known values.
extension Interpreter {
  func runFor(_ tokens: SourceCode.Slice, _ frame: Frame) -> Int {
    guard let (head, bodyStart) = condition(tokens, after: 0) else { return 1 }
    let (body, next) = body(tokens, from: bodyStart)
    if let place = head.offsets.first(where: { head.isAt($0, "in") }), place > 0 {
      let stop = head.offsets.first { head.isAt($0, "where") } ?? head.count
      let list = head.tokens(from: place + 1, to: stop)
      let pattern = head.tokens(from: 0, to: place)
      let sequence = asking { evaluate(ExpressionReader.read(list, takesClosures: false), frame) }
      guard let items = sequence.list, stop == head.count, !pattern.isAt(0, "case") else {
        let items = refersToComponent(sequence, frame)
        if !items, mentionsComponent(list, frame) {
          lose("the values of this loop can't be read", at: list, frame)
        }
        bind(pattern, to: items ? item(of: sequence) : .unknown, frame)
        runMaybe(body, frame)
        return next
      }
      for item in items where frame.returned == nil && !frame.isBroken {
        guard takeStep(at: body) else { break }
        bind(pattern, to: item, frame)
        runOnce(body, frame)
      }
      frame.isBroken = false
      return next
    }
    // `for (a; b; c)`.
    let parts = head.split(at: ";")
    guard parts.count == 3 else {
      runMaybe(body, frame)
      return next
    }
    _ = runStatement(parts[0], frame)
    loop(while: parts[1], body, frame) { _ = self.runStatement(parts[2], frame) }
    return next
  }

  /// Returns one of several values; it isn't known which one.
  private func item(of sequence: Value) -> Value {
    switch sequence {
    case .component(let component, let path): .component(component, "\(path)[]")
    case .oneOf(let alternatives, let path): .oneOf(alternatives, "\(path)[]")
    case .path(let path): .path("\(path)[]")
    default: sequence.list?.count == 1 ? sequence.list![0] : .unknown
    }
  }

  /// Runs the body of a loop once.
  private func runOnce(_ body: SourceCode.Slice, _ frame: Frame) {
    let outer = frame.round
    frame.round = number()
    defer { frame.round = outer }
    run(body, frame)
    if frame.isContinuing { (frame.isBroken, frame.isContinuing) = (false, false) }
  }

  func runWhile(_ tokens: SourceCode.Slice, _ frame: Frame) -> Int {
    guard let (head, bodyStart) = condition(tokens, after: 0) else { return 1 }
    let (body, next) = body(tokens, from: bodyStart)
    loop(while: head, body, frame) {}
    return next
  }

  /// Runs `do { … }` or, if a condition follows it, a loop whose body runs at least once: `repeat { … } while a`.
  func runRepeat(_ tokens: SourceCode.Slice, _ brace: Int, _ frame: Frame) -> Int {
    let (body, next) = (tokens.inside(brace), tokens.next(after: brace))
    guard tokens.isAt(next, "while"), tokens.isSwift == tokens.isAt(0, "repeat") else {
      run(body, frame)
      return next
    }
    let stop = tokens.isSwift ? tokens.statementEnd(from: next + 1) : tokens.next(after: next + 1)
    let head = tokens.isSwift ? tokens.tokens(from: next + 1, to: stop) : tokens.inside(next + 1)
    runOnce(body, frame)
    loop(while: head, body, frame) {}
    return stop
  }

  private func loop(
    while head: SourceCode.Slice, _ body: SourceCode.Slice, _ frame: Frame, step: () -> Void
  ) {
    // A loop that only a condition in its body ends may have been left after any time.
    let isEndless = head.words.allSatisfy(["YES", "true", "TRUE"].contains)
    while frame.returned == nil, !frame.isBroken, takeStep(at: head) {
      switch truth(of: head, frame) {
      case .yes:
        frame.mayBeBroken = false
        runOnce(body, frame)
        if isEndless, frame.mayBeBroken || frame.mayHaveEnded { return frame.isBroken = false }
      case .unknown: return runMaybe(body, frame)
      default:
        account.skip(body)
        return frame.isBroken = false
      }
      step()
    }
    frame.isBroken = false
  }
}

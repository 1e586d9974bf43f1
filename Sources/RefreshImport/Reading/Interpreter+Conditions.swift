import RefreshDiagnostics

extension Interpreter {
  /// Returns the body of a condition or loop: the content of its braces, or the next statement.
  private func body(at index: Int, before end: Int, _ code: SourceCode) -> (body: Range<Int>, next: Int) {
    if code.isAt(index, "{") { return (code.inside(index), code.next(behind: index)) }
    var stop = index
    // `if (a) for (…) { … }`
    while stop < end, code.isAt(stop, ["if", "for", "while"]), code.isAt(stop + 1, "(") {
      stop = code.next(behind: stop + 1)
    }
    if code.isAt(stop, "{") { return (index..<code.next(behind: stop), code.next(behind: stop)) }
    stop = code.statementEnd(from: stop, before: end)
    return (index..<stop, min(stop + (code.isAt(stop, ";") ? 1 : 0), end))
  }

  /// Returns the condition after a keyword, and the start of the body.
  private func condition(behind index: Int, before end: Int, _ code: SourceCode) -> (Range<Int>, Int)? {
    guard code.isSwift else {
      guard code.isAt(index + 1, "(") else { return nil }
      return (code.inside(index + 1), code.next(behind: index + 1))
    }
    return firstBrace(from: index + 1, before: end, code).map { (index + 1..<$0, $0) }
  }

  func runIf(at start: Int, before end: Int, _ frame: Frame) -> Int {
    let code = frame.code
    // Whether a branch has certainly been taken, may have been taken, or depends on the language.
    var (index, isTaken, isOpen, isLanguage) = (start, false, false, false)
    while index < end, takeStep() {
      guard let (condition, bodyStart) = condition(behind: index, before: end, code) else { return index + 1 }
      let (body, next) = body(at: bodyStart, before: end, code)
      let truth = isTaken ? .no : truth(of: condition, frame)
      switch truth {
      case .yes:
        run(body, if: isOpen ? .unknown : .yes, frame)
        isTaken = true
      case .no: break
      case .unknown:
        run(body, if: .unknown, frame)
        isOpen = true
      case .language:
        run(body, if: truth, frame)
        isLanguage = true
      }
      index = next
      guard code.isAt(index, "else"), index < end else { return index }
      index += 1
      guard !code.isAt(index, "if") else { continue }
      let (last, behind) = self.body(at: index, before: end, code)
      if !isTaken, !isLanguage { run(last, if: isOpen ? .unknown : .yes, frame) }
      return behind
    }
    return index
  }

  func truth(of range: Range<Int>, _ frame: Frame) -> Truth {
    let code = frame.code
    var truth = Truth.yes
    var (start, index) = (range.lowerBound, range.lowerBound)
    while index <= range.upperBound {
      if index == range.upperBound || code.isAt(index, ",") {
        switch truthOfOne(start..<index, frame) {
        case .no: return .no
        case .unknown: truth = .unknown
        case .language(let tag): truth = .language(tag)
        case .yes: break
        }
        start = index + 1
      }
      index = index < range.upperBound ? code.next(behind: index) : index + 1
    }
    return truth
  }

  private func truthOfOne(_ range: Range<Int>, _ frame: Frame) -> Truth {
    let code = frame.code
    // Apps no longer support systems for which the check would fail.
    if code.isAt(range.lowerBound, ["#available", "@available"]) { return .yes }
    if code.isAt(range.lowerBound, ["let", "var"]) {
      let name = code.text(range.lowerBound + 1)
      let equals = range.first { code.isAt($0, "=") }
      let value = evaluate(
        ExpressionReader.read(
          code, equals.map { $0 + 1..<range.upperBound } ?? range.lowerBound + 1..<range.lowerBound + 2,
          takesClosures: false), frame)
      frame.variables[name] = value
      switch value {
      case .nothing: return .no
      case .unknown: return .unknown
      case .path(let path): return path == "self" ? .yes : .unknown
      default: return .yes
      }
    }
    switch evaluate(ExpressionReader.read(code, range, takesClosures: false), frame) {
    case .flag(let flag): return flag ? .yes : .no
    case .number(let number): return number != 0 ? .yes : .no
    case .nothing: return .no
    case .image, .component(_, ""), .time, .list, .formatter: return .yes
    case .isLanguage(let tag): return .language(tag)
    default: return .unknown
    }
  }

  func runFor(at index: Int, before end: Int, _ frame: Frame) -> Int {
    let code = frame.code
    guard let (head, bodyStart) = condition(behind: index, before: end, code) else { return index + 1 }
    let (body, next) = body(at: bodyStart, before: end, code)
    if let place = head.first(where: { code.isAt($0, "in") }), place > head.lowerBound {
      let stop = head.first { code.isAt($0, "where") } ?? head.upperBound
      let sequence = evaluate(ExpressionReader.read(code, place + 1..<stop, takesClosures: false), frame)
      let name = code.text(place - 1)
      guard let items = sequence.list, stop == head.upperBound else {
        frame.variables[name] = .unknown
        run(body, if: .unknown, frame)
        return next
      }
      for item in items where frame.returned == nil && !frame.isBroken {
        guard takeStep() else { break }
        frame.variables[name] = item
        runOnce(body, frame)
      }
      frame.isBroken = false
      return next
    }
    // `for (a; b; c)`
    let marks = head.filter { code.isAt($0, ";") }
    guard marks.count == 2 else {
      run(body, if: .unknown, frame)
      return next
    }
    _ = runStatement(at: head.lowerBound, before: marks[0], frame)
    loop(while: marks[0] + 1..<marks[1], body, frame) {
      _ = self.runStatement(at: marks[1] + 1, before: head.upperBound, frame)
    }
    return next
  }

  /// Runs the body of a loop once.
  private func runOnce(_ body: Range<Int>, _ frame: Frame) {
    run(body, frame)
    if frame.isContinuing { (frame.isBroken, frame.isContinuing) = (false, false) }
  }

  func runWhile(at index: Int, before end: Int, _ frame: Frame) -> Int {
    guard let (head, bodyStart) = condition(behind: index, before: end, frame.code) else { return index + 1 }
    let (body, next) = body(at: bodyStart, before: end, frame.code)
    loop(while: head, body, frame) {}
    return next
  }

  private func loop(while head: Range<Int>, _ body: Range<Int>, _ frame: Frame, step: () -> Void) {
    while frame.returned == nil, !frame.isBroken, takeStep() {
      switch truth(of: head, frame) {
      case .yes: runOnce(body, frame)
      case .unknown: return run(body, if: .unknown, frame)
      default: return frame.isBroken = false
      }
      step()
    }
    frame.isBroken = false
  }

  func runSwitch(at index: Int, before end: Int, _ frame: Frame) -> Int {
    let code = frame.code
    guard let (head, brace) = condition(behind: index, before: end, code), code.isAt(brace, "{") else {
      return index + 1
    }
    let subject = evaluate(ExpressionReader.read(code, head, takesClosures: false), frame)
    let inside = code.inside(brace)
    var (place, truth, start): (Int, Truth?, Int) = (inside.lowerBound, nil, inside.lowerBound)
    func finish(_ stop: Int) {
      if let truth {
        run(start..<stop, if: truth, frame)
        frame.isBroken = false
      }
    }
    while place < inside.upperBound {
      guard code.isAt(place, ["case", "default"]) else {
        place = code.next(behind: place)
        continue
      }
      finish(place)
      var colon = place
      while colon < inside.upperBound, !code.isAt(colon, ":") { colon = code.next(behind: colon) }
      truth = .unknown
      if case .language = subject {
        let pattern = evaluate(ExpressionReader.read(code, place + 1..<max(place + 1, colon)), frame)
        truth = .language(pattern.text)
      }
      (start, place) = (min(colon + 1, inside.upperBound), colon + 1)
    }
    finish(inside.upperBound)
    return code.next(behind: brace)
  }
}

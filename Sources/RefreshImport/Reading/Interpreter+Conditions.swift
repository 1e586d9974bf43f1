import RefreshDiagnostics
import RefreshEngine

extension Interpreter {
  /// The body of a condition or loop: the statements in its braces, or the next statement.
  private func body(_ tokens: SourceCode.Slice, from first: Int) -> (body: SourceCode.Slice, next: Int) {
    if tokens.isAt(first, "{") { return (tokens.inside(first), tokens.next(after: first)) }
    var stop = first
    // `if (a) for (…) { … }`.
    while tokens.isAt(stop, ["if", "for", "while"]), tokens.isAt(stop + 1, "(") {
      stop = tokens.next(after: stop + 1)
    }
    if tokens.isAt(stop, "{") {
      let next = tokens.next(after: stop)
      return (tokens.tokens(from: first, to: next), next)
    }
    stop = tokens.statementEnd(from: stop)
    return (tokens.tokens(from: first, to: stop), tokens.isAt(stop, ";") ? stop + 1 : stop)
  }

  /// The condition after a keyword, and where the body begins.
  private func condition(_ tokens: SourceCode.Slice, after keyword: Int) -> (SourceCode.Slice, Int)? {
    guard tokens.isSwift else {
      guard tokens.isAt(keyword + 1, "(") else { return nil }
      return (tokens.inside(keyword + 1), tokens.next(after: keyword + 1))
    }
    return tokens.firstBrace(from: keyword + 1).map { (tokens.tokens(from: keyword + 1, to: $0), $0) }
  }

  func runIf(_ tokens: SourceCode.Slice, _ frame: Frame) -> Int {
    // The facts known about the branches so far: whether one of them is taken, and whether one of them may be.
    var (index, isTaken, isOpen, isLanguage) = (0, false, false, false)
    // The states in which no branch has been taken, if branches depend on the state.
    var rest: [RefreshState]?
    var (branches, isComplete) = (Branches(), false)
    defer { join(branches, isComplete: isComplete, frame) }
    while index < tokens.count, takeStep(at: tokens.tokens(from: index)) {
      guard let (condition, bodyStart) = condition(tokens, after: index) else { return index + 1 }
      let (body, next) = body(tokens, from: bodyStart)
      let truth = isTaken ? .no : truth(of: condition, frame)
      switch truth {
      case .yes:
        if isOpen { run(body, as: &branches, frame) } else { run(body, frame) }
        (isTaken, isComplete) = (true, true)
      case .no: account.skip(body)
      case .unknown:
        run(body, as: &branches, frame)
        isOpen = true
      case .language:
        run(body, if: truth, frame)
        isLanguage = true
      case .states(let states):
        let left = rest ?? RefreshState.allCases
        if isOpen {
          run(body, as: &branches, frame)
        } else {
          run(body, if: .states(states.filter(left.contains)), frame)
        }
        rest = left.filter { !states.contains($0) }
      }
      index = next
      guard tokens.isAt(index, "else") else { return index }
      index += 1
      guard !tokens.isAt(index, "if") else { continue }
      let (last, end) = self.body(tokens, from: index)
      if isLanguage {
        run(last, if: .language(nil), frame)
      } else if let rest, !isTaken, !isOpen {
        run(last, if: .states(rest), frame)
      } else if isTaken {
        account.skip(last)
      } else if isOpen {
        run(last, as: &branches, frame)
        isComplete = true
      } else {
        run(last, frame)
      }
      return end
    }
    return index
  }

  func truth(of tokens: SourceCode.Slice, _ frame: Frame) -> Truth {
    var truth = Truth.yes
    for piece in tokens.split(at: ",") {
      switch truthOfOne(piece, frame) {
      case .no: return .no
      case .unknown: truth = .unknown
      case .language(let tag): truth = .language(tag)
      case .states(let states): if case .yes = truth { truth = .states(states) } else { truth = .unknown }
      case .yes: break
      }
    }
    return truth
  }

  private func truthOfOne(_ tokens: SourceCode.Slice, _ frame: Frame) -> Truth {
    asking { truthOfAny(tokens, frame) }
  }

  private func truthOfAny(_ tokens: SourceCode.Slice, _ frame: Frame) -> Truth {
    // Systems as old as that are no longer asked about.
    if tokens.isAt(0, ["#available", "@available"]) { return .yes }
    // `if (self = [super init])`
    if tokens.isAt(0, "self"), tokens.isAt(1, "=") {
      account.read(tokens)
      return .yes
    }
    if tokens.isAt(0, "("), tokens.next(after: 0) >= tokens.count { return truthOfOne(tokens.inside(0), frame) }
    if tokens.isAt(0, ["let", "var"]) {
      let name = tokens.text(1)
      let equals = tokens.offsets.first { tokens.isAt($0, "=") }
      let given = equals.map { tokens.tokens(from: $0 + 1) } ?? tokens.tokens(from: 1, to: 2)
      let value = evaluate(ExpressionReader.read(given, takesClosures: false), frame)
      if refersToComponent(value, frame) { account.name(name, in: frame.code) }
      frame.hold(value, as: name, of: [])
      switch value {
      case .nothing: return .no
      case .unknown: return .unknown
      case .path(let path): return path == "self" ? .yes : .unknown
      // Before the first refresh there is none.
      case .time: return .unknown
      default: return .yes
      }
    }
    // `case let x? = a`
    if tokens.isAt(0, "case"), let equals = tokens.offsets.first(where: { tokens.isAt($0, "=") }) {
      let value = evaluate(ExpressionReader.read(tokens.tokens(from: equals + 1), takesClosures: false), frame)
      bind(tokens.tokens(from: 1, to: equals), to: value, frame)
      return .unknown
    }
    let value = evaluate(ExpressionReader.read(tokens, takesClosures: false), frame)
    switch value {
    case .flag, .number: return value.flag.map { $0 ? .yes : .no } ?? .unknown
    case .nothing: return .no
    case .image, .component(_, ""), .time, .list, .formatter: return .yes
    case .oneOf: return value.isThere ? .yes : .unknown
    // `if (self)`: an initializer has not failed.
    case .path("self"): return .yes
    case .isLanguage(let tag): return .language(tag)
    case .isState(let states): return .states(states)
    default: return .unknown
    }
  }

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

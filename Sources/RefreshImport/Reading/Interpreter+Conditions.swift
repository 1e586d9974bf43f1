import RefreshDiagnostics
import RefreshEngine

extension Interpreter {
  /// The body of a condition or loop: the statements in its braces, or the next statement.
  func body(_ tokens: SourceCode.Slice, from first: Int) -> (body: SourceCode.Slice, next: Int) {
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
  func condition(_ tokens: SourceCode.Slice, after keyword: Int) -> (SourceCode.Slice, Int)? {
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
      frame.hide(name)
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
}

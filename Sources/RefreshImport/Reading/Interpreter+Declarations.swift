/// Variables that code declares.
extension Interpreter {
  /// `let a: T = b, c = d`.
  func runDeclaration(_ tokens: SourceCode.Slice, _ frame: Frame) -> Int {
    let stop = tokens.statementEnd()
    guard stop > 1, tokens.kind(1) == .word else { return runPlain(tokens, frame) }
    var first = 1
    for end in tokens.endsOfDeclarators(from: first, to: stop) {
      runDeclarator(tokens.tokens(from: first, to: end), frame)
      first = end + 1
    }
    return stop
  }

  /// `a: T = b`.
  private func runDeclarator(_ tokens: SourceCode.Slice, _ frame: Frame) {
    let name = tokens.text()
    account.read(tokens.tokens(from: 0, to: 1))
    guard let equals = assignment(in: tokens) else {
      return frame.declare(name, .nothing, of: tokens.tokens(from: 1).words)
    }
    let type = tokens.tokens(from: 1, to: equals).words
    let source = ExpressionReader.read(tokens.tokens(from: equals + 1))
    declare(name, evaluate(source, frame, as: type.first), from: source, of: type, frame)
  }

  func declare(_ name: String, _ value: Value, from source: Expression? = nil, of type: [String], _ frame: Frame) {
    if refersToComponent(value, frame) {
      account.name(name, in: frame.code)
      noteUse()
    }
    var value = value
    // A length or rectangle of the component itself is copied.
    if case .component(let component, let path) = value, component === frame.ownComponent, !path.isEmpty,
      let lines = value.lines
    {
      value = .lines(lines)
    }
    frame.declare(name, value, of: type)
    frame.unknownClasses[name] = source.flatMap { unknownClass(madeBy: $0, frame) }
  }

  /// Returns whether tokens declare a variable of Objective-C: `Type *name`.
  func isDeclaration(_ tokens: SourceCode.Slice) -> Bool {
    let last = tokens.count - 1
    guard !tokens.isSwift, last > 0, tokens.kind(last) == .word, tokens.kind() == .word else { return false }
    return tokens.kind(last - 1) == .word || tokens.isAt(last - 1, ["*", ">", ")"])
  }
}

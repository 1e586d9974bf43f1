import RefreshDiagnostics

/// Variables that code declares.
extension Interpreter {
  /// `let a: T = b, c = d`.
  func runDeclaration(_ tokens: SourceCode.Slice, _ frame: Frame) -> Int {
    let stop = tokens.statementEnd()
    if tokens.isAt(1, "("), let equals = assignment(in: tokens.tokens(from: 0, to: stop)) {
      let source = ExpressionReader.read(tokens.tokens(from: equals + 1, to: stop))
      account.read(tokens.tokens(from: 0, to: equals))
      declareParts(tokens.inside(1), of: evaluate(source, frame), from: source, frame)
      return stop
    }
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
    let value = tokens.tokens(from: equals + 1)
    if value.isBranching {
      frame.declare(name, .nothing, of: type)
      let variable = Expression(kind: .name(name), tokens: tokens.tokens(from: 0, to: 1))
      return choose(in: value, as: type.first, frame) { chosen, source in
        self.assign(chosen, to: variable, from: source, at: source.tokens.span, frame)
      }
    }
    let source = ExpressionReader.read(value)
    declare(name, evaluate(source, frame, as: type.first), from: source, of: type, frame)
  }

  /// `let (a, (b, _)) = c`.
  private func declareParts(
    _ pattern: SourceCode.Slice, of value: Value, from source: Expression, _ frame: Frame
  ) {
    let pieces = pattern.split(at: ",")
    let values = value.list ?? []
    let isSplit = values.count == pieces.count
    if !isSplit, refersToComponent(value, frame) {
      lose([value], "the parts of this tuple can't be distinguished", at: source.tokens, frame)
    }
    for (index, piece) in pieces.enumerated() {
      let part = isSplit ? values[index] : .unknown
      let name = piece.isAt(1, ":") ? piece.tokens(from: 2) : piece
      if name.isAt(0, "(") {
        declareParts(name.inside(0), of: part, from: source, frame)
      } else if name.isAt(0, "_") {
        if refersToComponent(part, frame) { noteUse() }
      } else {
        declare(name.text(), part, from: source, of: [], frame)
      }
    }
  }

  func declare(_ name: String, _ value: Value, from source: Expression? = nil, of type: [String], _ frame: Frame) {
    if refersToComponent(value, frame) {
      account.name(name, in: frame.code)
      noteUse()
    }
    var value = twin(of: name, value, declaredBy: source?.tokens.span, frame) ?? value
    // A length or rectangle of the component itself is copied.
    if case .component(let component, let path) = value, component === frame.ownComponent, !path.isEmpty,
      let lines = value.lines
    {
      value = .lines(lines)
    }
    frame.declare(name, value, of: type)
    noteObjectType(of: name, source, type, frame)
    frame.unknownClasses[name] = source.flatMap { unknownClass(madeBy: $0, frame) }
  }

  /// Returns the object that a block declares under a name which means another one around it, such as a property, if it is known
  /// by its name only; `nil` for any other value.
  func twin(of name: String, _ value: Value = .unknown, declaredBy place: Span?, _ frame: Frame) -> Value? {
    guard case .unknown = value, let place,
      frame.variables[name] != nil || program.hasMember(name, in: frame.typeName)
    else { return nil }
    let number = twins[place] ?? twins.count + 1
    twins[place] = number
    return .path(TwinName.make(name, number))
  }

  /// Returns whether tokens declare a variable of Objective-C: `Type *name`.
  func isDeclaration(_ tokens: SourceCode.Slice) -> Bool {
    let last = tokens.count - 1
    guard !tokens.isSwift, last > 0, tokens.kind(last) == .word, tokens.kind() == .word else { return false }
    return tokens.kind(last - 1) == .word || tokens.isAt(last - 1, ["*", ">", ")"])
  }
}

import RefreshDiagnostics

extension Interpreter {
  /// Reports each line that mentions a component and was neither read nor reported.
  func reportUnread() {
    var lines: Set<Line> = []
    for (name, body) in found.unattached {
      // What code does with a component that can't be read isn't read either.
      account.name(name, in: body.code)
      for offset in body.offsets where body.text(offset) == name && body.kind(offset) == .word {
        if !body.isAt(offset + 1, ["=", ":"]), !body.isAt(offset - 1, ".") { account.forget(body, offset) }
      }
    }
    for remark in found.remarks + found.components.flatMap(\.remarks) {
      lines.formUnion(Line.all(of: remark.place))
    }
    for code in program.files {
      for tokens in [code.all] + code.macros.map(\.body) { reportUnread(in: tokens, besides: &lines) }
      for branch in code.omitted {
        let tokens = SourceCode(code.file, range: branch).all
        account.skip(tokens)
        reportUnread(in: tokens, besides: &lines)
      }
    }
    for function in program.functions where function.typeName.map(progress.readClasses.contains) ?? false {
      reportUnreadLines(of: function, besides: &lines)
    }
  }

  /// Reports each line of a method of a component's class of which nothing was read.
  private func reportUnreadLines(of function: Function, besides lines: inout Set<Line>) {
    let body = function.body
    var start = 0
    while start < body.count {
      let line = body.line(from: start)
      let words = line.offsets.filter { line.kind($0) == .word && !line.isAt($0, Self.keywords) }
      let isKnown = words.isEmpty || words.contains { account.isRead(line, $0) }
      if !isKnown, !line.isAt(0, ["case", "default", "@unknown"]),
        lines.isDisjoint(with: Line.all(of: line.tokens(from: 0, to: 1).span))
      {
        let isUnused = account.isUnused(line, 0)
        lines.formUnion(Line.all(of: line.span))
        found.remarks.append(
          .init(
            text: "this line isn't \(isUnused ? "reached" : "read")", place: line.span,
            weight: isUnused ? .unused : .unread,
            typeName: function.typeName))
      }
      start += line.count
    }
  }

  private static let keywords: [StaticString] = [
    "break", "else", "return", "get", "set", "didSet", "willSet", "do", "if", "guard", "continue", "fallthrough",
    "self", "super",
  ]

  private struct Line: Hashable {
    let file: ObjectIdentifier
    let number: Int

    static func all(of place: Span) -> [Line] {
      let (first, last) = (place.startPosition.line, place.file.position(at: place.end).line)
      // Only the beginning of long code counts.
      return (first...min(max(first, last), first + 40)).map {
        Line(file: ObjectIdentifier(place.file), number: $0)
      }
    }
  }

  private func reportUnread(in tokens: SourceCode.Slice, besides lines: inout Set<Line>) {
    var start = 0
    for offset in tokens.offsets {
      if tokens.beginsLine(offset) { start = offset }
      guard tokens.kind(offset) == .word, !account.isRead(tokens, offset),
        let mention = mention(tokens, offset, inLineFrom: start), !isHarmless(tokens, offset, inLineFrom: start),
        lines.isDisjoint(with: Line.all(of: tokens.tokens(from: offset, to: offset + 1).span))
      else { continue }
      let place = tokens.line(from: start)
      lines.formUnion(Line.all(of: place.span))
      let isUnused = account.isUnused(tokens, offset)
      let text =
        isUnused
        ? "`\(mention)` is changed in a branch that isn't taken"
        : "the effect of this code on `\(mention)` can't be read"
      found.remarks.append(
        .init(
          text: text, place: place.span, weight: isUnused ? .unused : .unread,
          typeName: program.typeName(around: place)))
    }
  }

  /// Returns the word that mentions a component, or `nil` if it mentions none.
  private func mention(_ tokens: SourceCode.Slice, _ offset: Int, inLineFrom start: Int) -> String? {
    let word = tokens.text(offset)
    let isDeclared =
      tokens.isAt(offset - 1, ["let", "var", "func", "case"])
      || tokens.isAt(start, ["@property", "@synthesize", "@dynamic", "-", "+"])
    guard !isDeclared, !isParameterOfC(tokens, offset) else { return nil }
    if program.isComponent(word) { return isMaking(tokens, offset) ? word : nil }
    if program.isAttachment(word) { return word }
    guard account.isName(word, in: tokens.code) else { return nil }
    let isMember = tokens.isAt(offset - 1, [".", "->"]) && !tokens.text(offset - 2).lowercased().hasSuffix("self")
    return isMember || tokens.isAt(offset - 1, "*") || tokens.isAt(offset + 1, ":") ? nil : word
  }

  /// Returns whether a word declares a parameter of a function of C: `h` of `make(CGFloat h)`.
  private func isParameterOfC(_ tokens: SourceCode.Slice, _ offset: Int) -> Bool {
    !tokens.isSwift && tokens.kind(offset - 1) == .word && !tokens.isAt(offset - 1, ["return", "in", "else"])
      && tokens.isAt(offset + 1, [")", ","])
  }

  /// Returns whether a component is made at the name of its class.
  private func isMaking(_ tokens: SourceCode.Slice, _ offset: Int) -> Bool {
    // A module or type may come before it: `class Header: MJRefresh.MJRefreshNormalHeader {`.
    var first = offset
    while tokens.isAt(first - 1, "."), tokens.kind(first - 2) == .word { first -= 2 }
    guard !tokens.isAt(first - 1, [":", ",", "class", "extension", "->"]) else { return false }
    if !tokens.isSwift { return tokens.isAt(offset - 1, "[") && tokens.kind(offset + 1) == .word }
    return tokens.isAt(offset + 1, ["(", "{"]) || tokens.isAt(offset + 1, ".") && tokens.isAt(offset + 2, "init")
  }

  /// Returns whether code only reads a component, or sets something that presets don't describe.
  private func isHarmless(_ tokens: SourceCode.Slice, _ offset: Int, inLineFrom start: Int) -> Bool {
    var next = offset + 1
    while tokens.isAt(next, ["?", "!"]) { next += 1 }
    if !tokens.isSwift, tokens.kind(next) == .word { return isIgnored(tokens.text(next)) }
    var (isAsked, last) = (false, "")
    while tokens.isAt(next, "."), tokens.kind(next + 1) == .word {
      (isAsked, last) = (true, tokens.text(next + 1))
      if isIgnored(last) { return true }
      next += 2
      while tokens.isAt(next, ["?", "!"]) { next += 1 }
    }
    if tokens.isAt(next, ["==", "!=", "===", "!=="]) { return true }
    if isAsked {
      return Self.isPlain(last) && !tokens.isAt(offset - 1, "&") && tokens.kind(next) != .word
        && !tokens.isAt(next, ["=", "+=", "-=", "*=", "/=", "++", "--", "(", "{", "[", ".", "->"])
    }
    return tokens.isAt(start, ["if", "while", "guard", "else", "}"])
      && !tokens.isAt(next, "=")
  }

  private func isIgnored(_ method: String) -> Bool {
    Self.ignoredMethods.contains(method) || Self.questions.contains(method)
  }

  /// Reports that code does something with a component that can't be followed.
  func lose(_ text: String, at tokens: SourceCode.Slice, _ frame: Frame) {
    noteUse()
    found.remarks.append(.init(text: text, place: tokens.span, typeName: frame.typeName))
  }

  /// Reports that code does something with components that can't be followed, so that nothing is certain of them.
  func lose(_ values: [Value], _ text: String, at tokens: SourceCode.Slice, _ frame: Frame) {
    var (rest, isKnown) = (values, false)
    while let value = rest.popLast() {
      switch value {
      case .list(let items), .tuple(_, let items): rest += items
      case .component(let component, let path) where component !== frame.ownComponent:
        isKnown = true
        component.remark(text, at: tokens.span, key: Self.key(around: path, of: component.kind))
      case .oneOf(let alternatives, let path):
        isKnown = true
        for component in alternatives.components {
          component.remark(text, at: tokens.span, key: Self.key(around: path, of: component.kind))
        }
      default: break
      }
    }
    if isKnown { noteUse() } else { lose(text, at: tokens, frame) }
  }

  /// Returns whether an expression mentions a component.
  func mentionsComponent(_ tokens: SourceCode.Slice, _ frame: Frame) -> Bool {
    firstMention(in: tokens, frame) != nil
  }

  /// Notes that an expression that can't be read mentions a component. Closures in it are read by themselves.
  ///
  /// - Parameter isChanged: Whether it is changed, which is never harmless.
  func noteMention(in tokens: SourceCode.Slice, isChanged: Bool = false, _ frame: Frame) {
    guard let offset = firstMention(in: tokens, isChanged: isChanged, frame) else { return }
    let word = tokens.tokens(from: offset, to: offset + 1)
    attention.mentions.append(Attention.Mention(tokens: word, component: frame.variables[word.text()]?.component))
  }

  private func firstMention(in tokens: SourceCode.Slice, isChanged: Bool = false, _ frame: Frame) -> Int? {
    var offset = 0
    while offset < tokens.count {
      if tokens.kind(offset) == .word, isMention(tokens, offset, frame),
        isChanged || !isHarmless(tokens, offset, inLineFrom: -1)
      {
        return offset
      }
      offset = tokens.isAt(offset, "{") ? tokens.next(after: offset) : offset + 1
    }
    return nil
  }

  private func isMention(_ tokens: SourceCode.Slice, _ offset: Int, _ frame: Frame) -> Bool {
    let isMember = tokens.isAt(offset - 1, [".", "->"])
    let isVariable = !isMember && frame.variables[tokens.text(offset)].map { refersToComponent($0, frame) } ?? false
    // There is no line around an expression, so that only the expression counts.
    return isVariable || mention(tokens, offset, inLineFrom: -1) != nil
  }
}

extension SourceCode.Slice {
  /// The tokens of a line, from its first one.
  fileprivate func line(from start: Int) -> Self {
    var last = start + 1
    while last < count, !beginsLine(last) { last += 1 }
    return tokens(from: start, to: last)
  }
}

/// Finds the declarations of an Objective-C file.
struct ObjectiveCOutline {
  private let tokens: SourceCode.Slice
  private var found = Declarations()
  private var index = 0
  private var typeName: String?

  private init(_ tokens: SourceCode.Slice) { self.tokens = tokens }

  static func declarations(of code: SourceCode) -> Declarations {
    var outline = ObjectiveCOutline(code.all)
    outline.scan()
    for (name, parameters, body) in code.macros {
      if let parameters {
        let parameters = parameters.map { Function.Parameter(label: nil, name: $0, type: []) }
        outline.found.functions.append(Function(name, parameters, of: nil, at: body, body: body, isMacro: true))
      } else {
        outline.found.definitions.append(Definition(name: name, typeName: nil, value: body, isMacro: true))
      }
    }
    return outline.found
  }

  private mutating func scan() {
    while index < tokens.count {
      if tokens.isAt(index, ["@interface", "@implementation"]) {
        readType()
      } else if tokens.isAt(index, "@end") {
        typeName = nil
        index += 1
      } else if typeName != nil, tokens.isAt(index, ["-", "+"]), tokens.beginsLine(index),
        tokens.isAt(index + 1, "(")
      {
        readMethod()
      } else if tokens.isAt(index, "@property") {
        let end = tokens.statementEnd(from: index)
        found.properties.append((typeName, tokens.text(end - 1), tokens.tokens(from: index + 1, to: end - 1).words))
        index = max(end, index + 1)
      } else if tokens.isAt(index, "="), tokens.kind(index - 1) == .word {
        let end = tokens.statementEnd(from: index)
        found.definitions.append(
          Definition(
            name: tokens.text(index - 1), typeName: typeName, value: tokens.tokens(from: index + 1, to: end),
            type: words(before: index - 1)))
        index = max(end, index + 1)
      } else if tokens.isAt(index, "{"), tokens.isAt(index - 1, ")") {
        readFunction()
      } else {
        index = tokens.next(after: index)
      }
    }
  }

  /// Returns the words before a name, which are its type.
  private func words(before offset: Int) -> [String] {
    var first = offset
    while tokens.kind(first - 1) == .word || tokens.isAt(first - 1, "*") { first -= 1 }
    return tokens.tokens(from: first, to: offset).words
  }

  private mutating func readType() {
    guard tokens.kind(index + 1) == .word else {
      index += 1
      return
    }
    let name = tokens.text(index + 1)
    typeName = name
    if tokens.isAt(index, "@interface"), tokens.isAt(index + 2, ":"), tokens.kind(index + 3) == .word {
      found.classes.append(
        ClassDeclaration(
          name: name, parent: tokens.text(index + 3), place: tokens.tokens(from: index + 1, to: index + 2)))
    }
    if tokens.isAt(index, "@implementation"), !tokens.isAt(index + 2, "(") { found.implementations.insert(name) }
    if tokens.isAt(index + 2, "("), !tokens.inside(index + 2).isEmpty { found.extensions.insert(name) }
    index += 2
    // Categories, protocols and instance variables.
    while tokens.isAt(index, ["(", "{"]) {
      if tokens.isAt(index, "{") {
        let variables = tokens.inside(index).split(at: ";").map(\.words)
        found.properties += variables.compactMap { words in words.last.map { (name, $0, words.dropLast()) } }
      }
      index = tokens.next(after: index)
    }
  }

  private mutating func readMethod() {
    let start = index
    index = tokens.next(after: index + 1)
    guard tokens.kind(index) == .word else { return }
    let (name, place) = (tokens.text(index), index)
    var (parameters, label): ([Function.Parameter], String?) = ([], nil)
    index += 1
    while tokens.isAt(index, ":"), tokens.isAt(index + 1, "(") {
      let type = tokens.inside(index + 1).words
      index = tokens.next(after: index + 1)
      guard tokens.kind(index) == .word else { return }
      parameters.append(Function.Parameter(label: label, name: tokens.text(index), type: type))
      index += 1
      if tokens.kind(index) == .word, tokens.isAt(index + 1, ":") {
        label = tokens.text(index)
        index += 1
      }
    }
    let head = tokens.tokens(from: start, to: index)
    // A declaration has no body; nothing but attributes comes before one.
    while index < tokens.count, !tokens.isAt(index, ["{", ";", "-", "+", "@end"]) {
      index = tokens.next(after: index)
    }
    guard tokens.isAt(index, "{") else { return }
    let function = Function(
      name, parameters, giving: tokens.tokens(from: start, to: place).words, of: typeName, at: head,
      body: tokens.inside(index))
    function.isStatic = tokens.isAt(start, "+")
    found.functions.append(function)
    index = tokens.next(after: index)
  }

  /// Reads a C function whose opening brace has been reached.
  private mutating func readFunction() {
    let brace = index
    index = tokens.next(after: brace)
    guard let open = tokens.opening(of: brace - 1), tokens.kind(open - 1) == .word else { return }
    let parameters = tokens.inside(open).split(at: ",").compactMap { piece -> Function.Parameter? in
      let words = piece.words
      guard let name = words.last, words.count > 1 else { return nil }
      return Function.Parameter(label: nil, name: name, type: words.dropLast())
    }
    found.functions.append(
      Function(
        tokens.text(open - 1), parameters, giving: tokens.tokens(from: open - 4, to: open - 1).words, of: typeName,
        at: tokens.tokens(from: open - 1, to: open), body: tokens.inside(brace)))
  }
}

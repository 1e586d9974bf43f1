/// Finds the declarations of an Objective-C file.
struct ObjectiveCOutline {
  private let code: SourceCode
  private var found = Declarations()
  private var index = 0
  private var typeName: String?

  private init(_ code: SourceCode) { self.code = code }

  static func declarations(of code: SourceCode) -> Declarations {
    var outline = ObjectiveCOutline(code)
    outline.scan()
    for (name, parameters, body) in code.macros {
      if let parameters {
        let parameters = parameters.map { Function.Parameter(label: nil, name: $0, type: []) }
        outline.found.functions.append(
          Function(name, parameters, giving: 0..<0, in: code, of: nil, at: body, body: body, isMacro: true))
      } else {
        outline.found.definitions.append(Definition(name: name, code: code, typeName: nil, value: body))
      }
    }
    return outline.found
  }

  private mutating func scan() {
    while index < code.count {
      if code.isAt(index, ["@interface", "@implementation"]) {
        readType()
      } else if code.isAt(index, "@end") {
        typeName = nil
        index += 1
      } else if typeName != nil, code.isAt(index, ["-", "+"]), code.tokens[index].beginsLine,
        code.isAt(index + 1, "(")
      {
        readMethod()
      } else if code.isAt(index, "="), code.tokens[safe: index - 1]?.kind == .word {
        let end = code.statementEnd(from: index, before: code.count)
        found.definitions.append(
          Definition(name: code.text(index - 1), code: code, typeName: typeName, value: index + 1..<end))
        index = max(end, index + 1)
      } else if code.isAt(index, "{"), code.tokens[safe: index - 1]?.kind == .close, code.isAt(index - 1, ")") {
        readFunction()
      } else {
        index = code.next(behind: index)
      }
    }
  }

  private mutating func readType() {
    guard code.tokens[safe: index + 1]?.kind == .word else {
      index += 1
      return
    }
    let (name, place) = (code.text(index + 1), index + 1)
    typeName = name
    if code.isAt(index, "@interface"), code.isAt(index + 2, ":"), code.tokens[safe: index + 3]?.kind == .word {
      found.classes.append(
        ClassDeclaration(name: name, parent: code.text(index + 3), code: code, place: place..<place + 1))
    }
    if code.isAt(index + 2, "("), !code.inside(index + 2).isEmpty { found.extensions.insert(name) }
    index += 2
    // Skips categories, protocols and instance variables.
    while index < code.count, code.isAt(index, ["(", "{"]) { index = code.next(behind: index) }
  }

  private mutating func readMethod() {
    let start = index
    index = code.next(behind: index + 1)
    guard code.tokens[safe: index]?.kind == .word else { return }
    let (name, place) = (code.text(index), index)
    var (parameters, label): ([Function.Parameter], String?) = ([], nil)
    index += 1
    while code.isAt(index, ":"), code.isAt(index + 1, "(") {
      let type = code.inside(index + 1).filter { code.tokens[$0].kind == .word }.map(code.text)
      index = code.next(behind: index + 1)
      guard code.tokens[safe: index]?.kind == .word else { return }
      parameters.append(Function.Parameter(label: label, name: code.text(index), type: type))
      index += 1
      if code.tokens[safe: index]?.kind == .word, code.isAt(index + 1, ":") {
        label = code.text(index)
        index += 1
      }
    }
    let head = start..<index
    // A declaration has no body; before the body of a definition there can only be attributes.
    while index < code.count, !code.isAt(index, ["{", ";", "-", "+", "@end"]) { index = code.next(behind: index) }
    guard index < code.count, code.isAt(index, "{") else { return }
    found.functions.append(
      Function(
        name, parameters, giving: start..<place, in: code, of: typeName, at: head, body: code.inside(index)))
    index = code.next(behind: index)
  }

  /// Reads a C function whose opening brace has been reached.
  private mutating func readFunction() {
    let open = code.tokens[index - 1].partner
    defer { index = code.next(behind: index) }
    guard open > 0, code.tokens[open - 1].kind == .word else { return }
    var (parameters, words): ([Function.Parameter], [String]) = ([], [])
    func add() {
      if let name = words.last, words.count > 1 {
        parameters.append(Function.Parameter(label: nil, name: name, type: words.dropLast()))
      }
      words = []
    }
    for place in code.inside(open) {
      if code.tokens[place].kind == .word { words.append(code.text(place)) }
      if code.isAt(place, ",") { add() }
    }
    add()
    found.functions.append(
      Function(
        code.text(open - 1), parameters, giving: max(0, open - 4)..<open - 1, in: code, of: typeName,
        at: open - 1..<open, body: code.inside(index)))
  }
}

/// Finds the declarations of a Swift file.
struct SwiftOutline {
  private let code: SourceCode
  private var found = Declarations()
  private var index = 0
  /// The enclosing types, with the ends of their bodies.
  private var types: [(name: String, end: Int)] = []

  private init(_ code: SourceCode) { self.code = code }

  static func declarations(of code: SourceCode) -> Declarations {
    var outline = SwiftOutline(code)
    outline.scan()
    return outline.found
  }

  private static let typeWords: [StaticString] = ["class", "struct", "enum", "extension", "actor", "protocol"]

  private mutating func scan() {
    while index < code.count {
      while let last = types.last, index >= last.end { types.removeLast() }
      if code.isAt(index, Self.typeWords), code.tokens[safe: index + 1]?.kind == .word,
        !code.isAt(index + 1, ["func", "var", "let", "override"])
      {
        readType()
      } else if code.isAt(index, ["func", "init", "subscript"]) {
        readFunction()
      } else if code.isAt(index, ["let", "var"]), code.tokens[safe: index + 1]?.kind == .word {
        readProperty()
      } else {
        index = code.next(behind: index)
      }
    }
  }

  private mutating func readType() {
    let isExtension = code.isAt(index, "extension")
    let isClass = code.isAt(index, "class")
    let place = index + 1
    var (name, parents): (String, [String]) = (code.text(place), [])
    index += 2
    // In `extension A.B`, the last name counts.
    while code.isAt(index, "."), code.tokens[safe: index + 1]?.kind == .word {
      name = code.text(index + 1)
      index += 2
    }
    let limit = min(index + 100, code.count)
    while index < limit, !code.isAt(index, "{") {
      if code.tokens[index].kind == .word { parents.append(code.text(index)) }
      index += 1
    }
    guard index < limit else { return }
    if isExtension { found.extensions.insert(name) }
    if isClass, let parent = parents.first {
      found.classes.append(ClassDeclaration(name: name, parent: parent, code: code, place: place..<place + 1))
    }
    types.append((name, code.next(behind: index) - 1))
    index += 1
  }

  private mutating func readFunction() {
    let start = index
    let isNamed = code.isAt(index, "func")
    index += isNamed ? 2 : 1
    let name = isNamed ? (index - 1 < code.count ? code.text(index - 1) : "") : code.text(start)
    let limit = min(index + 40, code.count)
    while index < limit, !code.isAt(index, "(") { index += 1 }
    guard index < limit else { return }
    let parameters = parameters(code.inside(index))
    index = code.next(behind: index)
    let head = index
    // A declaration without a body, in a protocol, ends with its line.
    while index < code.count, !code.isAt(index, "{") {
      let isHeader =
        !code.tokens[index].beginsLine || code.isAt(index, ["where", "->", "throws", "async", "rethrows"])
        || code.isAt(index - 1, "->")
      guard isHeader, code.tokens[index].kind != .close else { return }
      index = code.next(behind: index)
    }
    guard index < code.count else { return }
    found.functions.append(
      Function(
        name, parameters, giving: head..<index, in: code, of: types.last?.name,
        at: start..<start + (isNamed ? 2 : 1), body: code.inside(index)))
    index = code.next(behind: index)
  }

  private func parameters(_ range: Range<Int>) -> [Function.Parameter] {
    var (result, start): ([Function.Parameter], Int) = ([], range.lowerBound)
    func add(_ piece: Range<Int>) {
      guard let colon = piece.first(where: { code.isAt($0, ":") }) else { return }
      let names = (piece.lowerBound..<colon).filter { code.tokens[$0].kind == .word }.map(code.text)
      let types = (colon + 1..<piece.upperBound).filter { code.tokens[$0].kind == .word }.map(code.text)
      guard let name = names.last else { return }
      let label = names.count > 1 ? names[names.count - 2] : name
      result.append(Function.Parameter(label: label == "_" ? nil : label, name: name, type: types))
    }
    var index = range.lowerBound
    while index < range.upperBound {
      if code.isAt(index, ",") {
        add(start..<index)
        start = index + 1
      }
      index = code.next(behind: index)
    }
    if start < range.upperBound { add(start..<range.upperBound) }
    return result
  }

  private mutating func readProperty() {
    let (start, name) = (index, code.text(index + 1))
    let end = code.statementEnd(from: start, before: types.last?.end ?? code.count)
    index += 2
    while index < end, !code.isAt(index, ["=", "{"]) { index = code.next(behind: index) }
    if index < end, code.isAt(index, "=") {
      found.definitions.append(
        Definition(name: name, code: code, typeName: types.last?.name, value: index + 1..<end))
    } else if index < end {
      found.functions.append(
        Function(
          name, giving: start + 2..<index, in: code, of: types.last?.name, at: start..<start + 2,
          body: code.inside(index)))
    }
    index = max(end, start + 1)
  }
}

import RefreshFiles

/// Finds the declarations of a Swift file.
struct SwiftOutline {
  private let tokens: SourceCode.Slice
  private var found = Declarations()
  private var index = 0
  /// The enclosing types, with the ends of their bodies.
  private var types: [(name: String, end: Int)] = []

  private init(_ tokens: SourceCode.Slice) { self.tokens = tokens }

  static func declarations(of code: SourceCode) -> Declarations {
    var outline = SwiftOutline(code.all)
    outline.scan()
    return outline.found
  }

  private static let typeWords: [StaticString] = ["class", "struct", "enum", "extension", "actor", "protocol"]

  private mutating func scan() {
    while index < tokens.count {
      while let last = types.last, index >= last.end { types.removeLast() }
      if tokens.isImport(index) {
        index = tokens.endOfImport(from: index)
      } else if tokens.isAt(index, Self.typeWords), tokens.kind(index + 1) == .word,
        !tokens.isAt(index + 1, ["func", "var", "let", "override"])
      {
        readType()
      } else if tokens.isAt(index, ["func", "init", "subscript"]) {
        readFunction()
      } else if tokens.isAt(index, "deinit"), tokens.isAt(index + 1, "{") {
        found.functions.append(
          Function(
            "deinit", of: types.last?.name, at: tokens.tokens(from: index, to: index + 1),
            body: tokens.inside(index + 1)))
        index = tokens.next(after: index + 1)
      } else if tokens.isAt(index, ["let", "var"]), tokens.kind(index + 1) == .word {
        readProperty()
      } else {
        index = tokens.next(after: index)
      }
    }
  }

  private mutating func readType() {
    let start = index
    let isExtension = tokens.isAt(index, "extension")
    let isClass = tokens.isAt(index, "class")
    let place = tokens.tokens(from: index + 1, to: index + 2)
    var name = place.text()
    index += 2
    // `extension A.B`: the last name counts.
    while tokens.isAt(index, "."), tokens.kind(index + 1) == .word {
      name = tokens.text(index + 1)
      index += 2
    }
    index = tokens.endOfTypes(from: index) ?? index
    let head = index
    while index < tokens.count, !tokens.isAt(index, ["{", ";"]), tokens.kind(index) != .close { index += 1 }
    guard tokens.isAt(index, "{") else { return }
    if isExtension { found.extensions.insert(name) }
    if tokens.isAt(start, "struct") { found.structs.insert(name) }
    if !isExtension, !tokens.isAt(start, "protocol") {
      found.types.insert(name)
      found.scopedTypes.append(ScopedType(name: name, scope: scope(from: start)))
    }
    if tokens.isAt(head, ":") { found.conformances.append((name, tokens.tokens(from: head, to: index).words)) }
    if tokens.isAt(start, "enum") {
      found.cases += tokens.inside(index).enumCases(of: name, type: tokens.tokens(from: head, to: index))
    }
    if isClass, let parent = tokens.tokens(from: head, to: index).firstParent {
      found.classes.append(ClassDeclaration(name: name, parent: parent, place: place))
    }
    types.append((name, tokens.next(after: index) - 1))
    found.bodies.append((name, tokens.inside(index)))
    index += 1
  }

  /// Returns the code in which the name of a type has its meaning: the type around it, or the file if it is private.
  private func scope(from start: Int) -> ScopedType.Scope {
    if let type = types.last { return .type(type.name) }
    let words = (start - 3..<start).filter { !tokens.isAt($0, ["}", ";"]) }
    guard words.contains(where: { tokens.isAt($0, ["private", "fileprivate"]) }) else { return .everywhere }
    let name = FilePath.name(of: tokens.code.file.path)
    return .file(String(name[..<(name.lastIndex(of: ".") ?? name.endIndex)]))
  }

  private mutating func readFunction() {
    let start = index
    let isNamed = tokens.isAt(index, "func")
    let name = tokens.text(isNamed ? start + 1 : start)
    let place = tokens.tokens(from: start, to: start + (isNamed ? 2 : 1))
    index += place.count
    while index < tokens.count, !tokens.isAt(index, ["(", "{", "}", ";"]) { index += 1 }
    guard tokens.isAt(index, "(") else { return }
    let parameters = parameters(tokens.inside(index))
    index = tokens.next(after: index)
    let head = index
    // A declaration without a body, in a protocol, ends with its line.
    while index < tokens.count, !tokens.isAt(index, "{") {
      let isHeader =
        !tokens.beginsLine(index) || tokens.isAt(index, ["where", "->", "throws", "async", "rethrows"])
        || tokens.isAt(index - 1, "->")
      guard isHeader, tokens.kind(index) != .close else { return }
      index = tokens.next(after: index)
    }
    guard tokens.isAt(index, "{") else { return }
    let function = Function(
      name, parameters, giving: tokens.tokens(from: head, to: index).words, of: types.last?.name, at: place,
      body: tokens.inside(index))
    function.isStatic = isStatic(start)
    found.functions.append(function)
    index = tokens.next(after: index)
  }

  /// Returns whether one of the modifiers before `func` makes the function one of its type.
  private func isStatic(_ start: Int) -> Bool {
    var offset = start - 1
    while tokens.isAt(offset, Self.modifiers) {
      if tokens.isAt(offset, ["static", "class"]) { return true }
      offset -= 1
    }
    return false
  }

  private static let modifiers: [StaticString] = [
    "static", "class", "public", "private", "internal", "fileprivate", "open", "final", "override", "@objc",
    "@discardableResult", "@MainActor", "nonisolated", "mutating",
  ]

  private func parameters(_ tokens: SourceCode.Slice) -> [Function.Parameter] {
    tokens.split(at: ",").compactMap { piece in
      guard let colon = piece.offsets.first(where: { piece.isAt($0, ":") }) else { return nil }
      let names = piece.tokens(from: 0, to: colon).words
      guard let name = names.last else { return nil }
      let label = names.count > 1 ? names[names.count - 2] : name
      let equals = piece.offsets.first { piece.isAt($0, "=") }
      let type = piece.tokens(from: colon + 1, to: equals ?? .max)
      return Function.Parameter(
        label: label == "_" ? nil : label, name: name, type: type.words,
        value: equals.map { piece.tokens(from: $0 + 1) }, isFunction: type.offsets.contains { type.isAt($0, "->") },
        isVariadic: type.isAt(type.count - 1, "..."))
    }
  }

  /// Returns whether the braces of a property contain only what a protocol requires: `{ get set }`.
  private func isRequirement(_ body: SourceCode.Slice) -> Bool {
    !body.isEmpty && body.offsets.allSatisfy { body.isAt($0, ["get", "set", "nonmutating", "async", "throws"]) }
  }

  /// Returns the offset of the brace after a property's first value that contains its observers; `nil` if it has none.
  private func observers(from first: Int, to end: Int) -> Int? {
    var offset = first
    while offset < end {
      if offset > first, tokens.isAt(offset, "{"), tokens.isAt(offset + 1, ["didSet", "willSet"]) { return offset }
      offset = tokens.next(after: offset)
    }
    return nil
  }

  /// Adds the observers of a property as a function that gives nothing.
  private mutating func addObservers(of name: String, from start: Int, at brace: Int) {
    found.functions.append(
      Function(
        name, of: types.last?.name, at: tokens.tokens(from: start, to: start + 2), body: tokens.inside(brace)))
  }

  private mutating func readProperty() {
    let start = index
    let around = tokens.tokens(from: 0, to: types.last?.end ?? tokens.count)
    let end = around.statementEnd(from: start)
    var first = start + 1
    for stop in tokens.endsOfDeclarators(from: first, to: end) {
      readProperty(at: first, to: stop, in: start)
      first = stop + 1
    }
    index = max(end, start + 1)
  }

  /// Reads one of the properties that a `let` or `var` declares.
  private mutating func readProperty(at first: Int, to end: Int, in start: Int) {
    let name = tokens.text(first)
    var offset = first + 1
    while offset < end, !tokens.isAt(offset, ["=", "{"]) { offset = tokens.next(after: offset) }
    let type = tokens.tokens(from: first + 1, to: offset).words
    if offset < end, tokens.isAt(offset, "=") {
      let observers = observers(from: offset + 1, to: end)
      found.definitions.append(
        Definition(
          name: name, typeName: types.last?.name, value: tokens.tokens(from: offset + 1, to: observers ?? end),
          type: type, isVariable: tokens.isAt(start, "var")))
      if let observers { addObservers(of: name, from: start, at: observers) }
    } else if offset < end, tokens.isAt(offset, "{"), tokens.isAt(offset + 1, ["didSet", "willSet"]) {
      found.properties.append((types.last?.name, name, type))
      addObservers(of: name, from: start, at: offset)
    } else if offset >= end || isRequirement(tokens.inside(offset)) {
      found.properties.append((types.last?.name, name, type))
    } else {
      let getter = Function(
        name, giving: type, of: types.last?.name, at: tokens.tokens(from: start, to: start + 2),
        body: tokens.inside(offset))
      getter.isStatic = isStatic(start)
      found.functions.append(getter)
    }
  }
}

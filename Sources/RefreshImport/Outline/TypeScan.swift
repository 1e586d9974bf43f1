/// Names of types, as declarations and expressions of Swift write them.
extension SourceCode.Slice {
  /// Whether a token begins an import.
  func isImport(_ offset: Int) -> Bool {
    isAt(offset, "import") && kind(offset + 1) == .word && !isAt(offset - 1, [".", "func", "case"])
  }

  /// The offset after an import: `import MJRefresh`, `import class MJRefresh.MJRefreshNormalHeader`.
  func endOfImport(from first: Int) -> Int {
    var offset = first + 1
    if isAt(offset, ["class", "struct", "enum", "protocol", "typealias", "func", "var", "let", "actor"]),
      kind(offset + 1) == .word
    {
      offset += 1
    }
    return endOfName(from: offset)
  }

  /// The offset after a name with dots.
  func endOfName(from first: Int) -> Int {
    var offset = first + 1
    while isAt(offset, "."), kind(offset + 1) == .word { offset += 2 }
    return offset
  }

  /// The offset after the types in angle brackets, or nil if there are none.
  func endOfTypes(from first: Int) -> Int? {
    guard isAt(first, "<") else { return nil }
    var (offset, depth) = (first, 0)
    while offset < count {
      if isAt(offset, "<") {
        depth += 1
      } else if isAt(offset, ">") {
        depth -= 1
        if depth == 0 { return offset + 1 }
      } else {
        let isInner = kind(offset) == .word || kind(offset) == .open && !isAt(offset, "{")
        guard isInner || isAt(offset, [",", ".", ":", "&", "?", "->", "=="]) else { return nil }
      }
      offset = next(after: offset)
    }
    return nil
  }

  /// The first type after the colon of a declaration, without the module or type before its dot; nil if there is none.
  var firstParent: String? {
    guard isAt(0, ":") else { return nil }
    var first = 1
    while kind(first) == .word, text(first).hasPrefix("@") { first += 1 }
    guard kind(first) == .word else { return nil }
    return text(endOfName(from: first) - 1)
  }

  /// The ends of the names with values in a declaration: of `a = 1, b = 2`, the offset of the comma and the end.
  func endsOfDeclarators(from first: Int, to end: Int) -> [Int] {
    var (ends, offset): ([Int], Int) = ([], first)
    while offset < end {
      if isAt(offset, ","), kind(offset + 1) == .word,
        offset + 2 >= end || isAt(offset + 2, ["=", ","]) || isSwift && isAt(offset + 2, ":")
      {
        ends.append(offset)
      }
      offset = next(after: offset)
    }
    return ends + [end]
  }
}

/// Changes of variables, as Swift writes them.
extension SourceCode.Slice {
  private static let changing: [StaticString] = [
    "append", "insert", "remove", "removeAll", "removeFirst", "removeLast", "removeValue", "removeSubrange",
    "popLast",
    "popFirst", "updateValue", "merge", "swapAt", "sort", "reverse", "shuffle", "toggle", "negate",
  ]

  /// The names that something is assigned to.
  var assignedWords: [String] {
    offsets.filter { kind($0) == .word && isAt($0 + 1, ["=", "+=", "-=", "*=", "/="]) }.map { text($0) }
  }

  /// Returns whether the code after a name assigns something to it or to an item of it, or calls a method that changes it.
  func isChanged(_ offset: Int) -> Bool {
    let last = isAt(offset + 1, "[") ? next(after: offset + 1) : offset + 1
    return isAt(last, ["=", "+=", "-=", "*=", "/="])
      || isAt(offset + 1, ".") && isAt(offset + 2, Self.changing)
      || isAt(offset - 1, "&")
  }
}

extension SourceCode.Slice {
  /// The offset after a statement: of Objective-C at its semicolon, of Swift at the end of a line that nothing continues.
  func statementEnd(from first: Int = 0) -> Int {
    var offset = first
    while let token = self[offset] {
      if isAt(offset, ";") || token.kind == .beginCondition || token.kind == .endCondition { return offset }
      // A bracket that closes nothing.
      if token.kind == .close { return offset }
      if isSwift, offset > first, token.beginsLine, !isContinued(at: offset) { return offset }
      offset = next(after: offset)
    }
    return count
  }

  /// Whether a token at the beginning of a line continues the statement of the line before.
  private func isContinued(at offset: Int) -> Bool {
    if isAt(offset, ["{", "where", "as", "??"]) { return true }
    if kind(offset) == .symbol, !isAt(offset, ["-", "!", "&", "..."]) {
      // `.red` may begin an expression, but no statement.
      return true
    }
    guard kind(offset - 1) == .symbol else { return false }
    return !isAt(offset - 1, ["!", "?", "++", "--", ";", ">"])
  }
}

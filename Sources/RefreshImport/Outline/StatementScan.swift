extension SourceCode.Slice {
  /// The offset after a statement: of Objective-C at its semicolon, of Swift at the end of a line that nothing continues.
  func statementEnd(from first: Int = 0) -> Int {
    var offset = first
    while let token = self[offset] {
      if isAt(offset, ";") || token.kind == .beginCondition || token.kind == .endCondition { return offset }
      // A bracket that closes nothing.
      if token.kind == .close { return offset }
      if isSwift, offset > first, token.beginsLine, !isContinued(at: offset) { return offset }
      if !isSwift, endsMacro(first, at: offset) { return offset }
      offset = next(after: offset)
    }
    return count
  }

  /// Whether a macro that needs no semicolon ends here: `WeakSelf`, `@weakify(self)`.
  private func endsMacro(_ first: Int, at offset: Int) -> Bool {
    guard offset > first, kind(first) == .word, kind(offset) == .word || kind(offset) == .open,
      offset == (isAt(first + 1, "(") ? next(after: first + 1) : first + 1)
    else { return false }
    let isDirective =
      text(first).hasPrefix("@") && isAt(first + 1, "(")
      && !isAt(first, ["@property", "@synchronized", "@catch", "@selector", "@protocol", "@available"])
    return isDirective
      || beginsLine(offset) && !isAt(first, ["return", "else", "do", "case", "goto", "if", "for", "while"])
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

extension SourceCode {
  /// The index behind a statement: of Objective-C at its semicolon, of Swift at the end of a line that nothing continues.
  func statementEnd(from start: Int, before end: Int) -> Int {
    var index = start
    while index < end {
      let token = tokens[index]
      if isAt(index, ";") || token.kind == .beginCondition || token.kind == .endCondition { return index }
      // A bracket that closes nothing.
      if token.kind == .close { return index }
      if isSwift, index > start, token.beginsLine, !isContinued(at: index) { return index }
      index = min(next(behind: index), end)
    }
    return end
  }

  /// Whether a token at the beginning of a line goes on with the statement of the line before.
  private func isContinued(at index: Int) -> Bool {
    if isAt(index, ["{", "where", "as", "??"]) { return true }
    if tokens[index].kind == .symbol, !isAt(index, ["-", "!", "&", "..."]) {
      // `.red` may begin an expression, but no statement.
      return true
    }
    guard tokens[index - 1].kind == .symbol else { return false }
    return !isAt(index - 1, ["!", "?", "++", "--", ";", ">"])
  }
}

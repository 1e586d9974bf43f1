extension SourceCode {
  /// Returns the index after a statement: in Objective-C after its semicolon, in Swift at the end of a line that is
  /// not continued.
  func statementEnd(from start: Int, before end: Int) -> Int {
    var index = start
    while index < end {
      let token = tokens[index]
      if isAt(index, ";") || token.kind == .beginCondition || token.kind == .endCondition { return index }
      // An unmatched closing bracket.
      if token.kind == .close { return index }
      if isSwift, index > start, token.beginsLine, !isContinued(at: index) { return index }
      index = min(next(behind: index), end)
    }
    return end
  }

  /// Returns whether a token at the beginning of a line continues the statement of the previous line.
  private func isContinued(at index: Int) -> Bool {
    if isAt(index, ["{", "where", "as", "??"]) { return true }
    if tokens[index].kind == .symbol, !isAt(index, ["-", "!", "&", "..."]) {
      // `.red` can begin an expression, but not a statement.
      return true
    }
    guard tokens[index - 1].kind == .symbol else { return false }
    return !isAt(index - 1, ["!", "?", "++", "--", ";", ">"])
  }
}

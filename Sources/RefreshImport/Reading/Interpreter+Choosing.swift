/// The branches of `if` and `switch` that have a value: `let height = if isTall { 80 } else { 50 }`.
extension Interpreter {
  /// What is done with the value of each branch.
  struct Choice {
    /// The type of the value, if it is declared.
    let type: String?
    let take: (Value, Expression) -> Void
  }

  /// Reads the branches of an expression, each under its condition.
  ///
  /// - Parameter take: What the code does with the value of the branch that is taken.
  func choose(
    in tokens: SourceCode.Slice, as type: String?, _ frame: Frame, _ take: @escaping (Value, Expression) -> Void
  ) {
    let outer = frame.choice
    frame.choice = Choice(type: type, take: take)
    defer { frame.choice = outer }
    _ = runStatement(tokens, frame)
  }

  /// Takes the value of a branch that consists of a statement; returns whether it has one.
  func takeChoice(_ statement: SourceCode.Slice, _ frame: Frame) -> Bool {
    guard let choice = frame.choice, !statement.isAt(0, SourceCode.Slice.failures) else { return false }
    let expression = ExpressionReader.read(statement)
    let value = evaluate(expression, frame, as: choice.type)
    if expression.isUnread { readStray(statement, frame) }
    choice.take(value, expression)
    return true
  }
}

extension SourceCode.Slice {
  /// Whether it is an expression of Swift that consists of branches.
  var isBranching: Bool { isSwift && isAt(0, ["if", "switch"]) && statementEnd() >= count }
}

/// An expression of Swift or Objective-C, as far as it can be parsed.
struct Expression {
  /// An argument of a call, or a part of a message.
  struct Argument {
    let label: String?
    let value: Expression
  }

  /// The kind of an expression.
  indirect enum Kind {
    case number(Double)
    /// A literal, by the index of its token.
    case text(Int)
    case name(String)
    /// `a.b` or `a?.b`; the base of `.b` is `nil`.
    case member(Expression?, String)
    /// `a.b(c, d: e)`, or the message `[a b:c d:e]` in the same form.
    case call(Expression, [Argument])
    case list([Expression])
    /// `a: b` in a list.
    case pair(Expression, Expression)
    /// A closure or block, by the index of its brace.
    case closure(Int)
    case prefix(String, Expression)
    case binary(String, Expression, Expression)
    case conditional(Expression, Expression, Expression)
    /// `(Type *)a`, `a as? Type`.
    case cast(String, Expression)
    case unknown
  }

  let kind: Kind
  /// The tokens of the expression.
  let range: Range<Int>

  /// The arguments of a call; none for any other expression.
  var arguments: [Argument] { if case .call(_, let arguments) = kind { arguments } else { [] } }
}

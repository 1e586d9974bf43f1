/// An expression of Swift or Objective-C, as far as it can be parsed.
struct Expression {
  /// An argument of a call, or a part of a message.
  struct Argument {
    let label: String?
    let value: Expression
  }

  /// The kind of an expression.
  indirect enum Kind {
    case number(Number)
    /// A literal, with its quotes.
    case text
    case name(String)
    /// `a.b` or `a?.b`; the base of `.b` is `nil`.
    case member(Expression?, String)
    /// `a.b(c, d: e)`, or the message `[a b:c d:e]` in the same form.
    case call(Expression, [Argument])
    case list([Expression])
    /// `(a: b, c: d)`, a tuple of Swift with labels.
    case tuple([Argument])
    /// `a: b` in a list.
    case pair(Expression, Expression)
    case closure(ClosureSource)
    /// `a[b]`.
    case subscripted(Expression, [Argument])
    case prefix(String, Expression)
    /// `a++` or `++a`, by how much, and whether its value is the new one.
    case step(Expression, by: Int, givesNew: Bool)
    case binary(String, Expression, Expression)
    case conditional(Expression, Expression, Expression)
    /// `(Type *)a`, `a as? Type`.
    /// The words of the type without qualifiers come first.
    case cast([String], Expression)
    /// An expression with more nesting or chaining than is read.
    case tooDeep
    case unknown
  }

  let kind: Kind
  /// Its tokens.
  let tokens: SourceCode.Slice

  /// Whether its form is unknown, so that it may contain closures that are not read with it.
  var isUnread: Bool {
    switch kind {
    case .unknown, .tooDeep: true
    default: false
    }
  }

  /// The variable that it consists of, also as another type.
  var variable: String? {
    switch kind {
    case .name(let name): name
    case .cast(_, let inner): inner.variable
    default: nil
    }
  }

  /// Whether brackets enclose all of it.
  var isInBrackets: Bool { tokens.isAt(0, "(") && tokens.next(after: 0) >= tokens.count }

  /// The name of a variable or property, as far as it is written: `screen.tables`, or `tables` of `self.tables`.
  var objectPath: String? {
    switch kind {
    case .name(let name): Interpreter.plain(name)
    case .member(let base?, let name):
      base.objectPath.map { $0.lowercased().hasSuffix("self") ? Interpreter.plain(name) : "\($0).\(name)" }
    default: nil
    }
  }

  /// The arguments of a call; none for any other expression.
  var arguments: [Argument] { if case .call(_, let arguments) = kind { arguments } else { [] } }
}

/// A token of a source file.
struct Token {
  /// The kinds of tokens.
  enum Kind: UInt8 {
    /// A name or keyword, including `@`, `#` or `$`, but without backticks.
    case word
    /// A number with its suffix.
    case number
    /// A string literal with its quotes.
    case text
    /// An operator or separator.
    case symbol
    /// `(`, `[` or `{`.
    case open
    /// `)`, `]` or `}`.
    case close
    /// The start of conditionally compiled code.
    case beginCondition
    /// The end of conditionally compiled code.
    case endCondition
  }

  let kind: Kind
  /// The offset of the first byte.
  let start: Int
  /// The offset after the last byte.
  let end: Int
  /// Whether it is the first token of its line.
  let beginsLine: Bool
  /// Whether it is the opening bracket of an Objective-C literal, `@[`.
  var isLiteral = false
  /// Whether it begins or ends conditionally compiled code with an `#else`, so that the first branch counts.
  var hasElse = false
  /// The index of the matching bracket; for an unmatched one, that of the token at which it is assumed to end.
  var partner = 0
}

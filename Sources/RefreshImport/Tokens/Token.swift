/// A piece of a source text that means something by itself.
struct Token {
  /// The kinds of tokens.
  enum Kind: UInt8 {
    /// A name or keyword; with its `@`, `#` or `$`, without its backticks.
    case word
    /// A number with its suffix.
    case number
    /// A text with its quotes.
    case text
    /// An operator or separator.
    case symbol
    /// `(`, `[` or `{`.
    case open
    /// `)`, `]` or `}`.
    case close
    /// The beginning of code that is only compiled sometimes.
    case beginCondition
    /// The end of such code.
    case endCondition
  }

  let kind: Kind
  /// The offset of the first byte.
  let start: Int
  /// The offset behind the last byte.
  let end: Int
  /// Whether it is the first of its line.
  let beginsLine: Bool
  /// Whether it is the opening bracket of a literal of Objective-C, `@[`.
  var isLiteral = false
  /// The index of the other bracket; of one without its match that of the token behind which it is taken to end.
  var partner = 0
}

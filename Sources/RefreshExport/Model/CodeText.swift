import RefreshText

/// Code that is generated line by line.
struct CodeText {
  /// The code so far.
  private(set) var text = ""
  /// The number of blanks per level of indentation.
  let indent: Int
  /// The greatest width of a line in columns, except for literals that can't be broken.
  let width = 100
  private var depth = 0

  init(indent: Int) { self.indent = indent }

  private var margin: String { String(repeating: " ", count: depth * indent) }

  /// Returns a text with the escapes that all languages and tables of texts have in common.
  ///
  /// - Parameter escape: Returns the escape of another character, given the previous one, or `nil` if it needs
  ///   none. The default escapes no others.
  static func escaped(
    _ text: String, _ escape: (_ scalar: Unicode.Scalar, _ previous: Unicode.Scalar?) -> String? = { _, _ in nil }
  ) -> String {
    var result = ""
    var previous: Unicode.Scalar?
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": result += "\\\(scalar)"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case "\r": result += "\\r"
      default:
        if let code = escape(scalar, previous) { result += code } else { result.unicodeScalars.append(scalar) }
      }
      previous = scalar
    }
    return result
  }

  /// Writes a line, which may be empty.
  mutating func line(_ line: String = "") { text += line.isEmpty ? "\n" : margin + line + "\n" }

  /// Writes an empty line, except at the beginning of a block and after another one.
  mutating func separate() { if !text.isEmpty, !text.hasSuffix("{\n"), !text.hasSuffix("\n\n") { line() } }

  /// Writes sentences as a comment.
  mutating func comment(_ sentences: String, mark: String = "///") {
    let words = Self.comment(sentences).split(separator: " ").map(String.init)
    for words in wrapped(words, width: width - depth * indent - mark.count - 1) {
      // In C, a line that ends with a backslash continues on the next one, and `??/` stands for a backslash.
      line("\(mark) \(words)" + (words.hasSuffix("\\") || words.hasSuffix("??/") ? "." : ""))
    }
  }

  /// A text in the form in which it can be part of a comment: on one line, with all characters visible.
  static func comment(_ text: String) -> String {
    VisibleText.of(text.split(whereSeparator: \.isNewline).joined(separator: " "))
  }

  /// Writes the first line of a block, and indents.
  mutating func begin(_ head: String) {
    line(head)
    depth += 1
  }

  /// Writes the last line of a block, after unindenting.
  mutating func end(_ tail: String) {
    depth -= 1
    line(tail)
  }

  /// Writes a block with its first and last line.
  mutating func block(_ head: String, _ tail: String = "}", _ body: (inout CodeText) -> Void) {
    begin(head)
    body(&self)
    end(tail)
  }

  /// Writes indented lines.
  mutating func nested(_ body: (inout CodeText) -> Void) {
    depth += 1
    body(&self)
    depth -= 1
  }

  /// Writes a list in brackets: on one line if it fits, otherwise with one item per line.
  ///
  /// - Parameters:
  ///   - head: The text up to the opening bracket.
  ///   - items: The items, without their commas.
  ///   - tail: The text from the closing bracket.
  ///   - hangsTail: Whether the tail of a broken list is on its own line. The default is `false`.
  mutating func list(_ head: String, _ items: [String], _ tail: String, hangsTail: Bool = false) {
    let whole = head + items.joined(separator: ", ") + tail
    guard isTooLong(whole) else { return line(whole) }
    line(head.withoutTrailingBlanks)
    nested { code in
      let rest = items.joined(separator: ", ") + (hangsTail ? "" : tail)
      let end = hangsTail ? "" : tail
      if !code.isTooLong(rest) { return code.line(rest) }
      for (index, item) in items.enumerated() { code.line(item + (index == items.count - 1 ? end : ",")) }
    }
    if hangsTail { line(tail) }
  }

  /// Returns whether a line would be too wide.
  func isTooLong(_ line: String) -> Bool { DisplayWidth.of(line) + depth * indent > width }
}

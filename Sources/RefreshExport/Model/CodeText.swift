import RefreshText

/// Code that is written line by line.
struct CodeText {
  /// The text so far.
  private(set) var text = ""
  /// How many blanks a level of blocks has.
  let indent: Int
  /// How many columns a line has at most, but for literals that can't be broken.
  let width = 100
  private var depth = 0

  init(indent: Int) { self.indent = indent }

  private var margin: String { String(repeating: " ", count: depth * indent) }

  /// A text as it stands between quotes, with what all languages and tables of texts escape alike.
  ///
  /// - Parameter escape: How a further character is written behind the one before it; nil as it is. The default escapes none.
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

  /// Writes a line, or an empty one.
  mutating func line(_ line: String = "") { text += line.isEmpty ? "\n" : margin + line + "\n" }

  /// Writes a comment of sentences.
  mutating func comment(_ sentences: String, mark: String = "///") {
    let words = Self.comment(sentences).split(separator: " ").map(String.init)
    for words in wrapped(words, width: width - depth * indent - mark.count - 1) {
      // C continues a line that ends with a backslash, and `??/` is one.
      line("\(mark) \(words)" + (words.hasSuffix("\\") || words.hasSuffix("??/") ? "." : ""))
    }
  }

  /// A text as it can be part of a comment: on one line, and visible.
  static func comment(_ text: String) -> String {
    VisibleText.of(text.split(whereSeparator: \.isNewline).joined(separator: " "))
  }

  /// Writes the line before a block.
  mutating func begin(_ head: String) {
    line(head)
    depth += 1
  }

  /// Writes the line behind a block.
  mutating func end(_ tail: String) {
    depth -= 1
    line(tail)
  }

  /// Writes a block with a line before and a line behind it.
  mutating func block(_ head: String, _ tail: String = "}", _ body: (inout CodeText) -> Void) {
    begin(head)
    body(&self)
    end(tail)
  }

  /// Writes lines one level deeper.
  mutating func nested(_ body: (inout CodeText) -> Void) {
    depth += 1
    body(&self)
    depth -= 1
  }

  /// Writes a list in brackets: on one line where there is room, else with its items on lines of their own.
  ///
  /// - Parameters:
  ///   - head: The text up to the opening bracket.
  ///   - items: The items, without their commas.
  ///   - tail: The text from the closing bracket on.
  ///   - hangsTail: Whether the tail of a list that is broken stands on a line of its own. The default is that it does not.
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

  /// Whether a line would have too many columns.
  func isTooLong(_ line: String) -> Bool { DisplayWidth.of(line) + depth * indent > width }
}

/// Text in which characters are made visible that would control a terminal or be invisible.
///
/// A file can contain anything; printing it must not move the cursor, change colours or change the direction of
/// text.
package enum VisibleText {
  /// Returns a text with such characters replaced: control characters by their symbols, others by their code
  /// points.
  package static func of(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: acts) else { return text }
    return text.unicodeScalars.reduce(into: "") { $0 += acts($1) ? picture(of: $1) : String($1) }
  }

  /// A text of several lines, in which line feeds and tabs aren't escaped.
  package static func ofLines(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: acts) else { return text }
    return text.unicodeScalars.reduce(into: "") { visible, scalar in
      visible += acts(scalar) && scalar != "\n" && scalar != "\t" ? picture(of: scalar) : String(scalar)
    }
  }

  /// Whether a code point is a control character, a line break, a byte order mark or turns the direction of text.
  package static func acts(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x00...0x1F, 0x7F...0x9F: true
    // Line and paragraph separators; bidirectional marks, embeddings, overrides and isolates (UAX #9).
    case 0x2028...0x202E, 0x2066...0x2069, 0x200E...0x200F, 0x061C: true
    case 0xFEFF: true
    default: false
    }
  }

  private static func picture(of scalar: Unicode.Scalar) -> String {
    switch scalar.value {
    // The block "Control Pictures" has one symbol for each, in the same order.
    case 0x00...0x1F: return String(Unicode.Scalar(0x2400 + scalar.value)!)
    case 0x7F: return "\u{2421}"
    default:
      let digits = String(scalar.value, radix: 16, uppercase: true)
      return "<U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits + ">"
    }
  }
}

/// The width of text in a terminal.
package enum DisplayWidth {
  /// Returns the columns of a text.
  package static func of(_ text: some StringProtocol) -> Int {
    // Characters take long to find, and most text needs none of that: each byte of ASCII is one, but for `\r\n`.
    if text.utf8.allSatisfy({ $0 < 0x80 && $0 != UInt8(ascii: "\r") }) { return text.utf8.count }
    return text.reduce(0) { $0 + columns(of: $1) }
  }

  /// Returns the columns of a character (a grapheme cluster): 0, 1 or 2.
  ///
  /// East Asian wide and fullwidth characters (Unicode Standard Annex #11) and emoji, including those of several
  /// code points, take 2. Combining marks without a base take 0.
  package static func columns(of character: Character) -> Int {
    let scalars = character.unicodeScalars
    let first = scalars[scalars.startIndex]
    if first.isASCII, scalars.count == 1 { return 1 }
    if scalars.contains(emojiStyle) { return 2 }
    if scalars.contains(textStyle) { return 1 }
    if first.properties.isEmojiPresentation || isWide(first) { return 2 }
    switch first.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: return 1
    }
  }

  /// Variation selectors 16 and 15, which select the emoji or text form of the preceding character.
  private static let emojiStyle: Unicode.Scalar = "\u{FE0F}"
  private static let textStyle: Unicode.Scalar = "\u{FE0E}"

  /// The wide blocks of EastAsianWidth.txt, Unicode 15.1, except emoji, which have a separate property.
  private static let wide: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2329...0x232A, 0x2E80...0x303E, 0x3041...0x3247, 0x3250...0x4DBF, 0x4E00...0xA4CF,
    0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6B, 0xFF01...0xFF60,
    0xFFE0...0xFFE6, 0x16FE0...0x18DFF, 0x1AFF0...0x1B2FF, 0x1F200...0x1F265, 0x20000...0x2FFFD,
    0x30000...0x3FFFD,
  ]

  private static func isWide(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value >= 0x1100 && wide.contains { $0.contains(scalar.value) }
  }
}

extension String {
  /// Returns the text padded with spaces after it, or before it, to a number of columns.
  package func padded(to width: Int, before: Bool = false) -> String {
    let blanks = String(repeating: " ", count: max(0, width - DisplayWidth.of(self)))
    return before ? blanks + self : self + blanks
  }

  /// Returns the text if it fits a number of columns, or else its beginning with a mark after it.
  package func cut(to width: Int, _ mark: String) -> String {
    guard DisplayWidth.of(self) > width else { return self }
    var room = width - DisplayWidth.of(mark)
    let beginning = prefix { character in
      room -= DisplayWidth.columns(of: character)
      return room >= 0
    }
    return beginning + mark
  }

  /// The text without spaces at its end.
  package var withoutTrailingBlanks: String { lastIndex { $0 != " " }.map { String(self[...$0]) } ?? "" }
}

/// Returns pieces separated by spaces, in lines of a width in columns. A longer piece gets its own line.
package func wrapped(_ pieces: some Sequence<String>, width: Int) -> [String] {
  pieces.reduce(into: [String]()) { lines, piece in
    if let last = lines.last, DisplayWidth.of(last) + 1 + DisplayWidth.of(piece) <= width {
      lines[lines.count - 1] = "\(last) \(piece)"
    } else {
      lines.append(piece)
    }
  }
}

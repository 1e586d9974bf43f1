/// How many columns text takes in a terminal.
package enum DisplayWidth {
  /// The columns of a text.
  package static func of(_ text: some StringProtocol) -> Int { text.reduce(0) { $0 + columns(of: $1) } }

  /// The columns of one character as people see it: 0, 1 or 2.
  ///
  /// East Asian wide and fullwidth characters (Unicode Standard Annex #11) and emoji, also those of several
  /// code points, take 2; marks that stand on nothing take 0.
  static func columns(of character: Character) -> Int {
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

  /// Variation selectors 16 and 15, which ask for the picture or the letter form of what they follow.
  private static let emojiStyle: Unicode.Scalar = "\u{FE0F}"
  private static let textStyle: Unicode.Scalar = "\u{FE0E}"

  /// The wide blocks of EastAsianWidth.txt, Unicode 15.1, but for emoji, which have a property of their own.
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

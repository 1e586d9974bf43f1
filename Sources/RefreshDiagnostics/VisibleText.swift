/// Makes characters visible that would act on a terminal, or hide, instead of being seen.
///
/// A file can hold anything; printing it must not move the cursor, change colours or turn the order of the text
/// around.
package enum VisibleText {
  /// A text without anything that acts: control characters become their pictures, others their number.
  package static func of(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: acts) else { return text }
    return text.unicodeScalars.reduce(into: "") { $0 += acts($1) ? picture(of: $1) : String($1) }
  }

  /// Whether a code point is a control character, a line break, a byte order mark or turns the direction of text.
  private static func acts(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x00...0x1F, 0x7F...0x9F: true
    // Line and paragraph separator; marks, embeddings, overrides and isolates of direction (UAX #9).
    case 0x2028...0x202E, 0x2066...0x2069, 0x200E...0x200F, 0x061C: true
    case 0xFEFF: true
    default: false
    }
  }

  private static func picture(of scalar: Unicode.Scalar) -> String {
    switch scalar.value {
    // The block "Control Pictures" has one for each in the same order.
    case 0x00...0x1F: return String(Unicode.Scalar(0x2400 + scalar.value)!)
    case 0x7F: return "\u{2421}"
    default:
      let digits = String(scalar.value, radix: 16, uppercase: true)
      return "<U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits + ">"
    }
  }
}

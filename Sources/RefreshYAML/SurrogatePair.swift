import RefreshDiagnostics
import RefreshText

/// A character that is written as JSON writes those beyond U+FFFF: by two escapes, `\ud83d\ude00`, the halves of its pair
/// in UTF-16 (RFC 8259, section 7). YAML 1.1 knows no pairs, and libyaml refuses each half.
struct SurrogatePair {
  /// The place of both escapes.
  let range: Range<Int>
  /// The character.
  let scalar: Unicode.Scalar

  /// The number of bytes of one escape: `\ud83d`.
  static let escapeLength = 6

  /// The pair that begins at an offset of a text; nil if there is none.
  init?(at offset: Int, in bytes: [UInt8]) {
    let middle = offset + SurrogatePair.escapeLength
    guard let first = SurrogatePair.unit(at: offset, in: bytes), UTF16.isLeadSurrogate(first),
      let second = SurrogatePair.unit(at: middle, in: bytes), UTF16.isTrailSurrogate(second)
    else { return nil }
    range = offset..<middle + SurrogatePair.escapeLength
    scalar = UTF16.decode(UTF16.EncodedScalar([first, second]))
  }

  /// The edit that writes it as YAML does: `\U0001F600`.
  var edit: Fix.Edit { Fix.Edit(range, "\\U" + hexadecimal(Int(scalar.value), digits: 8)) }

  /// The pairs between two offsets, in order. What follows a `\\` is no escape.
  static func all(in bytes: [UInt8], from start: Int, to end: Int) -> [SurrogatePair] {
    var found: [SurrogatePair] = []
    var offset = start
    while offset < end, let next = bytes[offset..<end].firstIndex(of: UInt8(ascii: "\\")) {
      if let pair = SurrogatePair(at: next, in: bytes) {
        found.append(pair)
        offset = pair.range.upperBound
      } else {
        offset = min(next + 2, end)
      }
    }
    return found
  }

  /// The code unit of UTF-16 that an escape stands for.
  private static func unit(at offset: Int, in bytes: [UInt8]) -> UInt16? {
    guard offset + escapeLength <= bytes.count, bytes[offset] == UInt8(ascii: "\\"),
      bytes[offset + 1] == UInt8(ascii: "u")
    else { return nil }
    let digits = bytes[offset + 2..<offset + escapeLength]
    guard digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }) else { return nil }
    return String(decoding: digits, as: UTF8.self).wholeNumber(as: UInt16.self, radix: 16)
  }
}

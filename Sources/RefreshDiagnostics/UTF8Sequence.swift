/// The shape of one code point in UTF-8 (RFC 3629).
package enum UTF8Sequence {
  /// Whether a byte is the second or a later one of a sequence.
  package static func isContinuation(_ byte: UInt8) -> Bool { byte & 0xC0 == 0x80 }

  /// The number of bytes that a leading byte announces, 1 for one that leads nothing.
  package static func length(leading byte: UInt8) -> Int {
    byte < 0xC0 ? 1 : byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4
  }

  /// The number of bytes of the sequence that begins at an offset, nil if it is not valid there.
  ///
  /// Too long forms, surrogates and what lies beyond U+10FFFF are not valid.
  package static func validLength(at offset: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    let lead = bytes[offset]
    guard lead >= 0x80 else { return 1 }
    guard (0xC2...0xF4).contains(lead) else { return nil }
    let length = Self.length(leading: lead)
    guard offset + length <= bytes.count else { return nil }
    // The second byte's range is narrower behind four of the leading bytes: RFC 3629, section 4.
    let second: ClosedRange<UInt8> =
      switch lead {
      case 0xE0: 0xA0...0xBF
      case 0xED: 0x80...0x9F
      case 0xF0: 0x90...0xBF
      case 0xF4: 0x80...0x8F
      default: 0x80...0xBF
      }
    guard second.contains(bytes[offset + 1]) else { return nil }
    for later in offset + 2..<max(offset + 2, offset + length) where !isContinuation(bytes[later]) {
      return nil
    }
    return length
  }
}

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
    guard bytes[offset] >= 0x80 else { return 1 }
    var (parser, rest) = (Unicode.UTF8.ForwardParser(), bytes[offset...].makeIterator())
    guard case .valid(let sequence) = parser.parseScalar(from: &rest) else { return nil }
    return sequence.count
  }
}

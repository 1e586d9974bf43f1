import RefreshDiagnostics
import Testing

struct UTF8SequenceTests {
  /// Tests every first byte, followed by bytes at the limits of what may follow.
  @Test func `what is valid agrees with the standard library`() {
    let edges: [UInt8] = [
      0x00, 0x7F, 0x80, 0x8F, 0x90, 0x9F, 0xA0, 0xBF, 0xC0, 0xC1, 0xC2, 0xDF, 0xE0, 0xE1, 0xEC, 0xED, 0xEE, 0xEF,
      0xF0, 0xF1, 0xF3, 0xF4, 0xF5, 0xFF,
    ]
    let later: [UInt8] = [0x7F, 0x80, 0xBF, 0xC0]
    for a in UInt8.min...UInt8.max {
      for b in edges {
        for c in later {
          for d in later {
            let bytes = [a, b, c, d]
            let length = bytes.withUnsafeBufferPointer { UTF8Sequence.validLength(at: 0, in: $0) }
            let scalars = String(decoding: bytes, as: UTF8.self).unicodeScalars
            let isReplaced = scalars.first == "\u{FFFD}" && !bytes.starts(with: [0xEF, 0xBF, 0xBD])
            let expected = isReplaced ? nil : scalars.first?.utf8.count
            if length != expected {
              Issue.record("\(bytes): \(String(describing: length)), not \(String(describing: expected))")
            }
          }
        }
      }
    }
  }

  @Test func `a sequence that the text ends in is not valid`() {
    for text in ["é", "下", "😀"] {
      let bytes = Array(text.utf8).dropLast()
      #expect(Array(bytes).withUnsafeBufferPointer { UTF8Sequence.validLength(at: 0, in: $0) } == nil)
    }
  }
}

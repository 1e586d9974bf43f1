import RefreshDiagnostics
import RefreshText
import Testing

@testable import RefreshProtocol

struct PositionEncodingTests {
  private let file = SourceFile(path: "a", text: "aä😀b\r\nc\n")

  @Test(
    arguments: [
      (PositionEncoding.utf8, [0, 1, 3, 7, 8]), (.utf16, [0, 1, 2, 4, 5]), (.utf32, [0, 1, 2, 3, 4]),
    ] as [(PositionEncoding, [Int])])
  func `columns are counted in the client's units`(encoding: PositionEncoding, columns: [Int]) {
    for (offset, column) in zip([0, 1, 3, 7, 8], columns) {
      #expect(encoding.position(of: offset, in: file) == TextPosition(line: 0, character: column))
      #expect(encoding.offset(of: TextPosition(line: 0, character: column), in: file) == offset)
    }
  }

  @Test func `positions beyond an end are at that end, and inside of a character before it`() {
    #expect(PositionEncoding.utf16.offset(of: TextPosition(line: 0, character: 99), in: file) == 8)
    #expect(PositionEncoding.utf16.offset(of: TextPosition(line: 0, character: 3), in: file) == 3)
    #expect(PositionEncoding.utf16.offset(of: TextPosition(line: 9, character: 0), in: file) == 12)
    #expect(PositionEncoding.utf16.position(of: 99, in: file) == TextPosition(line: 2, character: 0))
  }

  @Test func `a byte order mark is a character`() {
    let file = SourceFile(path: "a", text: "\u{FEFF}ab\nc")
    for (offset, column) in zip([0, 3, 4, 5], 0...) {
      #expect(PositionEncoding.utf16.position(of: offset, in: file) == TextPosition(line: 0, character: column))
      #expect(PositionEncoding.utf16.offset(of: TextPosition(line: 0, character: column), in: file) == offset)
    }
    #expect(PositionEncoding.utf8.position(of: 4, in: file) == TextPosition(line: 0, character: 4))
    #expect(PositionEncoding.utf16.position(of: 6, in: file) == TextPosition(line: 1, character: 0))
  }

  @Test func `bytes are chosen where a client knows them`() {
    #expect(PositionEncoding(offeredBy: ["general": ["positionEncodings": ["utf-16", "utf-8"]]]) == .utf8)
    #expect(PositionEncoding(offeredBy: ["general": ["positionEncodings": ["utf-32"]]]) == .utf16)
    #expect(PositionEncoding(offeredBy: nil) == .utf16)
  }
}

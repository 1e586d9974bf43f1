import Testing

@testable import RefreshYAML

struct MarkCursorTests {
  private let text = "aé下😀\nb\u{FEFF}c"

  /// The offset of each code point, and of the end.
  private var offsets: [Int] {
    text.unicodeScalars.reduce(into: [0]) { $0.append($0.last! + $1.utf8.count) }
  }

  @Test func `each code point is found, in any order`() {
    var cursor = MarkCursor(base: 0, isASCII: false)
    Array(text.utf8).withUnsafeBufferPointer { bytes in
      for target in offsets.indices { #expect(cursor.offset(of: target, in: bytes) == offsets[target]) }
      for target in offsets.indices.reversed() { #expect(cursor.offset(of: target, in: bytes) == offsets[target]) }
      for target in [3, 0, 7, 2, 5, 1, 6] { #expect(cursor.offset(of: target, in: bytes) == offsets[target]) }
    }
  }

  @Test func `each code point is found in leaps of any length`() {
    let text = String(repeating: "name: feed\n  idle: 下拉可以刷新 # é\n", count: 4)
    let offsets = text.unicodeScalars.reduce(into: [0]) { $0.append($0.last! + $1.utf8.count) }
    Array(text.utf8).withUnsafeBufferPointer { bytes in
      for leap in 1...40 {
        var cursor = MarkCursor(base: 0, isASCII: false)
        for target in stride(from: 0, to: offsets.count, by: leap) {
          #expect(cursor.offset(of: target, in: bytes) == offsets[target])
        }
      }
    }
  }

  @Test func `what lies beyond the end is the end, and the way back is right`() {
    var cursor = MarkCursor(base: 0, isASCII: false)
    Array(text.utf8).withUnsafeBufferPointer { bytes in
      #expect(cursor.offset(of: 999, in: bytes) == bytes.count)
      #expect(cursor.offset(of: 2, in: bytes) == offsets[2])
    }
  }

  @Test func `counting begins after the base`() {
    Array("\u{FEFF}é: b".utf8).withUnsafeBufferPointer { bytes in
      var cursor = MarkCursor(base: 3, isASCII: false)
      #expect([0, 1, 3].map { cursor.offset(of: $0, in: bytes) } == [3, 5, 7])
    }
  }

  @Test func `in ASCII a mark is an offset`() {
    Array("abc".utf8).withUnsafeBufferPointer { bytes in
      var cursor = MarkCursor(base: 0, isASCII: true)
      #expect([0, 2, 1, 9].map { cursor.offset(of: $0, in: bytes) } == [0, 2, 1, 3])
    }
  }
}

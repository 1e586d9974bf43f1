/// The kinds of characters around a place.
extension SyntaxParser {
  func byte(at offset: Int) -> UInt8 { offset < bytes.count ? bytes[offset] : UInt8(ascii: "\n") }
  func isBreak(_ offset: Int) -> Bool { byte(at: offset) == 10 || byte(at: offset) == 13 }
  func isBlank(_ offset: Int) -> Bool { byte(at: offset) == 32 || byte(at: offset) == 9 || isBreak(offset) }
  func isAt(_ character: Unicode.Scalar) -> Bool { byte(at: next) == UInt8(ascii: character) }

  /// Whether a byte has a meaning in flow collections only.
  func isFlowSign(_ byte: UInt8) -> Bool {
    switch Unicode.Scalar(byte) {
    case ",", "[", "]", "{", "}": true
    default: false
    }
  }

  /// The column of the next character to read, in bytes.
  var column: Int { column(of: next) }

  func column(of offset: Int) -> Int {
    // Most columns are small, so that the beginning of the line is found sooner by looking back.
    var start = offset
    while start > 0, offset - start < 80, !isBreak(start - 1) { start -= 1 }
    if offset - start == 80 { start = lineStarts[lineStarts.partitioningIndex { $0 > offset } - 1] }
    return offset - start - (start == 0 ? min(markLength, offset) : 0)
  }

  func isMark(at offset: Int) -> Bool {
    guard offset == 0 || isBreak(offset - 1), offset + 3 <= bytes.count, isBlank(offset + 3) else { return false }
    return bytes[offset..<offset + 3].elementsEqual("---".utf8)
      || bytes[offset..<offset + 3].elementsEqual("...".utf8)
  }

  var isDocumentMark: Bool { isMark(at: next) }
  /// Whether a list's dash is next.
  var isDash: Bool { isAt("-") && isBlank(next + 1) }

  mutating func skipSpaces() { while next < bytes.count, isBlank(next), !isBreak(next) { next += 1 } }
  mutating func skipLine() { while next < bytes.count, !isBreak(next) { next += 1 } }

  /// Skips spaces, line breaks and comments.
  mutating func skipToContent() {
    while next < bytes.count {
      if isBlank(next) {
        next += 1
      } else if isAt("#"), next == 0 || isBlank(next - 1) {
        let start = next
        skipLine()
        comments.append(start..<next)
      } else {
        return
      }
    }
  }

  /// Skips spaces and a comment up to the end of the line, and returns whether nothing else is there.
  mutating func skipRestOfLine() -> Bool {
    skipSpaces()
    if isAt("#"), next > 0, isBlank(next - 1) {
      let start = next
      skipLine()
      comments.append(start..<next)
    }
    return next >= bytes.count || isBreak(next)
  }

  /// Returns the end of a part of a line without the spaces before it.
  func trimmed(_ end: Int, from start: Int) -> Int {
    var end = end
    while end > start, isBlank(end - 1) { end -= 1 }
    return end
  }

  /// Returns the offset after the closing quote, or nil if there is none.
  func endOfQuotes(_ quote: UInt8, at start: Int) -> Int? {
    var offset = start + 1
    while offset < bytes.count {
      if bytes[offset] == UInt8(ascii: "\\"), quote == UInt8(ascii: "\"") {
        offset += 2
      } else if bytes[offset] == quote {
        guard quote == UInt8(ascii: "'"), offset + 1 < bytes.count, bytes[offset + 1] == quote else {
          return offset + 1
        }
        offset += 2
      } else {
        offset += 1
      }
    }
    return nil
  }

  /// Whether a brace belongs to a parameter.
  func isParameter(at offset: Int) -> Bool {
    if bytes[offset] == UInt8(ascii: "{") { return offset > 0 && bytes[offset - 1] == UInt8(ascii: "$") }
    guard bytes[offset] == UInt8(ascii: "}") else { return false }
    var start = offset - 1
    while start > 0, !isBlank(start), bytes[start] != UInt8(ascii: "{"), bytes[start] != UInt8(ascii: "}") {
      start -= 1
    }
    return start > 0 && bytes[start] == UInt8(ascii: "{") && bytes[start - 1] == UInt8(ascii: "$")
  }
}

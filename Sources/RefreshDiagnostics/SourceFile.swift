/// A text that diagnostics point into: a file, or what came on standard input.
///
/// The bytes are UTF-8. A byte order mark, where the file has one, is part of them, so that offsets are
/// those of the file; it counts as no column. Of a long stream it may be a piece of whole lines: offsets are then those
/// of the piece, positions those of the stream.
public final class SourceFile: Sendable {
  /// The path as the user wrote it, `<stdin>` for standard input.
  public let path: String
  /// The whole text in UTF-8.
  public let bytes: [UInt8]
  /// Where the text begins in what was read: the first line's first column at offset 0, but for pieces of streams.
  public let start: Position
  /// Whether every byte is ASCII, so that characters and bytes are the same number.
  public let isASCII: Bool
  /// The offset in bytes at which each line begins.
  private let lineStarts: [Int]
  /// Nil where columns are bytes.
  private let checkpoints: ColumnCheckpoints?

  /// Takes over a text.
  ///
  /// - Parameters:
  ///   - path: the name to show.
  ///   - bytes: the text in UTF-8; invalid sequences are shown as U+FFFD.
  ///   - start: where it begins in what was read, at the first column of a line. The default is the beginning.
  public init(path: String, bytes: [UInt8], start: Position = .beginning) {
    self.path = path
    self.bytes = bytes
    self.start = start
    (lineStarts, isASCII) = bytes.withUnsafeBufferPointer(Self.survey)
    checkpoints = isASCII ? nil : ColumnCheckpoints(bytes, lineStarts: lineStarts)
  }

  /// Takes over a text given as a string.
  public convenience init(path: String, text: String) {
    self.init(path: path, bytes: Array(text.utf8))
  }

  /// U+FEFF in UTF-8.
  public static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  /// The number of lines, at least 1.
  ///
  /// Lines end as editors end them: at `\n`, `\r\n` or a lone `\r`.
  public var lineCount: Int { lineStarts.count }

  /// Where the next piece of the stream begins, if this one ends with a line break.
  public var end: Position {
    Position(line: start.line + lineCount - 1, column: 1, offset: start.offset + bytes.count)
  }

  /// The place of a byte, in the numbers that people use.
  ///
  /// - Parameter offset: in bytes, 0 to the text's length; others are moved to the nearer end.
  public func position(at offset: Int) -> Position {
    let offset = min(max(offset, 0), bytes.count)
    let line = lineIndex(at: offset)
    let start = min(lineStarts[line], offset)
    var characters = offset - start
    if let checkpoints {
      let checkpoint = checkpoints.last(before: offset, lineStart: start)
      characters = checkpoint.characters + text(in: checkpoint.offset..<offset).count
    }
    return Position(line: self.start.line + line, column: characters + 1, offset: self.start.offset + offset)
  }

  /// The stretch of bytes of a line without its line break.
  ///
  /// - Parameter number: as positions have it, ``lineCount`` lines from the one of ``start`` on; empty for any other.
  public func byteRange(ofLine number: Int) -> Range<Int> {
    let index = number - self.start.line
    guard lineStarts.indices.contains(index) else { return 0..<0 }
    let start = lineStarts[index]
    guard index + 1 < lineStarts.count else { return start..<max(start, bytes.count) }
    var end = lineStarts[index + 1] - 1
    if end > start, bytes[end] == UInt8(ascii: "\n"), bytes[end - 1] == UInt8(ascii: "\r") { end -= 1 }
    return start..<end
  }

  /// The text of a line without its line break.
  ///
  /// - Parameter number: as positions have it; empty for a line that is not there.
  public func line(_ number: Int) -> String { text(in: byteRange(ofLine: number)) }

  /// The text between two byte offsets.
  public func text(in range: Range<Int>) -> String {
    String(decoding: bytes[range.clamped(to: 0..<bytes.count)], as: UTF8.self)
  }

  /// The index of the last line that begins at or before an offset.
  private func lineIndex(at offset: Int) -> Int {
    var (low, high) = (0, lineStarts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return low
  }

  /// Where the lines begin, and whether all is ASCII, in one pass.
  private static func survey(_ bytes: UnsafeBufferPointer<UInt8>) -> (lineStarts: [Int], isASCII: Bool) {
    var starts = [bytes.starts(with: byteOrderMark) ? byteOrderMark.count : 0]
    var union: UInt8 = 0
    for offset in bytes.indices {
      let byte = bytes[offset]
      union |= byte
      guard byte <= UInt8(ascii: "\r") else { continue }
      let endsLine =
        byte == UInt8(ascii: "\n")
        || byte == UInt8(ascii: "\r")
          && !(offset + 1 < bytes.count && bytes[offset + 1] == UInt8(ascii: "\n"))
      if endsLine { starts.append(offset + 1) }
    }
    return (starts, union < 0x80)
  }
}

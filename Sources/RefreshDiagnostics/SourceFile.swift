/// A text that diagnostics refer to: a file or standard input.
///
/// The bytes are UTF-8. They include the file's byte order mark, so that offsets are those of the file, but the
/// mark doesn't count as a column. For a long stream, the text may be a piece of it that consists of whole lines;
/// then offsets are relative to the piece and positions to the stream.
public final class SourceFile: Sendable {
  /// The path as the user wrote it, or `<stdin>` for standard input.
  public let path: String
  /// The identity that all paths of one file share: `feed.yaml`, `./feed.yaml` and a symbolic link to it.
  ///
  /// It is the absolute path without symbolic links, with the file system's upper and lower case; for a text that was
  /// not read from a file, it is the ``path``. People are shown the path.
  public let identity: String
  /// The whole text in UTF-8.
  public let bytes: [UInt8]
  /// The position at which the text begins; for a piece of a stream, its position in the stream.
  public let start: Position
  /// Whether all bytes are ASCII, so that characters and bytes have the same count.
  public let isASCII: Bool
  /// The byte offset at which each line begins.
  private let lineStarts: [Int]
  /// Nil if columns are bytes.
  private let checkpoints: ColumnCheckpoints?

  /// Makes a source file from bytes.
  ///
  /// The path to show.
  ///   - path: The name to show.
  ///   - bytes: The text in UTF-8; invalid sequences are shown as U+FFFD.
  ///   - start: The position in the stream, at the first column of a line. The default is the beginning.
  ///   - identity: The identity that all paths of the file share. The default is the path.
  public init(path: String, bytes: [UInt8], start: Position = .beginning, identity: String? = nil) {
    self.path = path
    self.identity = identity ?? path
    self.bytes = bytes
    self.start = start
    (lineStarts, isASCII) = bytes.withUnsafeBufferPointer(Self.survey)
    checkpoints = isASCII ? nil : ColumnCheckpoints(bytes, lineStarts: lineStarts)
  }

  /// Makes a source file from a string.
  public convenience init(path: String, text: String) { self.init(path: path, bytes: Array(text.utf8)) }

  /// U+FEFF in UTF-8.
  public static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  /// The number of lines, at least 1.
  ///
  /// As in editors, lines end at `\n`, `\r\n` or a lone `\r`.
  public var lineCount: Int { lineStarts.count }

  /// The end of its first line, `\n` or `\r\n`, with which inserted lines end, too.
  package var lineBreak: String {
    guard let end = bytes.firstIndex(of: UInt8(ascii: "\n")), end > 0 else { return "\n" }
    return bytes[end - 1] == UInt8(ascii: "\r") ? "\r\n" : "\n"
  }

  /// Returns a text to be inserted, with the line breaks of the file.
  package func breakingLines(of text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "\n")) else { return text }
    // A `\r\n` is one character, in which this doesn't find the `\n`.
    return text.replacing("\n", with: lineBreak)
  }

  /// The position of the next piece of the stream, if this one ends with a line break.
  public var end: Position {
    Position(line: start.line + lineCount - 1, column: 1, offset: start.offset + bytes.count)
  }

  /// Returns the number of the line of a byte, counted from that of ``start``.
  package func lineNumber(at offset: Int) -> Int {
    start.line + max(lineStarts.partitioningIndex { $0 > offset } - 1, 0)
  }

  /// Returns the position of a byte as line and column.
  ///
  /// - Parameter offset: The offset in bytes, 0 to the text's length; clamped to this range.
  public func position(at offset: Int) -> Position {
    let offset = min(max(offset, 0), bytes.count)
    let line = max(lineStarts.partitioningIndex { $0 > offset } - 1, 0)
    let start = min(lineStarts[line], offset)
    var characters = offset - start
    if let checkpoints {
      let checkpoint = checkpoints.last(before: offset, lineStart: start)
      characters = checkpoint.characters + text(in: checkpoint.offset..<offset).count
    }
    return Position(line: self.start.line + line, column: characters + 1, offset: self.start.offset + offset)
  }

  /// Returns the bytes of a line without its line break.
  ///
  /// - Parameter number: The line number, counted from that of ``start``. Other lines have an empty range.
  public func byteRange(ofLine number: Int) -> Range<Int> {
    let index = number - self.start.line
    guard lineStarts.indices.contains(index) else { return 0..<0 }
    let start = lineStarts[index]
    guard index + 1 < lineStarts.count else { return start..<max(start, bytes.count) }
    var end = lineStarts[index + 1] - 1
    if end > start, bytes[end] == UInt8(ascii: "\n"), bytes[end - 1] == UInt8(ascii: "\r") { end -= 1 }
    return start..<end
  }

  /// Returns the text of a line without its line break, or an empty text if the line doesn't exist.
  package func line(_ number: Int) -> String { text(in: byteRange(ofLine: number)) }

  /// Returns the text between two byte offsets.
  public func text(in range: Range<Int>) -> String {
    String(decoding: bytes[range.clamped(to: 0..<bytes.count)], as: UTF8.self)
  }

  /// Finds the starts of all lines, and whether all bytes are ASCII, in one pass.
  private static func survey(_ bytes: UnsafeBufferPointer<UInt8>) -> (lineStarts: [Int], isASCII: Bool) {
    var starts = [bytes.starts(with: byteOrderMark) ? byteOrderMark.count : 0]
    var union: UInt64 = 0
    func note(_ offset: Int) {
      let byte = bytes[offset]
      let endsLine =
        byte == UInt8(ascii: "\n")
        || byte == UInt8(ascii: "\r") && !(offset + 1 < bytes.count && bytes[offset + 1] == UInt8(ascii: "\n"))
      if endsLine { starts.append(offset + 1) }
    }
    var offset = 0
    while bytes.count - offset >= 8 {
      let word = UnsafeRawBufferPointer(bytes).loadUnaligned(fromByteOffset: offset, as: UInt64.self).littleEndian
      union |= word
      // Finds the bytes up to `\r` with Alan Mycroft's test for zero bytes, which may also report others after one.
      var low = (word &- 0x0E0E_0E0E_0E0E_0E0E) & ~word & 0x8080_8080_8080_8080
      while low != 0 {
        note(offset + low.trailingZeroBitCount / 8)
        low &= low - 1
      }
      offset += 8
    }
    for offset in offset..<bytes.count {
      union |= UInt64(bytes[offset])
      note(offset)
    }
    return (starts, union & 0x8080_8080_8080_8080 == 0)
  }
}

extension SourceFile: Hashable {
  /// Returns whether two files are the same object, regardless of their texts.
  public static func == (a: SourceFile, b: SourceFile) -> Bool { a === b }

  /// Hashes the object's identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension Array {
  /// Returns the index of the first element that meets a condition, if all later elements also meet it; found by
  /// bisection.
  package func partitioningIndex(where isBehind: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if isBehind(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

/// Precomputed columns in very long lines that aren't ASCII.
///
/// Counting the characters before a position takes time proportional to its distance from the start of the line. A
/// file with thousands of errors in one line of megabytes would take far too long.
struct ColumnCheckpoints: Sendable {
  /// The offsets of characters' first bytes, each with the number of characters before it in its line.
  private var checkpoints: [(offset: Int, characters: Int)] = []

  /// The distance between checkpoints in bytes; shorter lines have none.
  private static let distance = 8_192

  /// Makes the checkpoints of the long lines of a text.
  ///
  /// - Parameter lineStarts: The offsets at which lines begin.
  init(_ bytes: [UInt8], lineStarts: [Int]) {
    for (index, start) in lineStarts.enumerated() {
      let end = index + 1 < lineStarts.count ? lineStarts[index + 1] : bytes.count
      guard end - start > Self.distance else { continue }
      var (offset, characters, next) = (start, 0, start + Self.distance)
      for character in String(decoding: bytes[start..<end], as: UTF8.self) {
        if offset >= next {
          checkpoints.append((offset, characters))
          next = offset + Self.distance
        }
        offset += character.utf8.count
        characters += 1
      }
    }
  }

  /// Returns the last position at or before an offset from which characters can be counted.
  ///
  /// - Parameter lineStart: The offset where the line begins.
  /// - Returns: An offset in the line, and the number of characters before it.
  func last(before offset: Int, lineStart: Int) -> (offset: Int, characters: Int) {
    let next = checkpoints.partitioningIndex { $0.offset > offset }
    guard next > 0, checkpoints[next - 1].offset >= lineStart else { return (lineStart, 0) }
    return checkpoints[next - 1]
  }
}

/// The encoding of a code point in UTF-8 (RFC 3629).
package enum UTF8Sequence {
  /// Returns whether a byte is a continuation byte.
  package static func isContinuation(_ byte: UInt8) -> Bool { byte & 0xC0 == 0x80 }

  /// Returns the number of bytes that a leading byte announces, or 1 for other bytes.
  package static func length(leading byte: UInt8) -> Int { byte < 0xC0 ? 1 : byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4 }

  /// Returns the number of bytes of the sequence at an offset, or nil if it is invalid.
  ///
  /// Overlong encodings, surrogates and code points above U+10FFFF are invalid.
  package static func validLength(at offset: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    guard bytes[offset] >= 0x80 else { return 1 }
    var (parser, rest) = (Unicode.UTF8.ForwardParser(), bytes[offset...].makeIterator())
    guard case .valid(let sequence) = parser.parseScalar(from: &rest) else { return nil }
    return sequence.count
  }
}

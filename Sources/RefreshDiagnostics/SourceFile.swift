/// A text that diagnostics point into: a file, or what came on standard input.
///
/// The bytes are UTF-8. A byte order mark, where the file has one, is part of them, so that offsets are
/// those of the file; it counts as no column. Of a long stream it may be a piece of whole lines: offsets are then those
/// of the piece, positions those of the stream.
public final class SourceFile: Sendable {
  /// The path as the user wrote it, `<stdin>` for standard input.
  public let path: String
  /// What is the same for all paths of one file: `feed.yaml`, `./feed.yaml` and a symbolic link to it.
  ///
  /// It is the absolute path without symbolic links, in the case of letters that the file system has; of a text that was
  /// not read from a file its ``path``. People are shown the path.
  public let identity: String
  /// The whole text in UTF-8.
  public let bytes: [UInt8]
  /// The position at which the text begins; for pieces of streams, in the stream.
  public let start: Position
  /// Whether every byte is ASCII, so that characters and bytes are the same number.
  public let isASCII: Bool
  /// The offset in bytes at which each line begins.
  private let lineStarts: [Int]
  /// Nil where columns are bytes.
  private let checkpoints: ColumnCheckpoints?

  /// Creates a source file of bytes.
  ///
  /// - Parameters:
  ///   - path: The name to show.
  ///   - bytes: The text in UTF-8; invalid sequences are shown as U+FFFD.
  ///   - start: The position in the stream, at the first column of a line. The default is the beginning.
  ///   - identity: What is the same for all paths of the file. The default is the path.
  public init(path: String, bytes: [UInt8], start: Position = .beginning, identity: String? = nil) {
    self.path = path
    self.identity = identity ?? path
    self.bytes = bytes
    self.start = start
    (lineStarts, isASCII) = bytes.withUnsafeBufferPointer(Self.survey)
    checkpoints = isASCII ? nil : ColumnCheckpoints(bytes, lineStarts: lineStarts)
  }

  /// Creates a source file of a string.
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
  /// - Parameter offset: The offset in bytes, 0 to the text's length; others are moved to the nearer end.
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

  /// The stretch of bytes of a line without its line break.
  ///
  /// - Parameter number: The line as positions have it, from that of ``start`` on; the range of any other is empty.
  public func byteRange(ofLine number: Int) -> Range<Int> {
    let index = number - self.start.line
    guard lineStarts.indices.contains(index) else { return 0..<0 }
    let start = lineStarts[index]
    guard index + 1 < lineStarts.count else { return start..<max(start, bytes.count) }
    var end = lineStarts[index + 1] - 1
    if end > start, bytes[end] == UInt8(ascii: "\n"), bytes[end - 1] == UInt8(ascii: "\r") { end -= 1 }
    return start..<end
  }

  /// The text of a line without its line break; empty for a line that is not there.
  package func line(_ number: Int) -> String { text(in: byteRange(ofLine: number)) }

  /// The text between two byte offsets.
  public func text(in range: Range<Int>) -> String {
    String(decoding: bytes[range.clamped(to: 0..<bytes.count)], as: UTF8.self)
  }

  /// Where the lines begin, and whether all is ASCII, in one pass.
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
      // The bytes up to `\r`, by Alan Mycroft's test for bytes that are 0; behind one, it may take others for such.
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
  /// Two files are equal when they are the same object, not when their texts are.
  public static func == (a: SourceFile, b: SourceFile) -> Bool { a === b }

  /// Hashes what `==` compares.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension Array {
  /// The index of the first element that meets a condition, which all behind it meet too; found by bisection.
  package func partitioningIndex(where isBehind: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if isBehind(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

/// Columns known in advance along very long lines that are not ASCII.
///
/// Counting the characters before a place takes time in proportion to what stands before it in its line. A file
/// with thousands of errors in one line of megabytes would never be done with it.
struct ColumnCheckpoints: Sendable {
  /// The offsets of the first bytes of characters, each with the number of characters before it in its line.
  private var checkpoints: [(offset: Int, characters: Int)] = []

  /// The distance of checkpoints in bytes; lines shorter than this have none.
  private static let distance = 8_192

  /// Counts through the long lines of a text.
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

  /// The last place at or before an offset from which on characters are to be counted.
  ///
  /// - Parameter lineStart: The offset where the line begins.
  /// - Returns: A place in the line, and the number of characters before it.
  func last(before offset: Int, lineStart: Int) -> (offset: Int, characters: Int) {
    let next = checkpoints.partitioningIndex { $0.offset > offset }
    guard next > 0, checkpoints[next - 1].offset >= lineStart else { return (lineStart, 0) }
    return checkpoints[next - 1]
  }
}

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

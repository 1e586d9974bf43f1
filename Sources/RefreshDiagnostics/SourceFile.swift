/// A text that diagnostics point into: a file, or what came on standard input.
///
/// The bytes are UTF-8. A byte order mark, where the file has one, is part of them, so that offsets are
/// those of the file; it counts as no column.
public final class SourceFile: Sendable {
  /// The path as the user wrote it, `<stdin>` for standard input.
  public let path: String
  /// The whole text in UTF-8.
  public let bytes: [UInt8]
  /// The offset in bytes at which each line begins.
  private let lineStarts: [Int]

  /// Takes over a text.
  ///
  /// - Parameters:
  ///   - path: the name to show.
  ///   - bytes: the text in UTF-8; invalid sequences are shown as U+FFFD.
  public init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
    var starts = [bytes.starts(with: SourceFile.byteOrderMark) ? 3 : 0]
    for (offset, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") { starts.append(offset + 1) }
    self.lineStarts = starts
  }

  /// Takes over a text given as a string.
  public convenience init(path: String, text: String) {
    self.init(path: path, bytes: Array(text.utf8))
  }

  /// U+FEFF in UTF-8.
  public static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  /// The number of lines, at least 1.
  public var lineCount: Int { lineStarts.count }

  /// The place of a byte, in the numbers that people use.
  ///
  /// - Parameter offset: in bytes, 0 to the text's length; others are moved to the nearer end.
  public func position(at offset: Int) -> Position {
    let offset = min(max(offset, 0), bytes.count)
    let line = lineIndex(at: offset)
    let start = min(lineStarts[line], offset)
    let column = String(decoding: bytes[start..<offset], as: UTF8.self).count + 1
    return Position(line: line + 1, column: column, offset: offset)
  }

  /// The text of a line without its line break.
  ///
  /// - Parameter number: 1 to ``lineCount``; empty for any other.
  public func line(_ number: Int) -> String {
    guard lineStarts.indices.contains(number - 1) else { return "" }
    var range = lineStarts[number - 1]..<(number < lineStarts.count ? lineStarts[number] - 1 : bytes.count)
    if let last = bytes[range].last, last == UInt8(ascii: "\r") { range = range.lowerBound..<range.upperBound - 1 }
    return String(decoding: bytes[range], as: UTF8.self)
  }

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
}

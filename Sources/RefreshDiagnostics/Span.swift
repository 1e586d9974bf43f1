/// A range of a text, from its first byte to the byte after its last.
///
/// Two spans are equal if they cover the same bytes of the same file object.
public struct Span: Hashable, Sendable {
  /// The text.
  public let file: SourceFile
  /// The offset of the first byte.
  public let start: Int
  /// The offset after the last byte; equal to ``start`` if the span is a position between two bytes.
  public let end: Int

  /// Makes a span.
  ///
  /// - Parameters:
  ///   - file: The text.
  ///   - start: The offset in bytes, from 0.
  ///   - end: The offset in bytes, at least `start`.
  public init(file: SourceFile, start: Int, end: Int) {
    self.file = file
    self.start = start
    self.end = max(start, end)
  }

  /// Makes a span at the beginning of a file, for diagnostics about the file as a whole.
  public init(wholeOf file: SourceFile) { self.init(file: file, start: 0, end: 0) }

  /// The position at which the span begins.
  public var startPosition: Position { file.position(at: start) }
  /// The position at which the span ends.
  public var endPosition: Position { file.position(at: end) }
  /// The text in the span.
  public var text: String { file.text(in: start..<end) }

  /// Whether the two spans have a part of the same file in common.
  package func overlaps(_ other: Span) -> Bool { file === other.file && start < other.end && other.start < end }

  /// Returns whether another span is within it.
  package func contains(_ other: Span) -> Bool { file === other.file && start <= other.start && other.end <= end }

  /// Returns whether a text directly precedes the span.
  package func isBehind(_ text: String) -> Bool {
    let start = start - text.utf8.count
    return start >= 0 && file.bytes[start..<self.start].elementsEqual(text.utf8)
  }
}

/// A position in a text.
public struct Position: Hashable, Sendable {
  /// The line, from 1.
  public let line: Int
  /// The column in graphemes, from 1.
  public let column: Int
  /// The offset in bytes of the UTF-8 text, from 0.
  public let offset: Int

  /// Creates a position.
  package init(line: Int, column: Int, offset: Int) {
    self.line = line
    self.column = column
    self.offset = offset
  }

  /// The beginning of a text.
  public static let beginning = Position(line: 1, column: 1, offset: 0)
}

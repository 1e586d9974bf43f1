/// A stretch of a text, from its first byte to the byte behind its last.
///
/// Two spans are equal when they are the same bytes of the same file, not of an equal one.
public struct Span: Hashable, Sendable {
  /// The text.
  public let file: SourceFile
  /// The offset of the first byte.
  public let start: Int
  /// The offset behind the last byte; equal to ``start`` where the span is a place between two bytes.
  public let end: Int

  /// Makes a span.
  ///
  /// - Parameters:
  ///   - file: The text.
  ///   - start: The offset in bytes, from 0.
  ///   - end: The offset in bytes, not before `start`.
  public init(file: SourceFile, start: Int, end: Int) {
    self.file = file
    self.start = start
    self.end = max(start, end)
  }

  /// The beginning of a file, for what concerns the file as a whole.
  public init(wholeOf file: SourceFile) {
    self.init(file: file, start: 0, end: 0)
  }

  /// Where the span begins, as people count.
  public var startPosition: Position { file.position(at: start) }
  /// Where the span ends, as people count.
  public var endPosition: Position { file.position(at: end) }
  /// The text within.
  public var text: String { file.text(in: start..<end) }
}

/// A place in a text.
public struct Position: Hashable, Sendable {
  /// The line, from 1.
  public let line: Int
  /// The column in characters as people count them, from 1.
  public let column: Int
  /// The offset in bytes of the UTF-8 text, from 0.
  public let offset: Int

  /// Creates a position.
  package init(line: Int, column: Int, offset: Int) {
    self.line = line
    self.column = column
    self.offset = offset
  }

  /// Where a text begins.
  public static let beginning = Position(line: 1, column: 1, offset: 0)
}

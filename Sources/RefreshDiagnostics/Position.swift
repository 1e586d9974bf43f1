/// A place in a text.
public struct Position: Hashable, Sendable {
  /// The line, from 1.
  public let line: Int
  /// The column in characters as people count them, from 1.
  public let column: Int
  /// The offset in bytes of the UTF-8 text, from 0.
  public let offset: Int

  /// Makes a place from its parts.
  public init(line: Int, column: Int, offset: Int) {
    self.line = line
    self.column = column
    self.offset = offset
  }

  /// Where a text begins.
  public static let beginning = Position(line: 1, column: 1, offset: 0)
}

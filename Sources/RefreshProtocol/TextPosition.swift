import RefreshText

/// A position in a text as the protocol counts it.
package struct TextPosition: Hashable, Comparable, Sendable {
  /// The line, from 0.
  package var line: Int
  /// The number of code units before it in its line, in the units of a ``PositionEncoding``.
  package var character: Int

  /// Makes a position.
  package init(line: Int, character: Int) { (self.line, self.character) = (line, character) }

  /// The greatest number that the protocol allows, 2³¹ − 1; greater ones count as this one.
  private static let greatest = Int(Int32.max)

  /// Reads a position; fails if the value isn't a position.
  package init?(_ value: JSONValue?) {
    guard let line = value?["line"]?.int, let character = value?["character"]?.int, line >= 0, character >= 0 else {
      return nil
    }
    self.init(line: min(line, Self.greatest), character: min(character, Self.greatest))
  }

  /// The position as JSON.
  package var json: JSONValue { ["line": .number(line), "character": .number(character)] }

  /// Returns whether `a` is before `b`.
  package static func < (a: TextPosition, b: TextPosition) -> Bool {
    (a.line, a.character) < (b.line, b.character)
  }
}

/// A part of a text as the protocol counts it.
package struct TextRange: Hashable, Sendable {
  /// The first position.
  package var start: TextPosition
  /// The position after the last one.
  package var end: TextPosition

  /// Makes a range.
  package init(_ start: TextPosition, _ end: TextPosition) { (self.start, self.end) = (start, end) }

  /// Reads a range, whose ends may be the wrong way round; fails if the value isn't a range.
  package init?(_ value: JSONValue?) {
    guard let start = TextPosition(value?["start"]), let end = TextPosition(value?["end"]) else { return nil }
    self.init(min(start, end), max(start, end))
  }

  /// The range as JSON.
  package var json: JSONValue { ["start": start.json, "end": end.json] }
}

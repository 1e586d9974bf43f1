import RefreshDiagnostics
import RefreshText

/// Slips of one line whose indentation or dash differs from that of its neighbours
extension FailureScene {
  /// A line and its indentation.
  struct Line {
    let number: Int
    let column: Int
    let text: String

    var isItem: Bool { text.hasPrefix("- ") }
    /// Whether it is a key whose value is on the next lines.
    var isOpen: Bool {
      text.hasSuffix(":")
        || (text.split(separator: " ").last.map { $0.hasPrefix("&") || $0.hasPrefix("!") } ?? false)
    }
    /// The column of its key.
    var key: Int { isItem ? column + 2 : column }
    /// The columns at which the lines of its value may begin.
    var inside: [Int] { [key, key + 2] }
  }

  /// Returns guesses for a line that isn't indented like its neighbours, or doesn't have their dash: the one at which
  /// reading failed, or the one above it, which is found only here.
  func oddLine(_ plain: Diagnostic) -> [[Diagnostic]] {
    guard let line = line(file.position(at: original(place)).line), let above = next(-1, from: line) else {
      return []
    }
    let columns = [
      (line.isItem ? above.column : above.key, "the one above it"),
      (outer(of: line) ?? above.key, "the lines around it"),
    ]
    var guesses = columns.filter { abs($0.0 - line.column) == 1 && fits(line, in: $0.0) }.map { column, neighbour in
      [moved(line, to: column, like: neighbour, plain.span, plain.labels)]
    }
    if line.column != above.column, above.isItem == line.isItem, !above.isOpen,
      isPlaced(line, below: next(-1, from: above))
    {
      let guess = [moved(above, to: line.column, like: "the one below it", span(of: above))]
      // Two spaces are the usual depth.
      let isOdd = !above.column.isMultiple(of: 2) && line.column.isMultiple(of: 2)
      let hasCompany = next(1, from: line).map { $0.column == line.column } ?? false
      guesses.insert(guess, at: isOdd || hasCompany ? 0 : guesses.count)
    }
    if line.isItem, !above.isItem, above.column == line.column, isPlaced(line, below: next(-1, from: above)) {
      let start = file.byteRange(ofLine: above.number).lowerBound + above.column
      guesses.append([
        file.slip(
          .missingDash, "this line of a list doesn't begin with `- `", at: start..<start + above.text.utf8.count,
          [Fix.Edit(start..<start, "- ")])
      ])
    }
    return guesses
  }

  /// Returns a guess for the key of an item whose first key, on the line above, has no dash: `name: first` above `  steps:`.
  func dashOfFirstItem() -> Diagnostic? {
    guard let line = line(file.position(at: original(place)).line), !line.isItem, line.isOpen,
      next(1, from: line).map({ $0.isItem && $0.column >= line.column }) ?? false,
      let above = next(-1, from: line), !above.isItem, !above.isOpen, above.column == line.column - 2,
      let owner = next(-1, from: above),
      owner.isOpen && !owner.isItem && owner.column <= above.column || isLikeItem(above)
    else { return nil }
    let start = file.byteRange(ofLine: above.number).lowerBound + above.column
    return file.slip(
      .missingDash, "this line of a list doesn't begin with `- `", at: start..<start + above.text.utf8.count,
      [Fix.Edit(start..<start, "- ")])
  }

  /// Returns a guess for the first items of a list, which have no dash, unlike the next one: `touch` above `- wait: 1s`.
  func dashOfFirstItems(_ plain: Diagnostic) -> Diagnostic? {
    guard let first = line(plain.span.startPosition.line), first.text == plain.span.text,
      let owner = next(-1, from: first), owner.isOpen, owner.column <= first.column
    else { return nil }
    var (lines, last) = ([Line](), first)
    while !last.isItem {
      lines.append(last)
      guard lines.count < 20, let next = next(1, from: last), next.column == first.column else { return nil }
      last = next
    }
    return file.slip(
      .missingDash, "this line of a list doesn't begin with `- `", at: plain.span.start..<plain.span.end,
      lines.map { file.byteRange(ofLine: $0.number).lowerBound + $0.column }.map { Fix.Edit($0..<$0, "- ") })
  }

  /// Whether a key is in the column of items above that begin with the same key.
  private func isLikeItem(_ line: Line) -> Bool {
    var above = line
    while let next = next(-1, from: above), next.column >= line.column {
      if next.column == line.column { return next.isItem && firstKey(of: next) == anyKey(of: line) }
      above = next
    }
    return false
  }

  /// Returns a guess for keys in the column of the dash above, whose item has a key without a value.
  func keysOfItem() -> Diagnostic? {
    guard let line = line(file.position(at: original(place)).line), !line.isItem, let above = next(-1, from: line),
      above.isItem, above.isOpen, above.column == line.column
    else { return nil }
    var lines = [line]
    while let below = next(1, from: lines[lines.count - 1]), below.column == line.column, !below.isItem {
      lines.append(below)
    }
    let edits = lines.map { file.byteRange(ofLine: $0.number).lowerBound }.map { Fix.Edit($0..<$0, "    ") }
    return Diagnostic(
      .badIndentation, "this belongs to the key above and has to be indented deeper", at: span(of: line),
      help: "indent it by four more spaces", fix: Fix("indent it by four more spaces", edits, isSafe: false))
  }

  private func moved(
    _ line: Line, to column: Int, like neighbour: String, _ span: Span, _ labels: [Diagnostic.Label] = []
  ) -> Diagnostic {
    // The other keys of an item that is shifted are, too.
    var lines = [line]
    while line.isItem, let next = next(1, from: lines[lines.count - 1]), !next.isItem, next.column == line.key {
      lines.append(next)
    }
    let edits = lines.map { line in
      let start = file.byteRange(ofLine: line.number).lowerBound
      return Fix.Edit(
        start..<start + line.column, String(repeating: " ", count: line.column + column - lines[0].column))
    }
    return Diagnostic(
      .badIndentation, "this line is indented by \(counted(line.column, "space")), \(neighbour) by \(column)",
      at: span, labels: labels, help: "indent both lines alike",
      fix: Fix("indent it by \(column)", edits, isSafe: abs(column - line.column) == 1))
  }

  func span(of line: Line) -> Span {
    let start = file.byteRange(ofLine: line.number).lowerBound + line.column
    return Span(file: file, start: start, end: start + line.text.utf8.count)
  }

  /// Returns whether a line is in a column that suits the key above its neighbour, or its other neighbour.
  func isPlaced(_ line: Line, below owner: Line?) -> Bool {
    guard let owner else { return false }
    return owner.column == line.column && owner.isItem == line.isItem
      || owner.isOpen && owner.inside.contains(line.column)
  }

  /// Returns whether a line could be in a column: the lines below a key without a value are deeper.
  private func fits(_ line: Line, in column: Int) -> Bool {
    guard line.isOpen, let below = next(1, from: line) else { return true }
    return below.column > column || below.column == column && below.isItem
  }

  /// Returns the column of the nearest line above that isn't as deep as a line.
  private func outer(of line: Line) -> Int? {
    var above = line
    while let next = next(-1, from: above) {
      if next.column < line.column { return next.column }
      above = next
    }
    return nil
  }

  /// Returns the next line above or below that has content.
  func next(_ step: Int, from line: Line) -> Line? { next(step, from: line.number) }

  func next(_ step: Int, from number: Int) -> Line? {
    for distance in 1...200 { if let next = line(number + distance * step) { return next } }
    return nil
  }

  /// Returns a line without its comment, or nil if it is empty or a comment.
  func line(_ number: Int) -> Line? {
    guard (file.start.line..<file.start.line + file.lineCount).contains(number),
      let column = indentation(ofLine: number)
    else { return nil }
    let text = file.line(number).dropFirst(column)
    let content = text.firstRange(of: " #").map { text[..<$0.lowerBound] } ?? text
    let end = content.lastIndex { $0 != " " }.map { content.index(after: $0) } ?? content.startIndex
    return Line(number: number, column: column, text: String(content[..<end]))
  }

  /// Returns the indentation of a line, or nil if it is empty or a comment.
  func indentation(ofLine line: Int) -> Int? {
    let range = file.byteRange(ofLine: line)
    guard let first = file.bytes[range].firstIndex(where: { $0 != UInt8(ascii: " ") }),
      file.bytes[first] != UInt8(ascii: "#")
    else { return nil }
    return first - range.lowerBound
  }
}

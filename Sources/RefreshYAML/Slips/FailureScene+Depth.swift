import RefreshDiagnostics
import RefreshText

/// Lines that are indented by a whole level too much or too little, and dashes that don't belong there.
extension FailureScene {
  /// Returns a guess for a key or item, with what belongs to it, that is a level deeper than the one above, which has a value.
  func deepBlock(_ plain: Diagnostic) -> Diagnostic? {
    guard let line = line(file.position(at: original(place)).line), let above = next(-1, from: line), !above.isOpen,
      let column = columnOfList(above: line) ?? (line.isItem ? above.isItem ? above.column : nil : above.key),
      column < line.column
    else { return nil }
    return shifted(line, to: column, plain, line.isItem ? "the item above it" : "the one above it")
  }

  /// The column of the items above an item that has the column of their keys.
  private func columnOfList(above line: Line) -> Int? {
    guard line.isItem else { return nil }
    var above = line
    while let next = next(-1, from: above), next.column >= line.column - 2 {
      if next.isItem, next.column > line.column { return nil }
      if next.isItem, next.column == line.column - 2 { return next.column }
      above = next
    }
    return nil
  }

  /// Returns the slip of a line that belongs in another column, together with those like it and what belongs to them.
  func shifted(_ line: Line, to column: Int, _ plain: Diagnostic, _ neighbour: String) -> Diagnostic {
    let below = (line.number + 1..<line.number + 500).prefix { number in
      number < file.start.line + file.lineCount
        && (indentation(ofLine: number).map { $0 > max(line.column, column) } ?? true || isNext(number, to: line))
    }
    return shifted([line] + below.compactMap { self.line($0) }, to: column, plain, neighbour)
  }

  /// Returns the slip of lines, the first of which belongs in another column.
  func shifted(_ lines: [Line], to column: Int, _ plain: Diagnostic, _ neighbour: String) -> Diagnostic {
    let line = lines[0]
    let distance = column - line.column
    let edits = lines.map(\.number).map { number in
      let start = file.byteRange(ofLine: number).lowerBound
      return distance < 0
        ? Fix.Edit(start..<start - distance, "")
        : Fix.Edit(start..<start, String(repeating: " ", count: distance))
    }
    return Diagnostic(
      .badIndentation, "this line is indented by \(counted(line.column, "space")), \(neighbour) by \(column)",
      at: span(of: line), labels: plain.labels, help: "indent both lines alike",
      fix: Fix("indent it by \(column)", edits, isSafe: abs(distance) == 1))
  }

  /// Whether a further line in the column of one that is too deep is another of the same kind.
  private func isNext(_ number: Int, to line: Line) -> Bool {
    guard let next = self.line(number) else { return true }
    return next.column == line.column && next.isItem == line.isItem
  }

  // MARK: - Dashes

  /// Returns a guess for a key of a map that has a dash, or nil if a list is as likely.
  func surplusDash(_ plain: Diagnostic) -> Diagnostic? {
    guard let line = line(file.position(at: original(place)).line) else { return nil }
    if plain.rule == .unexpectedDash { return dashOfKey(line) }
    // The first of several keys has a dash, and the rest has none.
    guard !line.isItem, let above = next(-1, from: line), above.isItem, above.column == line.column,
      let first = key(of: above), let second = anyKey(of: line), first != second
    else { return nil }
    let owner = next(-1, from: above)
    guard owner?.isOpen ?? (above.column == 0), owner?.isItem ?? false || isKey(next(1, from: line), beside: line)
    else { return nil }
    return withoutDash(above)
  }

  /// A guess for an item below keys of its column, with another key and a value.
  private func dashOfKey(_ line: Line) -> Diagnostic? {
    guard line.isItem, let own = key(of: line), let above = next(-1, from: line), above.column == line.column,
      !above.isOpen, !(next(1, from: line).map { $0.isItem && $0.column == line.column } ?? false),
      // More keys of the item follow.
      line.isOpen || !(next(1, from: line).map { $0.column == line.key && !$0.isItem } ?? false)
    else { return nil }
    var others: [String] = []
    var other = above
    while other.column >= line.column {
      if other.column == line.column {
        guard !other.isItem, let key = anyKey(of: other) else { return nil }
        others.append(key)
      }
      guard let next = next(-1, from: other) else { break }
      other = next
    }
    guard !others.contains(own), !other.isItem || others.count > 1 else { return nil }
    return withoutDash(line)
  }

  private func isKey(_ line: Line?, beside other: Line) -> Bool {
    line.map { $0.column == other.column && !$0.isItem && anyKey(of: $0) != nil } ?? false
  }

  nonisolated(unsafe) private static let keyAndValue = /(?:- +)?([A-Za-z][\w.\-]*):(?: +[^{\[ ].*)?/

  /// The key of a line with an unquoted value, or with a value on the lines below.
  private func key(of line: Line) -> String? {
    line.text.wholeMatch(of: Self.keyAndValue).map { String($0.output.1) }
  }

  nonisolated(unsafe) private static let anyKey = /([A-Za-z][\w.\-]*):(?: .*)?/

  /// The key of a line with any value.
  func anyKey(of line: Line) -> String? {
    line.text.wholeMatch(of: Self.anyKey).map { String($0.output.1) }
  }

  private func withoutDash(_ line: Line) -> Diagnostic {
    let start = file.byteRange(ofLine: line.number).lowerBound + line.column
    return file.slip(
      .unexpectedDash, "a key of a map doesn't begin with `- `", at: start..<start + 1,
      [Fix.Edit(start..<start + line.text.prefix { "- ".contains($0) }.utf8.count, "")], isSafe: false)
  }
}

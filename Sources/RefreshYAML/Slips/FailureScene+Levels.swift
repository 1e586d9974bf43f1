import RefreshDiagnostics
import RefreshText

/// Lines on a level where they make no sense. On several others, they are valid YAML, and only the meaning of the document shows
/// which was meant.
extension FailureScene {
  /// Returns the guesses that a key is missing above the line at which reading failed, and that this line or one above it is on
  /// another level than it was meant to be, or that a quote is one too many; nil if neither is the problem.
  func levels(_ plain: Diagnostic) -> [[Diagnostic]]? {
    if plain.rule == .unclosedQuote { return surplusQuote(plain).map { [[$0]] } }
    guard openBracket == nil, let line = line(file.position(at: original(place)).line),
      [.badIndentation, .unexpectedDash, .missingDash, .unexpectedColon].contains(plain.rule)
        || plain.rule == .missingColon && line.isItem
    else { return nil }
    guard let above = next(-1, from: line) else { return [] }
    var guesses: [[Diagnostic]] = []
    let columns = columns(around: line)
    let near = columns.ordered(on: { abs($0 - line.column) })
    if line.column > above.key, !above.isOpen {
      guesses += columns.flatMap { missing(above: line, in: $0) }
      guesses += columns.prefix(1).flatMap { missingName(above: line, in: $0) }
      guesses += surplusValue(of: above, above: line)
      guesses += columns.filter { $0 == above.column }.flatMap { missingItem(above: line, in: $0) }
      guesses += near.map { [onLevel(block(of: line), $0)] }
    } else {
      if let deep = deeper(above: line) {
        guesses += missing(above: deep[0], in: line.column)
        guesses += line.isItem ? missingItem(above: deep[0], in: line.column) : []
        guesses += missingName(above: deep[0], in: line.column)
        guesses += [[onLevel([deep[0]], line.column)]]
        // They keep their own levels.
        if deep.allSatisfy({ $0.column >= deep[0].column }) { guesses += [[onLevel(deep, line.column)]] }
      }
      guesses += near.flatMap { [[onLevel(block(of: line), $0)], [onLevel([line], $0)]] }
    }
    if let shallow = shallow(above: line) {
      let deeper = ([line.column] + self.columns(around: shallow.line)).filter { $0 > shallow.line.column }
      guesses += deeper.map { [onLevel([shallow.line], $0)] }
      if !shallow.below.isEmpty { guesses += deeper.map { [onLevel([shallow.line] + shallow.below, $0)] } }
    }
    guesses += dashes(above: line)
    return Array(guesses.prefix(LevelGuess.most))
  }

  /// The columns of the keys and items around a line, as far as they are above it, from the deepest to the outermost.
  private func columns(around line: Line) -> [Int] {
    var columns: [Int] = []
    var above = line
    while let next = next(-1, from: above), columns.last != 0 {
      for column in [next.key, next.column] where column < columns.last ?? .max && column != line.column {
        columns.append(column)
      }
      above = next
    }
    return columns
  }

  /// The line with what is below it, up to the next that isn't as deep.
  private func block(of line: Line) -> [Line] {
    var lines = [line]
    while lines.count < 500, let next = next(1, from: lines[lines.count - 1]), next.column > line.column {
      lines.append(next)
    }
    return lines
  }

  /// The slip of lines, the first of which belongs in another column.
  private func onLevel(_ lines: [Line], _ column: Int) -> Diagnostic {
    let line = lines[0]
    let name = line.isItem ? firstKey(of: line) ?? String(line.text.dropFirst(2)) : anyKey(of: line) ?? line.text
    let distance = abs(column - line.column)
    let start = file.byteRange(ofLine: line.number).lowerBound + line.key
    let owner = owner(of: line, in: column)
    return Diagnostic(
      .badIndentation,
      column < line.column
        ? "`\(name)` is indented too deep"
        : owner.map { "`\(name)` belongs to `\($0)` and has to be indented deeper" }
          ?? "`\(name)` isn't indented deep enough",
      at: Span(file: file, start: start, end: start + name.utf8.count),
      help: column < line.column
        ? "remove \(counted(distance, "space")) before it" : "put \(counted(distance, "more space")) before it",
      fix: Fix("indent it by \(column)", lines.map { shift($0, by: column - line.column) }, isSafe: false))
  }

  private func shift(_ line: Line, by distance: Int) -> Fix.Edit {
    let start = file.byteRange(ofLine: line.number).lowerBound
    return distance < 0
      ? Fix.Edit(start..<start - distance, "") : Fix.Edit(start..<start, String(repeating: " ", count: distance))
  }

  /// The key to which a line would belong in a column.
  private func owner(of line: Line, in column: Int) -> String? {
    var above = line
    while let next = next(-1, from: above) {
      if next.column < column { return next.isItem ? firstKey(of: next) : anyKey(of: next) }
      above = next
    }
    return nil
  }

  // MARK: - Lines above the one at which reading failed

  /// The lines above a line that are all deeper than it, if the key above them is less deep.
  private func deeper(above line: Line) -> [Line]? {
    var (lines, above) = ([Line](), line)
    while lines.count < 200, let next = next(-1, from: above) {
      guard next.column > line.column else {
        return !lines.isEmpty && next.isOpen && next.column < line.column ? lines.reversed() : nil
      }
      lines.append(next)
      above = next
    }
    return nil
  }

  /// The nearest line above a line that is less deep but not its key, with the lines between them.
  private func shallow(above line: Line) -> (line: Line, below: [Line])? {
    var (above, below) = (line, [Line]())
    while let next = next(-1, from: above), below.count < 200 {
      if next.column < line.column { return next.isOpen && below.isEmpty ? nil : (next, below) }
      below.insert(next, at: 0)
      above = next
    }
    return nil
  }

  // MARK: - Dashes

  /// The guesses that the items in the column of a key, right above it or at it, are keys with a dash, or lack theirs.
  private func dashes(above line: Line) -> [[Diagnostic]] {
    var items = line.isItem ? [line] : []
    var above = line
    while let next = next(-1, from: above), next.column >= line.column {
      above = next
      guard next.column == line.column else { continue }
      guard next.isItem else { break }
      items.insert(next, at: 0)
    }
    let keys = items.compactMap(firstKey)
    guard let first = items.first, keys.count == items.count, Set(keys).count == keys.count || items.count == 1
    else {
      return one([named(items)])
    }
    let edits = items.map { item -> Fix.Edit in
      let start = file.byteRange(ofLine: item.number).lowerBound + item.column
      return Fix.Edit(start..<start + 2, "")
    }
    let start = file.byteRange(ofLine: first.number).lowerBound + first.column
    let dashes = items.count == 1 ? "the dash" : "the dashes"
    return one([
      Diagnostic(
        .unexpectedDash, "a key of a map doesn't begin with `- `",
        at: Span(file: file, start: start, end: start + 1),
        help: "remove \(dashes)", fix: Fix("remove \(dashes)", edits, isSafe: false)),
      named(items),
    ])
  }

  nonisolated(unsafe) private static let keyAndWord = /- +[A-Za-z]\w*: +([A-Za-z][\w-]*)/

  /// The guess that items are the values of keys that are missing. Each gets its first word as its name.
  private func named(_ items: [Line]) -> Diagnostic? {
    let names = items.compactMap { item in item.text.wholeMatch(of: Self.keyAndWord).map { String($0.output.1) } }
    guard let first = items.first, names.count == items.count, Set(names).count == names.count,
      let owner = owner(of: first, in: first.column)
    else { return nil }
    let edits = zip(items, names).map { item, name -> Fix.Edit in
      let start = file.byteRange(ofLine: item.number).lowerBound + item.column
      return Fix.Edit(start..<start + 2, "\(name):\n" + String(repeating: " ", count: item.key))
    }
    return Diagnostic(
      .unexpectedDash, "`\(owner)` is a map, and needs a key in place of this dash", at: span(of: first),
      help: "write `\(names[0]):` on the line above",
      fix: Fix("write `\(names[0]):` in place of the dash", edits, isSafe: false))
  }
}

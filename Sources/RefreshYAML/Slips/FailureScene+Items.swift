import RefreshDiagnostics
import RefreshText

/// Items and keys in another column than those to which they belong, where only lines below them make that an error.
extension FailureScene {
  /// Returns a guess for items that are less deep than those around them: those at the error, or right above it.
  ///
  /// - Parameter plain: The diagnostic if no guess is better.
  func shallowItems(_ plain: Diagnostic) -> Diagnostic? {
    let here = [plain.span.startPosition.line, file.position(at: original(place)).line].compactMap { line($0) }
    let above = here.last.flatMap { next(-1, from: $0) }
    for line in here + [above].compactMap(\.self) where line.isItem {
      let first = end(ofItemsAt: line, -1)
      let last = end(ofItemsAt: line, 1)
      guard let above = next(-1, from: first), let below = next(1, from: last), above.isItem, below.isItem,
        line.column < above.column, above.column == below.column, !above.isOpen, !last.isOpen
      else { continue }
      return shifted(first, to: above.column, plain, "the lines around it")
    }
    return nil
  }

  /// Returns the last of the items in the column of one that directly follow one another.
  private func end(ofItemsAt line: Line, _ step: Int) -> Line {
    var last = line
    while let next = next(step, from: last), next.isItem, next.column == line.column { last = next }
    return last
  }

  /// Returns a guess for an item in another column than the items above that begin with the same key: a scenario that
  /// isn't in the column of the scenarios.
  func oddItem(_ plain: Diagnostic) -> Diagnostic? {
    guard let line = line(file.position(at: original(place)).line), line.isItem, let key = firstKey(of: line) else {
      return nil
    }
    var (above, outermost) = (line, Int.max)
    while let other = next(-1, from: above) {
      above = other
      defer { outermost = min(outermost, other.column) }
      guard other.text.hasPrefix("- \(key):") else { continue }
      // Items of other lists begin with the same keys.
      guard other.column != line.column, outermost >= other.column else { return nil }
      return shifted(lines(ofItem: line, like: other), to: other.column, plain, "the item like it above")
    }
    return nil
  }

  /// The lines of an item that move to another column with it: none if its keys already are where they belong there.
  private func lines(ofItem line: Line, like other: Line) -> [Line] {
    guard let next = next(1, from: line), next.column != other.key else { return [line] }
    var lines = [line]
    while let next = self.next(1, from: lines[lines.count - 1]), next.column > line.column,
      !(next.column == other.column && next.isItem && firstKey(of: next) == firstKey(of: line))
    {
      lines.append(next)
    }
    return lines
  }

  /// The key with which an item begins.
  func firstKey(of line: Line) -> String? {
    anyKey(of: Line(number: line.number, column: line.key, text: String(line.text.dropFirst(2))))
  }

  /// Returns a guess for a key without a value on its line that is in the column of its owner, which is right above
  /// it; others below are where it belongs.
  func shallowKey(_ plain: Diagnostic) -> Diagnostic? {
    guard let line = line(file.position(at: original(place)).line), !line.isItem else { return nil }
    var above = line
    while let other = next(-1, from: above) {
      above = other
      guard other.column < line.column else { continue }
      guard !other.isItem, other.isOpen, let owner = next(-1, from: other), !owner.isItem, owner.isOpen,
        owner.column == other.column, anyKey(of: owner) != nil, let key = anyKey(of: other),
        next(1, from: other).map({ $0.column > line.column }) ?? false
      else { return nil }
      let start = file.byteRange(ofLine: other.number).lowerBound
      let blanks = String(repeating: " ", count: line.column - other.column)
      return Diagnostic(
        .badIndentation, "`\(key)` belongs to `\(anyKey(of: owner) ?? "")` and has to be indented deeper",
        at: Span(file: file, start: start + other.column, end: start + other.column + key.utf8.count),
        help: "indent it by \(line.column)",
        fix: Fix("indent it by \(line.column)", [Fix.Edit(start..<start, blanks)], isSafe: true))
    }
    return nil
  }

  nonisolated(unsafe) private static let word = /[A-Za-z][\w.-]*/

  /// Returns a guess for an item that is only a word above its deeper keys: `- expect` above `header.state: idle`.
  func colonOfItem() -> Diagnostic? {
    guard let line = line(file.position(at: original(place)).line), !line.isItem, let above = next(-1, from: line),
      above.isItem, line.column > above.column, case let word = above.text.dropFirst(2),
      word.wholeMatch(of: Self.word) != nil
    else { return nil }
    let start = file.byteRange(ofLine: above.number).lowerBound + above.column + 2
    let end = start + word.utf8.count
    return file.slip(
      .missingColon, "a `:` is missing after `\(word)`", at: start..<end, [Fix.Edit(end..<end, ":")])
  }

  /// Returns a guess for an item whose dash nothing separates from its value: `-a.png` below `- b.png`.
  func tightDash() -> Diagnostic? {
    let number = file.position(at: original(contextPlace ?? place)).line
    guard let line = line(number), line.text.hasPrefix("-"), !line.text.hasPrefix("--"), !line.isItem,
      [next(-1, from: line), next(1, from: line)].contains(where: {
        $0?.isItem ?? false && $0?.column == line.column
      })
    else { return nil }
    let start = file.byteRange(ofLine: number).lowerBound + line.column
    return file.slip(
      .missingSpace, "a space is missing after this `-`", at: start..<start + 1,
      [Fix.Edit(start + 1..<start + 1, " ")])
  }
}

import RefreshDiagnostics

/// Lists whose key was forgotten.
extension FailureScene {
  /// The maximum number of lines that are read on either side of a list.
  private static let mostLines = 2_000

  /// The guess that the key of a list among the keys of a map was forgotten: `- touch` directly below `name: a`.
  var keyOfList: Diagnostic? {
    guard openBracket == nil, let line = line(file.position(at: original(place)).line), line.isItem,
      case let first = firstItem(of: line), case let rest = lines(1, from: first),
      let items = words(ofItems: [first] + rest.prefix { $0.column >= first.column }, in: first.column)
    else { return nil }
    for map in maps(around: first) {
      let below = rest.drop { $0.column > map.column || $0.isItem && $0.column == map.column }
        .prefix { $0.column >= map.column }.filter { $0.column == map.column }
      if case let keys = missingKeys(map.keys + below.compactMap(anyKey), .items(items)), keys.count == 1 {
        return missing(keys[0], above: first, column: map.column, .unexpectedDash, isSafe: true)
      }
    }
    return nil
  }

  /// Returns the slip of a key that is missing above a line.
  func missing(
    _ key: String, above line: Line, column: Int, _ rule: Rule, isSafe: Bool, oneOf kind: String? = nil
  ) -> Diagnostic {
    let start = file.byteRange(ofLine: line.number).lowerBound
    return WrittenLines(around: span(of: line))
      .missingKey(key, above: start, column, rule, isSafe: isSafe, oneOf: kind)
  }

  /// The first of the items in a column that follow one another.
  private func firstItem(of line: Line) -> Line {
    lines(-1, from: line).prefix { $0.column > line.column || $0.isItem && $0.column == line.column }
      .last { $0.column == line.column } ?? line
  }

  /// The words or first keys of the items in a column, or nil if an item is something else.
  private func words(ofItems lines: [Line], in column: Int) -> [String]? {
    let items = lines.prefix { $0.isItem || $0.column > column }.filter { $0.column == column }
    let words = items.compactMap { item -> String? in
      let content = item.text.dropFirst(2).drop { "{ ".contains($0) }
      let word = content.prefix { $0.isLetter || $0.isNumber || "._-".contains($0) }
      return !word.isEmpty && (word.count == content.count || content.dropFirst(word.count).hasPrefix(":"))
        ? String(word) : nil
    }
    return words.count == items.count ? words : nil
  }

  /// The maps to which a list could belong, the innermost first: the column of their keys, and those above the list.
  private func maps(around item: Line) -> [(column: Int, keys: [String])] {
    var maps: [(column: Int, keys: [String])] = []
    var (column, keys) = (item.column, [String]())
    for line in lines(-1, from: item) where line.column <= column {
      guard line.key <= column else { break }
      if line.key < column, !keys.isEmpty {
        maps.append((column, keys))
        keys = []
      }
      guard let key = anyKey(of: line.isItem ? line.withoutDash : line) else { return maps }
      // The item above already has a value.
      if maps.isEmpty, keys.isEmpty, line.isOpen, line.key == item.column || isDirectlyAbove(line, item) {
        return []
      }
      keys.append(key)
      column = line.key
      guard line.isItem else { continue }
      maps.append((column, keys))
      (column, keys) = (line.column, [])
    }
    return keys.isEmpty ? maps : maps + [(column, keys)]
  }

  private func isDirectlyAbove(_ line: Line, _ item: Line) -> Bool { next(-1, from: item)?.number == line.number }

  /// The lines with content on one side of a line, the nearest first.
  private func lines(_ step: Int, from line: Line) -> [Line] {
    var (lines, last) = ([Line](), line)
    while lines.count < FailureScene.mostLines, let next = next(step, from: last) {
      lines.append(next)
      last = next
    }
    return lines
  }
}

extension FailureScene.Line {
  /// The line of an item without its dash.
  fileprivate var withoutDash: Self { Self(number: number, column: column + 2, text: String(text.dropFirst(2))) }
}

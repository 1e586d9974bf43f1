import RefreshDiagnostics

/// Keys that are missing above or before what was written as their value.
extension FailureScene {
  /// The guesses that a key in a column is missing above the first lines of a map.
  func missing(above line: Line, in column: Int) -> [[Diagnostic]] {
    guard !line.isItem, column < line.column, let keys = keys(from: line), !keys.isEmpty else { return [] }
    let hasImages = block(from: line, atLeast: line.column).contains { $0.text.namesImage } || line.text.namesImage
    let names = missingKeys(siblings(of: line, in: column), .keys(keys, hasImages: hasImages))
    // Of many, it isn't certain which was meant.
    let kind = names.count > 3 ? "key" : nil
    return names.prefix(kind == nil ? 3 : 1).map {
      [missing($0, above: line, column: column, .badIndentation, isSafe: false, oneOf: kind)]
    }
  }

  /// The guesses that an item with a key is missing above the keys of its value: `- repeat:` above `times: 2`.
  func missingItem(above line: Line, in column: Int) -> [[Diagnostic]] {
    guard !line.isItem, column < line.column, let keys = keys(from: line), !keys.isEmpty else { return [] }
    let names = missingKeys([], .keysOfItem(keys))
    guard names.count <= 3 else { return [] }
    return names.map { [missing("- \($0)", above: line, column: column, .missingDash, isSafe: false)] }
  }

  nonisolated(unsafe) private static let keyAndWord = /[A-Za-z]\w*: +([A-Za-z][\w-]*)/

  /// The guess that a name that the author chooses is missing above the keys of a map, beside other names. The first word of the
  /// map is a likely name.
  func missingName(above line: Line, in column: Int) -> [[Diagnostic]] {
    guard !line.isItem, column < line.column, keys(from: line) != nil,
      let name = line.text.wholeMatch(of: Self.keyAndWord)?.output.1,
      case let names = siblings(of: line, in: column), !names.isEmpty, !names.contains(String(name))
    else { return [] }
    return [[missing(String(name), above: line, column: column, .badIndentation, isSafe: false, oneOf: "name")]]
  }

  /// Returns a guess for a map in braces that is alone on a line among keys: `{ en: Pull }` above `pulling: Go`.
  func keylessMap() -> Diagnostic? {
    guard openBracket == nil, let here = line(file.position(at: original(place)).line),
      let line = [here, next(-1, from: here)].compactMap(\.self).first(where: { $0.text.hasPrefix("{") }),
      case let place = span(of: line), let entries = entries(ofMapIn: place.start..<place.end),
      case let siblings = siblings(of: line, in: line.column),
      case let value = KeylessValue.keys(entries.map(\.key), hasImages: line.text.namesImage),
      case let names = missingKeys(siblings, value), let name = names.first
    else { return nil }
    let isCertain = names.count == 1
    return Diagnostic(
      .missingColon, isCertain ? "`\(name):` is missing before this map" : "a key is missing before this map",
      at: place, help: "write \(isCertain ? "" : "a key like ")`\(name):` before it",
      fix: Fix("write `\(name):` before it", [Fix.Edit(place.start..<place.start, "\(name): ")], isSafe: false))
  }

  nonisolated(unsafe) private static let percentage = /([+\-]?\d+(?:\.\d+)?%):(?: .*)?/

  /// The keys of the map that begins at a line; nil if it isn't a map.
  func keys(from line: Line) -> [String]? {
    let own = [line] + block(from: line, atLeast: line.column).filter { $0.column == line.column }
    let keys = own.filter { !$0.isItem }.compactMap { line in
      anyKey(of: line) ?? line.text.wholeMatch(of: Self.percentage).map { String($0.output.1) }
    }
    return keys.count == own.count ? keys : nil
  }

  /// The lines below a line, up to the next that isn't as deep as a column.
  func block(from line: Line, atLeast column: Int) -> [Line] {
    var (lines, last) = ([Line](), line)
    while lines.count < 500, let next = next(1, from: last), next.column >= column {
      lines.append(next)
      last = next
    }
    return lines
  }

  /// The keys in a column above and below a line, in the map around it.
  func siblings(of line: Line, in column: Int) -> [String] {
    var (keys, above) = ([String](), line)
    while let next = next(-1, from: above), next.key >= column {
      above = next
      guard next.key == column else { continue }
      keys += (next.isItem ? firstKey(of: next) : anyKey(of: next)).map { [$0] } ?? []
      if next.isItem { break }
    }
    return keys + block(from: line, atLeast: column).filter { $0.column == column }.compactMap(anyKey)
  }
}

import RefreshDiagnostics

/// Keys that are one level too deep, or not deep enough, with what belongs to them.
extension WrittenLines {
  /// A key that belongs to the map around the one that it is in, though its own keys are where they belong: only the key itself is
  /// too deep.
  var surplusDepthOfKey: Diagnostic? {
    guard isElsewhere, isEmptyKey, let (line, column) = keyAtPlace, let owner = owner(of: line, column),
      contentLine(after: line)?.column == column
    else { return nil }
    return tooDeep([line], from: column, to: owner.column, levels: 1)
  }

  /// A key that belongs to a map around the one that it is in: `footer` among the keys of a header.
  ///
  /// - Parameter levels: The number of levels that it is too deep.
  func surplusDepth(outwards levels: Int) -> Diagnostic? {
    guard isElsewhere, let (line, column) = keyAtPlace, var owner = owner(of: line, column) else { return nil }
    for _ in 1..<levels {
      guard let next = self.owner(of: owner.number, owner.column) else { return nil }
      owner = next
    }
    let lines = [line] + deeper(than: column, after: line)
    // Further keys of the map around it would then be its own.
    if let last = lines.last, let next = contentLine(after: last), next.column > owner.column { return nil }
    return tooDeep(lines, from: column, to: owner.column, levels: levels)
  }

  private func tooDeep(_ lines: [Int], from column: Int, to other: Int, levels: Int) -> Diagnostic {
    moved(
      lines, from: column, to: other, levels == 1 ? "is one level too deep" : "is indented too deep",
      "remove \(column - other) spaces before it")
  }

  /// A key that belongs to a map above it: `height` after the keys of a header.
  ///
  /// - Parameter levels: The number of levels that it isn't deep enough.
  func lackingDepth(inwards levels: Int) -> Diagnostic? {
    guard isElsewhere, let (line, column) = keyAtPlace, let above = contentLine(before: line),
      above.column >= column
    else { return nil }
    if above.column == column { return levels == 1 ? keyOfItem(line, above) : nil }
    var owner = above
    var columns = Set<Int>()
    while owner.column > column {
      if owner.column <= columns.min() ?? .max { columns.insert(keyColumn(of: owner)) }
      guard let next = contentLine(before: owner.number) else { return nil }
      owner = next
    }
    if keyColumn(of: owner) > column { columns.insert(keyColumn(of: owner)) }
    guard owner.column == column, columns.count >= levels else { return nil }
    let inner = columns.ordered()[levels - 1]
    return moved(
      [line] + deeper(than: column, after: line), from: column, to: inner, "belongs to the key above",
      "put \(inner - column) more spaces before it")
  }

  /// The column of the key in a line, after its dash.
  private func keyColumn(of line: ContentLine) -> Int {
    let start = file.byteRange(ofLine: line.number).lowerBound + line.column
    return text(start..<min(start + 2, file.bytes.count)) == "- " ? line.column + 2 : line.column
  }

  /// A key with a value in the column of the empty key above it, which has no value without it: `hidden: true` below
  /// `stateLabel:`.
  var emptyOwner: Diagnostic? {
    guard isWithoutValue, case let number = file.position(at: place.lowerBound).line,
      let column = indentation(ofLine: number), case let start = file.byteRange(ofLine: number).lowerBound + column,
      let next = contentLine(after: number), next.column == column,
      case let below = file.byteRange(ofLine: next.number), case let key = text(below).dropFirst(column),
      let colon = key.firstIndex(of: ":"), !key.hasPrefix("- "), start < place.lowerBound,
      !text(start..<place.lowerBound).hasPrefix("- ")
    else { return nil }
    let owner = String(text(start..<place.lowerBound).prefix { $0 != ":" })
    guard missingKeys([], .keys([String(key[..<colon])])).contains(owner) else { return nil }
    let lines = [next.number] + deeper(than: column, after: next.number)
    return Diagnostic(
      .badIndentation, "`\(key[..<colon])` belongs to `\(owner)` and has to be indented deeper",
      at: Span(
        file: file, start: below.lowerBound + column,
        end: below.lowerBound + column + key[..<colon].utf8.count),
      help: "put 2 more spaces before it",
      fix: Fix(
        "indent it by \(column + 2)",
        lines.map { file.byteRange(ofLine: $0).lowerBound }.map { Fix.Edit($0..<$0, "  ") }, isSafe: false))
  }

  /// A key that is missing above a key that appears twice or isn't one of the map, and above those that follow it.
  var missingOwner: Diagnostic? {
    guard isElsewhere || isRepeated, let (line, column) = keyAtPlace, let owner = owner(of: line, column),
      case let lines = [line] + deeper(than: column - 1, after: line, atMost: Self.mostLines),
      lines.count <= Self.mostLines, case let own = lines.filter({ indentation(ofLine: $0) == column }),
      case let keys = own.compactMap({ key(ofLine: $0, column) }), keys.count == own.count
    else { return nil }
    let around = keyColumn(of: owner)
    guard around < column else { return nil }
    var siblings: [String] = []
    var above: ContentLine? = owner
    while let line = above, keyColumn(of: line) >= around, siblings.count < 100 {
      if keyColumn(of: line) == around {
        guard let key = key(ofLine: line.number, around) else { return nil }
        siblings.append(key)
        if line.column < around { break }
      }
      above = contentLine(before: line.number)
    }
    siblings += deeper(than: around - 1, after: line, atMost: Self.mostLines)
      .filter { indentation(ofLine: $0) == around }.compactMap { key(ofLine: $0, around) }
    let hasImages = lines.contains { text(file.byteRange(ofLine: $0)).namesImage }
    let names = missingKeys(siblings, .keys(keys, hasImages: hasImages))
    guard names.count == 1 else { return nil }
    let start = file.byteRange(ofLine: line).lowerBound
    return missingKey(names[0], above: start, around, .badIndentation, isSafe: false)
  }

  /// The key that begins in a column of a line.
  private func key(ofLine number: Int, _ column: Int) -> String? {
    let content = text(file.byteRange(ofLine: number)).dropFirst(column)
    guard let colon = content.firstIndex(of: ":"), !content.hasPrefix("- ") else { return nil }
    return String(content[..<colon])
  }

  /// A key in the column of the dash above, which belongs to the item, or to its key without a value.
  private func keyOfItem(_ line: Int, _ above: ContentLine) -> Diagnostic? {
    let column = above.column
    let item = file.byteRange(ofLine: above.number)
    let text = text(item).dropFirst(column)
    guard text.hasPrefix("- ") else { return nil }
    let inner = text.hasSuffix(":") ? column + 4 : column + 2
    // What is below may already be where it belongs.
    let below = deeper(than: column, after: line)
    let isBelowRight = below.first.flatMap(indentation(ofLine:)).map { $0 >= inner } ?? true
    return moved(
      [line] + (isBelowRight ? [] : below), from: column, to: inner, "belongs to the item above",
      "put \(inner - column) more spaces before it")
  }

  nonisolated(unsafe) private static let wordAndValue = /([A-Za-z]\w*)( *)(?:[^ ].*)?/

  /// A line that YAML reads as the rest of the value above it, although it begins like a key: `hidden true`.
  var continuedLine: Diagnostic? {
    let first = file.position(at: place.lowerBound).line
    let line = file.byteRange(ofLine: first + 1)
    guard place.upperBound > line.lowerBound, place.upperBound <= line.upperBound,
      let own = indentation(ofLine: first),
      let column = indentation(ofLine: first + 1), !"\"'|>{[".utf8.contains(file.bytes[place.lowerBound]),
      let written = text(line.lowerBound + column..<place.upperBound).wholeMatch(of: Self.wordAndValue)?.output
    else { return nil }
    let start = file.byteRange(ofLine: first).lowerBound + own
    let isItem = text(start..<start + 2) == "- "
    let key = line.lowerBound + column..<line.lowerBound + column + written.1.utf8.count
    return file.slip(
      .missingColon, "a `:` is missing after `\(written.1)`", at: key,
      [
        Fix.Edit(line.lowerBound..<key.lowerBound, String(repeating: " ", count: isItem ? own + 2 : own)),
        Fix.Edit(key.upperBound..<key.upperBound + written.2.utf8.count, ": "),
      ], isSafe: false)
  }

  /// The dash of the next item, which has what this one misses.
  var splitItem: Diagnostic? {
    guard isIncomplete else { return nil }
    let number = file.position(at: place.lowerBound).line
    let start = file.byteRange(ofLine: number).lowerBound
    guard let column = indentation(ofLine: number), isAfterDash(start + column),
      let next = contentLine(after: deeper(than: column, after: number).last ?? number), next.column == column,
      case let dash = file.byteRange(ofLine: next.number).lowerBound + column, text(dash..<dash + 2) == "- "
    else { return nil }
    return file.slip(
      .unexpectedDash, "this dash begins another item, but what follows belongs to the one above",
      at: dash..<dash + 1,
      [Fix.Edit(dash..<dash + 1, " ")], isSafe: false)
  }

  /// The item that begins like those of the list around the one that it is in; the further keys of its lines are
  /// already in the column of theirs.
  var itemOfOuterList: Diagnostic? {
    guard isUnknownStep, case let number = file.position(at: place.lowerBound).line,
      let column = indentation(ofLine: number), column > 0,
      case let start = file.byteRange(ofLine: number).lowerBound, isAfterDash(start + column)
    else { return nil }
    let key = "- \(text(place)):"
    var above = contentLine(before: number)
    while let line = above {
      if line.column < column, text(file.byteRange(ofLine: line.number)).dropFirst(line.column).hasPrefix(key) {
        guard contentLine(after: number)?.column == line.column + 2 else { return nil }
        return moved(
          [number], from: column, to: line.column, "begins an item of the list around this one",
          "indent it like the item that begins with the same key")
      }
      above = contentLine(before: line.number)
    }
    return nil
  }

  /// Whether the error directly follows a dash that begins at an offset. An error in what a correction inserts is before the line.
  private func isAfterDash(_ start: Int) -> Bool {
    start < place.lowerBound && text(start..<place.lowerBound) == "- "
  }

  private typealias ContentLine = (number: Int, column: Int)

  /// The line and column of the key at the error, if it is the first of its line.
  private var keyAtPlace: ContentLine? {
    let number = file.position(at: place.lowerBound).line
    let start = file.byteRange(ofLine: number).lowerBound
    guard let column = indentation(ofLine: number), start + column == place.lowerBound else { return nil }
    return (number, column)
  }

  /// Whether nothing follows the colon of the key at the error.
  private var isEmptyKey: Bool {
    let line = file.byteRange(ofLineAt: place.lowerBound)
    return text(place.lowerBound..<line.upperBound).wholeMatch(of: /[^ :]+: */) != nil
  }

  /// The line of the key in whose map a key is.
  private func owner(of line: Int, _ column: Int) -> ContentLine? {
    var above = contentLine(before: line)
    for _ in 0..<5 * Self.mostLines {
      guard let line = above, line.column >= column else { return above }
      above = contentLine(before: line.number)
    }
    return nil
  }

  /// Returns the lines after a line that are indented deeper than a column, up to the first that isn't.
  private func deeper(than column: Int, after line: Int, atMost limit: Int = .max) -> [Int] {
    var lines: [Int] = []
    while lines.count < limit, let next = contentLine(after: lines.last ?? line), next.column > column {
      lines.append(next.number)
    }
    return lines
  }

  /// The number of lines that are searched for what a key may belong to, so that the time for a file with many mistakes
  /// doesn't grow with the square of its length.
  private static let mostLines = 200

  private func contentLine(before line: Int) -> ContentLine? { contentLine(line, -1) }
  private func contentLine(after line: Int) -> ContentLine? { contentLine(line, 1) }

  /// Returns the nearest line that is neither empty nor a comment.
  private func contentLine(_ line: Int, _ step: Int) -> ContentLine? {
    for distance in 1...200 {
      let number = line + distance * step
      guard number >= file.start.line, number < file.start.line + file.lineCount else { return nil }
      if let column = indentation(ofLine: number),
        file.bytes[file.byteRange(ofLine: number).lowerBound + column] != UInt8(ascii: "#")
      {
        return (number, column)
      }
    }
    return nil
  }

  private func moved(
    _ lines: [Int], from column: Int, to other: Int, _ predicate: String, _ help: String
  ) -> Diagnostic {
    let edits = lines.map { line in
      let start = file.byteRange(ofLine: line).lowerBound
      return other < column
        ? Fix.Edit(start..<start + column - other, "")
        : Fix.Edit(start..<start, String(repeating: " ", count: other - column))
    }
    return Diagnostic(
      .badIndentation, "`\(text(place))` \(predicate)",
      at: Span(file: file, start: place.lowerBound, end: place.upperBound), help: help,
      fix: Fix("indent it by \(other)", edits, isSafe: false))
  }
}

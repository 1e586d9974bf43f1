import RefreshDiagnostics
import RefreshText

/// Slips in lines: their indentation, dashes and colons, and content that isn't YAML
extension FailureScene {
  /// The widths that tabs may have been meant to have, the likeliest first. What is below a key without a value is deeper.
  func tabWidths(_ plain: Diagnostic) -> [Int] {
    var widths = [2, 4, 8, 0]
    let number = plain.span.startPosition.line
    let indent = file.line(number).prefix { $0 == " " || $0 == "\t" }
    let tabs = indent.count { $0 == "\t" }
    guard let above = line(number - 1) else { return widths }
    guard above.isOpen else {
      // An item is in the column of the one above it, and a key in that of the key.
      let isItem = file.line(number).dropFirst(indent.count).hasPrefix("- ")
      let distance = (isItem ? above.column : above.key) - (indent.count - tabs)
      if tabs > 0, isItem == above.isItem || !isItem, distance > 0, distance.isMultiple(of: tabs) {
        widths.removeAll { $0 == distance / tabs }
        widths.insert(distance / tabs, at: 0)
      }
      return widths
    }
    let fitting = widths.filter { indent.count - tabs + tabs * $0 > above.key }
    return fitting + widths.filter { !fitting.contains($0) }
  }

  /// Returns a guess that replaces tabs in the indentation of all lines with spaces.
  func tabs(_ plain: Diagnostic, width: Int) -> Diagnostic {
    var edits: [Fix.Edit] = []
    for line in plain.span.startPosition.line..<file.start.line + file.lineCount {
      let range = file.byteRange(ofLine: line)
      for offset in range {
        if file.bytes[offset] == UInt8(ascii: "\t") {
          edits.append(Fix.Edit(offset..<offset + 1, String(repeating: " ", count: width)))
        } else if file.bytes[offset] != UInt8(ascii: " ") {
          break
        }
      }
      if edits.count > 1_000 { break }
    }
    let lines = Set(edits.map { file.position(at: $0.range.lowerBound).line }).count
    let title = "indent with spaces"
    return Diagnostic(
      plain.rule, lines > 1 ? "\(lines) lines are indented with tabs, which YAML doesn't allow" : plain.message,
      at: plain.span, help: plain.help, fix: Fix(title, edits, isSafe: true))
  }

  /// Returns a guess for a line without the dash that the line above has.
  func missingDash() -> Diagnostic? {
    for start in [original(place), original(contextPlace ?? place)] {
      let line = file.position(at: start).line
      let range = file.byteRange(ofLine: line)
      guard let column = indentation(ofLine: line), range.lowerBound + column == start,
        let above = stride(from: line - 1, through: max(file.start.line, line - 40), by: -1).first(where: {
          self.indentation(ofLine: $0).map { $0 <= column } ?? false
        }),
        indentation(ofLine: above) == column,
        file.text(in: file.byteRange(ofLine: above)).dropFirst(column).hasPrefix("- "),
        !file.text(in: start..<range.upperBound).hasPrefix("-")
      else { continue }
      return file.slip(
        .missingDash, "this line of a list doesn't begin with `- `", at: start..<range.upperBound,
        [Fix.Edit(start..<start, "- ")])
    }
    return nil
  }

  nonisolated(unsafe) private static let lineOfKey = /([A-Za-z]\w*):(?: .*)?/

  /// A key in the column of the dash of the item above, in a list whose items have several keys.
  func lostIndentation() -> Diagnostic? {
    let first = file.position(at: original(place)).line
    let last = min(first + 200, file.start.line + file.lineCount - 1)
    func content(_ line: Int, _ column: Int) -> Substring {
      file.text(in: file.byteRange(ofLine: line)).dropFirst(column)
    }
    func isKey(_ line: Int, _ column: Int) -> Bool {
      indentation(ofLine: line) == column && content(line, column).wholeMatch(of: Self.lineOfKey) != nil
    }
    guard let column = indentation(ofLine: first), isKey(first, column),
      let item = stride(from: first - 1, through: max(file.start.line, first - 200), by: -1).first(where: {
        self.indentation(ofLine: $0).map { $0 <= column } ?? false
      }),
      indentation(ofLine: item) == column, content(item, column).hasPrefix("- "),
      let key = content(first, column).wholeMatch(of: Self.lineOfKey)?.output.1,
      !content(item, column + 2).hasPrefix("\(key):")
    else { return nil }
    // The items of the list, on either side.
    let above = stride(from: first - 1, through: max(file.start.line, first - 200), by: -1).prefix {
      self.indentation(ofLine: $0).map { $0 >= column } ?? true
    }
    let below = stride(from: first + 1, through: last, by: 1).prefix {
      self.indentation(ofLine: $0).map { $0 >= column } ?? true
    }
    let afterItem = below.drop { !content($0, column).hasPrefix("- ") || self.indentation(ofLine: $0) != column }
    // Items below a key without a value don't follow an item whose key has one.
    let isList =
      content(first, column).hasSuffix(":") && !content(item, column).hasSuffix(":")
      && below.first { self.indentation(ofLine: $0) != nil }.map { line in
        let depth = self.indentation(ofLine: line) ?? 0
        return depth > column && content(line, depth).hasPrefix("- ")
      } ?? false
    guard isList || (Array(above) + afterItem).contains(where: { isKey($0, column + 2) }) else { return nil }
    // Deeper lines belong to a key without a value on its line; they may already be where they have to be.
    var (own, isOwner, wasKey) = ([first], content(first, column).hasSuffix(":"), true)
    for line in below {
      guard let indentation = indentation(ofLine: line) else { continue }
      if indentation == column {
        guard isKey(line, column) else { break }
        isOwner = content(line, column).hasSuffix(":")
      } else if wasKey, indentation >= column + 4 {
        isOwner = false
      }
      wasKey = indentation == column
      if indentation == column || isOwner { own.append(line) }
    }
    let start = file.byteRange(ofLine: first).lowerBound + column
    return Diagnostic(
      .badIndentation, "this key belongs to the item above and has to be indented deeper",
      at: Span(file: file, start: start, end: start + key.utf8.count), help: "indent it by two more spaces",
      fix: Fix(
        "indent it by two more spaces",
        own.map { file.byteRange(ofLine: $0).lowerBound }.map { Fix.Edit($0..<$0, "  ") }, isSafe: true))
  }

  nonisolated(unsafe) private static let word = /[A-Za-z][\w.-]*/

  /// A key without a colon above deeper lines.
  func colonBehindWord(_ plain: Diagnostic) -> Diagnostic? {
    let line = plain.span.startPosition.line
    guard plain.span.text.wholeMatch(of: Self.word) != nil, let own = indentation(ofLine: line),
      let next = (line + 1..<max(line + 2, min(line + 10, file.start.line + file.lineCount))).lazy.compactMap({
        self.indentation(ofLine: $0)
      }).first, next > own
    else { return nil }
    return file.slip(
      .missingColon, "a `:` is missing after this key", at: plain.span.start..<plain.span.end,
      [Fix.Edit(plain.span.end..<plain.span.end, ":")])
  }

  nonisolated(unsafe) private static let keyAndText = /((?:["']?)[a-z]\w*(?:["']?))( +)[^ ].*/

  /// A key and its value without a colon between them. What follows in the same column is certain to be the next key of the
  /// map; a line of a longer text is similar.
  func colonInText(_ plain: Diagnostic) -> Diagnostic? {
    guard let match = plain.span.text.wholeMatch(of: Self.keyAndText)?.output else { return nil }
    let (start, at) = (plain.span.start, original(place))
    let end = start + match.1.utf8.count
    let line = file.byteRange(ofLineAt: at)
    let isNextKey =
      plain.span.startPosition.line < file.position(at: at).line
      && indentation(ofLine: file.position(at: at).line) == start
        - file.byteRange(ofLineAt: plain.span.start).lowerBound
      && file.text(in: line.lowerBound..<at).wholeMatch(of: /\ *[A-Za-z][\w.]*/) != nil
    return WrittenLines(around: plain.span).missingColon(
      after: start..<end, upTo: end + match.2.utf8.count, isSafe: isNextKey && scan.has(":", at: place))
  }

  nonisolated(unsafe) private static let percentSignFirst = /%( *)([+\-]?\d+(?:\.\d+)?)/

  /// A percentage that begins with its sign: `%50`. In a text, it may be intended.
  func percentage(_ plain: Diagnostic, _ lines: WrittenLines) -> Diagnostic? {
    guard let value = lines.valueAtPlace,
      let match = file.text(in: value).wholeMatch(of: Self.percentSignFirst)?.output
    else { return nil }
    return file.slip(
      plain.rule, "the `%` of a percentage follows its number", at: value, [Fix.Edit(value, "\(match.2)%")],
      or: "put the value in quotes if it is a text", isSafe: false)
  }

  nonisolated(unsafe) private static let mark = #/(?:[*+]|--+|\d+[.)])\ /#

  /// Returns a guess for items that begin as in Markdown: with a star, a plus or a number, or with several dashes.
  func bullet(_ plain: Diagnostic) -> Diagnostic? {
    let first = plain.span.startPosition.line
    let marks = (first..<file.start.line + file.lineCount).prefix(1_000).compactMap { line -> Range<Int>? in
      let range = file.byteRange(ofLine: line)
      guard let start = indentation(ofLine: line).map({ range.lowerBound + $0 }),
        let mark = file.text(in: start..<min(start + 6, range.upperBound)).prefixMatch(of: Self.mark)?.output
      else { return nil }
      return start..<start + mark.utf8.count
    }
    guard let own = marks.first, own.lowerBound == plain.span.start else { return nil }
    return file.slip(
      .missingDash, "a list item begins with `- `, not with `\(file.text(in: own))`",
      at: own.lowerBound..<own.upperBound - 1, marks.map { Fix.Edit($0, "- ") }, help: "write `-`")
  }

  /// Returns a guess for a Markdown fence around the text.
  func fence(_ plain: Diagnostic) -> Diagnostic? {
    let line = file.byteRange(ofLineAt: plain.span.start)
    guard plain.span.start == line.lowerBound, file.text(in: line).hasPrefix("```") else { return nil }
    return Diagnostic(
      .unexpectedCharacter, "this Markdown fence isn't part of the file",
      at: Span(file: file, start: line.lowerBound, end: line.upperBound),
      help: "remove this line", fix: Fix("remove this line", [Fix.Edit(line, "")], isSafe: true))
  }

  /// Returns a guess that removes a surplus character.
  func removed(_ plain: Diagnostic) -> Diagnostic? {
    let range = plain.span.start..<plain.span.end
    guard range.count == 1 else { return nil }
    return file.slip(
      plain.rule, plain.message, at: range, [Fix.Edit(range, "")], labels: plain.labels, help: "remove it")
  }
}

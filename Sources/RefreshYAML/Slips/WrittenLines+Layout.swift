import RefreshDiagnostics

/// Texts that need quotes, and items and keys on wrong lines
extension WrittenLines {
  // MARK: - Quotes

  /// The value at the error in quotes.
  var unquoted: Diagnostic? {
    guard let value = listedPair ?? valueAtPlace, !isCollection(value), value != place || !isReadAsWritten,
      !endsWithCloser(value), !isMergeKey(before: value), let edits = quoting(value)
    else { return nil }
    if missesOpeningQuote(value) { return missingQuote(value, edits) }
    let shown = text(value).count > 40 ? "this text" : "`\(text(value))`"
    return file.slip(.unquotedText, "\(shown) has another meaning in YAML and needs quotes", at: value, edits)
  }

  /// Whether the error is a word that YAML reads unchanged, with or without quotes.
  private var isReadAsWritten: Bool {
    let text = text(place)
    return text.utf8.first.map { UnicodeScalar($0).properties.isAlphabetic || "0"..."9" ~= UnicodeScalar($0) }
      ?? false
      && !text.utf8.contains { $0 == UInt8(ascii: ":") || $0 <= UInt8(ascii: " ") } && text.lowercased() != "null"
  }

  /// A text in a list that looks like a key and a value, such as `header: refreshing()`, or contains a comma.
  private var listedPair: Range<Int>? {
    guard let index = tokens.firstIndex(where: { $0.range.lowerBound == place.lowerBound && $0.depth > 0 }) else {
      return nil
    }
    if tokens[index].kind == .key, !text(place).contains(where: \.isNewline),
      place.count > tokens[index].range.count
    {
      return place
    }
    // All values up to the next key, from the one after the colon on.
    var (first, last) = (index, index)
    func isValue(_ index: Int, beside comma: Int) -> Bool {
      tokens.indices.contains(index) && tokens[index].kind == .value && tokens[comma].kind == .comma
    }
    while isValue(first - 2, beside: first - 1) { first -= 2 }
    while isValue(last + 2, beside: last + 1) { last += 2 }
    guard first < index, tokens[index].kind == .value, first > 0, tokens[first - 1].kind == .colon else {
      return nil
    }
    return tokens[first].range.lowerBound..<tokens[last].range.upperBound
  }

  /// Whether a value is merged into its map, `<<: *base`.
  private func isMergeKey(before value: Range<Int>) -> Bool {
    let key = tokens.last { $0.kind == .key && $0.range.upperBound <= value.lowerBound }
    return key.map { text($0.range) == "<<" } ?? false
  }

  /// Returns whether a range begins like a list or map.
  func isCollection(_ range: Range<Int>) -> Bool { text(range).hasPrefix("{") || text(range).hasPrefix("[") }

  nonisolated(unsafe) private static let timeWording = /: *(\{(?:relative|date(?::[^{}]*)?)\})/

  /// A wording of a time without quotes, which is a map to YAML.
  var template: Diagnostic? {
    let line = file.byteRange(ofLineAt: place.lowerBound)
    let mayBe = line.contains { start in
      file.bytes[start] == UInt8(ascii: "{")
        && ["{relative", "{date"].contains { file.bytes[start..<line.upperBound].starts(with: $0.utf8) }
    }
    guard mayBe else { return nil }
    let written = text(line)
    guard let match = written.firstMatch(of: Self.timeWording) else { return nil }
    let start = line.lowerBound + written[..<match.output.1.startIndex].utf8.count
    let range = start..<start + match.output.1.utf8.count
    guard let edits = quoting(range), range.lowerBound <= place.lowerBound, place.lowerBound <= range.upperBound
    else {
      return nil
    }
    return file.slip(.unquotedText, "`\(text(range))` is a map to YAML, and needs quotes", at: range, edits)
  }

  nonisolated(unsafe) private static let hashedWord = /#[^ #]/

  /// The text that a value is meant to be: in brackets up to its end, otherwise the rest of the line.
  var valueAtPlace: Range<Int>? {
    let tokens = tokens
    func holds(_ range: Range<Int>) -> Bool {
      range.lowerBound <= place.lowerBound && place.lowerBound <= range.upperBound
    }
    // In YAML, a `#` after a colon and a space begins a comment.
    if let index = tokens.lastIndex(where: { $0.kind == .colon && $0.range.lowerBound <= place.lowerBound }),
      index + 1 < tokens.count, tokens[index + 1].kind == .comment,
      holds(tokens[index].range.lowerBound..<tokens[index + 1].range.upperBound)
    {
      let isWord = text(tokens[index + 1].range).prefixMatch(of: Self.hashedWord) != nil
      return isWord ? hashedValue(tokens[index + 1]) : nil
    }
    if let token = tokens.first(where: { $0.kind == .value && $0.depth > 0 && holds($0.range) }) {
      return token.range
    }
    let signs = tokens.filter {
      $0.depth == 0 && $0.range.upperBound <= max(place.lowerBound, range.lowerBound + 1)
    }
    guard
      let sign = signs.last(where: { $0.kind == .colon || $0.kind == .dash })
        ?? tokens.last(where: { $0.kind == .colon && $0.depth == 0 })
    else { return nil }
    let line = file.byteRange(ofLineAt: sign.range.lowerBound)
    let comment = tokens.first {
      $0.kind == .comment && line.contains($0.range.lowerBound) && $0.range.lowerBound > sign.range.upperBound
    }
    return trimmed(sign.range.upperBound..<(comment?.range.lowerBound ?? line.upperBound))
  }

  /// Returns the range of the text that a `#` was meant to begin, which in brackets ends at a comma or bracket.
  func hashedValue(_ comment: LineReading.Token) -> Range<Int>? {
    guard comment.depth > 0 else { return trimmed(comment.range) }
    let bytes = file.bytes[comment.range]
    let end = bytes.firstIndex { $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: "}") || $0 == UInt8(ascii: "]") }
    return trimmed(comment.range.lowerBound..<(end ?? bytes.endIndex))
  }

  private func trimmed(_ range: Range<Int>) -> Range<Int>? {
    guard !range.isEmpty else { return nil }
    var (start, end) = (range.lowerBound, range.upperBound)
    func isBlank(_ offset: Int) -> Bool { file.bytes[offset] <= UInt8(ascii: " ") }
    while start < end, isBlank(start) { start += 1 }
    while end > start, isBlank(end - 1) { end -= 1 }
    return start < end ? start..<end : nil
  }

  // MARK: - Several items of a list on one line

  /// A guess that puts each further item of a line on its own line.
  var joinedItems: Diagnostic? {
    let line = file.byteRange(ofLineAt: place.lowerBound)
    guard let dash = reading.tokens.last(where: { $0.kind == .dash && line.contains($0.range.lowerBound) }),
      dash.depth == 0
    else { return nil }
    let gaps = separators(in: dash.range.upperBound..<line.upperBound)
    guard let first = gaps.first else { return nil }
    let column = String(repeating: " ", count: dash.range.lowerBound - line.lowerBound)
    let item = text(first.upperBound..<(gaps.dropFirst().first?.lowerBound ?? line.upperBound))
    // Without any sign between them, the word may be something else.
    let isCertain = gaps.allSatisfy { text($0).contains { $0 != " " } }
    return file.slip(
      .joinedItems, "this line has several items of a list; each needs its own line",
      at: first.lowerBound..<line.upperBound, gaps.map { Fix.Edit($0, "\n\(column)- ") },
      help: "write `- \(item)` on the next line", isSafe: isCertain)
  }

  nonisolated(unsafe) private static let separator =
    /(?: *[,;，；、] *| +-+>? +| *&& *)(?=[a-z][A-Za-z]*(?:[:：,;，；、 ]|$))/

  nonisolated(unsafe) private static let separatorOrBlanks =
    /(?: *[,;，；、] *| +-+>? +| *&& *| +)(?=[a-z][A-Za-z]*(?:[:：,;，；、 ]|$))/

  /// The commas and similar signs between words, outside of brackets and quotes.
  private func separators(in range: Range<Int>) -> [Range<Int>] {
    var found: [Range<Int>] = []
    var depth = 0
    var quote: Character?
    var offset = range.lowerBound
    let text = text(range)
    var rest = text[...]
    while let character = rest.first {
      if character == quote {
        quote = nil
      } else if quote == nil {
        switch character {
        case "\"", "'": quote = character
        case "{", "[": depth += 1
        case "}", "]": depth -= 1
        default:
          let isAfterBracket = offset > range.lowerBound && "}]".utf8.contains(file.bytes[offset - 1])
          if depth == 0, ",;，；、 &".contains(character),
            let match = rest.prefixMatch(of: isAfterBracket ? Self.separatorOrBlanks : Self.separator)
          {
            found.append(offset..<offset + match.output.utf8.count)
            offset += match.output.utf8.count
            rest = rest[match.range.upperBound...]
            continue
          }
        }
      }
      offset += character.utf8.count
      rest = rest.dropFirst()
    }
    return found
  }

  // MARK: - Keys that need more indentation

  /// Returns a guess that keys on the same level as an empty key belong to it.
  func lostDepth(isStep: Bool) -> Diagnostic? {
    let line = file.position(at: place.lowerBound).line
    let column = place.lowerBound - file.byteRange(ofLine: line).lowerBound
    if let moved = lostItem(from: line) { return moved }
    guard column >= 0, let owner = emptyKey(above: line, column: column) else { return nil }
    var last = line
    while last + 1 < file.start.line + file.lineCount, let next = indentation(ofLine: last + 1),
      next > column || isStep && next == column
    {
      last += 1
    }
    let edits = (line...last).map { file.byteRange(ofLine: $0).lowerBound }.map { Fix.Edit($0..<$0, "  ") }
    return file.slip(
      .badIndentation,
      "\(text(place).contains(":") ? "this" : "`\(text(place))`") belongs to `\(text(owner))` and has to be indented deeper",
      at: place, edits,
      labels: [
        Diagnostic.Label(
          "it is empty", at: Span(file: file, start: owner.lowerBound, end: owner.upperBound))
      ], help: "indent it by two more spaces")
  }

  /// Returns a guess for an item that is indented further than the one above it and is therefore part of its text.
  private func lostItem(from line: Int) -> Diagnostic? {
    guard let dash = tokens.first(where: { $0.kind == .dash }), place.lowerBound > dash.range.lowerBound,
      line + 1 < file.start.line + file.lineCount, let indentation = indentation(ofLine: line + 1),
      case let next = file.byteRange(ofLine: line + 1), next.upperBound <= place.upperBound + 200,
      place.upperBound > next.lowerBound, text(next).dropFirst(indentation).hasPrefix("- ")
    else { return nil }
    let column = dash.range.lowerBound - file.byteRange(ofLine: line).lowerBound
    guard indentation > column else { return nil }
    let start = next.lowerBound + indentation
    return file.slip(
      .badIndentation, "this line is indented by \(indentation) spaces, the item above it by \(column)",
      at: start..<next.upperBound, [Fix.Edit(next.lowerBound + column..<start, "")], help: "indent both lines alike"
    )
  }

  /// The items of a list without dashes.
  var missingDashes: Diagnostic? {
    let (first, last) = (file.position(at: place.lowerBound).line, file.position(at: place.upperBound).line)
    guard let column = indentation(ofLine: first),
      file.byteRange(ofLine: first).lowerBound + column == place.lowerBound,
      last - first < 200, !tokens.contains(where: { $0.kind == .dash && $0.range.lowerBound == place.lowerBound }),
      !hasKeyBeside(first, -1, in: column), !hasKeyBeside(last, 1, in: column)
    else { return nil }
    let edits = (first...last).compactMap { line -> Fix.Edit? in
      guard let own = indentation(ofLine: line) else { return nil }
      let start = file.byteRange(ofLine: line).lowerBound + own
      return Fix.Edit(start..<start, own == column ? "- " : "  ")
    }
    return file.slip(
      .missingDash, "this item of a list doesn't begin with `- `",
      at: place.lowerBound..<file.byteRange(ofLine: first).upperBound,
      edits, help: "write `- \(text(place.lowerBound..<file.byteRange(ofLine: first).upperBound))`")
  }

  /// Whether the nearest line above or below that isn't indented deeper is one of the same map, which a dash would end.
  private func hasKeyBeside(_ line: Int, _ step: Int, in column: Int) -> Bool {
    for other in 1...200 {
      guard let own = indentation(ofLine: line + other * step) else { continue }
      let start = file.byteRange(ofLine: line + other * step).lowerBound + own
      if file.bytes[start] == UInt8(ascii: "#") || own > column { continue }
      return own == column && file.bytes[start] != UInt8(ascii: "-")
    }
    return false
  }

  /// Returns the number of spaces before a line, or nil for an empty line.
  func indentation(ofLine line: Int) -> Int? {
    let range = file.byteRange(ofLine: line)
    return file.bytes[range].firstIndex { $0 != UInt8(ascii: " ") }.map { $0 - range.lowerBound }
  }

  /// Returns the nearest key in a column above a line, if it has no value on its line or below.
  private func emptyKey(above line: Int, column: Int) -> Range<Int>? {
    let start = file.byteRange(ofLine: line).lowerBound
    // Lines above a key at the beginning of a line don't matter to a key that is indented.
    let isWhole = column > 0 && reading.tokens.first?.kind == .key
    let first = file.byteRange(ofLine: max(file.start.line, line - 20)).lowerBound
    let tokens =
      isWhole ? reading.tokens.prefix { $0.range.lowerBound < start } : LineReading(file, first..<start).tokens[...]
    for (index, token) in tokens.enumerated().reversed() where token.kind == .key && token.depth == 0 {
      let own = file.position(at: token.range.lowerBound).line
      let start = token.range.lowerBound - file.byteRange(ofLine: own).lowerBound
      if start < column { return nil }
      guard start == column else { continue }
      let next = tokens[(index + 1)...].dropFirst().first { $0.kind != .comment }
      let place = next.map { file.position(at: $0.range.lowerBound) }
      let isEmpty = place.map { $0.line > own } ?? true
      // The items of a list may be in the column of its key, also after empty lines.
      if isEmpty, next?.kind == .dash, place?.column == column + 1 { return nil }
      if isEmpty { return indentation(ofLine: own + 1) ?? 0 <= column ? token.range : nil }
    }
    return nil
  }
}

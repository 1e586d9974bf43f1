import RefreshDiagnostics
import RefreshText

/// What may have been meant where YAML breaks off.
extension FailureScene {
  /// The slips that may be the cause, the likeliest first; several together where only all of them make sense.
  ///
  /// - Parameter plain: What is told where no guess leads further.
  func guesses(_ plain: Diagnostic) -> [[Diagnostic]] {
    // What has a fix already needs no guess.
    if plain.fix?.isSafe ?? false { return [[plain]] }
    let began = contextPlace ?? lastNode.map { Int($0.start) } ?? documentStart
    let area = WrittenLines(around: span(min(began, place), place))
    let here = WrittenLines(around: span(place, place))
    var guesses = [area.strayStructure, area.missingSpaces, area.wrongSign]
    guesses += own(plain, area, here)
    // Lines above may have been taken for a text.
    guesses += [area.allStrayStructure, area.allStrayStructure + area.missingSpaces]
    return guesses.filter { !$0.isEmpty }
  }

  /// The guesses that fit what YAML says.
  private func own(_ plain: Diagnostic, _ area: WrittenLines, _ here: WrittenLines) -> [[Diagnostic]] {
    switch plain.rule {
    case .tabIndentation: return [2, 4, 8, 0].map { tabs(plain, width: $0) }
    case .badIndentation: return [moved(plain, here)]
    case .missingColon: return [foreignComment(plain), missingDash(here), colonBehindWord(plain, here)]
    case .missingDash: return [missingDash(here)]
    case .unexpectedDash: return [moved(plain, here), here.joinedItems, quoted(plain, here)]
    case .unexpectedColon: return here.isSecondKeyText(at: original(place)) ? [quoted(plain, here)] : []
    case .missingComma:
      return [unquotedHash(area), unquoted(here), unclosed(area), comma(plain, here), quoted(plain, here)]
    case .unclosedBracket: return [unquotedHash(area)] + closers(plain, area)
    case .unclosedQuote: return [requoted(plain, here), closedQuote(plain)]
    case .unexpectedText: return [here.joinedItems, requoted(plain, here), quoted(plain, here)]
    // Of a backslash before digits there is no telling what was meant.
    case .badEscape where plain.span.end - plain.span.start > 2: return []
    case .unknownEscape, .badEscape: return [singleQuoted(plain, here)]
    case .badAnchor: return [bullet(plain), quoted(plain, here)]
    case .unexpectedBracket: return [removed(plain, here)]
    case .missingValue where scan.has(",", at: place) && openBracket != nil: return [removed(plain, here)]
    case .unexpectedCharacter where plain.span.text == "`": return [fence(plain), quoted(plain, here)]
    case .unexpectedCharacter, .badTag, .unknownTag, .badBlockText, .missingValue:
      return [quoted(plain, here)]
    default: return []
    }
  }

  // MARK: - Quotes

  /// The value at the place in quotes.
  private func quoted(_ plain: Diagnostic, _ lines: WrittenLines) -> [Diagnostic] {
    guard let value = lines.valueAtPlace, let edits = lines.quoting(value),
      !lines.isCollection(value) || plain.rule == .unexpectedText, mayBeText(value, plain, lines)
    else { return [] }
    return [
      lines.slip(plain.rule, plain.message, at: plain.span.start..<plain.span.end, edits, labels: plain.labels)
    ]
  }

  /// Whether a value may have been meant as one text.
  private func mayBeText(_ value: Range<Int>, _ plain: Diagnostic, _ lines: WrittenLines) -> Bool {
    let text = lines.text(value)
    switch plain.rule {
    case .unexpectedDash: return !text.contains(": ")
    case .missingComma: return !text.contains { $0 == "\"" || $0 == "'" }
    default: break
    }
    guard text.hasPrefix("|") || text.hasPrefix(">") else { return true }
    // Deeper lines below are those of a block of text.
    let line = file.position(at: value.lowerBound).line
    return indentation(ofLine: line + 1) ?? 0 <= indentation(ofLine: line) ?? 0
  }

  /// A value with braces in it, like `${amount}` or `cat_{1..3}.png`, in brackets.
  private func unquoted(_ lines: WrittenLines) -> [Diagnostic] {
    guard let value = lines.valueAtPlace, case let text = lines.text(value), let first = text.first,
      first != "{", first != "[", text.contains("{") || text.contains("["), let edits = lines.quoting(value)
    else { return [] }
    return [
      lines.slip(.unquotedText, "a text with braces or brackets in it needs quotes here", at: value, edits)
    ]
  }

  /// A value behind a `#` in brackets, which is a comment to YAML.
  private func unquotedHash(_ lines: WrittenLines) -> [Diagnostic] {
    let tokens = lines.reading.tokens
    for (colon, comment) in zip(tokens, tokens.dropFirst())
    where colon.kind == .colon && comment.kind == .comment && comment.depth > 0
      && colon.range.lowerBound >= lines.range.lowerBound
    {
      guard let value = lines.hashedValue(comment), let edits = lines.quoting(value) else { continue }
      return [
        lines.slip(
          .unquotedText, "a `#` without quotes begins a comment, which hides the rest of the line", at: value, edits
        )
      ]
    }
    return []
  }

  /// A text in quotes that has the same quotes in it.
  private func requoted(_ plain: Diagnostic, _ lines: WrittenLines) -> [Diagnostic] {
    guard let lastNode, lastNode.style == .singleQuoted || lastNode.style == .doubleQuoted else { return [] }
    let start = original(Int(lastNode.start))
    let quote = lastNode.style == .singleQuoted ? "'" : "\""
    let line = file.byteRange(ofLine: file.position(at: original(place)).line)
    guard plain.rule == .unexpectedText || plain.labels.first?.span.start == start else { return [] }
    guard line.contains(start) else { return opened(plain, from: start, quote) }
    let text = lines.text(start..<line.upperBound)
    guard let close = text.lastIndex(of: Character(quote)),
      text[close...].dropFirst().allSatisfy({ " ,]}".contains($0) })
    else { return [] }
    let body = text[..<close].dropFirst()
    let escaped = quote == "'" ? "''" : "\\\""
    let end = start + text[..<close].utf8.count
    return [
      lines.slip(
        plain.rule, plain.message, at: plain.span.start..<plain.span.end,
        [
          Fix.Edit(
            start + 1..<end,
            body.split(separator: quote, omittingEmptySubsequences: false).joined(separator: escaped))
        ],
        labels: plain.labels)
    ]
  }

  /// A quote that was closed lines below, by the one of another text.
  private func opened(_ plain: Diagnostic, from start: Int, _ quote: String) -> [Diagnostic] {
    let lines = WrittenLines(around: Span(file: file, start: start, end: start))
    let line = file.byteRange(ofLine: file.position(at: start).line)
    return [
      lines.slip(
        .unclosedQuote, "the quote that begins here is not closed in its line", at: start..<start + 1,
        [Fix.Edit(line.upperBound..<line.upperBound, quote)],
        labels: [
          Diagnostic.Label(
            "this quote closed it", at: Span(file: file, start: plain.span.start - 1, end: plain.span.start))
        ])
    ]
  }

  /// A quote that is never closed, at the end of its line.
  private func closedQuote(_ plain: Diagnostic) -> [Diagnostic] {
    let start = plain.span.start
    let lines = WrittenLines(around: plain.span)
    let line = file.byteRange(ofLine: plain.span.startPosition.line)
    // In brackets nobody can say where it was to end.
    guard lines.tokens.last(where: { $0.range.lowerBound < start })?.depth ?? 0 == 0, start < line.upperBound else {
      return []
    }
    let quote = file.text(in: start..<start + 1)
    // Another quote at the end was meant to be the same.
    let isOther = file.bytes[line.upperBound - 1] == UInt8(ascii: quote == "'" ? "\"" : "'")
    let end = line.upperBound - (isOther ? 1 : 0)
    return [
      lines.slip(
        plain.rule, plain.message, at: start..<start + 1, [Fix.Edit(end..<line.upperBound, quote)],
        labels: plain.labels)
    ]
  }

  /// A text with backslashes in single quotes, where they are nothing special.
  private func singleQuoted(_ plain: Diagnostic, _ lines: WrittenLines) -> [Diagnostic] {
    guard let contextPlace else { return [] }
    let start = original(contextPlace)
    let line = file.byteRange(ofLine: file.position(at: start).line)
    guard line.contains(start),
      let close = file.text(in: start..<line.upperBound).firstMatch(of: /^"([^"]*)"/)?.output.1,
      !close.contains("'"), !close.contains("\\n"), !close.contains("\\\\")
    else { return [] }
    return [
      lines.slip(
        plain.rule, plain.message, at: plain.span.start..<plain.span.end,
        [Fix.Edit(start..<start + close.utf8.count + 2, "'\(close)'")], labels: plain.labels)
    ]
  }

  // MARK: - Brackets and commas

  /// The comma that is missing before a key, or before what follows a complete value.
  private func comma(_ plain: Diagnostic, _ lines: WrittenLines) -> [Diagnostic] {
    let at = original(place)
    func slip(_ key: Range<Int>, behind end: Int) -> [Diagnostic] {
      [
        lines.slip(
          .missingComma, "`,` is missing before this", at: key, [Fix.Edit(end..<end, ",")], labels: plain.labels)
      ]
    }
    if let token = lines.tokens.first(where: {
      $0.range.lowerBound == at || $0.range.contains(at) && $0.kind == .key
    }),
      let before = lines.reading.tokens.last(where: {
        $0.range.upperBound <= token.range.lowerBound && $0.kind != .comment && $0.kind != .indentation
      }),
      before.kind == .value || before.kind == .close
    {
      return slip(token.range, behind: before.range.upperBound)
    }
    guard let value = lines.tokens.first(where: { $0.kind == .value && $0.range.contains(at) }),
      // One word, and then a key.
      let words = lines.text(value.range.lowerBound..<at).wholeMatch(
        of: /([^ ]+)( +)(["']?[A-Za-z][A-Za-z.]*["']?)/)
    else {
      // The key is at the beginning of a line.
      guard let key = lines.tokens.first(where: { $0.kind == .key && $0.range.upperBound <= at }),
        isKeyFirst(key, at),
        let before = lines.reading.tokens.last(where: {
          $0.range.upperBound <= key.range.lowerBound && $0.kind != .comment && $0.kind != .indentation
        }),
        before.kind == .value || before.kind == .close
      else { return [] }
      return slip(key.range, behind: before.range.upperBound)
    }
    let end = value.range.lowerBound + words.output.1.utf8.count
    return slip(end + words.output.2.utf8.count..<at, behind: end)
  }

  private func isKeyFirst(_ key: LineReading.Token, _ at: Int) -> Bool {
    let line = file.byteRange(ofLine: file.position(at: at).line)
    return file.bytes[line.lowerBound..<key.range.lowerBound].allSatisfy { $0 == UInt8(ascii: " ") }
  }

  /// The brackets that are missing: before one of the other kind, or at the end of the line in which they were opened.
  private func closers(_ plain: Diagnostic, _ lines: WrittenLines) -> [[Diagnostic]] {
    let open = original(contextPlace ?? place)
    let sign = file.text(in: open..<open + 1) == "[" ? "]" : "}"
    func slip(_ end: Int, _ closers: String) -> [Diagnostic] {
      [
        WrittenLines(around: Span(file: file, start: open, end: open)).slip(
          plain.rule, plain.message, at: plain.span.start..<plain.span.end, [Fix.Edit(end..<end, closers)],
          labels: plain.labels)
      ]
    }
    let tokens = lines.reading.tokens
    let line = file.byteRange(ofLine: file.position(at: open).line)
    let own = tokens.filter {
      line.contains($0.range.lowerBound) && $0.kind != .comment && $0.range.lowerBound >= open
    }
    var guesses: [[Diagnostic]] = []
    let at = original(place)
    if line.contains(at), scan.has("]", at: place) || scan.has("}", at: place) {
      // A key in a list belongs behind it.
      if sign == "]", let key = own.first(where: { $0.kind == .key }),
        let comma = own.last(where: { $0.kind == .comma && $0.range.upperBound <= key.range.lowerBound })
      {
        guesses.append(slip(comma.range.lowerBound, sign))
      }
      if let last = own.last(where: { $0.range.upperBound <= at }) {
        guesses.append(slip(last.range.upperBound, sign))
      }
      return guesses
    }
    guard let last = own.last else { return [] }
    // What was opened in this line and not closed in it.
    var missing: [String] = []
    for token in own {
      if token.kind == .open { missing.append(file.text(in: token.range) == "[" ? "]" : "}") }
      if token.kind == .close { _ = missing.popLast() }
    }
    let isSpaced = file.text(in: open..<min(open + 2, line.upperBound)) == "{ "
    return missing.isEmpty || last.kind == .open
      ? [] : [slip(last.range.upperBound, missing.reversed().map { $0 == "}" && isSpaced ? " }" : $0 }.joined())]
  }

  // MARK: - Lines

  /// All lines with tabs before them, with spaces.
  private func tabs(_ plain: Diagnostic, width: Int) -> [Diagnostic] {
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
    return [
      Diagnostic(
        plain.rule, lines > 1 ? "tabs can't indent lines; \(lines) lines have them" : plain.message, at: plain.span,
        help: plain.help, fix: Fix(title, edits, isSafe: true))
    ]
  }

  /// A line that is one space off the line above it.
  private func moved(_ plain: Diagnostic, _ lines: WrittenLines) -> [Diagnostic] {
    let line = file.position(at: original(place)).line
    let start = file.byteRange(ofLine: line).lowerBound
    let column = plain.span.start - start
    guard column > 0, file.bytes[start..<start + column].allSatisfy({ $0 == UInt8(ascii: " ") }),
      let above = stride(from: line - 1, through: file.start.line, by: -1).lazy.compactMap({
        self.indentation(ofLine: $0)
      }).first,
      abs(above - column) == 1
    else { return [] }
    let edit = above < column ? Fix.Edit(start..<start + 1, "") : Fix.Edit(start..<start, " ")
    return [
      Diagnostic(
        .badIndentation, "this line is indented by \(counted(column, "space")), the one above it by \(above)",
        at: plain.span,
        labels: plain.labels, help: "indent both alike", fix: Fix("indent it by \(above)", [edit], isSafe: true))
    ]
  }

  private func indentation(ofLine line: Int) -> Int? {
    let range = file.byteRange(ofLine: line)
    guard let first = file.bytes[range].firstIndex(where: { $0 != UInt8(ascii: " ") }),
      file.bytes[first] != UInt8(ascii: "#")
    else { return nil }
    return first - range.lowerBound
  }

  /// A comment of another language.
  private func foreignComment(_ plain: Diagnostic) -> [Diagnostic] {
    let start = plain.span.start
    guard let sign = plain.span.text.prefixMatch(of: #/\/\/+|\/\*+|--+\ /#)?.output else { return [] }
    let end = start + sign.utf8.count
    return [
      WrittenLines(around: Span(file: file, start: start, end: end)).slip(
        .unexpectedCharacter, "a comment begins with `#`, not with `\(sign)`", at: start..<end,
        [Fix.Edit(start..<end, sign.hasSuffix(" ") ? "# " : "#")])
    ]
  }

  /// A line without the dash that the line above has.
  private func missingDash(_ lines: WrittenLines) -> [Diagnostic] {
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
      return [
        WrittenLines(around: Span(file: file, start: start, end: start)).slip(
          .missingDash, "a list item begins with `- `, this line does not", at: start..<range.upperBound,
          [Fix.Edit(start..<start, "- ")])
      ]
    }
    return []
  }

  /// A key without a colon above deeper lines.
  private func colonBehindWord(_ plain: Diagnostic, _ lines: WrittenLines) -> [Diagnostic] {
    let line = plain.span.startPosition.line
    guard plain.span.text.wholeMatch(of: /[A-Za-z][\w.-]*/) != nil, let own = indentation(ofLine: line),
      let next = (line + 1..<max(line + 2, min(line + 10, file.start.line + file.lineCount))).lazy.compactMap({
        self.indentation(ofLine: $0)
      }).first, next > own
    else { return [] }
    return [
      WrittenLines(around: plain.span).slip(
        .missingColon, "a `:` is missing behind this key", at: plain.span.start..<plain.span.end,
        [Fix.Edit(plain.span.end..<plain.span.end, ":")])
    ]
  }

  /// Items that begin with a star, as in Markdown.
  private func bullet(_ plain: Diagnostic) -> [Diagnostic] {
    let first = plain.span.startPosition.line
    let starts = (first..<file.start.line + file.lineCount).prefix(1_000).compactMap { line -> Int? in
      let range = file.byteRange(ofLine: line)
      let start = indentation(ofLine: line).map { range.lowerBound + $0 }
      return start.flatMap { file.text(in: $0..<min($0 + 2, range.upperBound)) == "* " ? $0 : nil }
    }
    guard starts.first == plain.span.start else { return [] }
    return [
      WrittenLines(around: plain.span).slip(
        .missingDash, "a list item begins with `- `, not with `* `", at: starts[0]..<starts[0] + 1,
        starts.map { Fix.Edit($0..<$0 + 1, "-") }, help: "write `-`")
    ]
  }

  /// A line of Markdown around the text.
  private func fence(_ plain: Diagnostic) -> [Diagnostic] {
    let line = file.byteRange(ofLine: plain.span.startPosition.line)
    guard plain.span.start == line.lowerBound, file.text(in: line).hasPrefix("```") else { return [] }
    return [
      Diagnostic(
        .unexpectedCharacter, "a fence of Markdown is no part of the file",
        at: Span(file: file, start: line.lowerBound, end: line.upperBound),
        help: "remove this line", fix: Fix("remove this line", [Fix.Edit(line, "")], isSafe: true))
    ]
  }

  /// A sign that is one too many.
  private func removed(_ plain: Diagnostic, _ lines: WrittenLines) -> [Diagnostic] {
    let range = plain.span.start..<plain.span.end
    guard range.count == 1 else { return [] }
    return [
      lines.slip(
        plain.rule, plain.message, at: range, [Fix.Edit(range, "")], labels: plain.labels, help: "remove it")
    ]
  }

  /// A bracket that is not closed before a line that stands no deeper than its own.
  private func unclosed(_ lines: WrittenLines) -> [Diagnostic] {
    guard isFirstInLine, let contextPlace else { return [] }
    let open = original(contextPlace)
    guard let own = indentation(ofLine: file.position(at: open).line),
      let next = indentation(ofLine: file.position(at: original(place)).line), next <= own
    else { return [] }
    let bracket = Span(file: file, start: open, end: open + 1)
    return closers(
      Diagnostic(
        .unclosedBracket, "this `\(bracket.text)` is not closed before the next key", at: bracket,
        labels: [label("the next key", at: place)]), lines
    ).flatMap { $0 }
  }
}

extension WrittenLines {
  /// Whether what stands before a second `:` in a line is more likely text than a key.
  fileprivate func isSecondKeyText(at colon: Int) -> Bool {
    guard let value = valueAtPlace, value.lowerBound <= colon, colon < value.upperBound else { return false }
    let key = text(value.lowerBound..<colon)
    let rest = text(colon + 1..<value.upperBound).drop { $0 == " " }
    guard key.first?.isLetter ?? false else { return false }
    return key.wholeMatch(of: /[a-z][A-Za-z.]*/) == nil || rest.contains(" ") && !rest.contains(":")
      || rest.contains { !$0.isASCII }
  }
}

import RefreshDiagnostics

/// Slips with quotes: texts that need them, or have too few or the wrong ones
extension FailureScene {
  /// Returns a guess that puts the value at the place in quotes.
  ///
  /// - Parameters:
  ///   - alternative: What else may have been meant. The default is nothing.
  ///   - isSafe: Whether nothing else can have been meant. The default is that nothing can.
  func quoted(
    _ plain: Diagnostic, _ lines: WrittenLines, or alternative: String? = nil, isSafe: Bool = true
  ) -> Diagnostic? {
    guard let value = lines.valueAtPlace, let edits = lines.quoting(value), !lines.isCollection(value),
      !lines.endsWithCloser(value), mayBeText(value, plain)
    else { return nil }
    if lines.missesOpeningQuote(value) { return lines.missingQuote(value, edits) }
    return file.slip(
      plain.rule, plain.message, at: plain.span.start..<plain.span.end, edits, labels: plain.labels,
      or: alternative.map { "put it \($0)" }, isSafe: isSafe)
  }

  nonisolated(unsafe) private static let quoteAndKey = /["'][A-Za-z][\w.\-]*:(?: [^"']*)?/

  /// A quote at the beginning of a line, before a key, that nothing closes there: `"height: 60`.
  func quoteOfKey(_ plain: Diagnostic) -> Diagnostic? {
    let start = plain.span.start
    let line = file.byteRange(ofLineAt: plain.span.start)
    guard line.contains(start), file.text(in: line.lowerBound..<start).allSatisfy({ $0 == " " }),
      file.text(in: start..<line.upperBound).wholeMatch(of: Self.quoteAndKey) != nil
    else { return nil }
    return file.slip(
      .unclosedQuote, "the quote that begins here isn't closed on its line", at: start..<start + 1,
      [Fix.Edit(start..<start + 1, "")])
  }

  /// Returns a guess for text that follows a list or map on its line and ends with a bracket that nothing opens: an
  /// opening bracket is missing before it, or the list or map is closed too early, `{ idle: Pull }, pulling: Go }`.
  /// What other text was meant to be isn't certain.
  func behindCollection(_ plain: Diagnostic, _ lines: WrittenLines) -> Diagnostic? {
    guard let value = lines.valueAtPlace, lines.isCollection(value), plain.span.start > value.lowerBound,
      plain.span.end <= value.upperBound, lines.endsWithCloser(value), plain.span.text.hasPrefix(",")
    else { return nil }
    if file.bytes[value.upperBound - 1] == UInt8(ascii: "]") {
      return lines.opened(value, at: plain.span.start)
    }
    func isBlank(_ offset: Int) -> Bool { file.bytes[offset] == UInt8(ascii: " ") }
    var closer = plain.span.start - 1
    while closer > value.lowerBound, isBlank(closer) { closer -= 1 }
    guard file.bytes[closer] == UInt8(ascii: "}") else { return nil }
    var start = closer
    while start > value.lowerBound, isBlank(start - 1) { start -= 1 }
    return file.slip(
      .unexpectedBracket, "this `}` closes the map too early", at: closer..<closer + 1,
      [Fix.Edit(start..<closer + 1, "")], labels: [.init("this follows it", at: plain.span)], isSafe: false)
  }

  /// A text in single quotes with an apostrophe in brackets: `{ idle: 'That's all' }`.
  func requotedInBrackets(_ plain: Diagnostic) -> Diagnostic? {
    guard let lastNode, lastNode.style == .singleQuoted || lastNode.style == .doubleQuoted else { return nil }
    let start = original(Int(lastNode.start))
    let line = file.byteRange(ofLineAt: original(place))
    guard line.contains(start) else { return nil }
    let quote: Character = lastNode.style == .singleQuoted ? "'" : "\""
    let text = file.text(in: start..<line.upperBound)
    // The closing quote is the first that something follows which ends a value.
    guard
      let close = text.indices.dropFirst().first(where: { index in
        guard text[index] == quote, let next = text[text.index(after: index)...].first(where: { $0 != " " }) else {
          return false
        }
        return ",]}".contains(next)
      })
    else { return nil }
    let body = text[..<close].dropFirst()
    // A quote between two letters is an apostrophe, and no other text begins or ends at it.
    guard body.contains(quote), !body.contains(","), !body.contains(": ") else { return nil }
    let escaped = quote == "'" ? "''" : "\\\""
    let end = start + text[..<close].utf8.count
    return file.slip(
      .unexpectedText, "this follows the closing quote of a value", at: plain.span.start..<plain.span.end,
      [
        Fix.Edit(
          start + 1..<end,
          body.split(separator: quote, omittingEmptySubsequences: false).joined(separator: escaped))
      ])
  }

  /// The end of a text that begins with a quote and has no other, in its line: a comment after it isn't part of it.
  ///
  /// - Returns: Also whether there is a comment, so that the text may have been meant to continue.
  func endOfText(from start: Int, in line: Range<Int>) -> (end: Int, hasComment: Bool) {
    let text = file.text(in: start..<line.upperBound)
    guard let comment = text.firstMatch(of: /\ +#(?: |$)/) else { return (line.upperBound, text.contains(" #")) }
    return (start + text[..<comment.range.lowerBound].utf8.count, true)
  }

  /// Whether a value may have been meant as one text.
  private func mayBeText(_ value: Range<Int>, _ plain: Diagnostic) -> Bool {
    let text = file.text(in: value)
    switch plain.rule {
    case .unexpectedDash: return !text.contains(": ")
    // In brackets, it is more likely an item of a list.
    case .missingValue where text.hasPrefix("- "): return !text.contains(": ")
    case .missingComma: return !text.contains { $0 == "\"" || $0 == "'" }
    default: break
    }
    guard text.hasPrefix("|") || text.hasPrefix(">") else { return true }
    // If the lines below are indented further, they belong to a block scalar.
    let line = file.position(at: value.lowerBound).line
    return indentation(ofLine: line + 1) ?? 0 <= indentation(ofLine: line) ?? 0
  }

  /// Returns a guess for a text at the place that has a closing quote only.
  func openingQuote(_ lines: WrittenLines) -> Diagnostic? {
    guard let value = lines.valueAtPlace, lines.missesOpeningQuote(value), let edits = lines.quoting(value) else {
      return nil
    }
    return lines.missingQuote(value, edits)
  }

  /// Returns a guess for an unquoted value with braces, such as `${amount}` or `cat_{1..3}.png`.
  func unquoted(_ lines: WrittenLines) -> Diagnostic? {
    // A colon after a word is that of a key.
    guard head == nil, let value = lines.valueAtPlace.map(lines.withoutOuterClosers),
      case let text = file.text(in: value), let first = text.first,
      first != "{", first != "[", text.contains("{") || text.contains("["), let edits = lines.quoting(value)
    else { return nil }
    return file.slip(.unquotedText, "a text with braces or brackets in it needs quotes here", at: value, edits)
  }

  /// Returns a guess for a value after a `#` in brackets, which YAML treats as a comment.
  func unquotedHash(_ lines: WrittenLines) -> Diagnostic? {
    let tokens = lines.reading.tokens
    for (sign, comment) in zip(tokens, tokens.dropFirst())
    where comment.depth > 0 && sign.range.lowerBound >= lines.range.lowerBound {
      // libyaml takes any `#` for the beginning of a comment, also one right after a bracket.
      let isHidden = comment.kind == .value && file.bytes[comment.range.lowerBound] == UInt8(ascii: "#")
      guard isHidden || sign.kind == .colon && comment.kind == .comment else { continue }
      guard let value = lines.hashedValue(comment), let edits = lines.quoting(value) else { continue }
      if lines.missesOpeningQuote(value) { return lines.missingQuote(value, edits) }
      return file.slip(
        .unquotedText, "a `#` without quotes begins a comment, which hides the rest of the line", at: value, edits
      )
    }
    return nil
  }

  /// Returns a guess for a quoted text that contains the same quotes.
  func requoted(_ plain: Diagnostic) -> Diagnostic? {
    guard let lastNode, lastNode.style == .singleQuoted || lastNode.style == .doubleQuoted else { return nil }
    let start = original(Int(lastNode.start))
    let quote = lastNode.style == .singleQuoted ? "'" : "\""
    let line = file.byteRange(ofLineAt: original(place))
    guard plain.rule == .unexpectedText || plain.labels.first?.span.start == start else { return nil }
    guard line.contains(start) else { return opened(plain, from: start, quote) }
    let text = file.text(in: start..<line.upperBound)
    guard let close = text.lastIndex(of: Character(quote)),
      text[close...].dropFirst().allSatisfy({ " ,]}".contains($0) })
    else { return nil }
    let body = text[..<close].dropFirst()
    let escaped = quote == "'" ? "''" : "\\\""
    let end = start + text[..<close].utf8.count
    return file.slip(
      plain.rule, plain.message, at: plain.span.start..<plain.span.end,
      [
        Fix.Edit(
          start + 1..<end,
          body.split(separator: quote, omittingEmptySubsequences: false).joined(separator: escaped))
      ], labels: plain.labels)
  }

  /// Returns a guess for a quote that was closed lines below by the quote of another text.
  private func opened(_ plain: Diagnostic, from start: Int, _ quote: String) -> Diagnostic {
    let (end, hasComment) = endOfText(from: start, in: file.byteRange(ofLineAt: start))
    return file.slip(
      .unclosedQuote, "the quote that begins here isn't closed on its line", at: start..<start + 1,
      [Fix.Edit(end..<end, quote)],
      labels: [
        Diagnostic.Label(
          "this quote closes it", at: Span(file: file, start: plain.span.start - 1, end: plain.span.start))
      ], isSafe: !hasComment)
  }

  /// Returns a guess that closes an unclosed quote at the end of its line.
  func closedQuote(_ plain: Diagnostic) -> Diagnostic? {
    let start = plain.span.start
    let lines = WrittenLines(around: plain.span)
    let line = file.byteRange(ofLineAt: plain.span.start)
    guard start < line.upperBound else { return nil }
    if lines.tokens.last(where: { $0.range.lowerBound < start })?.depth ?? 0 > 0 {
      return closedInBrackets(plain, lines, line.upperBound)
    }
    let quote = file.text(in: start..<start + 1)
    // Another quote at the end was meant to be the same.
    let (last, hasComment) = endOfText(from: start, in: line)
    let isOther = last > start + 1 && file.bytes[last - 1] == UInt8(ascii: quote == "'" ? "\"" : "'")
    let end = last - (isOther ? 1 : 0)
    return file.slip(
      plain.rule, plain.message, at: start..<start + 1, [Fix.Edit(end..<last, quote)],
      labels: plain.labels, isSafe: !hasComment)
  }

  /// Returns a guess for a quote on a line above, which is closed only by the opening quote of another text.
  func openedAbove() -> Diagnostic? {
    guard let last = lastNode, last.style == .singleQuoted || last.style == .doubleQuoted else { return nil }
    let (start, end) = (original(Int(last.start)), original(Int(last.end)))
    let line = file.byteRange(ofLineAt: start)
    guard line.contains(start), end > line.upperBound else { return nil }
    let lines = WrittenLines(around: Span(file: file, start: start, end: start + 1))
    let isInBrackets = lines.tokens.last { $0.range.lowerBound < start }?.depth ?? 0 > 0
    let text = file.text(in: start + 1..<line.upperBound)
    let close = isInBrackets ? text.firstIndex { ",]}".contains($0) } ?? text.endIndex : text.endIndex
    let body = String(text[..<close].reversed().drop { $0 == " " }.reversed())
    let place = start + 1 + body.utf8.count
    return file.slip(
      .unclosedQuote, "the quote that begins here isn't closed on its line", at: start..<start + 1,
      [Fix.Edit(place..<place, file.text(in: start..<start + 1))], isSafe: !isInBrackets)
  }

  /// A quote in brackets that is closed before the end of the line, if nothing else may end the text.
  private func closedInBrackets(_ plain: Diagnostic, _ lines: WrittenLines, _ end: Int) -> Diagnostic? {
    let start = plain.span.start
    let text = file.text(in: start + 1..<end)
    guard let last = text.lastIndex(where: { !" ,]}".contains($0) }),
      case let body = text[...last].prefix(while: { $0 != "," }),
      !body.contains(where: { "#:[]{}\"'".contains($0) })
    else { return nil }
    let place = start + 1 + body.utf8.count
    let isWhole = body.endIndex == text[...last].endIndex
    // Brackets that nothing closes on the line, which has no more text, are closed together with the quote.
    let isLast = isWhole && text[last...].dropFirst().allSatisfy { $0 == " " }
    let number = plain.span.startPosition.line
    let below = line(number).flatMap { next(1, from: $0) }
    let isOpen = isLast && below?.column ?? 0 <= indentation(ofLine: number) ?? 0
    let closers = isOpen ? closing(lines.tokens.filter { $0.range.lowerBound < start }).joined() : ""
    // The comma may belong to the text.
    return file.slip(
      plain.rule, plain.message, at: start..<start + 1,
      [Fix.Edit(place..<place, file.text(in: start..<start + 1) + closers)], labels: plain.labels, isSafe: isWhole)
  }

  nonisolated(unsafe) private static let closedText = /"([^"]*)"/

  /// A text with backslashes in single quotes, where they have no special meaning.
  func singleQuoted(_ plain: Diagnostic) -> Diagnostic? {
    guard let contextPlace else { return nil }
    let start = original(contextPlace)
    let line = file.byteRange(ofLineAt: start)
    guard line.contains(start),
      let close = file.text(in: start..<line.upperBound).prefixMatch(of: Self.closedText)?.output.1,
      !close.contains("'"), !close.contains("\\n"), !close.contains("\\\\")
    else { return nil }
    return file.slip(
      plain.rule, plain.message, at: plain.span.start..<plain.span.end,
      [Fix.Edit(start..<start + close.utf8.count + 2, "'\(close)'")], labels: plain.labels)
  }
}

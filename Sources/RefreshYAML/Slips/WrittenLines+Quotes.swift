import RefreshDiagnostics

/// Quotes around texts that need them.
extension WrittenLines {
  /// Returns the edits that put a text in quotes and escape the quotes in it, or nil if it already has quotes, or if it isn't
  /// certain where it ends.
  func quoting(_ range: Range<Int>) -> [Fix.Edit]? {
    let text = text(range)
    guard let first = text.first, first != "\"", first != "'", !text.contains(where: { $0.isNewline }) else {
      return nil
    }
    if missesOpeningQuote(range) {
      let body = text.dropLast()
      guard text.hasSuffix("\"") else {
        // `the users'` may end with an apostrophe.
        return body.hasSuffix("s") ? nil : [Fix.Edit(range, "'\(doubled(body))'")]
      }
      return body.contains { $0 == "\"" || $0 == "\\" }
        ? [Fix.Edit(range, "'\(doubled(body))'")] : [Fix.Edit(range.lowerBound..<range.lowerBound, "\"")]
    }
    if !text.contains(where: { $0 == "\"" || $0 == "\\" }) {
      return [
        Fix.Edit(range.lowerBound..<range.lowerBound, "\""), Fix.Edit(range.upperBound..<range.upperBound, "\""),
      ]
    }
    return [Fix.Edit(range, "'\(doubled(text[...]))'")]
  }

  /// The quotes of another kind around a value, which are part of its text: `“${amount}”`.
  var otherQuotes: Diagnostic? {
    guard let value = valueAtPlace.map(withoutOuterClosers), case let scalars = text(value).unicodeScalars,
      scalars.contains(where: { "{[".unicodeScalars.contains($0) }), let first = scalars.first,
      let last = scalars.last,
      let open = Lookalike(first), let close = Lookalike(last), open.meant == close.meant,
      open.meant == "\"" || open.meant == "'", !text(value).contains(open.meant)
    else { return nil }
    let (start, end) = (value.lowerBound + UTF8.width(first), value.upperBound - UTF8.width(last))
    return file.slip(
      .wrongCharacter, "\(open.description) is used instead of `\(open.meant)`", at: value.lowerBound..<start,
      [Fix.Edit(value.lowerBound..<start, open.meant), Fix.Edit(end..<value.upperBound, open.meant)],
      labels: [.init("for `\(open.meant)`", at: Span(file: file, start: end, end: value.upperBound))], isSafe: false
    )
  }

  /// Returns an unquoted value without the closing brackets at its end that belong to the lists and maps around it.
  func withoutOuterClosers(_ value: Range<Int>) -> Range<Int> {
    guard let depth = tokens.first(where: { $0.range.overlaps(value) })?.depth, depth > 0 else { return value }
    let closers = Set(surplusClosers(in: value))
    var (end, left) = (value.upperBound, depth)
    while left > 0, end > value.lowerBound + 1 {
      if closers.contains(end - 1) { left -= 1 } else if file.bytes[end - 1] != UInt8(ascii: " ") { break }
      end -= 1
    }
    while end > value.lowerBound + 1, file.bytes[end - 1] == UInt8(ascii: " ") { end -= 1 }
    return value.lowerBound..<end
  }

  private func doubled(_ text: Substring) -> String {
    text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "''")
  }

  /// Whether a text ends with a quote that it doesn't begin with, and that closes no other: `That's all, folks"`.
  func missesOpeningQuote(_ range: Range<Int>) -> Bool {
    let text = text(range)
    guard let quote = text.last, quote == "\"" || quote == "'", text.first != "\"", text.first != "'" else {
      return false
    }
    // `say "hello"` has both.
    let body = text.dropLast()
    let opening = body.indices.filter { index in
      body[index] == quote && (index == body.startIndex || !body[body.index(before: index)].isLetter)
    }
    return opening.count.isMultiple(of: 2)
  }

  /// Returns the slip of a text that has a closing quote only.
  ///
  /// - Parameter edits: The edits that put it in quotes.
  func missingQuote(_ range: Range<Int>, _ edits: [Fix.Edit]) -> Diagnostic {
    file.slip(.unquotedText, "the opening quote of this text is missing", at: range, edits)
  }
}

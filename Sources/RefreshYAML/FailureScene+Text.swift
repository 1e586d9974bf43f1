import RefreshDiagnostics

/// Brackets, quotes and indicators
extension FailureScene {
  // MARK: - Lists and maps in brackets

  func noComma(closing: Unicode.Scalar, of what: String) -> Diagnostic {
    let open = contextPlace ?? place
    if endsDocument { return unclosed(at: open) }
    let labels = [label("the \(what) begins here", at: open)]
    if scan.has("]", at: place) || scan.has("}", at: place) {
      return Diagnostic(
        .unclosedBracket, "`\(closing)` is missing before this `\(character.text)`", at: character, labels: labels)
    }
    let line = scan.startOfLine(from: place)
    guard scan.has(":", at: place), open < line else {
      return Diagnostic(.missingComma, "`,` or `\(closing)` is missing before this", at: character, labels: labels)
    }
    let start = scan.skippingSpace(from: line, to: place)
    let key = span(start, place)
    if indentation(at: start)
      <= indentation(at: scan.skippingSpace(from: scan.startOfLine(from: open), to: open))
    {
      let bracket = spanOfCharacter(at: open)
      return Diagnostic(
        .unclosedBracket, "this `\(bracket.text)` isn't closed before the next key", at: bracket,
        labels: [.init("the next key", at: key)])
    }
    return Diagnostic(.missingComma, "`,` or `\(closing)` is missing before this key", at: key, labels: labels)
  }

  var noContent: Diagnostic {
    if endsDocument, let openBracket { return unclosed(at: openBracket) }
    if endsDocument {
      return Diagnostic(.unexpectedText, "this line ends a document, but no document has begun", at: restOfLine)
    }
    guard let openBracket else {
      return Diagnostic(
        .missingValue, "a value can't begin with `\(character.text)`", at: character,
        help: "text that begins with one of , ] } needs quotes")
    }
    return Diagnostic(
      .missingValue, "a value is missing before this `\(character.text)`", at: character,
      labels: [label("the brackets open here", at: openBracket)],
      help: "write '' for an empty text")
  }

  /// Whether the document ends at the place.
  var endsDocument: Bool {
    if isAtEnd { return true }
    guard scan.startOfLine(from: place) == place else { return false }
    return [("-" as Unicode.Scalar), "."].contains { mark in
      (0..<3).allSatisfy { scan.has(mark, at: place + $0) } && scan.isSpaceOrEnd(at: place + 3)
    }
  }

  private func unclosed(at open: Int) -> Diagnostic {
    let bracket = spanOfCharacter(at: open)
    return Diagnostic(
      .unclosedBracket, "this `\(bracket.text)` is never closed", at: bracket,
      labels: [.init("the document ends here", at: span(place, place))])
  }

  // MARK: - Text in quotes; anchors, aliases, tags and directives, which begin with `&`, `*`, `!` and `%`

  func unclosedQuote(_ end: String) -> Diagnostic {
    Diagnostic(
      .unclosedQuote, "the quote that begins here is never closed", at: spanOfCharacter(at: contextPlace ?? place),
      labels: [.init(end, at: span(place, place))])
  }

  var unknownEscape: Diagnostic {
    let escape = span(place, endOfCharacter(at: place + 1))
    return Diagnostic(
      .unknownEscape, "`\(escape.text)` isn't an escape in double quotes", at: escape,
      help: "write `\\\\` for a backslash, or use single quotes")
  }

  var shortEscape: Diagnostic {
    let (escape, digits) = escapeCode
    return Diagnostic(
      .badEscape,
      "`\(escape.text.prefix(2))` needs \(digits) hexadecimal digits",
      at: escape, help: "write `\\\\` for a backslash in double quotes")
  }

  /// The escape whose digits begin at the place, and the number of digits it needs.
  var escapeCode: (span: Span, digits: Int) {
    let digits = scan.has("x", at: place - 1) ? 2 : scan.has("u", at: place - 1) ? 4 : 8
    var end = place
    while end < place + digits, let byte = scan[end], Character(Unicode.Scalar(byte)).isHexDigit { end += 1 }
    return (span(max(place - 2, 0), end), digits)
  }

  /// Whether libyaml was reading a line that begins with `%`.
  var isDirective: Bool { contextPlace.map { scan.has("%", at: $0) } ?? false }

  var badTagOrDirective: Diagnostic { isDirective ? badDirective : badTag }

  private var directive: Span { spanOfLine(from: scan.startOfLine(from: contextPlace ?? place)) }

  /// The diagnostic for a line that begins with `%` but isn't a YAML directive.
  var badDirective: Diagnostic {
    Diagnostic(
      .badDirective, "a line that begins with `%` must be `%YAML 1.1` or `%TAG !name! prefix`",
      at: directive, help: "text that begins with `%` needs quotes")
  }

  var badVersion: Diagnostic {
    Diagnostic(.badDirective, "the version of YAML must be 1.1 or 1.2", at: directive)
  }

  var doubleDirective: Diagnostic {
    Diagnostic(.badDirective, "this `%` line appears twice", at: restOfLine)
  }

  var badAnchor: Diagnostic {
    let start = contextPlace ?? place
    let mark = spanOfCharacter(at: start).text
    let what = mark == "*" ? "alias" : "anchor"
    return Diagnostic(
      .badAnchor, "the name of an \(what) can only have letters A–Z, digits, `-` and `_`",
      at: spanOfWord(from: start),
      help: "text that begins with `\(mark)` needs quotes")
  }

  private var badTag: Diagnostic {
    Diagnostic(
      .badTag, "this isn't a valid tag", at: spanOfWord(from: contextPlace ?? place),
      help: "text that begins with `!` needs quotes")
  }

  var unknownTag: Diagnostic {
    let tag = spanOfWord(from: place)
    return Diagnostic(
      .unknownTag, "the beginning of the tag `\(tag.text)` isn't declared", at: tag,
      help: "declare it with a line `%TAG` before the document; text that begins with `!` needs quotes")
  }
}

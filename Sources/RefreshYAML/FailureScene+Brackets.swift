import RefreshDiagnostics

/// Lists and maps in brackets.
extension FailureScene {
  func noComma(closing: Unicode.Scalar, of what: String) -> Diagnostic {
    let open = contextPlace ?? place
    if endsDocument { return unclosed(at: open) }
    let character = spanOfCharacter(at: place)
    if scan.has("]", at: place) || scan.has("}", at: place) {
      return Diagnostic(
        .unclosedBracket, "`\(closing)` is missing before this `\(character.text)`", at: character,
        labels: [.init("the \(what) begins here", at: spanOfCharacter(at: open))])
    }
    let label = Diagnostic.Label("the \(what) begins here", at: spanOfCharacter(at: open))
    guard scan.has(":", at: place), let key = keyInLaterLine(than: open) else {
      return Diagnostic(
        .missingComma, "`,` or `\(closing)` is missing before this", at: character, labels: [label])
    }
    if indentation(at: key.start)
      <= indentation(at: scan.skippingSpace(from: scan.startOfLine(from: open), to: open))
    {
      let bracket = spanOfCharacter(at: open)
      return Diagnostic(
        .unclosedBracket, "this `\(bracket.text)` is not closed before the next key", at: bracket,
        labels: [.init("the next key", at: key)])
    }
    return Diagnostic(
      .missingComma, "`,` or `\(closing)` is missing before this key", at: key, labels: [label])
  }

  /// What stands in its line before the colon at the place, if a bracket is in an earlier line.
  private func keyInLaterLine(than open: Int) -> Span? {
    let line = scan.startOfLine(from: place)
    return open < line ? span(scan.skippingSpace(from: line, to: place), place) : nil
  }

  var noContent: Diagnostic {
    if endsDocument, let openBracket { return unclosed(at: openBracket) }
    if endsDocument {
      return Diagnostic(
        .unexpectedText, "this line ends a document, and none has begun", at: spanOfLine(from: place))
    }
    let character = spanOfCharacter(at: place)
    guard let openBracket else {
      return Diagnostic(
        .missingValue, "a value can't begin with `\(character.text)`", at: character,
        help: "text that begins with one of , ] } needs quotes")
    }
    return Diagnostic(
      .missingValue, "a value is missing before this `\(character.text)`", at: character,
      labels: [.init("the brackets open here", at: spanOfCharacter(at: openBracket))],
      help: "an empty text is written ''")
  }

  var tightColon: Diagnostic {
    Diagnostic(
      .unexpectedColon, "a blank is missing behind this `:`", at: spanOfCharacter(at: place),
      help: "write `key: value`; text with a `:` in it needs quotes")
  }

  /// Whether the document ends at the place.
  private var endsDocument: Bool {
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
}

import RefreshDiagnostics

/// Lines, indentation, keys and dashes
extension FailureScene {
  var noKey: Diagnostic {
    if let bracket = strayBracket { return bracket }
    guard isFirstInLine else { return textBehindValue }
    if scan.has("-", at: place), scan.isSpaceOrEnd(at: place + 1) {
      return Diagnostic(
        .unexpectedDash, "a list item is among the keys of a map", at: restOfLine,
        labels: begin(of: "map"),
        help: "write `key: value` in a map; write the items of a list below a key without a value")
    }
    return badIndentation(of: "map")
  }

  var noDash: Diagnostic {
    if let bracket = strayBracket { return bracket }
    guard isFirstInLine else { return textBehindValue }
    guard let contextPlace, indentation(at: place) == indentation(at: contextPlace) else {
      return badIndentation(of: "list")
    }
    return Diagnostic(
      .missingDash, "this line of a list doesn't begin with `- `", at: restOfLine,
      labels: begin(of: "list"))
  }

  var noDocumentStart: Diagnostic {
    if let bracket = strayBracket { return bracket }
    guard let root, !isBehindDirective else {
      return Diagnostic(
        .badDirective, "a line `---` is missing between `%` lines and the document", at: restOfLine)
    }
    guard isFirstInLine else { return textBehindValue }
    let labels = [label("the document begins here", at: Int(root.start))]
    if indentation(at: place) < indentation(at: Int(root.start)) {
      return Diagnostic(
        .badIndentation, "this line is indented less than the first line of the document", at: restOfLine,
        labels: labels)
    }
    return Diagnostic(
      .unexpectedText, "the document was complete before this line", at: restOfLine, labels: labels,
      help: "write `---` before another document")
  }

  var noColon: Diagnostic {
    let start = contextPlace ?? place
    let line = spanOfLine(from: start)
    if endOfContent(from: start) - start > 1024 {
      return Diagnostic(
        .missingColon, "there is no `:` within 1024 characters after the start of this key", at: line)
    }
    return lineWithoutColon(line)
  }

  nonisolated(unsafe) private static let keyAndWord = /([a-z]\w*) +([^ ]+)/

  private func lineWithoutColon(_ line: Span) -> Diagnostic {
    let text = line.text
    if ["<<<<<<<", "=======", ">>>>>>>"].contains(where: text.hasPrefix) {
      return Diagnostic(
        .missingColon, "this is an unresolved merge conflict", at: line,
        help: "keep one of the two sides, and remove the lines with the markers")
    }
    let pair = text.wholeMatch(of: Self.keyAndWord)?.output
    return Diagnostic(
      .missingColon, "this line doesn't have a `:` between a key and its value", at: line,
      help: pair.map { "write `\($0.1): \($0.2)`" }
        ?? "write `key: value`, or `- item` in a list; indent further lines of a long text deeper than its key"
    )
  }

  var unexpectedColon: Diagnostic {
    let line = scan.startOfLine(from: place)
    if let earlier = (line..<place).first(where: { scan.has(":", at: $0) && scan.isSpaceOrEnd(at: $0 + 1) }) {
      return Diagnostic(
        .unexpectedColon, "this line has a second `:`, but a value can't be a key", at: character,
        labels: [label("the `:` after the key is here", at: earlier)],
        help: "a text with `: ` in it needs quotes; a map in one line needs braces")
    }
    if let lastNode, lastNode.isScalar, lastNode.start < line { return keyInContinuedText(lastNode, line: line) }
    return Diagnostic(
      .unexpectedColon, "a key isn't allowed here", at: character,
      help: "a text with `: ` in it needs quotes")
  }

  /// Returns the diagnostic for a `:` in a line that libyaml treats as the continuation of a text.
  private func keyInContinuedText(_ text: NodeRecord, line: Int) -> Diagnostic {
    let start = Int(text.start)
    if text.style != .plain {
      return Diagnostic(.missingColon, "a key must be on one line", at: span(start, Int(text.end)))
    }
    let textLine = scan.startOfLine(from: start)
    // The first key of an item follows its dash.
    if scan.bytes[textLine..<start].allSatisfy({ $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "-") }),
      textLine == scan.trimmingSpace(from: textLine, to: start)
        || indentation(at: start) == scan.skippingSpace(from: line, to: place) - line
    {
      return lineWithoutColon(spanOfLine(from: start))
    }
    let key = span(scan.skippingSpace(from: line, to: place), place)
    if key.text.hasPrefix("- ") {
      return Diagnostic(
        .badIndentation, "this item follows a key that already has a value", at: key,
        labels: [.init("the value of the key above", at: spanOfLine(from: start))],
        help: "write the key of the list, like `steps:`, on a line before the first item")
    }
    return Diagnostic(
      .badIndentation, "this key is indented deeper than the key above, which already has a value", at: key,
      labels: [.init("the value of the key above", at: spanOfLine(from: start))],
      help: "indent all keys of a map alike; a text with `: ` in it needs quotes")
  }

  var unexpectedCharacter: Diagnostic {
    if scan.has("\t", at: place) { return tab }
    if scan.has("|", at: place) || scan.has(">", at: place) {
      return Diagnostic(
        .unexpectedCharacter, "a block of text (`\(character.text)`) isn't allowed in brackets", at: character,
        help: "write the text in quotes")
    }
    return Diagnostic(
      .unexpectedCharacter, "text can't begin with `\(character.text)`", at: character,
      help: "put the text in quotes")
  }

  var tab: Diagnostic {
    var end = place
    while scan.has("\t", at: end) { end += 1 }
    return Diagnostic(
      .tabIndentation, "this line is indented with a tab, which YAML doesn't allow", at: span(place, end),
      help: "indent with spaces")
  }

  var badBlockHeader: Diagnostic {
    Diagnostic(
      .badBlockText, "only `+`, `-` and an indentation of 1 to 9 can follow `|` or `>`",
      at: restOfLine,
      help: "the text of a block begins on the next line; text that begins with `|` or `>` needs quotes")
  }

  private func badIndentation(of what: String) -> Diagnostic {
    Diagnostic(
      .badIndentation, "the indentation of this line doesn't match any line above", at: restOfLine,
      labels: begin(of: what),
      help: "indent all keys of a map, or all `-` of a list, alike")
  }

  /// Returns a label for the beginning of the map or list that contains the place.
  private func begin(of what: String) -> [Diagnostic.Label] {
    contextPlace.map { [label("the \(what) begins here", at: $0)] } ?? []
  }

  /// The diagnostic for text after a complete value on the same line.
  private var textBehindValue: Diagnostic {
    let text = restOfLine
    guard let lastNode, lastNode.style == .singleQuoted || lastNode.style == .doubleQuoted else {
      let before = file.bytes[..<text.start].last { $0 != UInt8(ascii: " ") }
      let isAfterBracket = before == UInt8(ascii: "}") || before == UInt8(ascii: "]")
      return Diagnostic(
        .unexpectedText, "this follows a complete value", at: text,
        help: isAfterBracket
          ? "the value ends at the bracket before it; a text with brackets needs quotes"
          : "put the whole value in quotes")
    }
    let quoted = span(Int(lastNode.start), Int(lastNode.end))
    if quoted.startPosition.line < quoted.endPosition.line {
      return Diagnostic(
        .unclosedQuote, "this follows the closing quote of a text of several lines", at: text,
        labels: [label("the text begins here; is its closing quote missing?", at: quoted.start)])
    }
    return Diagnostic(
      .unexpectedText, "this follows the closing quote of a value", at: text,
      labels: [.init("the quoted value", at: quoted)],
      help: "to write a quote in a text, double it in '…' or put a backslash before it in \"…\"")
  }

  /// The diagnostic for a closing bracket without an opening one.
  private var strayBracket: Diagnostic? {
    let pair = scan.has("]", at: place) ? "[]" : scan.has("}", at: place) ? "{}" : nil
    return pair.map { pair in
      Diagnostic(.unexpectedBracket, "this `\(pair.suffix(1))` closes no `\(pair.prefix(1))`", at: character)
    }
  }
}

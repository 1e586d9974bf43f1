import RefreshDiagnostics

/// Slips with brackets and the commas in them
extension FailureScene {
  nonisolated(unsafe) private static let wordAndKey = /([^ ]+)( +)(["']?[A-Za-z][A-Za-z.]*["']?)/

  /// The comma that is missing before a key, or before what follows a complete value.
  func comma(_ plain: Diagnostic, _ lines: WrittenLines) -> [Diagnostic] {
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
      let words = lines.text(value.range.lowerBound..<at).wholeMatch(of: Self.wordAndKey)
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

  /// Returns guesses that brackets are missing: before one of the other kind, or at the end of the line in which
  /// they were opened.
  ///
  /// - Parameter lost: The bracket, if it is certain that it isn't closed: at the end of a line it is closed there, too. By
  ///   default, its contents may follow.
  func closers(_ plain: Diagnostic, _ lines: WrittenLines, lost: Int? = nil) -> [[Diagnostic]] {
    let open = original(lost ?? contextPlace ?? place)
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
      // A key in a list belongs after it.
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
    // The brackets that were opened in this line but not closed.
    var missing: [String] = []
    for token in own {
      if token.kind == .open { missing.append(file.text(in: token.range) == "[" ? "]" : "}") }
      if token.kind == .close { _ = missing.popLast() }
    }
    let isSpaced = file.text(in: open..<min(open + 2, line.upperBound)) == "{ "
    return missing.isEmpty || last.kind == .open && lost == nil
      ? [] : [slip(last.range.upperBound, missing.reversed().map { $0 == "}" && isSpaced ? " }" : $0 }.joined())]
  }

  /// Returns a guess that a bracket should be closed before a line that isn't indented further than its own.
  func unclosed(_ lines: WrittenLines) -> [Diagnostic] {
    guard isFirstInLine, let start = openBracket ?? contextPlace else { return [] }
    let open = original(start)
    guard let own = indentation(ofLine: file.position(at: open).line),
      let next = indentation(ofLine: file.position(at: original(place)).line), next <= own
    else { return [] }
    let bracket = Span(file: file, start: open, end: open + 1)
    let following = scan.has("-", at: place) ? "the next item" : "the next key"
    return closers(
      Diagnostic(
        .unclosedBracket, "this `\(bracket.text)` isn't closed before \(following)", at: bracket,
        labels: [label(following, at: place)]), lines, lost: start
    ).flatMap { $0 }
  }
}

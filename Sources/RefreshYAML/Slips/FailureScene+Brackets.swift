import RefreshDiagnostics

/// Closing brackets that are missing, and dashes in brackets
extension FailureScene {
  /// Returns guesses that brackets are missing: before one of the other kind, at the end of the line in which they
  /// were opened, or at the end of the deeper lines below it.
  ///
  /// - Parameter lost: The bracket, if it is certain that it isn't closed: at the end of a line it is closed there, too. By
  ///   default, its contents may follow.
  func closers(_ plain: Diagnostic, _ lines: WrittenLines, lost: Int? = nil) -> [[Diagnostic]] {
    let open = original(lost ?? contextPlace ?? place)
    let sign = file.text(in: open..<open + 1) == "[" ? "]" : "}"
    func slip(_ edits: [Fix.Edit]) -> [Diagnostic] {
      [
        file.slip(
          plain.rule, plain.message, at: plain.span.start..<plain.span.end, edits.map(beside), labels: plain.labels)
      ]
    }
    let line = file.byteRange(ofLineAt: open)
    let at = original(place)
    let tokens = lines.reading.tokens.filter {
      $0.range.lowerBound >= line.lowerBound && $0.kind != .comment && $0.kind != .indentation
    }
    let own = tokens.filter { line.contains($0.range.lowerBound) }
    if line.contains(at), scan.has("]", at: place) || scan.has("}", at: place) {
      let inside = own.filter { $0.range.lowerBound >= open }
      let before = inside.filter { $0.range.upperBound <= at }
      // A key in a list belongs after it.
      let comma = inside.first { sign == "]" && $0.kind == .key }.flatMap { key in
        inside.last { $0.kind == .comma && $0.range.upperBound <= key.range.lowerBound }
      }
      let ends = [comma?.range.lowerBound, before.last?.range.upperBound].compactMap { $0 }
      let keyless = commaBeforeWord(in: before).map {
        slip([Fix.Edit($0..<$0, closing([inside[0]]).first ?? sign)])
      }
      // A map in braces can't be the key of another.
      let item = before.indices.dropFirst(2).first {
        before[$0].kind == .open && before[$0 - 1].kind == .comma && before[$0 - 1].depth == inside[0].depth
      }.map { slip([Fix.Edit(before[$0 - 2].range.upperBound..<before[$0 - 2].range.upperBound, " }")]) }
      return (sign == "}" ? [item ?? [], keyless ?? []] : []) + ends.map { slip([Fix.Edit($0..<$0, sign)]) }
        + [slip([Fix.Edit(at..<at + 1, sign)])]
    }
    var guesses: [[Diagnostic]] = []
    let missing = closing(own)
    let swallowed = bracketsInComment(line, missing, lines)
    if let last = own.last, !missing.isEmpty, last.kind != .open || lost != nil {
      let end = last.range.upperBound
      if missing.count > 1, missing[0].hasSuffix("}"), missing[1] == "]", let start = commaBeforeWord(in: own) {
        guesses.append(
          slip([Fix.Edit(start..<start, missing[0]), Fix.Edit(end..<end, missing.dropFirst().joined())]))
      }
      if let inner = endOfInnerMap(in: own) {
        guesses.append(
          slip([Fix.Edit(inner..<inner, missing[0]), Fix.Edit(end..<end, missing.dropFirst().joined())]))
      }
      guesses.append(slip([Fix.Edit(end..<end, missing.joined())] + swallowed))
    }
    let all = tokens.filter { $0.range.upperBound <= at }
    if lines.range.upperBound >= at, let last = all.last, !line.contains(last.range.lowerBound),
      let depth = indentation(ofLine: file.position(at: open).line),
      all.allSatisfy({
        indentation(ofLine: file.position(at: $0.range.lowerBound).line) ?? 0 > depth
          || line.contains($0.range.lowerBound)
      })
    {
      let end = last.range.upperBound
      guesses.append(slip([Fix.Edit(end..<end, closing(all).joined())]))
    }
    return guesses
  }

  /// Returns an edit as it can be made in addition to an earlier correction that inserts the same text: as one of the character
  /// before it.
  private func beside(_ edit: Fix.Edit) -> Fix.Edit {
    let end = edit.range.lowerBound
    guard edit.range.isEmpty, let corrected, corrected.edits.contains(edit),
      let start = file.bytes[..<end].lastIndex(where: { !UTF8.isContinuation($0) })
    else { return edit }
    return Fix.Edit(start..<end, file.text(in: start..<end) + edit.replacement)
  }

  /// Returns the edits that remove the brackets that were meant to come before a line's comment from its end.
  private func bracketsInComment(_ line: Range<Int>, _ missing: [String], _ lines: WrittenLines) -> [Fix.Edit] {
    guard
      let comment = lines.reading.tokens.last(where: { $0.kind == .comment && line.contains($0.range.lowerBound) }),
      case let closers = lines.surplusClosers(in: comment.range), closers.count == missing.count,
      var start = closers.first, let last = closers.last,
      file.bytes[last + 1..<comment.range.upperBound].allSatisfy({ $0 == UInt8(ascii: " ") }),
      file.text(in: start..<last + 1).filter({ $0 != " " }) == missing.joined().filter({ $0 != " " })
    else { return [] }
    while start > comment.range.lowerBound, file.bytes[start - 1] == UInt8(ascii: " ") { start -= 1 }
    return [Fix.Edit(start..<last + 1, "")]
  }

  /// The offset at which a map in another ends although its bracket is missing: where a key of another kind follows, as
  /// `atMost` follows `header.state`, or where there is a blank before the comma, which was before the bracket.
  private func endOfInnerMap(in tokens: [LineReading.Token]) -> Int? {
    // The first key of each map that is open.
    var open: [Range<Int>?] = []
    for (index, token) in tokens.enumerated() {
      switch token.kind {
      case .open: open.append(nil)
      case .close: _ = open.popLast()
      case .key where !open.isEmpty: open[open.count - 1] = open[open.count - 1] ?? token.range
      case .comma where open.count > 1 && index + 1 < tokens.count && tokens[index + 1].kind == .key:
        guard let first = open[open.count - 1], case let before = tokens[index - 1].range.upperBound else {
          continue
        }
        let next = file.text(in: tokens[index + 1].range)
        if before < token.range.lowerBound || Self.isOfValue(file.text(in: first)) && !Self.isOfValue(next) {
          return before
        }
      default: break
      }
    }
    return nil
  }

  /// Whether a key is a percentage or the path of an observable.
  private static func isOfValue(_ key: String) -> Bool { key.hasSuffix("%") || key.contains(".") }

  /// The offset of a comma that only a word follows, which has no key and so belongs to the list around a map.
  private func commaBeforeWord(in tokens: [LineReading.Token]) -> Int? {
    let end = tokens.suffix(2)
    guard end.first?.kind == .comma, end.last?.kind == .value else { return nil }
    return end.first?.range.lowerBound
  }

  /// Returns the brackets that close the ones that are open at the end of some tokens, the innermost first.
  func closing(_ tokens: [LineReading.Token]) -> [String] {
    var missing: [String] = []
    for token in tokens where token.kind == .open || token.kind == .close {
      if token.kind == .close {
        _ = missing.popLast()
      } else if file.text(in: token.range) == "[" {
        missing.append("]")
      } else {
        let end = token.range.upperBound
        missing.append(end < file.bytes.count && file.bytes[end] == UInt8(ascii: " ") ? " }" : "}")
      }
    }
    return missing.reversed()
  }

  /// Returns guesses that a bracket should be closed before a line that isn't indented further than its own.
  func unclosed(_ lines: WrittenLines) -> [[Diagnostic]] {
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
        labels: [label(following, at: place)]), lines, lost: start)
  }

  /// Returns a guess that a colon is missing before a list or map in another: `{ content { rows: 20 } }`.
  func colonBeforeBracket(_ lines: WrittenLines) -> Diagnostic? {
    let at = original(place)
    let line = file.byteRange(ofLineAt: at)
    guard scan.has("{", at: place) || scan.has("[", at: place), let open = openBracket, scan.has("{", at: open),
      let match = file.text(in: line.lowerBound..<at).firstMatch(of: /[{,] *([A-Za-z][\w.\-]*)( *)$/)?.output
    else { return nil }
    let end = at - match.2.utf8.count
    return lines.missingColon(after: end - match.1.utf8.count..<end, upTo: at)
  }

  /// Returns a guess that a colon is missing before a text in quotes with brackets in it: `{ frames 'a_{1..3}.png' }`.
  ///
  /// - Parameter lines: The lines around the place, or around the quote that is never closed.
  func colonBeforeQuote(_ lines: WrittenLines) -> Diagnostic? {
    guard let value = lines.valueAtPlace,
      let match = file.text(in: value).wholeMatch(of: /([A-Za-z][\w.\-]*)( +)(["']).*\3/)?.output
    else { return nil }
    let end = value.lowerBound + match.1.utf8.count
    return lines.missingColon(after: value.lowerBound..<end, upTo: end + match.2.utf8.count)
  }

  /// Returns a guess for an item of a list in brackets that has a dash as well.
  func dashInBrackets(_ plain: Diagnostic) -> Diagnostic? {
    let at = original(place)
    guard let open = openBracket, scan.has("[", at: open), scan.has(" ", at: place + 1) else { return nil }
    return file.slip(
      .unexpectedDash, "items in brackets have no dashes", at: at..<at + 1, [Fix.Edit(at..<at + 2, "")],
      labels: plain.labels)
  }
}

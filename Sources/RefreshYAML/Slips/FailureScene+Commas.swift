import RefreshDiagnostics

/// Commas that are missing between entries in brackets.
extension FailureScene {
  nonisolated(unsafe) private static let valueAndKey = /(.*?)( *)(["']?[^ ,;；:{}\[\]"']+["']?)/

  /// Returns the comma that is missing before a key, or before the text after a complete value.
  func comma(_ plain: Diagnostic, _ lines: WrittenLines) -> Diagnostic? {
    let at = original(place)
    if scan.has(";", at: place) { return semicolon(at..<at + 1, plain, lines) }
    if let token = lines.tokens.first(where: {
      $0.range.lowerBound == at || $0.range.contains(at) && $0.kind == .key
    }), let slip = comma(before: token, plain, lines) {
      return slip
    }
    if let head, let words = file.text(in: head).wholeMatch(of: Self.valueAndKey)?.output, !words.1.isEmpty {
      let end = head.lowerBound + words.1.utf8.count
      let key = end + words.2.utf8.count..<head.upperBound
      if let sign = semicolon(before: end) { return semicolon(sign, plain, lines) }
      guard !words.2.isEmpty else { return nil }
      let isSafe = !words.1.contains(" ") || lines.isCertainKey(String(words.3))
      return slip(key, after: end, plain, isSafe: isSafe)
    }
    // The key is at the beginning of a line.
    guard let key = lines.tokens.first(where: { $0.kind == .key && $0.range.upperBound <= at }),
      isFirstInLine(key, at)
    else { return nil }
    return comma(before: key, plain, lines)
  }

  /// Returns the comma that is missing between a token and the complete value before it.
  private func comma(before token: LineReading.Token, _ plain: Diagnostic, _ lines: WrittenLines) -> Diagnostic? {
    let before = lines.reading.tokens.last {
      $0.range.upperBound <= token.range.lowerBound && $0.kind != .comment && $0.kind != .indentation
    }
    guard let before, before.kind == .value || before.kind == .close else { return nil }
    let end = before.range.upperBound
    if let sign = semicolon(before: end) { return semicolon(sign, plain, lines) }
    return slip(token.range, after: end, plain)
  }

  private func slip(_ key: Range<Int>, after end: Int, _ plain: Diagnostic, isSafe: Bool = true) -> Diagnostic {
    file.slip(
      .missingComma, "`,` is missing before this\(isSafe ? "" : ", or the whole value needs quotes")", at: key,
      [Fix.Edit(end..<end, ",")], labels: plain.labels,
      or: isSafe ? nil : "put the value in quotes if it is one text",
      isSafe: isSafe)
  }

  /// The semicolon with which a value ends.
  private func semicolon(before end: Int) -> Range<Int>? {
    [";", "；"].lazy.map { (end - $0.utf8.count)..<end }.first { [";", "；"].contains(file.text(in: $0)) }
  }

  private func semicolon(_ sign: Range<Int>, _ plain: Diagnostic, _ lines: WrittenLines) -> Diagnostic {
    lines.semicolon(sign, labels: plain.labels)
  }

  private func isFirstInLine(_ key: LineReading.Token, _ at: Int) -> Bool {
    let line = file.byteRange(ofLineAt: at)
    return line.contains(key.range.lowerBound)
      && file.bytes[line.lowerBound..<key.range.lowerBound].allSatisfy { $0 == UInt8(ascii: " ") }
  }
}

extension WrittenLines {
  /// Returns the slip of a semicolon between entries or items.
  func semicolon(_ sign: Range<Int>, labels: [Diagnostic.Label] = []) -> Diagnostic {
    let isTight = sign.upperBound < file.bytes.count && file.bytes[sign.upperBound] > UInt8(ascii: " ")
    return file.slip(
      .wrongCharacter, "`\(text(sign))` is used instead of `,`", at: sign, [Fix.Edit(sign, isTight ? ", " : ",")],
      labels: labels)
  }

  /// Semicolons between the items of a list in brackets: `[667; 375]`.
  var semicolons: [Diagnostic] {
    let values = tokens.filter { $0.kind == .value && $0.depth > 0 && $0.range.overlaps(place) }
    return values.flatMap { value -> [Diagnostic] in
      let first = file.bytes[value.range.lowerBound]
      guard first != UInt8(ascii: "\""), first != UInt8(ascii: "'") else { return [] }
      return value.range.filter { file.bytes[$0] == UInt8(ascii: ";") }.map { semicolon($0..<$0 + 1) }
    }
  }

  nonisolated(unsafe) private static let certainKey =
    /["']?(?:-?\d+(?:\.\d+)?%|[a-z]\w*(?:\.[A-Za-z]\w*)+|[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})+|[a-z]+[A-Z]\w*)["']?/

  nonisolated(unsafe) private static let language = /[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*/

  /// Whether a word before a colon can hardly be part of a text: a percentage, a path like `header.state`, a language with a
  /// script, a name like `noMoreData`, or a language like the keys next to it.
  func isCertainKey(_ word: String) -> Bool {
    if word.wholeMatch(of: Self.certainKey) != nil { return true }
    guard word.wholeMatch(of: Self.language) != nil,
      let depth = tokens.last(where: { $0.range.contains(place.lowerBound) })?.depth
    else { return false }
    let beside = tokens.filter { $0.kind == .key && $0.depth == depth }
    return !beside.isEmpty && beside.allSatisfy { text($0.range).wholeMatch(of: Self.language) != nil }
  }
}

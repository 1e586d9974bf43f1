import RefreshDiagnostics

/// Braces around something that isn't a map.
extension WrittenLines {
  nonisolated(unsafe) private static let braces = /\{ *([^{}\[\]:"']*[^{}\[\]:"' ]) *\}/

  /// The braces around the error without a colon between them, and what they contain.
  private var braces: (all: Range<Int>, content: Range<Int>)? {
    let line = file.byteRange(ofLineAt: place.lowerBound)
    guard file.bytes[line].contains(UInt8(ascii: "{")), case let written = text(line) else { return nil }
    for match in written.matches(of: Self.braces) {
      let start = line.lowerBound + written[..<match.range.lowerBound].utf8.count
      let all = start..<start + match.output.0.utf8.count
      guard all.lowerBound <= place.lowerBound, place.upperBound <= all.upperBound,
        tokens.contains(where: { $0.kind == .open && $0.range.lowerBound == all.lowerBound }),
        !written[..<match.range.lowerBound].hasSuffix("{"), !written[match.range.upperBound...].hasPrefix("}")
      else { continue }
      let content = start + written[match.range.lowerBound..<match.output.1.startIndex].utf8.count
      return (all, content..<content + match.output.1.utf8.count)
    }
    return nil
  }

  nonisolated(unsafe) private static let numbers = /[+\-\d.%, ]+/

  /// A list of numbers in braces: `size: {30, 30}`.
  var listInBraces: Diagnostic? {
    guard let (all, content) = braces, text(content).wholeMatch(of: Self.numbers) != nil else { return nil }
    return file.slip(
      .wrongCharacter, "a list is in square brackets, not in braces", at: all,
      [
        Fix.Edit(all.lowerBound..<all.lowerBound + 1, "["), Fix.Edit(all.upperBound - 1..<all.upperBound, "]"),
      ])
  }

  /// A text in braces, which is a map to YAML: `idle: {x}`.
  var textInBraces: Diagnostic? {
    guard let (all, content) = braces, !text(content).contains(" "), let edits = quoting(all) else { return nil }
    return file.slip(
      .unquotedText, "`\(text(all))` is a map to YAML, and needs quotes", at: all, edits, isSafe: false)
  }

  /// A word in braces: `flow: { finish }`.
  var wordInBraces: Diagnostic? {
    guard let (all, content) = braces, !text(content).contains(where: { ", ".contains($0) }) else { return nil }
    return file.slip(
      .unexpectedBracket, "only a map is in braces", at: all, [Fix.Edit(all, text(content))], isSafe: false)
  }

  nonisolated(unsafe) private static let keyAndComma = /([A-Za-z][\w.\-]*)( *, *)[^ ,]+/

  /// A comma in place of a colon: `{ footer, 60 }`.
  var commaInBraces: Diagnostic? {
    guard let (_, content) = braces, let match = text(content).wholeMatch(of: Self.keyAndComma)?.output else {
      return nil
    }
    let end = content.lowerBound + match.1.utf8.count
    return file.slip(
      .missingColon, "a key and its value are separated by `: `, not by `,`",
      at: content.lowerBound..<content.upperBound, [Fix.Edit(end..<end + match.2.utf8.count, ": ")], isSafe: false)
  }

  nonisolated(unsafe) private static let quotedPair = /(["'])([A-Za-z][\w.\-]*: [^"']+)\1/

  /// A key with its value in one pair of quotes: `{ "footer: 60" }`.
  var quotedPair: Diagnostic? {
    guard let match = text(place).wholeMatch(of: Self.quotedPair)?.output else { return nil }
    return file.slip(
      .unexpectedText, "a key and its value can't be in the same quotes", at: place,
      [Fix.Edit(place, String(match.2))], isSafe: false)
  }

  /// The outer pair of the doubled braces around a map: `expect: {{ header.state: idle }}`.
  var doubledBraces: Diagnostic? {
    let line = file.byteRange(ofLineAt: place.lowerBound)
    func isBlank(_ offset: Int) -> Bool { file.bytes[offset] == UInt8(ascii: " ") }
    guard place.upperBound < line.upperBound, isMap(place),
      let open = file.bytes[line.lowerBound..<place.lowerBound].lastIndex(where: { $0 != UInt8(ascii: " ") }),
      let close = (place.upperBound..<line.upperBound).first(where: { !isBlank($0) }),
      file.bytes[open] == UInt8(ascii: "{"), file.bytes[close] == UInt8(ascii: "}")
    else { return nil }
    return file.slip(
      .unexpectedBracket, "a map is in one pair of braces", at: open..<close + 1,
      [Fix.Edit(open..<place.lowerBound, ""), Fix.Edit(place.upperBound..<close + 1, "")])
  }

  /// Whether a range is a map in braces.
  private func isMap(_ range: Range<Int>) -> Bool {
    let text = text(range)
    return text.hasPrefix("{") && text.hasSuffix("}") && text.contains(":")
  }
}

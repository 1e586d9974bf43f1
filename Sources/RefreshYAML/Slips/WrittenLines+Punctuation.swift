import RefreshDiagnostics

extension WrittenLines {
  nonisolated(unsafe) private static let foreignSign = #/\/\/+|\/\*+|--+\ /#

  /// A line that is a comment of another language.
  var foreignComment: Diagnostic? {
    let line = file.byteRange(ofLineAt: place.lowerBound)
    let (start, written) = (place.lowerBound, text(place.lowerBound..<line.upperBound))
    guard let sign = written.prefixMatch(of: Self.foreignSign)?.output,
      indentation(ofLine: file.position(at: start).line) == start - line.lowerBound
    else { return nil }
    let end = start + sign.utf8.count
    var edits = [Fix.Edit(start..<end, sign.hasSuffix(" ") ? "# " : "#")]
    if sign.hasPrefix("/*"), let close = written.firstMatch(of: /\ *\*\/ *$/) {
      edits.append(Fix.Edit(line.upperBound - close.output.utf8.count..<line.upperBound, ""))
    }
    return file.slip(
      .unexpectedCharacter, "a comment begins with `#`, not with `\(sign)`", at: start..<end, edits)
  }

  var punctuation: Diagnostic? {
    let signs: [Unicode.Scalar] = [",", ";", "。", "，", "；", "、", "．"]
    guard let token = tokens.first(where: { $0.kind == .value && $0.range.overlaps(place) }) ?? tokens.last else {
      return nil
    }
    let written = text(token.range)
    if token.kind == .value, written.utf8.contains(UInt8(ascii: "/")),
      case let parts = written.split(separator: " //", maxSplits: 1, omittingEmptySubsequences: false),
      parts.count == 2
    {
      let start = token.range.lowerBound + parts[0].utf8.count + 1
      return file.slip(
        .unexpectedCharacter, "a comment begins with `#`, not with `//`", at: start..<start + 2,
        [Fix.Edit(start..<start + 2, "#")])
    }
    guard let sign = written.unicodeScalars.last, signs.contains(sign) else { return nil }
    let start = token.range.upperBound - UTF8.width(sign)
    guard start > token.range.lowerBound else { return nil }
    return file.slip(
      .unexpectedText, "there must be no `\(sign)` after this value", at: start..<token.range.upperBound,
      [Fix.Edit(start..<token.range.upperBound, "")])
  }

  nonisolated(unsafe) private static let wordAndBracket =
    /( *(?:- +)*)([A-Za-z][\w.\-]*)( *)(?:[{\[]|(["']).*\4 *$)/

  /// The colon that is missing between a key at the beginning of its line and a list, a map or a text in quotes.
  var missingColonBeforeBracket: Diagnostic? {
    let line = file.byteRange(ofLineAt: place.lowerBound)
    guard let match = text(line).prefixMatch(of: Self.wordAndBracket)?.output else { return nil }
    let start = line.lowerBound + match.1.utf8.count
    let end = start + match.2.utf8.count
    guard place.lowerBound >= start, match.4 == nil || !match.3.isEmpty,
      surplusClosers(in: end..<line.upperBound).isEmpty
    else { return nil }
    return missingColon(after: start..<end, upTo: end + match.3.utf8.count)
  }

  /// Returns the slip of a colon that is missing between a key and its value.
  func missingColon(after key: Range<Int>, upTo value: Int, isSafe: Bool = true) -> Diagnostic {
    file.slip(
      .missingColon, "a `:` is missing after `\(text(key))`", at: key, [Fix.Edit(key.upperBound..<value, ": ")],
      isSafe: isSafe)
  }

  var missingSpaces: [Diagnostic] {
    reading.missingSpaces.filter(range.contains).map { offset in
      let sign = text(offset - 1..<offset)
      return file.slip(
        .missingSpace, "a space is missing after this `\(sign)`", at: offset - 1..<offset,
        [Fix.Edit(offset..<offset, " ")])
    }
  }

  // An expression in a function is compiled at each call, which takes longer than most searches.
  nonisolated(unsafe) private static let keyAndSign =
    /((?:let|var) +)?([A-Za-z][\w.]*)([ \t]*(?:=>?|:=|::|-+>)[ \t]*)(?=[^ \t=:>])/

  /// Another sign than a colon between a key and its value, which may be declared as in Swift.
  var wrongSign: Diagnostic? {
    for (index, token) in tokens.enumerated() where token.kind == .value || token.kind == .key {
      guard file.bytes[token.range].contains(where: { "=:>".utf8.contains($0) }) else { continue }
      let written = text(token.range)
      guard let match = written.prefixMatch(of: Self.keyAndSign)?.output else { continue }
      let sign = match.3.filter { $0 != " " && $0 != "\t" }
      // In a value, an arrow is part of the text.
      guard !sign.hasPrefix("-") || index == 0 || [.indentation, .dash].contains(tokens[index - 1].kind) else {
        continue
      }
      let start = token.range.lowerBound + written[..<match.3.startIndex].utf8.count
      let declared = match.1.map { Fix.Edit(token.range.lowerBound..<token.range.lowerBound + $0.utf8.count, "") }
      return file.slip(
        .missingColon, "a key and its value are separated by `: `, not by `\(sign)`",
        at: start + match.3.prefix { $0 == " " }.count..<start + match.3.utf8.count
          - match.3.reversed().prefix { $0 == " " }.count,
        [declared, Fix.Edit(start..<start + match.3.utf8.count, ": ")].compactMap(\.self))
    }
    return nil
  }

  nonisolated(unsafe) private static let numbers = /\[?[ \d.+-]+\]?/
  nonisolated(unsafe) private static let numberAndGap = /\d( +)(?=[+.\d-])/

  /// A list of numbers with blanks between them.
  var joinedNumbers: Diagnostic? {
    let written = text(place)
    guard written.utf8.contains(UInt8(ascii: " ")), written.wholeMatch(of: Self.numbers) != nil else { return nil }
    let gaps = written.matches(of: Self.numberAndGap).map { match -> Fix.Edit in
      let start = place.lowerBound + written.utf8.distance(from: written.startIndex, to: match.range.lowerBound) + 1
      return Fix.Edit(start..<start, ",")
    }
    guard let gap = gaps.first else { return nil }
    return file.slip(
      .missingComma, "`,` is missing here", at: gap.range.lowerBound..<gap.range.lowerBound + 1, gaps)
  }

  nonisolated(unsafe) private static let point = /\(( *-?[\d.]+%? *(?:, *-?[\d.]+%? *)+)\)/

  /// A list of numbers in parentheses, as in Swift: `by: (0, 320)`.
  var pointInParentheses: Diagnostic? {
    let line = file.byteRange(ofLineAt: place.lowerBound)
    let written = text(line)
    guard
      let match = written.matches(of: Self.point).first(where: { match in
        let end = line.lowerBound + written[..<match.range.upperBound].utf8.count
        return end - match.output.0.utf8.count <= place.lowerBound && place.upperBound <= end
      })
    else { return nil }
    let start = line.lowerBound + written[..<match.range.lowerBound].utf8.count
    let end = start + match.output.0.utf8.count
    return file.slip(
      .wrongCharacter, "a list is in square brackets, not in parentheses", at: start..<end,
      [Fix.Edit(start..<start + 1, "["), Fix.Edit(end - 1..<end, "]")])
  }
}

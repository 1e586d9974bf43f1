import RefreshDiagnostics

/// A second colon in a value, where no key is allowed.
extension FailureScene {
  /// Returns guesses for a `:` in the value of a key: brackets that are missing, several keys on one line, or a text without
  /// quotes.
  func secondColon(_ plain: Diagnostic, _ lines: WrittenLines) -> [[Diagnostic]] {
    let at = original(place)
    guard let value = lines.valueAtPlace, value.lowerBound < at, at < value.upperBound else { return [] }
    let openers = openers(lines)
    guard openers.isEmpty else { return openers }
    if file.text(in: value).hasPrefix("("), file.text(in: value).hasSuffix(")") {
      return one([lines.parenthesized(value)])
    }
    if let slip = separateKeys(plain, lines, in: value, to: at) ?? lines.nested(plain, value) { return [[slip]] }
    switch lines.meaning(of: value, at: at) {
    case .event: return one([event(plain, value)])
    case .map: return one([braced(plain, value)])
    case .either: return one([quoted(plain, lines, or: "in braces if it is a map", isSafe: false)])
    case .text: return one([quoted(plain, lines)])
    }
  }

  /// Returns a guess that the only event of a list misses brackets and quotes: `expectEvents: header: refreshing()`.
  private func event(_ plain: Diagnostic, _ value: Range<Int>) -> Diagnostic {
    file.slip(
      plain.rule, "an event is a text in a list, and needs quotes and brackets",
      at: plain.span.start..<plain.span.end,
      [
        Fix.Edit(value.lowerBound..<value.lowerBound, "[ \""),
        Fix.Edit(value.upperBound..<value.upperBound, "\" ]"),
      ], labels: plain.labels)
  }

  /// Returns a guess that a map on one line misses both braces: `load: rows: 20`.
  private func braced(_ plain: Diagnostic, _ value: Range<Int>) -> Diagnostic {
    file.slip(
      plain.rule, "a map on the line of its key needs braces", at: plain.span.start..<plain.span.end,
      [
        Fix.Edit(value.lowerBound..<value.lowerBound, "{ "), Fix.Edit(value.upperBound..<value.upperBound, " }"),
      ], labels: plain.labels)
  }

  nonisolated(unsafe) private static let separatorAndKey = /[,;，；] *(?=["']?[A-Za-z][\w.\-]*["']?:(?: |$))/
  nonisolated(unsafe) private static let gapAndKey = /\ +(?=[A-Za-z][\w.\-]*:(?: |$))/
  nonisolated(unsafe) private static let settingAndKey =
    /(?:[+\-]?[\d.]+(?:%|m?s)?|true|false|[a-z]+[A-Z]\w*) +[a-z][\w.\-]*:(?: |$)/

  /// Returns a guess that several keys are on one line: `idle: Pull, pulling: Release`. It may also be a text.
  private func separateKeys(
    _ plain: Diagnostic, _ lines: WrittenLines, in value: Range<Int>, to at: Int
  ) -> Diagnostic? {
    let line = file.byteRange(ofLineAt: value.lowerBound)
    guard let key = lines.tokens.first(where: { $0.kind == .key && line.contains($0.range.lowerBound) }),
      key.depth == 0,
      key.range.upperBound <= value.lowerBound
    else { return nil }
    let written = file.text(in: value)
    // Without a sign between them, only what is certainly a value ends before the next key.
    let separator = written.prefixMatch(of: Self.settingAndKey) == nil ? Self.separatorAndKey : Self.gapAndKey
    let gaps = written.matches(of: separator).map { match -> Range<Int> in
      let start = value.lowerBound + written[..<match.range.lowerBound].utf8.count
      return start..<start + match.output.utf8.count
    }
    guard let first = gaps.first, first.upperBound <= at,
      gaps.allSatisfy({ lines.surplusClosers(in: value.lowerBound..<$0.lowerBound).isEmpty })
    else { return nil }
    let indentation = "\n" + String(repeating: " ", count: key.range.lowerBound - line.lowerBound)
    let next = file.text(in: first.upperBound..<(gaps.dropFirst().first?.lowerBound ?? value.upperBound))
    return file.slip(
      plain.rule, "a line of a map has one key", at: first.upperBound..<at, gaps.map { Fix.Edit($0, indentation) },
      labels: plain.labels,
      help: "write `\(next)` on the next line, or put the whole value in quotes if it is a text", isSafe: false)
  }
}

extension WrittenLines {
  /// Returns the slip of a map in parentheses.
  func parenthesized(_ value: Range<Int>) -> Diagnostic {
    let last = value.upperBound - 1
    return file.slip(
      .wrongCharacter, "a map is in braces, not in parentheses", at: value.lowerBound..<value.lowerBound + 1,
      [Fix.Edit(value.lowerBound..<value.lowerBound + 1, "{"), Fix.Edit(last..<last + 1, "}")])
  }

  nonisolated(unsafe) private static let wordAndPath = /([a-z][A-Za-z]*) +[a-z]\w*(?:\.[A-Za-z]\w*)+: .+/

  /// Returns the slip of a map in a map that misses the braces and colons of both: `wait: until header.state: idle`.
  func nested(_ plain: Diagnostic, _ value: Range<Int>) -> Diagnostic? {
    let written = text(value)
    guard let word = written.wholeMatch(of: Self.wordAndPath)?.output.1 else { return nil }
    let end = value.lowerBound + word.utf8.count
    let gap = written[word.endIndex...].prefix { $0 == " " }.utf8.count
    return file.slip(
      plain.rule, "a map on the line of its key needs braces", at: plain.span.start..<plain.span.end,
      [
        Fix.Edit(value.lowerBound..<value.lowerBound, "{ "), Fix.Edit(end..<end + gap, ": { "),
        Fix.Edit(value.upperBound..<value.upperBound, " } }"),
      ], labels: plain.labels, isSafe: false)
  }

  /// What a value with a colon in it may have been meant as.
  enum ColonMeaning {
    case map, text, either, event
  }

  /// Keys whose values are texts wherever they are.
  private static let textKeys: Set = ["name", "suite", "description", "skip"]

  nonisolated(unsafe) private static let keyOfSetting = /[a-z][A-Za-z.]*/
  nonisolated(unsafe) private static let path = /[a-z]\w*(?:\.[A-Za-z]\w*)+/

  /// Returns the meaning that a value with a colon at an offset was probably meant to have.
  func meaning(of value: Range<Int>, at colon: Int) -> ColonMeaning {
    let key = text(value.lowerBound..<colon)
    let rest = text(colon + 1..<value.upperBound).drop { $0 == " " }
    let owner = tokens.last { $0.kind == .key && $0.range.upperBound <= value.lowerBound }.map { text($0.range) }
    if let owner, Self.textKeys.contains(owner) { return .text }
    if owner == "expectEvents", rest.hasSuffix("()") || rest.contains(" -> ") { return .event }
    if key.wholeMatch(of: Self.path) != nil { return .map }
    guard key.wholeMatch(of: Self.keyOfSetting) != nil else { return .text }
    let isProse = rest.contains(" ") && !rest.contains(":") && !"{[\"'".contains(rest.first ?? " ")
    return isProse || rest.contains { !$0.isASCII } ? .either : .map
  }
}

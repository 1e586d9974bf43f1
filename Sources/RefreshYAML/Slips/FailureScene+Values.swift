import RefreshDiagnostics

/// Values beside keys that are on separate lines, and values without their key.
extension FailureScene {
  nonisolated(unsafe) private static let keyAndValue = /((?:- +)*)([A-Za-z][\w.\-]*):( +)([^ |>&*!].*)/

  /// Returns the guesses that a key has a value on its line in addition to the keys or items below it, as in
  /// `header: normalHeader` above `  type: normalHeader`.
  ///
  /// The value is removed, or moves to a separate line if it is one of the map that the lines below it lack.
  func surplusValue(of owner: Line, above line: Line) -> [[Diagnostic]] {
    guard let match = owner.text.wholeMatch(of: Self.keyAndValue)?.output else { return [] }
    let key = String(match.2)
    let end = file.byteRange(ofLine: owner.number).lowerBound + owner.column + owner.text.utf8.count
    let value = end - match.4.utf8.count..<end
    func slip(moving entries: [String]) -> Diagnostic {
      let lines = entries.map { "\n" + String(repeating: " ", count: line.column) + $0 }.joined()
      let what = entries.isEmpty ? "remove it" : "write `\(entries.joined(separator: ", "))` on a separate line"
      return Diagnostic(
        .unexpectedText,
        "`\(key)` can't have a value on its line as well as \(line.isItem ? "items" : "keys") below",
        at: Span(file: file, start: value.lowerBound, end: value.upperBound),
        labels: [.init("the \(line.isItem ? "items" : "keys") begin here", at: span(of: line))], help: what,
        fix: Fix(what, [Fix.Edit(value.lowerBound - match.3.utf8.count..<end, lines)], isSafe: false))
    }
    guard !line.isItem else { return match.4 == "[]" ? [[slip(moving: [])]] : [] }
    guard let keys = keys(from: line) else { return [] }
    if match.4.hasPrefix("{") {
      guard let entries = entries(ofMapIn: value) else { return [] }
      return [[slip(moving: entries.filter { !keys.contains($0.key) }.map(\.text))]]
    }
    let names = match.4.hasPrefix("[") ? [] : missingKeys(keys, .word(String(match.4)))
    return one([names.count == 1 ? slip(moving: ["\(names[0]): \(match.4)"]) : nil, slip(moving: [])])
  }

  nonisolated(unsafe) private static let word = /[A-Za-z][\w.-]*/

  /// Returns a guess for a word in place of a key with this value: `normalHeader` below `header:`.
  func keyOfWord(_ plain: Diagnostic) -> Diagnostic? {
    guard let line = line(plain.span.startPosition.line), line.text == plain.span.text,
      line.text.wholeMatch(of: Self.word) != nil,
      case let keys = missingKeys(siblings(of: line, in: line.column), .word(line.text)), keys.count == 1
    else { return nil }
    return file.slip(
      .missingColon, "`\(keys[0]):` is missing before this", at: plain.span.start..<plain.span.end,
      [Fix.Edit(plain.span.start..<plain.span.start, "\(keys[0]): ")])
  }

  /// Returns the entries of a map in braces, or nil if not all of them have keys.
  func entries(ofMapIn range: Range<Int>) -> [(key: String, text: String)]? {
    let tokens = WrittenLines(around: Span(file: file, start: range.lowerBound, end: range.upperBound)).tokens
      .filter { range.contains($0.range.lowerBound) }
    guard let first = tokens.first, let last = tokens.last, first.kind == .open, last.kind == .close,
      last.depth == first.depth
    else { return nil }
    var entries: [(key: String, text: String)] = []
    let inside = tokens.dropFirst().dropLast()
    for entry in inside.split(whereSeparator: { $0.kind == .comma && $0.depth == first.depth }) {
      guard let start = entry.first, start.kind == .key, let end = entry.last else { return nil }
      entries.append(
        (file.text(in: start.range), file.text(in: start.range.lowerBound..<end.range.upperBound)))
    }
    return entries
  }
}

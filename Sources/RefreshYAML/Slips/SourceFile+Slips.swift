import RefreshDiagnostics

extension SourceFile {
  /// Returns the range of the line that contains an offset.
  func byteRange(ofLineAt offset: Int) -> Range<Int> { byteRange(ofLine: position(at: offset).line) }

  /// Returns a slip with its fix.
  ///
  /// - Parameters:
  ///   - help: The advice. The default is the corrected line.
  ///   - alternative: Another option in addition to the default advice. The default is none.
  ///   - isSafe: Whether nothing else can have been meant. The default is that nothing can.
  func slip(
    _ rule: Rule, _ message: String, at range: Range<Int>, _ edits: [Fix.Edit], labels: [Diagnostic.Label] = [],
    help: String? = nil, or alternative: String? = nil, isSafe: Bool = true
  ) -> Diagnostic {
    let line = correctedLine(edits).map { "write `\($0)`" }
    let advice = [line, alternative].compactMap(\.self)
    return Diagnostic(
      rule, message, at: Span(file: self, start: range.lowerBound, end: range.upperBound), labels: labels,
      help: help ?? (advice.isEmpty ? nil : advice.joined(separator: ", or ")),
      fix: Fix(line ?? "write what was meant", edits, isSafe: isSafe))
  }

  /// Returns the corrected line, or nil if there are several or it is long.
  private func correctedLine(_ edits: [Fix.Edit]) -> String? {
    guard let first = edits.first, let last = edits.last else { return nil }
    let range = byteRange(ofLineAt: first.range.lowerBound)
    guard range.count < 400, last.range.upperBound <= range.upperBound else { return nil }
    var bytes = Array(bytes[range])
    for edit in edits.reversed() {
      bytes.replaceSubrange(
        edit.range.lowerBound - range.lowerBound..<edit.range.upperBound - range.lowerBound,
        with: edit.replacement.utf8)
    }
    let text = String(decoding: bytes, as: UTF8.self)
    guard !text.contains(where: { $0.isNewline }), let content = text.firstIndex(where: { $0 != " " }) else {
      return nil
    }
    let line = text[content...(text.lastIndex { $0 != " " } ?? content)]
    return line.count > 80 ? nil : String(line)
  }
}

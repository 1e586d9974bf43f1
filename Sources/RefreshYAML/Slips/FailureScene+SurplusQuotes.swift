import RefreshDiagnostics

/// Quotes before something that isn't a text.
extension FailureScene {
  nonisolated(unsafe) private static let structure = /["'](?:[A-Za-z][\w.\-]*: [^"']*|\{[^"']*\}|\[[^"']*\])/

  /// Returns a guess for a quote that begins a key with its value, a map or a list, but isn't closed: `- "wait: 1s`. With a
  /// closing quote this is a text, which may be meant as well; nil if it can't be anything else.
  func surplusQuote(_ plain: Diagnostic) -> Diagnostic? {
    let start = plain.span.start
    let line = file.byteRange(ofLineAt: plain.span.start)
    let (end, _) = endOfText(from: start, in: line)
    guard start < end, openBracket == nil, file.text(in: start..<end).wholeMatch(of: Self.structure) != nil else {
      return nil
    }
    return file.slip(
      .unclosedQuote, "the quote that begins here isn't closed on its line", at: start..<start + 1,
      [Fix.Edit(start..<start + 1, "")])
  }
}

import RefreshDiagnostics

/// A source file as tokens.
final class SourceCode {
  /// The text.
  let file: SourceFile
  /// Whether it is Swift; otherwise, it is Objective-C.
  let isSwift: Bool
  /// The tokens of the file, followed by those of macros.
  let tokens: [Token]
  /// The number of the file's own tokens.
  let count: Int
  /// The macros with their tokens; the parameters are `nil` for a macro without a parameter list.
  let macros: [(name: String, parameters: [String]?, body: Range<Int>)]

  /// Splits a file into tokens.
  ///
  /// - Parameter range: The part to read. The default is the whole file.
  init(_ file: SourceFile, range: Range<Int>? = nil) {
    self.file = file
    isSwift = file.path.hasSuffix(".swift")
    var tokenizer = Tokenizer(file, isSwift: isSwift, range: range)
    tokenizer.read()
    var tokens = tokenizer.tokens
    count = tokens.count
    var macros: [(name: String, parameters: [String]?, body: Range<Int>)] = []
    for macro in tokenizer.macros {
      var inner = Tokenizer(file, isSwift: isSwift, range: macro.body)
      inner.read()
      let start = tokens.count
      tokens += inner.tokens.map { token in
        var token = token
        token.partner += start
        return token
      }
      macros.append((macro.name, macro.parameters, start..<tokens.count))
    }
    (self.tokens, self.macros) = (tokens, macros)
  }

  /// Returns the text of a token.
  func text(_ index: Int) -> String { file.text(in: tokens[index].start..<tokens[index].end) }

  /// Returns whether a token has a given text, without creating a string.
  func isAt(_ index: Int, _ text: StaticString) -> Bool {
    guard index >= 0, index < tokens.count else { return false }
    let token = tokens[index]
    guard token.end - token.start == text.utf8CodeUnitCount else { return false }
    for place in 0..<text.utf8CodeUnitCount where file.bytes[token.start + place] != text.utf8Start[place] {
      return false
    }
    return true
  }

  /// Returns whether a token has one of several texts.
  func isAt(_ index: Int, _ texts: [StaticString]) -> Bool { texts.contains { isAt(index, $0) } }

  /// Returns whether a token directly follows the previous one.
  func isAdjacent(_ index: Int) -> Bool { index > 0 && tokens[index].start == tokens[index - 1].end }

  /// Returns the index after a token, or after the closing bracket that matches it.
  func next(behind index: Int) -> Int {
    tokens[index].kind == .open ? min(tokens[index].partner + 1, index < count ? count : tokens.count) : index + 1
  }

  /// Returns the range of the tokens inside a bracket.
  func inside(_ open: Int) -> Range<Int> {
    open + 1..<max(open + 1, min(tokens[open].partner, open < count ? count : tokens.count))
  }

  /// Returns the location of tokens.
  func span(_ range: Range<Int>) -> Span {
    guard let first = tokens[safe: range.lowerBound] else { return Span(wholeOf: file) }
    let last = tokens[safe: range.upperBound - 1] ?? first
    return Span(file: file, start: first.start, end: last.end)
  }
}

extension Array {
  /// Returns the element at an index, or `nil` if there is none.
  subscript(safe index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}

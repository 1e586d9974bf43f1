import RefreshDiagnostics

/// A source file as tokens.
///
/// Its tokens are reached through slices only: a slice knows its file and its bounds, so no index of one file can be used in
/// another, and none can lie outside.
final class SourceCode {
  /// The text.
  let file: SourceFile
  /// Whether it is Swift; otherwise, it is Objective-C.
  let isSwift: Bool
  /// The tokens of the file, then those of macros.
  private let tokens: [Token]
  /// The number of the file's own tokens.
  private let count: Int
  /// The branches of `#if` that were not read, in bytes.
  let omitted: [Range<Int>]
  /// Names that mean something else in other code, with the code, in bytes, and the names that have the meaning everywhere.
  private var localNames: [String: [(range: Range<Int>, meaning: String)]] = [:]
  private let macroBodies: [(name: String, parameters: [String]?, body: Range<Int>)]

  /// Splits a file into tokens.
  ///
  /// - Parameter range: The part to read, in bytes. The default is all of it.
  init(_ file: SourceFile, range: Range<Int>? = nil) {
    self.file = file
    isSwift = file.path.hasSuffix(".swift")
    var tokenizer = Tokenizer(file, isSwift: isSwift, range: range)
    tokenizer.read()
    var tokens = tokenizer.tokens
    count = tokens.count
    omitted = tokenizer.omitted
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
    (self.tokens, macroBodies) = (tokens, macros)
  }

  /// The folders around the file, the outermost first.
  var folders: [String] { file.path.split(separator: "/").dropLast().map(String.init) }

  /// Whether names mean something else in some of the code.
  var hasLocalNames: Bool { !localNames.isEmpty }

  /// Gives a name the meaning of another one, in some of the code or in all of it.
  func rename(_ name: String, in tokens: Slice? = nil, to meaning: String) {
    let range = tokens.map { $0.span.start..<$0.span.end } ?? 0..<file.bytes.count
    localNames[name, default: []].append((range, meaning))
  }

  /// The tokens of the file, without those of macros.
  var all: Slice { Slice(self, 0, count) }

  /// The macros with their tokens; the parameters of one that takes nothing are nil.
  var macros: [(name: String, parameters: [String]?, body: Slice)] {
    macroBodies.map { ($0.name, $0.parameters, Slice(self, $0.body.lowerBound, $0.body.upperBound)) }
  }

  /// Consecutive tokens of one file.
  ///
  /// Offsets count from the first token. Every offset is allowed: outside of the slice there is no token, and bounds are moved
  /// to the nearer end.
  struct Slice {
    let code: SourceCode
    private let start: Int
    private let end: Int

    fileprivate init(_ code: SourceCode, _ start: Int, _ end: Int) {
      (self.code, self.start, self.end) = (code, start, max(start, end))
    }

    /// The number of tokens.
    var count: Int { end - start }
    var isEmpty: Bool { start == end }
    /// The offsets of all tokens.
    var offsets: Range<Int> { 0..<count }
    var isSwift: Bool { code.isSwift }

    /// The token at an offset, or nil outside of the slice.
    subscript(offset: Int) -> Token? { offset >= 0 && offset < count ? code.tokens[start + offset] : nil }

    /// The kind of a token, or nil outside of the slice.
    func kind(_ offset: Int = 0) -> Token.Kind? { self[offset]?.kind }

    /// The text of a token, empty outside of the slice.
    func text(_ offset: Int = 0) -> String {
      guard let token = self[offset] else { return "" }
      let text = code.file.text(in: token.start..<token.end)
      guard !code.localNames.isEmpty, token.kind == .word else { return text }
      return code.localNames[text]?.last { $0.range.contains(token.start) }?.meaning ?? text
    }

    /// Whether a token has a certain text. Makes no string.
    func isAt(_ offset: Int, _ text: StaticString) -> Bool {
      guard let token = self[offset], token.end - token.start == text.utf8CodeUnitCount else { return false }
      for place in 0..<text.utf8CodeUnitCount where code.file.bytes[token.start + place] != text.utf8Start[place] {
        return false
      }
      return true
    }

    /// Whether a token has one of some texts.
    func isAt(_ offset: Int, _ texts: [StaticString]) -> Bool { texts.contains { isAt(offset, $0) } }

    /// Whether a token follows the one before it without a gap.
    func isAdjacent(_ offset: Int) -> Bool {
      guard let token = self[offset], let last = self[offset - 1] else { return false }
      return token.start == last.end
    }

    /// Whether a token is the first of its line.
    func beginsLine(_ offset: Int) -> Bool { self[offset]?.beginsLine ?? false }

    /// The words among the tokens.
    var words: [String] { offsets.filter { kind($0) == .word }.map { text($0) } }

    /// The place in the file; for an empty slice, the whole file.
    var span: Span {
      guard let first = self[0], let last = self[count - 1] else { return Span(wholeOf: code.file) }
      return Span(file: code.file, start: first.start, end: last.end)
    }
  }
}

// MARK: Parts

extension SourceCode.Slice {
  /// The tokens between two offsets, as far as they are in the slice.
  func tokens(from first: Int, to last: Int = .max) -> Self {
    let first = min(max(first, 0), count)
    return Self(code, start + first, start + min(max(last, first), count))
  }

  /// The tokens from here to the end of a slice of the same file.
  func through(_ other: Self) -> Self { other.code === code ? Self(code, start, other.end) : self }

  /// The offset after a token, or after its bracket's contents; at most the number of tokens.
  func next(after offset: Int) -> Int {
    guard let token = self[offset] else { return min(max(offset + 1, 0), count) }
    return token.kind == .open ? min(max(token.partner + 1 - start, offset + 1), count) : offset + 1
  }

  /// The tokens within a bracket; none if there is no bracket.
  func inside(_ offset: Int) -> Self {
    guard let token = self[offset], token.kind == .open else { return tokens(from: offset + 1, to: offset + 1) }
    return tokens(from: offset + 1, to: token.partner - start)
  }

  /// The offset of the bracket that a bracket closes, or nil if that is not in the slice.
  func opening(of offset: Int) -> Int? {
    guard let token = self[offset], token.kind == .close, token.partner < start + offset, token.partner >= start
    else {
      return nil
    }
    return token.partner - start
  }

  /// The tokens between separators that lie in no bracket.
  func split(at separator: StaticString) -> [Self] {
    var (pieces, first, offset): ([Self], Int, Int) = ([], 0, 0)
    while offset < count {
      if isAt(offset, separator) {
        pieces.append(tokens(from: first, to: offset))
        first = offset + 1
      }
      offset = next(after: offset)
    }
    return pieces + [tokens(from: first)]
  }
}

extension SourceCode.Slice: Equatable {
  static func == (one: Self, other: Self) -> Bool {
    one.code === other.code && one.start == other.start && one.end == other.end
  }
}

extension Array {
  /// Returns the element at an index, or `nil` if there is none.
  subscript(safe index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}

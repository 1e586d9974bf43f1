import RefreshDiagnostics

/// Lines as a person reads them: the keys, values and indicators in them, regardless of the characters in which they
/// are written.
///
/// It is made only after an error, to find out what was meant. It continues past what stops a YAML parser, and
/// doesn't consider the lines far above.
struct LineReading {
  /// The kind of part of a line.
  enum Kind {
    case indentation, dash, key, colon, open, close, comma, value, comment
  }

  /// A part of a line.
  struct Token {
    let kind: Kind
    /// The range in the file, in bytes.
    var range: Range<Int>
    /// The number of open brackets around it.
    let depth: Int
  }

  /// A character that was typed instead of another.
  struct Stray {
    let lookalike: Lookalike
    let edit: Fix.Edit
    /// Whether it is a quote around a value, where it may also be part of the text.
    var isOfValue = false
  }

  private(set) var tokens: [Token] = []
  /// The characters of the structure that were typed instead of others.
  var strays: [Stray] = []
  /// The offsets at which a space is missing after a `:` or a dash.
  var missingSpaces: [Int] = []

  private let characters: [(scalar: Unicode.Scalar, offset: Int)]
  private let end: Int
  var index = 0
  /// The open brackets, as ASCII characters.
  var brackets: [Unicode.Scalar] = []

  /// Reads lines.
  ///
  /// - Parameters:
  ///   - file: The text.
  ///   - range: Whole lines of it. The first line must not be inside brackets.
  init(_ file: SourceFile, _ range: Range<Int>) {
    var offset = range.lowerBound
    characters = String(decoding: file.bytes[range], as: UTF8.self).unicodeScalars.map { scalar in
      defer { offset += UTF8.width(scalar) }
      return (scalar, offset)
    }
    end = range.upperBound
    while index < characters.count {
      readLine()
      index += 1
    }
  }

  // MARK: - Characters

  func offset(_ index: Int) -> Int { index < characters.count ? characters[index].offset : end }
  func scalar(_ index: Int) -> Unicode.Scalar? { index < characters.count ? characters[index].scalar : nil }
  func isBreak(_ index: Int) -> Bool { scalar(index).map { $0 == "\n" || $0 == "\r" } ?? true }

  /// Returns the ASCII character that a character is or stands for, or nil for other characters.
  func ascii(_ index: Int) -> Unicode.Scalar? {
    guard let scalar = scalar(index), !isBreak(index) else { return nil }
    return scalar.isASCII ? scalar : Lookalike(scalar)?.meant.unicodeScalars.first
  }

  func isBlank(_ index: Int) -> Bool {
    guard let scalar = scalar(index) else { return false }
    // Most characters are ASCII, and stand for themselves.
    guard !scalar.isASCII else { return scalar == " " || scalar == "\t" }
    return Lookalike(scalar).map { ["", " ", "\t"].contains($0.meant) } ?? false
  }
  func isBlankOrEnd(_ index: Int) -> Bool { isBreak(index) || isBlank(index) }

  /// Consumes the character as part of the structure.
  ///
  /// - Parameter text: The correct text. The default is the character that was meant.
  mutating func take(as text: String? = nil) {
    if let scalar = scalar(index), let lookalike = Lookalike(scalar) {
      let range = offset(index)..<offset(index + 1)
      strays.append(Stray(lookalike: lookalike, edit: Fix.Edit(range, text ?? lookalike.meant)))
    }
    index += 1
  }

  mutating func add(_ kind: Kind, from start: Int) {
    tokens.append(Token(kind: kind, range: offset(start)..<offset(index), depth: brackets.count))
  }

  // MARK: - Lines

  private mutating func readLine() {
    let start = index
    // An ideographic space is as wide as two ordinary ones, and is typed for two.
    while isBlank(index) { take(as: scalar(index) == "\u{3000}" ? "  " : nil) }
    if index > start { add(.indentation, from: start) }
    while !isBreak(index) {
      let before = index
      readItem()
      if index == before { index += 1 }
    }
  }

  /// Reads a key, an item or a value at a place where one may begin.
  private mutating func readItem() {
    takeBlanks()
    guard !isBreak(index) else { return }
    let start = index
    let first = ascii(index)
    switch first {
    case "#" where index == 0 || isBlankOrEnd(index - 1):
      take()
      while !isBreak(index) { index += 1 }
      add(.comment, from: start)
    case "-" where brackets.isEmpty && isDash():
      take(as: "-")
      add(.dash, from: start)
      if isBlankOrEnd(index) { takeBlanks() } else { missingSpaces.append(offset(index)) }
    case let sign? where [",", "}", "]"].contains(sign):
      readSeparator(sign)
    default:
      if !readKey() { readValue() }
    }
  }

  mutating func takeBlanks() { while isBlank(index) { take() } }

  /// Returns whether a dash begins an item here, before whitespace or before a word.
  private func isDash() -> Bool {
    guard tokens.last.map({ $0.kind == .indentation || $0.kind == .dash }) ?? true || offsetBeginsLine else {
      return false
    }
    guard let next = scalar(index + 1) else { return true }
    return isBlankOrEnd(index + 1)
      || scalar(index) == "-" && (next.properties.isAlphabetic || "{\"'".unicodeScalars.contains(next))
  }

  private var offsetBeginsLine: Bool { index == 0 || isBreak(index - 1) }

  /// Reads a comma or a closing bracket.
  mutating func readSeparator(_ sign: Unicode.Scalar) {
    let start = index
    if sign == "," {
      // Between keys, a comma is followed by a space.
      take(as: isBlankOrEnd(index + 1) ? "," : ", ")
      add(.comma, from: start)
    } else {
      take()
      add(.close, from: start)
      brackets.removeLast(min(1, brackets.count))
    }
  }
}

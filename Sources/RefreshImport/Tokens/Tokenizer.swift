import RefreshDiagnostics

/// Splits the text of Swift or Objective-C into tokens.
///
/// It accepts any text: unclosed tokens end with their line, their bracket or the text. Each byte is examined a
/// bounded number of times.
struct Tokenizer {
  let bytes: [UInt8]
  let isSwift: Bool
  var offset: Int
  let end: Int
  var tokens: [Token] = []
  /// The names, parameters and bodies of macros; the parameters are `nil` for a macro without a parameter list.
  var macros: [(name: String, parameters: [String]?, body: Range<Int>)] = []
  var beginsLine = true
  /// Whether code is skipped, because it is in a branch of `#if` that was not taken; the value is the depth of
  /// nested conditions in it.
  var leftOut: Int?
  var depth = 0
  /// The branches after the first of an `#if`, which are not read.
  var omitted: [Range<Int>] = []
  /// The indices of the tokens that begin the conditions around the current one, and whether they have an `#else`.
  var conditions: [(token: Int, hasElse: Bool)] = []
  /// The beginning of such a branch.
  var omission: Int?

  init(_ file: SourceFile, isSwift: Bool, range: Range<Int>? = nil) {
    (bytes, self.isSwift) = (file.bytes, isSwift)
    let start = file.bytes.starts(with: SourceFile.byteOrderMark) ? SourceFile.byteOrderMark.count : 0
    (offset, end) = (range?.lowerBound ?? start, range?.upperBound ?? file.bytes.count)
  }

  /// Reads all tokens, and matches their brackets.
  mutating func read() {
    while offset < end { readOne() }
    matchBrackets()
  }

  func byte(_ distance: Int = 0) -> UInt8? { offset + distance < end ? bytes[offset + distance] : nil }

  func isAt(_ text: StaticString) -> Bool {
    guard offset + text.utf8CodeUnitCount <= end else { return false }
    for index in 0..<text.utf8CodeUnitCount where bytes[offset + index] != text.utf8Start[index] { return false }
    return true
  }

  mutating func add(_ kind: Token.Kind, from start: Int, isLiteral: Bool = false) {
    if leftOut == nil {
      tokens.append(Token(kind: kind, start: start, end: offset, beginsLine: beginsLine, isLiteral: isLiteral))
    }
    beginsLine = false
  }

  mutating func readOne() {
    let (start, first) = (offset, bytes[offset])
    switch first {
    case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
      offset += 1
      beginsLine = true
    case UInt8(ascii: " "), UInt8(ascii: "\t"), 0x0B, 0x0C: offset += 1
    case UInt8(ascii: "\\") where lengthOfContinuation > 0: offset += 1 + lengthOfContinuation
    case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "/"): skipLine()
    case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "*"): skipComment()
    case UInt8(ascii: "#") where isSwift && (byte(1) == UInt8(ascii: "\"") || byte(1) == UInt8(ascii: "#")):
      readText()
    case UInt8(ascii: "#") where beginsLine && !isSwift: readDirective()
    case UInt8(ascii: "#") where isSwift && isConditionWord: readDirective()
    case UInt8(ascii: "/") where isSwift && isPattern: skipPattern()
    case UInt8(ascii: "\""): readText()
    case UInt8(ascii: "'") where !isSwift: readText()
    case UInt8(ascii: "@") where byte(1) == UInt8(ascii: "\""):
      offset += 1
      readText(from: start)
    case UInt8(ascii: "@") where [UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: "(")].contains(byte(1)):
      offset += 2
      add(.open, from: start, isLiteral: true)
    case UInt8(ascii: "@") where !isSwift && isDigit(byte(1)):
      // An Objective-C number literal has the same value.
      offset += 1
      readNumber()
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
      offset += 1
      add(.open, from: start)
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
      offset += 1
      add(.close, from: start)
    case UInt8(ascii: "0")...UInt8(ascii: "9"): readNumber()
    case UInt8(ascii: ".") where isDigit(byte(1)) && !isBehindOperand: readNumber()
    case UInt8(ascii: "`"):
      offset += 1
      beginWord(at: offset)
    case UInt8(ascii: "@"), UInt8(ascii: "#"), UInt8(ascii: "$"):
      offset += 1
      beginWord(at: start)
    case _ where isWord(first): beginWord(at: start)
    default: readSymbol()
    }
  }

  /// Whether a slash begins a regular expression of Swift: it is where an operand must be, and is closed on its line.
  private var isPattern: Bool {
    guard byte(1) != UInt8(ascii: " "), byte(1) != UInt8(ascii: "=") else { return false }
    guard let last = tokens.last, [.symbol, .open].contains(last.kind) || isKeyword(last) else { return false }
    var distance = 1
    while let next = byte(distance), next != UInt8(ascii: "\n") {
      if next == UInt8(ascii: "\\") { distance += 1 } else if next == UInt8(ascii: "/") { return true }
      distance += 1
    }
    return false
  }

  private func isKeyword(_ token: Token) -> Bool {
    let text = String(decoding: bytes[token.start..<token.end], as: UTF8.self)
    return ["return", "in", "case", "try", "await"].contains(text)
  }

  private mutating func skipPattern() {
    let start = offset
    offset += 1
    while let next = byte(), next != UInt8(ascii: "/") { offset += next == UInt8(ascii: "\\") ? 2 : 1 }
    offset = min(offset + 1, end)
    add(.number, from: start)
  }

  mutating func beginWord(at start: Int) {
    while let next = byte(), isWord(next) { offset += 1 }
    guard offset > start else { return }
    add(.word, from: start)
    if byte() == UInt8(ascii: "`") { offset += 1 }
  }

  func isDigit(_ byte: UInt8?) -> Bool {
    byte.map { $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") } ?? false
  }

  func isWord(_ byte: UInt8) -> Bool {
    byte >= 0x80 || isDigit(byte) || byte == UInt8(ascii: "_")
      || byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z")
  }

  /// Whether a dot would belong to the preceding expression.
  var isBehindOperand: Bool {
    guard let last = tokens.last, last.end == offset else { return false }
    return last.kind == .word || last.kind == .close || last.kind == .number
  }

  mutating func readNumber() {
    let start = offset
    while let next = byte() {
      // A sign is part of a preceding exponent; two dots are a range operator.
      let isExponent = bytes[max(offset - 1, start)] | 0x20 == UInt8(ascii: "e") && !isHexadecimal(start)
      let isSign = (next == UInt8(ascii: "-") || next == UInt8(ascii: "+")) && isExponent
      let isPoint = next == UInt8(ascii: ".") && byte(1) != UInt8(ascii: ".") && (!isSwift || isDigit(byte(1)))
      guard isWord(next) || isSign || isPoint else { break }
      offset += 1
    }
    add(.number, from: start)
  }

  func isHexadecimal(_ start: Int) -> Bool {
    start + 1 < end && bytes[start] == UInt8(ascii: "0") && bytes[start + 1] | 0x20 == UInt8(ascii: "x")
  }

  mutating func readSymbol() {
    let start = offset
    for symbol in Self.symbols where isAt(symbol) {
      offset += symbol.utf8CodeUnitCount
      return add(.symbol, from: start)
    }
    offset += 1
    add(.symbol, from: start)
  }

  static let symbols: [StaticString] = [
    "...", "..<", "->", "==", "!=", "<=", ">=", "&&", "||", "??", "+=", "-=", "*=", "/=", "++", "--",
  ]

  mutating func skipLine() {
    while let next = byte(), next != UInt8(ascii: "\n"), next != UInt8(ascii: "\r") {
      offset += next == UInt8(ascii: "\\") ? 1 + lengthOfContinuation : 1
    }
    offset = min(offset, end)
  }

  /// The number of bytes with which a backslash continues the line in C, none if it doesn't.
  private var lengthOfContinuation: Int {
    guard !isSwift else { return 0 }
    return byte(1) == UInt8(ascii: "\n")
      ? 1 : byte(1) == UInt8(ascii: "\r") ? byte(2) == UInt8(ascii: "\n") ? 2 : 1 : 0
  }

  mutating func skipComment() {
    var depth = 0
    while offset < end {
      if isAt("*/") {
        offset += 2
        depth -= 1
        if depth == 0 { return }
      } else if isAt("/*") {
        offset += 2
        // Only Swift's comments can be nested.
        depth = isSwift ? depth + 1 : 1
      } else {
        offset += 1
      }
    }
  }
}

// MARK: Brackets

extension Tokenizer {
  /// Matches brackets. An unclosed bracket ends where the enclosing one does.
  private mutating func matchBrackets() {
    var open: [Int] = []
    var counts: [UInt8: Int] = [:]
    for index in tokens.indices {
      if tokens[index].kind == .open {
        tokens[index].partner = tokens.count
        open.append(index)
        counts[shape(index), default: 0] += 1
      } else if tokens[index].kind == .close {
        tokens[index].partner = index
        let wanted = opening(of: bytes[tokens[index].start])
        // A brace closes all unclosed brackets inside it; any other bracket closes only its own kind.
        guard let last = open.last, counts[wanted, default: 0] > 0,
          shape(last) == wanted || wanted == UInt8(ascii: "{")
        else { continue }
        while let last = open.popLast() {
          tokens[last].partner = index
          counts[shape(last), default: 0] -= 1
          guard shape(last) == wanted else { continue }
          tokens[index].partner = last
          break
        }
      }
    }
  }

  private func shape(_ index: Int) -> UInt8 { bytes[tokens[index].end - 1] }

  private func opening(of close: UInt8) -> UInt8 {
    switch close {
    case UInt8(ascii: ")"): UInt8(ascii: "(")
    case UInt8(ascii: "]"): UInt8(ascii: "[")
    default: UInt8(ascii: "{")
    }
  }
}

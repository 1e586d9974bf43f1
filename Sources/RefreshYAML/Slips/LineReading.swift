import RefreshDiagnostics

/// Lines as a person reads them: the keys, values and indicators in them, whatever characters they are written
/// with.
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
  private(set) var strays: [Stray] = []
  /// The offsets at which a space is missing after a `:` or a dash.
  private(set) var missingSpaces: [Int] = []

  private let characters: [(scalar: Unicode.Scalar, offset: Int)]
  private let end: Int
  private var index = 0
  /// The open brackets, of ASCII.
  private var brackets: [Unicode.Scalar] = []

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

  private func offset(_ index: Int) -> Int { index < characters.count ? characters[index].offset : end }
  private func scalar(_ index: Int) -> Unicode.Scalar? { index < characters.count ? characters[index].scalar : nil }
  private func isBreak(_ index: Int) -> Bool { scalar(index).map { $0 == "\n" || $0 == "\r" } ?? true }

  /// Returns the ASCII character that a character is or stands for, or nil for other characters.
  private func ascii(_ index: Int) -> Unicode.Scalar? {
    guard let scalar = scalar(index), !isBreak(index) else { return nil }
    return scalar.isASCII ? scalar : Lookalike(scalar)?.meant.unicodeScalars.first
  }

  private func isBlank(_ index: Int) -> Bool {
    guard let scalar = scalar(index) else { return false }
    // Most characters are ASCII, and stand for themselves.
    guard !scalar.isASCII else { return scalar == " " || scalar == "\t" }
    return Lookalike(scalar).map { ["", " ", "\t"].contains($0.meant) } ?? false
  }
  private func isBlankOrEnd(_ index: Int) -> Bool { isBreak(index) || isBlank(index) }

  /// Consumes the character as part of the structure.
  ///
  /// - Parameter text: The correct text. The default is what the character stands for.
  private mutating func take(as text: String? = nil) {
    if let scalar = scalar(index), let lookalike = Lookalike(scalar) {
      let range = offset(index)..<offset(index + 1)
      strays.append(Stray(lookalike: lookalike, edit: Fix.Edit(range, text ?? lookalike.meant)))
    }
    index += 1
  }

  private mutating func add(_ kind: Kind, from start: Int) {
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

  /// Reads what begins where a key, an item or a value may begin.
  private mutating func readItem() {
    takeBlanks()
    guard let first = ascii(index) else { return }
    let start = index
    switch first {
    case "#" where index == 0 || isBlankOrEnd(index - 1):
      take()
      while !isBreak(index) { index += 1 }
      add(.comment, from: start)
    case "-" where brackets.isEmpty && isDash():
      take(as: "-")
      add(.dash, from: start)
      if isBlankOrEnd(index) { takeBlanks() } else { missingSpaces.append(offset(index)) }
    case ",", "}", "]":
      readSeparator(first)
    default:
      if !readKey() { readValue() }
    }
  }

  private mutating func takeBlanks() { while isBlank(index) { take() } }

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
  private mutating func readSeparator(_ sign: Unicode.Scalar) {
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

  // MARK: - Keys

  /// Reads a key with its colon, if one begins here. Returns whether it does.
  private mutating func readKey() -> Bool {
    guard let keyEnd = endOfKey() else { return false }
    var colon = keyEnd
    while isBlank(colon) { colon += 1 }
    guard ascii(colon) == ":" else { return false }
    let isOdd = scalar(colon) != ":"
    let isTight = !isBlankOrEnd(colon + 1)
    let isQuoted = ascii(index).map { ["\"", "'"].contains($0) } ?? false
    // The start of an address (as in `https://`) isn't a key.
    if isTight, !isOdd, ["/", "\\", ":", ","].contains(ascii(colon + 1)) { return false }
    if isTight, !isOdd, scalar(index).map({ !$0.properties.isAlphabetic && !isQuoted }) ?? true { return false }
    let start = index
    while index < keyEnd {
      if isQuoted || scalar(index).map({ Lookalike($0)?.meant.isEmpty ?? false }) ?? false {
        take()
      } else {
        index += 1
      }
    }
    add(.key, from: start)
    takeBlanks()
    let sign = index
    take(as: isTight ? ": " : ":")
    add(.colon, from: sign)
    if isTight, !isOdd, !isQuoted || brackets.isEmpty { missingSpaces.append(offset(index)) }
    takeBlanks()
    readValue()
    return true
  }

  /// Returns the end of a word that may be a key.
  private func endOfKey() -> Int? {
    var place = index
    if let quote = ascii(place), quote == "\"" || quote == "'" {
      place += 1
      while !isBreak(place), ascii(place) != quote { place += 1 }
      return isBreak(place) ? nil : place + 1
    }
    while let scalar = scalar(place), !isBreak(place), isOfKey(scalar) { place += 1 }
    return place > index ? place : nil
  }

  private func isOfKey(_ scalar: Unicode.Scalar) -> Bool {
    guard !scalar.isASCII else {
      return ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar) || ("0"..."9").contains(scalar)
        || "._-$<".unicodeScalars.contains(scalar)
    }
    return scalar.properties.isAlphabetic || scalar.properties.numericType != nil
      || Lookalike(scalar).map { $0.meant.isEmpty || $0.meant == "-" } ?? false
  }

  // MARK: - Values

  /// Reads a value and stops at what ends it.
  private mutating func readValue() {
    guard let character = ascii(index) else { return }
    let start = index
    switch character {
    case "{", "[":
      take()
      brackets.append(character)
      add(.open, from: start)
    case "\"", "'":
      let count = strays.count
      if readQuoted(character) {
        for index in count..<strays.count { strays[index].isOfValue = true }
        add(.value, from: start)
      } else {
        readPlain()
      }
    case "#" where isBlankOrEnd(index - 1): break
    case ",", "}", "]": readSeparator(character)
    default: readPlain()
    }
  }

  /// Reads a quoted text, including its closing quote. Returns whether there is one.
  private mutating func readQuoted(_ quote: Unicode.Scalar) -> Bool {
    var close = index + 1
    var odd: Int?
    let isOdd = scalar(index) != quote
    while !isBreak(close) {
      if scalar(close) == "\\", quote == "\"" {
        close += 1
      } else if ascii(close) == quote {
        if !isOdd, scalar(close)?.isASCII ?? false { break }
        odd = close
        if isOdd { break }
      }
      close += 1
    }
    // In a quoted text, other quotes are text.
    if isBreak(close) { close = odd ?? close }
    guard !isBreak(close) else { return false }
    guard isBlankOrEnd(close + 1) || [",", "}", "]", ":"].contains(ascii(close + 1)) else { return false }
    take()
    index = close
    take()
    return true
  }

  /// Reads an unquoted text.
  private mutating func readPlain() {
    let start = index
    var last = index
    var depth = 0
    while !isBreak(index), let character = scalar(index) {
      if index > start, isBlank(index - 1), ascii(index) == "#" { break }
      if !brackets.isEmpty {
        if character == "{" || character == "[" { depth += 1 }
        if ascii(index) == "}" || ascii(index) == "]" {
          if depth == 0 { break }
          depth -= 1
        }
        if depth == 0, ascii(index) == ",", character == "," || endsItem(index + 1) { break }
      }
      index += 1
      if !isBlank(index - 1) { last = index }
    }
    let rest = index
    index = max(last, start)
    add(.value, from: start)
    // Trailing characters that look like spaces aren't part of the value.
    while index < rest { if isBlank(index) { take(as: isBreak(rest) ? "" : nil) } else { index += 1 } }
  }

  /// Returns whether a non-ASCII comma ends an item: before a key or, in a list, before an ASCII character.
  private func endsItem(_ place: Int) -> Bool {
    var copy = self
    copy.index = place
    while copy.isBlank(copy.index) { copy.index += 1 }
    if brackets.last == "[", scalar(copy.index).map({ $0.isASCII || Lookalike($0) != nil }) ?? false { return true }
    guard let end = copy.endOfKey() else { return false }
    var colon = end
    while isBlank(colon) { colon += 1 }
    return ascii(colon) == ":"
  }
}

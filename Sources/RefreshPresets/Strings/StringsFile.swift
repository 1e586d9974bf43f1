import RefreshDiagnostics
import RefreshText

/// A string table as in apps: a file `Localizable.strings` with lines like `"key" = "text";`.
///
/// Foundation also reads property lists, but doesn't report the locations at which mistakes and duplicates are shown.
package struct StringsFile: Sendable {
  /// One line.
  package struct Entry: Equatable, Sendable {
    package let key: String
    let keySpan: Span
    package let text: String
  }

  /// The entries in order, up to the first error.
  package private(set) var entries: [Entry] = []

  /// Reads a text.
  ///
  /// The grammar is that of old-style property lists without their outer braces. Keys and texts are in quotes, or
  /// unquoted if they consist only of letters, digits and `_$/:.-`. `key;` alone is a text that is its own key.
  /// Comments are `/* … */` and `// …`.
  ///
  /// - Parameters:
  ///   - file: The text.
  ///   - diagnostics: Collects the diagnostics.
  package init(_ file: SourceFile, into diagnostics: inout Diagnostics) {
    let start = file.bytes.starts(with: SourceFile.byteOrderMark) ? 3 : 0
    let head = file.text(in: start..<start + 6)
    if head.hasPrefix("bplist") || head.hasPrefix("<?xml") || head.hasPrefix("<plist") {
      let what = head.hasPrefix("<") ? "an XML property list" : "a compiled property list"
      diagnostics.add(
        .badStrings, "this is \(what), not a text file with strings", at: Span(wholeOf: file),
        help: "use the source file, with lines like `\"key\" = \"text\";`")
      return
    }
    var scanner = StringsScanner(file)
    do throws(Diagnostic) {
      while let entry = try scanner.next() { entries.append(entry) }
    } catch { diagnostics.add(error) }
  }
}

/// A scanner that reads a string table entry by entry.
struct StringsScanner {
  private let file: SourceFile
  private let bytes: [UInt8]
  private var offset: Int

  init(_ file: SourceFile) {
    self.file = file
    bytes = file.bytes
    offset = bytes.starts(with: SourceFile.byteOrderMark) ? SourceFile.byteOrderMark.count : 0
  }

  /// Returns the next entry, or nil at the end.
  mutating func next() throws(Diagnostic) -> StringsFile.Entry? {
    try skipBlanks()
    guard offset < bytes.count else { return nil }
    let start = offset
    let key = try text(as: "a key")
    let keySpan = span(start, offset)
    let end = offset
    try skipBlanks()
    if take(";") { return StringsFile.Entry(key: key, keySpan: keySpan, text: key) }
    guard take("=") else { throw mistake("`=` is missing after the key", span(end, end)) }
    try skipBlanks()
    guard offset < bytes.count else { throw mistake("the text for this key is missing", keySpan) }
    let value = try text(as: "a text")
    let valueEnd = offset
    try skipBlanks()
    guard take(";") else { throw mistake("`;` is missing after the text", span(valueEnd, valueEnd)) }
    return StringsFile.Entry(key: key, keySpan: keySpan, text: value)
  }

  /// Reads a key or text, quoted or unquoted.
  private mutating func text(as what: String) throws(Diagnostic) -> String {
    if take("\"") { return try quoted(by: UInt8(ascii: "\"")) }
    if take("'") { return try quoted(by: UInt8(ascii: "'")) }
    let start = offset
    while offset < bytes.count, StringsScanner.isBare(bytes[offset]) { offset += 1 }
    guard offset > start else {
      let length = min(UTF8Sequence.length(leading: bytes[offset]), bytes.count - offset)
      throw mistake(
        "\(what) begins with a quote or a letter, found \(RefreshPresets.quoted(file.text(in: offset..<offset + length)))",
        span(offset, offset + length))
    }
    return file.text(in: start..<offset)
  }

  /// Reads the rest of a text after its opening quote.
  private mutating func quoted(by quote: UInt8) throws(Diagnostic) -> String {
    let start = offset - 1
    var units: [UInt16] = []
    var run = offset
    while offset < bytes.count {
      let byte = bytes[offset]
      if byte == quote {
        units += file.text(in: run..<offset).utf16
        offset += 1
        let text = String(decoding: units, as: UTF16.self)
        // An unpaired surrogate would be replaced by another character.
        guard text.utf16.elementsEqual(units) else {
          throw mistake(
            "a `\\U` in this text is only half of a surrogate pair", span(start, offset), help: "write both halves")
        }
        return text
      }
      if byte == UInt8(ascii: "\\") {
        units += file.text(in: run..<offset).utf16
        try units.append(escape())
        run = offset
      } else {
        offset += 1
      }
    }
    throw mistake("this quote is never closed", span(start, start + 1))
  }

  /// Reads an escape and returns its UTF-16 code unit: for a character beyond U+FFFF, `\U` gives one of two
  /// surrogates.
  private mutating func escape() throws(Diagnostic) -> UInt16 {
    let start = offset
    offset += 1
    guard offset < bytes.count else { throw mistake("nothing follows this backslash", span(start, start + 1)) }
    let letter = bytes[offset]
    offset += 1
    if let unit = StringsScanner.escapes[Unicode.Scalar(letter)] { return unit }
    switch letter {
    case UInt8(ascii: "U"), UInt8(ascii: "u"):
      guard let number = number(radix: 16, atMost: 4) else {
        throw mistake(
          "`\\\(Character(Unicode.Scalar(letter)))` needs up to four hexadecimal digits", span(start, offset))
      }
      return number
    case UInt8(ascii: "0")...UInt8(ascii: "7"):
      offset -= 1
      guard let number = number(radix: 8, atMost: 3), number < 0x80 else {
        throw mistake(
          "octal escapes only support ASCII", span(start, offset), help: "write `\\U` and four hexadecimal digits")
      }
      return number
    default:
      offset -= 1
      offset += min(UTF8Sequence.length(leading: bytes[offset]), bytes.count - offset)
      throw mistake(
        "there is no escape \(RefreshPresets.quoted(file.text(in: start..<offset)))", span(start, offset),
        help: "the escapes are `\\n`, `\\t`, `\\r`, `\\\"`, `\\'`, `\\\\` and `\\U` with four hexadecimal digits")
    }
  }

  private static let escapes: [Unicode.Scalar: UInt16] = [
    "n": 0x0A, "t": 0x09, "r": 0x0D, "a": 0x07, "b": 0x08, "v": 0x0B, "f": 0x0C, "\"": 0x22, "'": 0x27, "\\": 0x5C,
    "\n": 0x0A,
  ]

  private mutating func number(radix: Int, atMost digits: Int) -> UInt16? {
    let start = offset
    while offset < bytes.count, offset - start < digits,
      Character(Unicode.Scalar(bytes[offset])).hexDigitValue.map({ $0 < radix }) ?? false
    {
      offset += 1
    }
    return file.text(in: start..<offset).wholeNumber(as: UInt16.self, radix: radix)
  }

  /// Skips whitespace and comments.
  private mutating func skipBlanks() throws(Diagnostic) {
    while offset < bytes.count {
      if [0x20, 0x09, 0x0A, 0x0D, 0x0B, 0x0C].contains(bytes[offset]) {
        offset += 1
      } else if bytes[offset...].starts(with: "//".utf8) {
        while offset < bytes.count, bytes[offset] != 0x0A, bytes[offset] != 0x0D { offset += 1 }
      } else if bytes[offset...].starts(with: "/*".utf8) {
        let start = offset
        offset += 2
        while !bytes[offset...].starts(with: "*/".utf8) {
          offset += 1
          guard offset < bytes.count else { throw mistake("this comment is never closed", span(start, start + 2)) }
        }
        offset += 2
      } else {
        return
      }
    }
  }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard offset < bytes.count, bytes[offset] == UInt8(ascii: character) else { return false }
    offset += 1
    return true
  }

  private static func isBare(_ byte: UInt8) -> Bool {
    let character = Character(Unicode.Scalar(byte))
    return byte < 0x80 && (character.isLetter || character.isNumber || "_$/:.-".contains(character))
  }

  private func span(_ start: Int, _ end: Int) -> Span { Span(file: file, start: start, end: end) }

  private func mistake(_ message: String, _ span: Span, help: String? = nil) -> Diagnostic {
    Diagnostic(.badStrings, message, at: span, help: help)
  }
}

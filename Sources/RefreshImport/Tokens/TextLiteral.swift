/// A string literal of a source file, without its quotes and escapes.
struct TextLiteral {
  /// A piece of the literal.
  enum Piece: Equatable {
    case text(String)
    /// The source of an interpolated expression.
    case code(Range<Int>)
  }

  private(set) var pieces: [Piece] = []

  /// Reads a literal.
  ///
  /// - Parameters:
  ///   - bytes: The file.
  ///   - range: The literal with its quotes.
  ///   - isSwift: The language.
  init(_ bytes: [UInt8], _ range: Range<Int>, isSwift: Bool) {
    var (index, end, hashes) = (range.lowerBound, range.upperBound, 0)
    if index < end, bytes[index] == UInt8(ascii: "@") { index += 1 }
    while index < end, bytes[index] == UInt8(ascii: "#") { (index, hashes) = (index + 1, hashes + 1) }
    let quotes =
      isSwift && range.count - 2 * hashes >= 6
        && bytes[index..<end].prefix(3).allSatisfy { $0 == UInt8(ascii: "\"") } ? 3 : 1
    index = min(index + quotes, end)
    end = max(index, end - hashes - quotes)
    var content: [UInt8] = []
    while index < end {
      guard bytes[index] == UInt8(ascii: "\\"), index + hashes + 1 < end,
        bytes[(index + 1)..<(index + 1 + hashes)].allSatisfy({ $0 == UInt8(ascii: "#") })
      else {
        content.append(bytes[index])
        index += 1
        continue
      }
      index += 1 + hashes
      if isSwift, bytes[index] == UInt8(ascii: "(") {
        if !content.isEmpty { pieces.append(.text(String(decoding: content, as: UTF8.self))) }
        content = []
        let start = index + 1
        var depth = 0
        repeat {
          if bytes[index] == UInt8(ascii: "(") { depth += 1 }
          if bytes[index] == UInt8(ascii: ")") { depth -= 1 }
          index += 1
        } while index < end && depth > 0
        pieces.append(.code(start..<max(start, index - 1)))
      } else {
        content += Self.escape(bytes, &index, before: end, isSwift: isSwift)
      }
    }
    if quotes == 3 { content = Self.unindented(content) }
    if !content.isEmpty || pieces.isEmpty { pieces.append(.text(String(decoding: content, as: UTF8.self))) }
  }

  /// Reads the escape after a backslash.
  private static func escape(_ bytes: [UInt8], _ index: inout Int, before end: Int, isSwift: Bool) -> [UInt8] {
    let first = bytes[index]
    index += 1
    func number(radix: UInt32, atMost count: Int) -> UInt32 {
      var (value, digits) = (UInt32(0), 0)
      while index < end, digits < count, let digit = Character(Unicode.Scalar(bytes[index])).hexDigitValue,
        digit < radix
      {
        (value, digits, index) = (value &* radix &+ UInt32(digit), digits + 1, index + 1)
      }
      return value
    }
    func scalar(_ value: UInt32) -> [UInt8] {
      Unicode.Scalar(value).map { Array(String(Character($0)).utf8) } ?? []
    }
    switch first {
    case UInt8(ascii: "n"): return [0x0A]
    case UInt8(ascii: "t"): return [0x09]
    case UInt8(ascii: "r"): return [0x0D]
    case UInt8(ascii: "u") where isSwift:
      guard index < end, bytes[index] == UInt8(ascii: "{") else { return [] }
      index += 1
      let value = number(radix: 16, atMost: 8)
      if index < end, bytes[index] == UInt8(ascii: "}") { index += 1 }
      return scalar(value)
    case UInt8(ascii: "u"): return scalar(number(radix: 16, atMost: 4))
    case UInt8(ascii: "U"): return scalar(number(radix: 16, atMost: 8))
    case UInt8(ascii: "x"): return [UInt8(truncatingIfNeeded: number(radix: 16, atMost: 2))]
    case UInt8(ascii: "0")...UInt8(ascii: "7"):
      // A byte, of which a character may need several.
      index -= 1
      return [UInt8(truncatingIfNeeded: number(radix: 8, atMost: 3))]
    case 0x0A: return []
    default: return [first]
    }
  }

  /// Returns a multi-line literal without its first line break and without the indentation of its last line.
  private static func unindented(_ content: [UInt8]) -> [UInt8] {
    var lines = content.split(separator: 0x0A, omittingEmptySubsequences: false)
    guard lines.count > 1, let indentation = lines.popLast() else { return content }
    return Array(
      lines.dropFirst().map { $0.starts(with: indentation) ? $0.dropFirst(indentation.count) : $0 }.joined(
        separator: [0x0A]))
  }

  /// The whole text, unless it contains interpolations.
  var text: String? {
    if case .text(let text) = pieces[0], pieces.count == 1 { text } else { nil }
  }
}

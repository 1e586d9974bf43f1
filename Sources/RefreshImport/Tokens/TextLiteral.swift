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
    // The lines of a long literal are without the indentation of its last line, and without its first and last break.
    var indentation: ArraySlice<UInt8> = []
    func skipIndentation() { if bytes[index..<end].starts(with: indentation) { index += indentation.count } }
    if quotes == 3, let first = bytes[index..<end].firstIndex(of: 0x0A),
      let last = bytes[index..<end].lastIndex(of: 0x0A)
    {
      indentation = bytes[(last + 1)..<end]
      (index, end) = (first + 1, max(first + 1, bytes[last - 1] == 0x0D ? last - 1 : last))
      skipIndentation()
    }
    while index < end {
      guard bytes[index] == UInt8(ascii: "\\"), index + hashes + 1 < end,
        bytes[(index + 1)..<(index + 1 + hashes)].allSatisfy({ $0 == UInt8(ascii: "#") })
      else {
        content.append(bytes[index])
        index += 1
        if quotes == 3, content.last == 0x0A { skipIndentation() }
        continue
      }
      index += 1 + hashes
      if isSwift, bytes[index] == UInt8(ascii: "(") {
        if !content.isEmpty { pieces.append(.text(String(decoding: content, as: UTF8.self))) }
        content = []
        let start = index + 1
        index = Self.end(ofInterpolationAt: index, bytes, before: end)
        pieces.append(.code(start..<max(start, index - 1)))
      } else if let next = Self.lineBreak(bytes, at: index, before: end) {
        index = next
        if quotes == 3 { skipIndentation() }
      } else {
        content += Self.escape(bytes, &index, before: end, isSwift: isSwift)
      }
    }
    if !content.isEmpty || pieces.isEmpty { pieces.append(.text(String(decoding: content, as: UTF8.self))) }
  }

  /// Returns the offset after the bracket that closes an interpolation; brackets in its texts don't count.
  private static func end(ofInterpolationAt start: Int, _ bytes: [UInt8], before end: Int) -> Int {
    var (index, depth, isInText) = (start, 0, false)
    repeat {
      switch bytes[index] {
      case UInt8(ascii: "\\"): index += 1
      case UInt8(ascii: "\""): isInText.toggle()
      case UInt8(ascii: "(") where !isInText: depth += 1
      case UInt8(ascii: ")") where !isInText: depth -= 1
      default: break
      }
      index += 1
    } while index < end && depth > 0
    return min(index, end)
  }

  /// Returns the offset after a line break that a backslash before it removes, or `nil` if there is none.
  private static func lineBreak(_ bytes: [UInt8], at start: Int, before end: Int) -> Int? {
    var index = start
    while index < end, [0x20, 0x09, 0x0D].contains(bytes[index]) { index += 1 }
    return index < end && bytes[index] == 0x0A ? index + 1 : nil
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
    case UInt8(ascii: "0") where isSwift: return [0]
    case UInt8(ascii: "0")...UInt8(ascii: "7"):
      // A byte, of which a character may need several.
      index -= 1
      return [UInt8(truncatingIfNeeded: number(radix: 8, atMost: 3))]
    default: return (isSwift ? nil : escapesOfC[first]).map { [$0] } ?? [first]
    }
  }

  private static let escapesOfC: [UInt8: UInt8] = [
    UInt8(ascii: "a"): 0x07, UInt8(ascii: "b"): 0x08, UInt8(ascii: "f"): 0x0C, UInt8(ascii: "v"): 0x0B,
    UInt8(ascii: "e"): 0x1B,
  ]

  /// The whole text, unless it contains interpolations.
  var text: String? {
    if case .text(let text) = pieces[0], pieces.count == 1 { text } else { nil }
  }
}

/// A text with parameters: `from ${a} to ${b}`.
///
/// A parameter's name consists of letters of any script, digits, `-` and `_`. `$${` stands for the text `${`.
struct TextTemplate: Sendable {
  /// A piece of the text.
  enum Part: Equatable, Sendable {
    /// Plain text.
    case text(String)
    /// The name of a parameter, and its range in bytes of the text.
    case parameter(String, Range<Int>)
    /// A `${` that doesn't begin a parameter: its range, and whether it has a `}`.
    case flaw(Range<Int>, isClosed: Bool)
  }

  /// The pieces, in order.
  let parts: [Part]

  /// Parses a text, or returns nil if it has no `${`.
  init?(_ text: String) {
    let bytes = Array(text.utf8)
    var parts: [Part] = []
    var plain: [UInt8] = []
    var index = 0
    var isTemplate = false
    func endPlain() {
      if !plain.isEmpty { parts.append(.text(String(decoding: plain, as: UTF8.self))) }
      plain.removeAll()
    }
    while index < bytes.count {
      if bytes[index...].starts(with: "$${".utf8) {
        isTemplate = true
        plain += "${".utf8
        index += 3
      } else if bytes[index...].starts(with: "${".utf8) {
        isTemplate = true
        endPlain()
        let part = TextTemplate.parameter(in: bytes, from: index)
        parts.append(part.0)
        index = part.end
      } else {
        plain.append(bytes[index])
        index += 1
      }
    }
    guard isTemplate else { return nil }
    endPlain()
    self.parts = parts
  }

  /// Returns the part that begins with `${`, and its end.
  private static func parameter(in bytes: [UInt8], from start: Int) -> (Part, end: Int) {
    guard let close = bytes[start...].firstIndex(of: UInt8(ascii: "}")) else {
      return (.flaw(start..<bytes.count, isClosed: false), bytes.count)
    }
    let range = start..<close + 1
    let name = String(decoding: bytes[start + 2..<close], as: UTF8.self)
    let isName = !name.isEmpty && name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }
    return (isName ? .parameter(name, range) : .flaw(range, isClosed: true), range.upperBound)
  }

  /// Returns whether a text may be a template; a quick check.
  static func mayBeTemplate(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    zip(bytes, bytes.dropFirst()).contains { $0 == UInt8(ascii: "$") && $1 == UInt8(ascii: "{") }
  }
}

/// A piece of YAML as it is written, even where it isn't valid.
///
/// Editors ask while a line is being typed, when the text can't be read as YAML. This tree is a pure function of the
/// current text: indentation, dashes, colons and brackets show what belongs together.
struct SyntaxNode: Sendable {
  /// The kind of a node.
  enum Kind: Equatable, Sendable {
    /// A key without a value.
    case missing
    /// Text without quotes.
    case plain
    /// Text in quotes.
    case quoted
    /// The lines after `|` or `>`.
    case block
    /// `*name`.
    case alias
    /// A list.
    case list
    /// A map.
    case map
  }

  /// A key of a map with its value.
  struct Entry: Sendable {
    /// The bytes of the key, including quotes.
    let key: Range<Int>
    /// The text of the key, without quotes.
    let name: String
    /// The offset of the colon, or nil if it isn't written yet.
    let colon: Int?
    /// The value.
    let value: SyntaxNode

    /// The bytes from the key to the end of the value.
    var range: Range<Int> { key.lowerBound..<max(key.upperBound, (colon ?? -1) + 1, value.range.upperBound) }
  }

  /// The kind.
  let kind: Kind
  /// The bytes; of a list or map from the first key, dash or bracket to the end of the last value.
  var range: Range<Int>
  /// Whether it is written in brackets.
  var isFlow = false
  /// The entries of a map.
  var entries: [Entry] = []
  /// The items of a list.
  var items: [SyntaxNode] = []
  /// The bytes of the anchor's name, if it has one.
  var anchor: Range<Int>?

  /// Returns the entry of a key of a map.
  subscript(name: String) -> Entry? { entries.first { $0.name == name } }

  /// Whether it is a scalar or nothing.
  var isScalar: Bool { kind != .list && kind != .map }

  /// Returns the text of a scalar, without quotes.
  func text(in bytes: [UInt8]) -> String { SyntaxNode.text(of: range, in: bytes) }

  /// Returns the text of bytes, without quotes around it.
  static func text<Bytes: RandomAccessCollection>(of range: Range<Int>, in bytes: Bytes) -> String
  where Bytes.Element == UInt8, Bytes.Index == Int {
    var inner = bytes[range.clamped(to: 0..<bytes.count)]
    guard let quote = inner.first, quote == UInt8(ascii: "'") || quote == UInt8(ascii: "\"") else {
      return String(decoding: inner, as: UTF8.self)
    }
    inner = inner.dropFirst()
    if inner.last == quote { inner = inner.dropLast() }
    let text = String(decoding: inner, as: UTF8.self)
    return quote == UInt8(ascii: "'") ? text.replacing("''", with: "'") : text.withoutEscapes
  }

  /// Calls a function with the node and all nodes inside, outer ones first.
  func visit(_ body: (SyntaxNode) -> Void) {
    body(self)
    for entry in entries { entry.value.visit(body) }
    for item in items { item.visit(body) }
  }
}

extension String {
  /// The text that is meant by one between double quotes; escapes that YAML doesn't have stay unchanged.
  fileprivate var withoutEscapes: String {
    guard utf8.contains(UInt8(ascii: "\\")) else { return self }
    var (text, rest) = ("", unicodeScalars[...])
    while let scalar = rest.popFirst() {
      guard scalar == "\\", let sign = rest.first else {
        text.unicodeScalars.append(scalar)
        continue
      }
      let digits = ["x": 2, "u": 4, "U": 8][sign] ?? 0
      let number = UInt32(String(rest.dropFirst().prefix(digits)), radix: 16).flatMap(Unicode.Scalar.init)
      if digits > 0, rest.count > digits, let number {
        text.unicodeScalars.append(number)
        rest = rest.dropFirst(digits + 1)
      } else if let meant = Self.escapes[sign] {
        text.unicodeScalars.append(meant)
        rest = rest.dropFirst()
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
    return text
  }

  /// The meaning of escapes of one character after a backslash (YAML 1.1, section 5.6).
  private static let escapes: [Unicode.Scalar: Unicode.Scalar] = [
    "0": "\0", "a": "\u{7}", "b": "\u{8}", "t": "\t", "\t": "\t", "n": "\n", "v": "\u{B}", "f": "\u{C}", "r": "\r",
    "e": "\u{1B}", " ": " ", "\"": "\"", "/": "/", "\\": "\\", "N": "\u{85}", "_": "\u{A0}", "L": "\u{2028}",
    "P": "\u{2029}",
  ]
}

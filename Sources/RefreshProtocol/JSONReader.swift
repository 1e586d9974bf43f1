import RefreshText

/// A reader of JSON text (RFC 8259).
package struct JSONReader {
  /// The reason why a text isn't JSON.
  package struct Failure: Error, Equatable {
    /// The offset of the first byte that doesn't fit.
    package let offset: Int
  }

  /// The greatest depth of nested lists and objects: 256.
  package static let greatestDepth = 256

  private let bytes: ArraySlice<UInt8>
  private var next: Int
  private var depth = 0

  private init(_ bytes: ArraySlice<UInt8>) { (self.bytes, next) = (bytes, bytes.startIndex) }

  /// Returns the value of a text.
  package static func value(of bytes: ArraySlice<UInt8>) throws(Failure) -> JSONValue {
    var reader = JSONReader(bytes)
    let value = try reader.value()
    reader.skipSpace()
    guard reader.next == bytes.endIndex else { throw reader.failure }
    return value
  }

  private var failure: Failure { Failure(offset: next - bytes.startIndex) }
  private var byte: UInt8? { next < bytes.endIndex ? bytes[next] : nil }

  private mutating func skipSpace() {
    while let byte, [0x20, 0x0A, 0x0D, 0x09].contains(byte) { next += 1 }
  }

  /// Skips a byte, and returns whether it was there.
  private mutating func skip(_ character: Unicode.Scalar) -> Bool {
    guard byte == UInt8(ascii: character) else { return false }
    next += 1
    return true
  }

  private mutating func value() throws(Failure) -> JSONValue {
    skipSpace()
    switch byte {
    case UInt8(ascii: "{"): return try nested { (reader) throws(Failure) in try reader.object() }
    case UInt8(ascii: "["): return try nested { (reader) throws(Failure) in try reader.array() }
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "t"): return try word("true", .bool(true))
    case UInt8(ascii: "f"): return try word("false", .bool(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    default: return try number()
    }
  }

  private mutating func nested(
    _ read: (inout JSONReader) throws(Failure) -> JSONValue
  ) throws(Failure) -> JSONValue {
    guard depth < JSONReader.greatestDepth else { throw failure }
    depth += 1
    next += 1
    let value = try read(&self)
    depth -= 1
    return value
  }

  private mutating func word(_ text: String, _ value: JSONValue) throws(Failure) -> JSONValue {
    guard bytes[next...].starts(with: text.utf8) else { throw failure }
    next += text.utf8.count
    return value
  }

  private mutating func number() throws(Failure) -> JSONValue {
    let start = next
    while let byte, byte < 0x80, "+-.0123456789eE".utf8.contains(byte) { next += 1 }
    let text = String(decoding: bytes[start..<next], as: UTF8.self)
    guard Double(text) != nil else {
      next = start
      throw failure
    }
    return .number(text)
  }

  private mutating func array() throws(Failure) -> JSONValue {
    var items: [JSONValue] = []
    skipSpace()
    if skip("]") { return .array(items) }
    while true {
      items.append(try value())
      skipSpace()
      if skip("]") { return .array(items) }
      guard skip(",") else { throw failure }
    }
  }

  private mutating func object() throws(Failure) -> JSONValue {
    var members: [(String, JSONValue)] = []
    skipSpace()
    if skip("}") { return .object(JSONValue.Object(members)) }
    while true {
      skipSpace()
      let name = try string()
      skipSpace()
      guard skip(":") else { throw failure }
      members.append((name, try value()))
      skipSpace()
      if skip("}") { return .object(JSONValue.Object(members)) }
      guard skip(",") else { throw failure }
    }
  }

  private mutating func string() throws(Failure) -> String {
    guard skip("\"") else { throw failure }
    var text: [UInt8] = []
    while let byte {
      next += 1
      switch byte {
      case UInt8(ascii: "\""): return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"): text += String(try escaped()).utf8
      default: text.append(byte)
      }
    }
    throw failure
  }

  /// Reads the characters after a backslash. Half of a surrogate pair becomes U+FFFD.
  private mutating func escaped() throws(Failure) -> Unicode.Scalar {
    guard let byte else { throw failure }
    next += 1
    switch Unicode.Scalar(byte) {
    case "n": return "\n"
    case "t": return "\t"
    case "r": return "\r"
    case "b": return "\u{8}"
    case "f": return "\u{C}"
    case "\"", "\\", "/": return Unicode.Scalar(byte)
    case "u":
      let unit = try hexadecimal()
      if UTF16.isLeadSurrogate(unit), bytes[next...].starts(with: "\\u".utf8) {
        let start = next
        next += 2
        let trail = try hexadecimal()
        if UTF16.isTrailSurrogate(trail) {
          return Unicode.Scalar(0x10000 + (UInt32(unit) & 0x3FF) << 10 + UInt32(trail) & 0x3FF) ?? "\u{FFFD}"
        }
        next = start
      }
      return Unicode.Scalar(unit) ?? "\u{FFFD}"
    default:
      next -= 1
      throw failure
    }
  }

  private mutating func hexadecimal() throws(Failure) -> UInt16 {
    let text = String(decoding: bytes[next..<min(next + 4, bytes.endIndex)], as: UTF8.self)
    guard text.utf8.count == 4, let unit = text.wholeNumber(as: UInt16.self, radix: 16) else { throw failure }
    next += 4
    return unit
  }
}

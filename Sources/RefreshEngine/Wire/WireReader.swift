/// Reads what ``WireWriter`` wrote, and refuses everything else.
///
/// Whatever the bytes are, it neither traps nor takes more memory than they could mean. After the first mistake every
/// read fails.
struct WireReader {
  private let bytes: [UInt8]
  private var offset = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Whether everything has been read.
  var isAtEnd: Bool { offset == bytes.count }

  mutating func byte() -> UInt8? {
    guard offset < bytes.count else { return nil }
    defer { offset += 1 }
    return bytes[offset]
  }

  mutating func bool() -> Bool? {
    switch byte() {
    case 0: false
    case 1: true
    default: nil
    }
  }

  /// A count of values that take a byte each at least, so that a wrong one reserves no memory.
  mutating func count() -> Int? {
    var count: UInt32 = 0
    var shift: UInt32 = 0
    while let byte = byte() {
      guard shift < 28 else { return nil }
      count |= UInt32(byte & 0x7F) << shift
      if byte < 0x80 { return Int(count) <= bytes.count - offset ? Int(count) : nil }
      shift += 7
    }
    return nil
  }

  mutating func int32() -> Int32? { number(bytes: 4).map { Int32(bitPattern: UInt32(truncatingIfNeeded: $0)) } }

  mutating func int64() -> Int64? { number(bytes: 8).map { Int64(bitPattern: $0) } }

  /// A number that a screen can have: finite, and at most ``greatestMagnitude`` either way, so that no sum or
  /// product of the engine's becomes infinite.
  mutating func double() -> Double? {
    guard let bits = number(bytes: 8) else { return nil }
    let number = Double(bitPattern: bits)
    return number.magnitude <= WireReader.greatestMagnitude ? number : nil
  }

  /// The greatest number that is read.
  static var greatestMagnitude: Double { 1e12 }

  mutating func text() -> String? {
    guard let count = count() else { return nil }
    defer { offset += count }
    return String(decoding: bytes[offset..<offset + count], as: UTF8.self)
  }

  mutating func value<Value: Wired>(_: Value.Type = Value.self) -> Value? { Value.read(from: &self) }

  /// An optional that is there or not; nil where the bytes are wrong.
  mutating func optional<Value: Wired>(_: Value.Type = Value.self) -> Value?? {
    Value?.read(from: &self)
  }

  /// Reads a value to its place; false where the bytes are wrong.
  @inline(never)
  mutating func fill<Value: Wired>(_ place: inout Value) -> Bool {
    guard let value = value(Value.self) else { return false }
    place = value
    return true
  }

  /// Two values, and what is made of them.
  mutating func pair<First: Wired, Second: Wired, Value>(_ make: (First, Second) -> Value) -> Value? {
    guard let first = value(First.self), let second = value(Second.self) else { return nil }
    return make(first, second)
  }

  private mutating func number(bytes count: Int) -> UInt64? {
    guard count <= bytes.count - offset else { return nil }
    var number: UInt64 = 0
    for index in 0..<count { number |= UInt64(bytes[offset + index]) << (8 * UInt64(index)) }
    offset += count
    return number
  }
}

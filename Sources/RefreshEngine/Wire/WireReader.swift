/// A reader of ``WireWriter``'s output, which rejects everything else.
///
/// For any input, it neither traps nor allocates more memory than the input could represent. After the first error
/// every read fails.
struct WireReader: Wire {
  private let bytes: [UInt8]
  private var offset = 0
  /// Whether a field couldn't be read.
  private(set) var hasFailed = false

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

  /// Reads a count of values that take at least one byte each, so that an invalid count reserves no memory.
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

  /// Reads a finite number of at most ``greatestMagnitude`` in either direction, so that no sum or product in the
  /// engine becomes infinite.
  mutating func double() -> Double? {
    guard let bits = number(bytes: 8) else { return nil }
    let number = Double(bitPattern: bits)
    return number.magnitude <= WireReader.greatestMagnitude ? number : nil
  }

  /// The greatest magnitude of a number.
  static var greatestMagnitude: Double { 1e12 }

  mutating func text() -> String? {
    guard let count = count() else { return nil }
    defer { offset += count }
    return String(decoding: bytes[offset..<offset + count], as: UTF8.self)
  }

  mutating func value<Value: Wired>(_: Value.Type = Value.self) -> Value? { Value.read(from: &self) }

  /// Reads an optional, which may be present or not. Returns nil if the bytes are invalid.
  mutating func optional<Value: Wired>(_: Value.Type = Value.self) -> Value?? { Value?.read(from: &self) }

  @inline(never)
  mutating func field<Value: Wired>(_ place: inout Value) {
    if !hasFailed, let value = value(Value.self) { place = value } else { hasFailed = true }
  }

  /// Reads two values and combines them.
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

extension Bool: Wired {
  func write(to writer: inout WireWriter) { writer.write(byte: self ? 1 : 0) }
  static func read(from reader: inout WireReader) -> Bool? { reader.bool() }
}

extension UInt8: Wired {
  func write(to writer: inout WireWriter) { writer.write(byte: self) }
  static func read(from reader: inout WireReader) -> UInt8? { reader.byte() }
}

extension Int32: Wired {
  func write(to writer: inout WireWriter) { writer.write(number: UInt64(UInt32(bitPattern: self)), bytes: 4) }
  static func read(from reader: inout WireReader) -> Int32? { reader.int32() }
}

extension Int64: Wired {
  func write(to writer: inout WireWriter) { writer.write(number: UInt64(bitPattern: self), bytes: 8) }
  static func read(from reader: inout WireReader) -> Int64? { reader.int64() }
}

extension Double: Wired {
  func write(to writer: inout WireWriter) { writer.write(number: bitPattern, bytes: 8) }
  static func read(from reader: inout WireReader) -> Double? { reader.double() }
}

extension String: Wired {
  func write(to writer: inout WireWriter) { writer.write(text: self) }
  static func read(from reader: inout WireReader) -> String? { reader.text() }
}

extension Interval: Wired {
  func write(to writer: inout WireWriter) { writer.write(nanoseconds) }

  static func read(from reader: inout WireReader) -> Interval? {
    guard let nanoseconds = reader.int64(), 0...Interval.maximum.nanoseconds ~= nanoseconds else { return nil }
    return Interval(nanoseconds: nanoseconds)
  }
}

extension Optional: Wired where Wrapped: Wired {
  func write(to writer: inout WireWriter) {
    writer.write(byte: self == nil ? 0 : 1)
    if let value = self { writer.write(value) }
  }

  static func read(from reader: inout WireReader) -> Wrapped?? {
    guard let isThere = reader.bool() else { return nil }
    guard isThere else { return .some(nil) }
    return Wrapped.read(from: &reader).map { .some($0) }
  }
}

extension Array: Wired where Element: Wired {
  func write(to writer: inout WireWriter) {
    writer.write(count: count)
    for value in self { writer.write(value) }
  }

  static func read(from reader: inout WireReader) -> [Element]? {
    guard let count = reader.count() else { return nil }
    var values: [Element] = []
    for _ in 0..<count {
      guard let value = Element.read(from: &reader) else { return nil }
      values.append(value)
    }
    return values
  }
}

extension Point: WiredPair {
  var fields: (Double, Double) { (x, y) }
  init?(fields x: Double, _ y: Double) { self.init(x: x, y: y) }
}

extension Size: WiredPair {
  var fields: (Double, Double) { (width, height) }
  init?(fields width: Double, _ height: Double) {
    guard width >= 0, height >= 0 else { return nil }
    self.init(width: width, height: height)
  }
}

extension Destination: WiredPair {
  var fields: (Double?, Double?) { (x, y) }
  init?(fields x: Double?, _ y: Double?) { self.init(x: x, y: y) }
}

extension Insets: WiredFields {
  init() { self.init(top: 0) }
  mutating func pass(to wire: inout some Wire) { for edge in InsetEdge.allCases { wire.field(&self[edge]) } }
}

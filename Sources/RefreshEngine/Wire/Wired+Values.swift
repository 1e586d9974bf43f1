extension Bool: Wired {
  func write(to writer: inout WireWriter) { writer.write(byte: self ? 1 : 0) }
  static func read(from reader: inout WireReader) -> Bool? { reader.bool() }
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

extension Point: Wired {
  func write(to writer: inout WireWriter) {
    writer.write(x)
    writer.write(y)
  }

  static func read(from reader: inout WireReader) -> Point? {
    guard let x = reader.double(), let y = reader.double() else { return nil }
    return Point(x: x, y: y)
  }
}

extension Size: Wired {
  func write(to writer: inout WireWriter) {
    writer.write(width)
    writer.write(height)
  }

  static func read(from reader: inout WireReader) -> Size? {
    guard let width = reader.double(), let height = reader.double(), width >= 0, height >= 0 else { return nil }
    return Size(width: width, height: height)
  }
}

extension Insets: Wired {
  func write(to writer: inout WireWriter) {
    for edge in InsetEdge.allCases { writer.write(self[edge]) }
  }

  static func read(from reader: inout WireReader) -> Insets? {
    var insets = Insets.zero
    for edge in InsetEdge.allCases {
      guard let inset = reader.double() else { return nil }
      insets[edge] = inset
    }
    return insets
  }
}

extension Destination: Wired {
  func write(to writer: inout WireWriter) {
    writer.write(x)
    writer.write(y)
  }

  static func read(from reader: inout WireReader) -> Destination? {
    guard let x = reader.optional(Double.self), let y = reader.optional(Double.self) else { return nil }
    return Destination(x: x, y: y)
  }
}

/// A value that can be sent to an engine that runs elsewhere.
protocol Wired {
  /// Writes the value.
  func write(to writer: inout WireWriter)
  /// Reads a value, or returns nil if the bytes are invalid or the value isn't allowed.
  static func read(from reader: inout WireReader) -> Self?
  /// Whether its numbers are finite.
  var isFinite: Bool { get }
}

extension Wired {
  var isFinite: Bool { true }

  /// Returns the value as bytes, after others that identify its format.
  func encoded(after signature: [UInt8]) -> [UInt8] {
    var writer = WireWriter()
    for byte in signature { writer.write(byte: byte) }
    writer.write(self)
    return writer.bytes
  }

  /// Reads a value after its signature, or returns nil if the bytes don't contain exactly one.
  init?(decoding bytes: [UInt8], after signature: [UInt8]) {
    var reader = WireReader(bytes)
    for byte in signature where reader.byte() != byte { return nil }
    guard let value = reader.value(Self.self), reader.isAtEnd else { return nil }
    self = value
  }
}

/// A value of two fields.
protocol WiredPair: Wired {
  associatedtype First: Wired
  associatedtype Second: Wired
  /// The fields, in the order in which they are written.
  var fields: (First, Second) { get }
  /// Makes the value from its fields, or returns nil if they aren't allowed.
  init?(fields first: First, _ second: Second)
}

extension WiredPair {
  func write(to writer: inout WireWriter) {
    writer.write(fields.0)
    writer.write(fields.1)
  }

  static func read(from reader: inout WireReader) -> Self? { reader.pair { Self(fields: $0, $1) } ?? nil }
}

/// A value whose fields have defaults. One function passes them to a writer or a reader, so that both have the same order.
protocol WiredFields: Wired {
  init()
  /// Passes the fields to a wire, in the order in which they are written.
  mutating func pass(to wire: inout some Wire)
  /// Whether the values of the fields are allowed.
  var isAllowed: Bool { get }
}

extension WiredFields {
  var isAllowed: Bool { true }

  func write(to writer: inout WireWriter) {
    var copy = self
    copy.pass(to: &writer)
  }

  static func read(from reader: inout WireReader) -> Self? {
    var value = Self()
    value.pass(to: &reader)
    return !reader.hasFailed && value.isAllowed ? value : nil
  }
}

/// A writer or a reader of fields.
protocol Wire {
  /// Writes a field, or replaces it by the one that is read.
  mutating func field(_ value: inout some Wired)
}

/// An enumeration without associated values, written as the number of its case.
protocol WiredCase: Wired, CaseIterable, Equatable where AllCases == [Self] {}

extension WiredCase {
  func write(to writer: inout WireWriter) {
    for (index, value) in Self.allCases.enumerated() where value == self { writer.write(byte: UInt8(index)) }
  }

  static func read(from reader: inout WireReader) -> Self? {
    guard let index = reader.byte(), Int(index) < allCases.count else { return nil }
    return allCases[Int(index)]
  }
}

extension InsetEdge: WiredCase {}
extension ComponentRole: WiredCase {}
extension ComponentKind: WiredCase {}
extension RefreshState: WiredCase {}
extension Callback: WiredCase {}
extension ActivityIndicatorStyle: WiredCase {}
extension PartKind: WiredCase {}
extension PartProperty: WiredCase {}
extension ScrollViewKind: WiredCase {}
extension PhysicsKind: WiredCase {}
extension DecelerationRate: WiredCase {}
extension TextKey: WiredCase {}

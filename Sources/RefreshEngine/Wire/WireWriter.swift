/// A writer of values as compact bytes for an engine that runs elsewhere.
///
/// Numbers are little-endian. Counts and lengths have seven bits per byte (LEB128). An optional begins with a byte
/// that says whether it is present, an enumeration with the number of its case.
struct WireWriter: Wire {
  private(set) var bytes: [UInt8] = []

  mutating func write(byte: UInt8) { bytes.append(byte) }

  mutating func write(count: Int) {
    var rest = UInt32(count)
    while rest >= 0x80 {
      bytes.append(UInt8(rest & 0x7F) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }

  mutating func write(text: String) {
    write(count: text.utf8.count)
    bytes += text.utf8
  }

  mutating func write(_ value: some Wired) { value.write(to: &self) }

  mutating func field(_ value: inout some Wired) { write(value) }

  /// Writes the number of an enumeration's case and its associated value.
  mutating func write(case number: UInt8, _ value: some Wired) {
    write(byte: number)
    write(value)
  }

  /// Writes a case with two associated values.
  mutating func write(case number: UInt8, _ first: some Wired, _ second: some Wired) {
    write(case: number, first)
    write(second)
  }

  /// Writes the lowest bytes of a number.
  mutating func write(number: UInt64, bytes count: Int) {
    for index in 0..<count { bytes.append(UInt8(truncatingIfNeeded: number >> (8 * UInt64(index)))) }
  }
}

/// Writes values as compact bytes for an engine that runs elsewhere.
///
/// Numbers are little-endian, counts and lengths are written seven bits a byte (LEB128), an optional has a byte before it
/// that says whether it is there, an enumeration one with the number of its case.
struct WireWriter {
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

  /// Writes a case of an enumeration by its number, and what it carries.
  mutating func write(case number: UInt8, _ value: some Wired) {
    write(byte: number)
    write(value)
  }

  /// Writes a case that carries two values.
  mutating func write(case number: UInt8, _ first: some Wired, _ second: some Wired) {
    write(case: number, first)
    write(second)
  }

  /// Writes the lowest bytes of a number.
  mutating func write(number: UInt64, bytes count: Int) {
    for index in 0..<count { bytes.append(UInt8(truncatingIfNeeded: number >> (8 * UInt64(index)))) }
  }
}

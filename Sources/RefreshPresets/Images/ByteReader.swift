/// Numbers in bytes; nil beyond their end.
struct ByteReader {
  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The byte at an offset.
  func byte(_ offset: Int) -> Int? { bytes.indices.contains(offset) ? Int(bytes[offset]) : nil }

  /// A number with its lowest byte first.
  func little(_ offset: Int, bytes count: Int) -> Int? {
    (0..<count).reversed().reduce(0) { sum, index in
      guard let sum, let byte = byte(offset + index) else { return nil }
      return sum << 8 | byte
    }
  }

  /// A number with its highest byte first.
  func big(_ offset: Int, bytes count: Int) -> Int? {
    (0..<count).reduce(0) { sum, index in
      guard let sum, let byte = byte(offset + index) else { return nil }
      return sum << 8 | byte
    }
  }

  /// Whether bytes stand at an offset.
  func has(_ expected: [UInt8], at offset: Int) -> Bool {
    offset + expected.count <= bytes.count && bytes[offset..<offset + expected.count].elementsEqual(expected)
  }
}

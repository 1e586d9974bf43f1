extension [UInt8] {
  /// Appends a JSON string, escaping control characters, bidirectional marks, quotes and backslashes.
  mutating func append(quoted text: String) {
    func add(_ text: String) { append(contentsOf: text.utf8) }
    add("\"")
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x22: add("\\\"")
      case 0x5C: add("\\\\")
      case 0x0A: add("\\n")
      case 0x0D: add("\\r")
      case 0x09: add("\\t")
      case 0..<0x20, 0x7F...0x9F, 0x061C, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF:
        let digits = String(scalar.value, radix: 16)
        add("\\u")
        for _ in digits.utf8.count..<4 { add("0") }
        add(digits)
      default: self += UTF8.encode(scalar)!
      }
    }
    add("\"")
  }
}

extension Tokenizer {
  /// Reads a string literal from its quotes, or from the `#` before them.
  mutating func readText(from given: Int? = nil) {
    let start = given ?? offset
    var hashes = 0
    while byte() == UInt8(ascii: "#") {
      hashes += 1
      offset += 1
    }
    guard let quote = byte(), quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      return add(.symbol, from: start)
    }
    let isLong = isSwift && isAt("\"\"\"")
    offset += isLong ? 3 : 1
    // The nesting of brackets in an interpolation, where quotes begin and end other literals.
    var brackets = 0
    var isInner = false
    while let next = byte() {
      if !isLong, next == UInt8(ascii: "\n") { break }
      if next == UInt8(ascii: "\\"), hashes == 0 || isEscape(hashes) {
        offset += 1 + hashes
        if isSwift, brackets == 0, byte() == UInt8(ascii: "(") { brackets = 1 }
        // In C, a backslash continues the literal on the next line.
        if offset < end, byte() != UInt8(ascii: "\n") || !isSwift { offset += 1 }
      } else if brackets > 0 {
        if next == UInt8(ascii: "\"") { isInner.toggle() }
        if !isInner, next == UInt8(ascii: "(") { brackets += 1 }
        if !isInner, next == UInt8(ascii: ")") { brackets -= 1 }
        offset += 1
      } else if isLong ? isAt("\"\"\"") : next == quote, closes(hashes, after: isLong ? 3 : 1) {
        offset += (isLong ? 3 : 1) + hashes
        break
      } else {
        offset += 1
      }
    }
    offset = min(offset, end)
    add(.text, from: start)
  }

  private func isEscape(_ hashes: Int) -> Bool { closes(hashes, after: 1) }

  private func closes(_ hashes: Int, after distance: Int) -> Bool {
    (0..<hashes).allSatisfy { byte(distance + $0) == UInt8(ascii: "#") }
  }
}

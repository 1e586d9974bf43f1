/// A scanner of the bytes around an offset, which finds where something that a person would underline begins or
/// ends.
///
/// Line breaks are those of YAML 1.1: `\n`, `\r`, U+0085, U+2028 and U+2029.
struct SourceScan {
  let bytes: UnsafeBufferPointer<UInt8>

  /// The byte at an offset, or nil at the end.
  subscript(offset: Int) -> UInt8? { bytes.indices.contains(offset) ? bytes[offset] : nil }

  /// Returns whether a byte is at an offset.
  func has(_ scalar: Unicode.Scalar, at offset: Int) -> Bool { self[offset] == UInt8(ascii: scalar) }

  /// Returns whether a space or tab is at an offset.
  func isBlank(at offset: Int) -> Bool { has(" ", at: offset) || has("\t", at: offset) }

  /// Returns the number of bytes of the line break at an offset, or 0 if there is none.
  func breakLength(at offset: Int) -> Int {
    switch self[offset] {
    case UInt8(ascii: "\n"), UInt8(ascii: "\r"): 1
    case 0xC2 where self[offset + 1] == 0x85: 2
    case 0xE2 where self[offset + 1] == 0x80 && (self[offset + 2] == 0xA8 || self[offset + 2] == 0xA9): 3
    default: 0
    }
  }

  /// Returns whether a space, a tab, a line break or the end is at an offset.
  func isSpaceOrEnd(at offset: Int) -> Bool {
    offset >= bytes.count || isBlank(at: offset) || breakLength(at: offset) > 0
  }

  /// Returns the first offset from `start` that isn't in whitespace or a comment, at most `limit`.
  func skippingSpace(from start: Int, to limit: Int) -> Int {
    var offset = start
    while offset < limit {
      if isBlank(at: offset) {
        offset += 1
      } else if has("#", at: offset) {
        offset = endOfLine(from: offset)
      } else if case let length = breakLength(at: offset), length > 0 {
        offset += length
      } else {
        break
      }
    }
    return min(offset, limit)
  }

  /// Returns the offset of the next line break or of the end.
  func endOfLine(from start: Int) -> Int {
    var offset = start
    while offset < bytes.count, breakLength(at: offset) == 0 { offset += 1 }
    return offset
  }

  /// Returns the offset at which the line of an offset begins.
  func startOfLine(from start: Int) -> Int {
    var offset = min(start, bytes.count)
    while offset > 0, breakLength(before: offset) == 0 { offset -= 1 }
    return offset
  }

  /// Returns the end of a range without trailing whitespace and line breaks.
  func trimmingSpace(from start: Int, to end: Int) -> Int {
    var offset = end
    while offset > start {
      let length = isBlank(at: offset - 1) ? 1 : breakLength(before: offset)
      guard length > 0 else { break }
      offset -= length
    }
    return max(offset, start)
  }

  /// Returns the number of bytes of the line break that ends directly before an offset, or 0 if there is none.
  func breakLength(before offset: Int) -> Int {
    for length in 1...3 where offset >= length && breakLength(at: offset - length) == length { return length }
    return 0
  }

  // MARK: - Positions that libyaml's marks don't give: the end of a node's properties, the position of a missing
  // value, and the end of a block scalar

  /// The end of a node's tag and anchor, and the start of its content.
  struct Properties {
    /// The end of the last property.
    let end: Int
    /// The first byte of the content, if there is any before the end of the event.
    let contentStart: Int
    /// The anchor, including its `&`.
    let anchor: Range<Int>?
  }

  /// Reads the tag and the anchor that begin at an offset.
  func properties(at start: Int, count: Int, limit: Int) -> Properties {
    var offset = start
    var end = start
    var anchor: Range<Int>?
    for _ in 0..<count {
      let first = offset
      if has("&", at: offset) {
        offset += 1
        while let byte = self[offset], isAnchorByte(byte) { offset += 1 }
        anchor = first..<offset
      } else if has("!", at: offset) {
        if has("<", at: offset + 1) { while offset < limit, !has(">", at: offset) { offset += 1 } }
        while !isSpaceOrEnd(at: offset), !has(",", at: offset) { offset += 1 }
      } else {
        break
      }
      end = offset
      offset = skippingSpace(from: offset, to: limit)
    }
    return Properties(end: end, contentStart: offset, anchor: anchor)
  }

  /// Returns the offset directly after the colon that follows a key, or after the key if there is none before
  /// `limit`.
  func placeOfEmptyValue(behindKeyEndingAt keyEnd: Int, limit: Int) -> Int {
    let offset = skippingSpace(from: keyEnd, to: limit)
    return offset < limit && has(":", at: offset) ? offset + 1 : keyEnd
  }

  /// Returns the end of the last line with text of a block scalar (`|`, `>`), or the end of its header if it has no
  /// text.
  func endOfBlockText(from start: Int, to end: Int) -> Int {
    let content = endOfLine(from: start)
    let last = trimmingSpace(from: min(content, end), to: end)
    guard last <= content else { return last }
    var header = start + 1
    while let byte = self[header], byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-") || isDigit(byte) {
      header += 1
    }
    return header
  }

  /// Returns whether libyaml accepts a byte in an anchor's name.
  func isAnchorByte(_ byte: UInt8) -> Bool {
    isDigit(byte) || isLetter(byte) || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
  }

  private func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }

  private func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }
}

/// What the marks of libyaml's events do not say: where a node's properties end, where an empty value
/// belongs, and where a block of text ends.
extension SourceScan {
  /// Where the tag and the anchor of a node end, and its content begins.
  struct Properties {
    /// The end of the last of them.
    let end: Int
    /// The first byte of the content, if there is any before the event's end.
    let contentStart: Int
    /// The anchor with its `&`.
    let anchor: Range<Int>?
  }

  /// Reads over the tag and the anchor that begin at an offset.
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

  /// The place right behind the colon that follows a key, or behind the key if there is none before `limit`.
  func placeOfEmptyValue(behindKeyEndingAt keyEnd: Int, limit: Int) -> Int {
    let offset = skippingSpace(from: keyEnd, to: limit)
    return offset < limit && has(":", at: offset) ? offset + 1 : keyEnd
  }

  /// The end of the last line with text of a block of text (`|`, `>`), the end of its header if it has none.
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

  /// What libyaml takes for part of an anchor's name.
  func isAnchorByte(_ byte: UInt8) -> Bool {
    isDigit(byte) || isLetter(byte) || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
  }

  private func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }

  private func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }
}

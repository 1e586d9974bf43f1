extension SourceFile {
  /// The word with which comments for the tool begin, after their `#`.
  package static let toolName = tool + [UInt8(ascii: ":")]

  /// The tool's name.
  private static let tool = Array("refreshcfg".utf8)

  /// For each byte value, how far to move on if that byte is where the name would end.
  private static let skips: [Int] = {
    var skips = [Int](repeating: tool.count, count: 256)
    for (index, byte) in tool.dropLast().enumerated() { skips[Int(byte)] = tool.count - 1 - index }
    return skips
  }()

  /// Returns the next occurrence of the tool's name with a colon, `refreshcfg:`, or nil if there is none.
  ///
  /// - Parameter start: The offset in bytes from which it is looked for.
  package func firstMention(from start: Int) -> Range<Int>? {
    var next = firstName(from: start)
    while let name = next {
      if name.upperBound < bytes.count, bytes[name.upperBound] == UInt8(ascii: ":") {
        return name.lowerBound..<name.upperBound + 1
      }
      next = firstName(from: name.upperBound)
    }
    return nil
  }

  /// Returns the next occurrence of the tool's name, or nil if there is none.
  ///
  /// Few texts have it, so the search skips ahead (Horspool, 1980).
  ///
  /// - Parameter start: The offset in bytes from which it is looked for.
  package func firstName(from start: Int) -> Range<Int>? {
    let (name, skips) = (Self.tool, Self.skips)
    return bytes.withUnsafeBufferPointer { bytes in
      var end = start + name.count
      while end <= bytes.count {
        if bytes[end - 1] == UInt8(ascii: "g"), bytes[end - name.count..<end].elementsEqual(name) {
          return end - name.count..<end
        }
        end += skips[Int(bytes[end - 1])]
      }
      return nil
    }
  }

  /// Returns whether the text has a word in it, byte for byte.
  package func mentions(_ word: String) -> Bool {
    let word = Array(word.utf8)
    guard let first = word.first else { return true }
    return bytes.withUnsafeBufferPointer { bytes in
      var rest = bytes[...]
      while let place = rest.firstIndex(of: first) {
        rest = rest[place...]
        if rest.starts(with: word) { return true }
        rest = rest.dropFirst()
      }
      return false
    }
  }
}

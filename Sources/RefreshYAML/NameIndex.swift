/// Names that are looked up by the bytes of a text, without making strings or hashing.
package struct NameIndex: Sendable {
  /// The bytes of all names, one after another.
  private var bytes: [UInt8] = []
  /// The start of each name in the bytes, and its position in the given list; the shortest name first.
  private var names: [(start: Int, position: Int)] = []
  /// The names of each length.
  private var ranges: [Range<Int>] = []

  /// Makes an index.
  ///
  /// - Parameter list: The names, without duplicates.
  package init(_ list: [String]) {
    for length in 0...(list.map(\.utf8.count).max() ?? 0) {
      let first = names.count
      for (position, name) in list.enumerated() where name.utf8.count == length {
        names.append((bytes.count, position))
        bytes += name.utf8
      }
      ranges.append(first..<names.count)
    }
  }

  /// Returns the position of a name in the list, or nil if it isn't in it.
  package func position(of name: String) -> Int? {
    var name = name
    return name.withUTF8(position)
  }

  func position(of text: UnsafeBufferPointer<UInt8>) -> Int? {
    guard text.count < ranges.count else { return nil }
    return bytes.withUnsafeBufferPointer { bytes in
      for (start, position) in names[ranges[text.count]] {
        if UnsafeBufferPointer(rebasing: bytes[start..<start + text.count]).hasSameBytes(as: text) {
          return position
        }
      }
      return nil
    }
  }
}

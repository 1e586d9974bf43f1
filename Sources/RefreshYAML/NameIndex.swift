/// Names that are looked up by the bytes of a text: no string is made, and nothing is hashed.
package struct NameIndex: Sendable {
  /// The bytes of all names, one behind the other.
  private var bytes: [UInt8] = []
  /// The beginning of each name in the bytes, and its position in the list that was given; the shortest first.
  private var names: [(start: Int, position: Int)] = []
  /// The names of each length.
  private var ranges: [Range<Int>] = []

  /// Makes an index.
  ///
  /// - Parameter list: No name is in it twice.
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

  /// The position of a name in the list; nil if it is none of them.
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

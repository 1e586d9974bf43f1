/// Columns known in advance along very long lines that are not ASCII.
///
/// Counting the characters before a place takes time in proportion to what stands before it in its line. A file
/// with thousands of errors in one line of megabytes would never be done with it.
struct ColumnCheckpoints: Sendable {
  private struct Checkpoint {
    /// The offset of the first byte of a character.
    let offset: Int
    /// The number of characters before it in its line.
    let characters: Int
  }

  private var checkpoints: [Checkpoint] = []

  /// The distance of checkpoints in bytes; lines shorter than this have none.
  private static let distance = 8_192

  /// Counts through the long lines of a text.
  ///
  /// - Parameter lineStarts: the offsets at which lines begin.
  init(_ bytes: [UInt8], lineStarts: [Int]) {
    for (index, start) in lineStarts.enumerated() {
      let end = index + 1 < lineStarts.count ? lineStarts[index + 1] : bytes.count
      guard end - start > Self.distance else { continue }
      var (offset, characters, next) = (start, 0, start + Self.distance)
      for character in String(decoding: bytes[start..<end], as: UTF8.self) {
        if offset >= next {
          checkpoints.append(Checkpoint(offset: offset, characters: characters))
          next = offset + Self.distance
        }
        offset += character.utf8.count
        characters += 1
      }
    }
  }

  /// The last place at or before an offset from which on characters are to be counted.
  ///
  /// - Parameter lineStart: where the line of the offset begins.
  /// - Returns: a place in the line, and the number of characters before it.
  func last(before offset: Int, lineStart: Int) -> (offset: Int, characters: Int) {
    var (low, high) = (0, checkpoints.count)
    while low < high {
      let middle = (low + high) / 2
      if checkpoints[middle].offset <= offset { low = middle + 1 } else { high = middle }
    }
    guard low > 0, checkpoints[low - 1].offset >= lineStart else { return (lineStart, 0) }
    return (checkpoints[low - 1].offset, checkpoints[low - 1].characters)
  }
}

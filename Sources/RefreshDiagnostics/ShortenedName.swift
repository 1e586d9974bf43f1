/// Returns whether a written name has the same number of words as another, of which each is the beginning of the
/// other's, and not all are equal: `norHeader` and `normalHeader`, `triggerPercentage` and `triggerPercent`.
///
/// A word begins with a capital letter or follows a dash, an underscore, a dot or a space. A shortened word has at
/// least three letters, and a lengthened one at most three more.
func hasShortenedWords(_ written: String, _ name: String) -> Bool {
  var (rest, other) = (written.utf8[...], name.utf8[...])
  var isOther = false
  while let word = rest.nextWord(), let meant = other.nextWord() {
    guard zip(word, meant).allSatisfy({ $0 | 0x20 == $1 | 0x20 }) else { return false }
    guard word.count != meant.count else { continue }
    guard min(word.count, meant.count) >= 3, word.count <= meant.count + 3 else { return false }
    isOther = true
  }
  return isOther && rest.isEmpty && other.isEmpty
}

extension Substring.UTF8View {
  /// Removes the first word and returns it; nil at the end.
  fileprivate mutating func nextWord() -> Self? {
    while let first, isSeparator(first) { removeFirst() }
    guard !isEmpty else { return nil }
    let end = dropFirst().firstIndex { isSeparator($0) || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) }
    defer { self = self[(end ?? endIndex)...] }
    return self[..<(end ?? endIndex)]
  }
}

private func isSeparator(_ byte: UInt8) -> Bool { "-_. ".utf8.contains(byte) }

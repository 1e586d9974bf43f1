import RefreshEngine
import RefreshText

extension PartName {
  /// The name as one word of code: the words between `-` and `_`, joined with capital letters.
  ///
  /// The case of the first letter does not count: `ring-2`, `ring_2` and `Ring2` are `ring2`.
  package var identifier: String {
    let small = UInt8(ascii: "a")...UInt8(ascii: "z")
    let isWord = text.utf8.allSatisfy { $0 < 0x80 && $0 != UInt8(ascii: "-") && $0 != UInt8(ascii: "_") }
    if isWord, let first = text.utf8.first, small ~= first { return text }
    let words = text.split { $0 == "-" || $0 == "_" }
    let name = words.enumerated().map { index, word in
      index == 0 ? word.prefix(1).lowercased() + word.dropFirst() : word.capitalizedFirst
    }.joined()
    // No word of code begins with a digit or a mark.
    return (name.unicodeScalars.first?.properties.isAlphabetic ?? false ? "" : "part") + name
  }
}

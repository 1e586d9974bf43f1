/// The choice among texts in several languages: lookup of RFC 4647, section 3.4.
///
/// Exported code has the same rule once, in `RefreshLanguage`.
enum LanguageLookup {
  /// The first item whose tag is the language's, or the language's with subtags removed from its end: `de-AT` finds `de`,
  /// `zh-Hant-HK` finds `zh-Hant`.
  ///
  /// Chinese with a region but without a script falls back to the region's script if there is none for the region:
  /// `zh-TW` finds `zh-Hant`. The case of letters does not matter.
  ///
  /// - Parameters:
  ///   - language: A BCP-47 tag.
  ///   - items: The items, the preferred ones first.
  ///   - tag: The tag of an item; nil for one that has none and is never found.
  static func first<Item>(for language: String, in items: [Item], tag: (Item) -> String?) -> Item? {
    var range = Array(language.utf8)
    while !range.isEmpty {
      for item in items { if let tag = tag(item), tag.withBytes({ $0.isSameTag(as: range) }) { return item } }
      range = range.broader
    }
    return nil
  }
}

extension [UInt8] {
  /// The next tag to look for: the script in the place of a Chinese region, else the tag without its last subtag, and without
  /// the single letter that introduced it.
  fileprivate var broader: [UInt8] {
    if let script = chineseScript { return script }
    var end = count - 1
    while end > 0, self[end] != .dash { end -= 1 }
    if end == 1 { end = 0 }
    if end >= 2, self[end - 2] == .dash { end -= 2 }
    return Array(self[..<end])
  }

  /// `zh-Hans` or `zh-Hant` for Chinese that names one of five regions, and no script.
  private var chineseScript: [UInt8]? {
    guard count == 5, isLetter(0, "z"), isLetter(1, "h"), self[2] == .dash else { return nil }
    let isSimplified = isRegion("C", "N") || isRegion("S", "G")
    guard isSimplified || isRegion("T", "W") || isRegion("H", "K") || isRegion("M", "O") else { return nil }
    return Array(isSimplified ? "zh-Hans".utf8 : "zh-Hant".utf8)
  }

  private func isRegion(_ first: Unicode.Scalar, _ second: Unicode.Scalar) -> Bool {
    isLetter(3, first) && isLetter(4, second)
  }

  private func isLetter(_ index: Int, _ letter: Unicode.Scalar) -> Bool {
    self[index].lowercased == UInt8(ascii: letter).lowercased
  }
}

extension UnsafeBufferPointer<UInt8> {
  fileprivate func isSameTag(as other: [UInt8]) -> Bool {
    guard count == other.count else { return false }
    for index in indices where self[index].lowercased != other[index].lowercased { return false }
    return true
  }
}

extension UInt8 {
  fileprivate static var dash: UInt8 { UInt8(ascii: "-") }
  /// The small letter for a capital one of ASCII.
  fileprivate var lowercased: UInt8 { 0x41...0x5A ~= self ? self | 0x20 : self }
}

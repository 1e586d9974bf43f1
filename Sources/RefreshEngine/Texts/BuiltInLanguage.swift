/// The languages for which MJRefresh has texts.
public enum BuiltInLanguage: String, Sendable, CaseIterable {
  /// English.
  case en
  /// Chinese in simplified characters.
  case zhHans = "zh-Hans"
  /// Chinese in traditional characters.
  case zhHant = "zh-Hant"
  /// Korean.
  case ko
  /// Russian.
  case ru
  /// Ukrainian.
  case uk

  /// Makes the language whose texts MJRefresh shows for a tag.
  ///
  /// As in `+[NSBundle mj_defaultI18nBundleWithLanguage:]`, the start of the tag decides. Chinese is traditional
  /// unless the tag contains `Hans`; any other language becomes English.
  ///
  /// - Parameter tag: A BCP-47 tag.
  public init(resolving tag: String) {
    let bytes = Array(tag.utf8)
    func begins(_ prefix: StaticString) -> Bool { bytes.contains(prefix, at: 0) }
    if begins("zh") {
      self = bytes.indices.contains { bytes.contains("Hans", at: $0) } ? .zhHans : .zhHant
    } else {
      self = begins("ko") ? .ko : begins("ru") ? .ru : begins("uk") ? .uk : .en
    }
  }
}

extension [UInt8] {
  /// Returns whether a text is at an index. In Embedded Swift, `hasPrefix` needs the Unicode tables. A static text
  /// doesn't allocate memory, and this runs for each label at each change of its text.
  fileprivate func contains(_ text: StaticString, at index: Int) -> Bool {
    let length = text.utf8CodeUnitCount
    guard index + length <= count else { return false }
    for i in 0..<length where self[index + i] != text.utf8Start[i] { return false }
    return true
  }
}

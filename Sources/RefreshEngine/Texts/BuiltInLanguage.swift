/// The languages that MJRefresh has texts in.
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

  /// The language whose texts MJRefresh shows for a tag.
  ///
  /// The rule of `+[NSBundle mj_defaultI18nBundleWithLanguage:]`: the beginning of the tag decides; Chinese is
  /// traditional unless the tag says `Hans`; any other is English.
  ///
  /// - Parameter tag: A BCP-47 tag.
  public init(resolving tag: String) {
    let bytes = Array(tag.utf8)
    if bytes.contains("zh", at: 0) {
      self = bytes.indices.contains { bytes.contains("Hans", at: $0) } ? .zhHans : .zhHant
    } else {
      self = [.ko, .ru, .uk].first { bytes.contains($0.rawValue, at: 0) } ?? .en
    }
  }
}

extension [UInt8] {
  /// Whether a text stands at an index; Embedded Swift has no `hasPrefix` without its Unicode tables.
  fileprivate func contains(_ text: String, at index: Int) -> Bool {
    let other = Array(text.utf8)
    guard index + other.count <= count else { return false }
    for i in other.indices where self[index + i] != other[i] { return false }
    return true
  }
}

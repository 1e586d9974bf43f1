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
    func begins(_ prefix: String) -> Bool { tag.utf8.starts(with: prefix.utf8) }
    if begins("zh") {
      self = tag.utf8.indices.contains { tag.utf8[$0...].starts(with: "Hans".utf8) } ? .zhHans : .zhHant
    } else {
      self = [.ko, .ru, .uk].first { begins($0.rawValue) } ?? .en
    }
  }
}

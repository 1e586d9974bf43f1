// Made by refreshcfg: do not edit.

import MJRefresh
import UIKit

/// Chooses among texts in several languages: by MJRefresh's language, or by the phone's if the app has not set one.
@MainActor
enum RefreshLanguage {
  /// Returns the first tag that equals the language, or the language without its last parts: `de-AT` finds `de`,
  /// `zh-Hant-HK` and `zh-HK` find `zh-Hant` (RFC 4647, lookup). If there is none, returns the English one, or nil.
  static func chosen(of tags: [String]) -> String? {
    let language = MJRefreshConfig.default.languageCode ?? Locale.preferredLanguages.first ?? ""
    return tag(for: language, in: tags) ?? tag(for: "en", in: tags)
  }

  /// Returns the text in the chosen language, or else the first one.
  static func text(of versions: [(language: String, text: String)]) -> String {
    guard versions.count > 1 else { return versions.first?.text ?? "" }
    let language = chosen(of: versions.map(\.language))
    return (versions.first { $0.language == language } ?? versions.first)?.text ?? ""
  }

  private static func tag(for language: String, in tags: [String]) -> String? {
    var range = language.lowercased()
    while !range.isEmpty {
      if let tag = tags.first(where: { $0.lowercased() == range }) { return tag }
      range = broader(range)
    }
    return nil
  }

  private static func broader(_ range: String) -> String {
    if let script = scripts[range] { return script }
    var subtags = range.split(separator: "-").dropLast()
    // A single letter only introduces the subtag after it.
    if subtags.last?.count == 1 { subtags = subtags.dropLast() }
    return subtags.joined(separator: "-")
  }

  private static let scripts = [
    "zh-cn": "zh-hans", "zh-sg": "zh-hans", "zh-tw": "zh-hant", "zh-hk": "zh-hant", "zh-mo": "zh-hant",
  ]
}

import RefreshDiagnostics
import RefreshEngine
import RefreshText

/// The versions of a text in several languages as a preset would give them.
///
/// Exported code sets all texts of a language at once, those that it has from a broader language or as a fallback, too. A
/// preset needs none of these.
enum LanguageVersions {
  /// The word in keys for all languages that don't have a version.
  static let others = "*"

  /// One version of a text.
  struct Version {
    let language: String
    let text: String
    let place: Span
  }

  /// The versions that determine what is shown in every language, in an order that preserves this.
  ///
  /// - Parameters:
  ///   - versions: The versions in the order of the code.
  ///   - showsFirst: Whether the first version is shown in languages that have none; else nothing of them is.
  ///   - others: What code shows in languages that have no version; nil if it does not say.
  static func needed(_ versions: [Version], showsFirst: Bool, others: String?) -> [Version] {
    // All other languages show the first.
    let isOther = { (version: Version) in showsFirst && others == version.text }
    var versions = versions.filter(isOther) + versions.filter { !isOther($0) }
    var index = 0
    while index < versions.count {
      var rest = versions
      let version = rest.remove(at: index)
      let isNeeded =
        rest.isEmpty || version.language.lowercased() == "en"
        || shown(in: version.language, rest, showsFirst) != version.text
        || shown(in: "", rest, showsFirst) != shown(in: "", versions, showsFirst)
      if isNeeded { index += 1 } else { versions = rest }
    }
    return versions
  }

  private static func shown(in language: String, _ versions: [Version], _ showsFirst: Bool) -> String? {
    let text = LocalizedText(versions: versions.map { .init(language: $0.language, text: $0.text) })
    return text.text(in: language) ?? (showsFirst ? versions.first?.text : nil)
  }
}

extension FoundComponent {
  /// The values by their keys with dots, in the order of keys and for languages in one that keeps what is shown.
  var orderedSettings: [(key: String, value: Setting, place: Span)] {
    var groups: [String: [LanguageVersions.Version]] = [:]
    var rows: [(key: String, value: Setting, place: Span)] = []
    for (key, setting) in settings.ordered(on: \.key) {
      let words = key.split(separator: ".", omittingEmptySubsequences: false)
      let isVersion =
        words.first == "titles" && words.count == 3 || words.first == "lastUpdatedTimeText" && words.count == 2
      guard isVersion, case .text(let text) = setting.value else {
        rows.append((key, setting.value, setting.place))
        continue
      }
      let version = LanguageVersions.Version(
        language: String(words[words.count - 1]), text: text, place: setting.place)
      groups[words.dropLast().joined(separator: "."), default: []].append(version)
    }
    for (key, versions) in groups.ordered(on: \.key) {
      let own = versions.filter { $0.language != LanguageVersions.others }
      let needed = LanguageVersions.needed(
        own.ordered(on: \.place.start), showsFirst: key == "lastUpdatedTimeText",
        others: versions.first { $0.language == LanguageVersions.others }?.text)
      rows += needed.map { ("\(key).\($0.language)", .text($0.text), $0.place) }
    }
    return rows
  }
}

import RefreshEngine
import RefreshPresets

/// The texts of a component that depend on the language, or that the app looks up.
///
/// MJRefresh restores its own titles when the language changes, so these have to be set again.
struct AppTexts: Sendable {
  /// The texts of one language.
  struct Version: Sendable {
    /// A BCP-47 tag; `nil` for all languages without their own version.
    let language: String?
    /// The statements that set them.
    let statements: [AppStatement]
  }

  /// The statements for titles that the app looks up, in any language.
  let lookedUp: [AppStatement]
  /// The versions in the order in which the preset names their languages, that of all others last.
  ///
  /// Each has all texts that the engine would show in it, even those taken from a broader language or from English, so
  /// that an app has to choose only once. All other languages have the English version, if there is one.
  let versions: [Version]
  /// The languages that have a version.
  var languages: [String] { versions.compactMap(\.language) }
  var statements: [AppStatement] { lookedUp + versions.flatMap(\.statements) }

  /// Collects the texts of a component, and fails if they are the same in all languages.
  ///
  /// - Parameters:
  ///   - keys: The keys of titles that are looked up.
  ///   - table: The name of the table in which they are; nil for the usual one.
  ///   - members: The members that an app sets.
  init?(_ settings: ComponentSettings, keys: [RefreshState: String], in table: String?, members: [AppMember]) {
    let titles = RefreshState.allCases.compactMap { state in
      settings.titles[state].flatMap { $0.text == nil && keys[state] == nil ? (state, $0) : nil }
    }
    let member = members.first { $0.form == .titles }
    lookedUp = RefreshState.allCases.compactMap { state in
      member.flatMap { member in keys[state].map { .title(member, .key($0, table: table), state) } }
    }
    let wording = settings.lastUpdatedTimeText.flatMap { $0.isLocalized ? $0 : nil }
    var languages: [String] = []
    for tag in titles.flatMap({ $0.1.versions.map(\.language) }) + (wording?.versions ?? []).compactMap(\.language)
    where !languages.contains(where: { $0.lowercased() == tag.lowercased() }) {
      languages.append(tag)
    }
    guard !languages.isEmpty else {
      guard !lookedUp.isEmpty else { return nil }
      versions = []
      return
    }
    func version(_ language: String?) -> Version {
      var statements: [AppStatement] = []
      for member in members {
        switch member.form {
        case .titles:
          for (state, title) in titles {
            if let text = title.text(in: language ?? "") { statements.append(.title(member, .text(text), state)) }
          }
        case .wording: if let wording { statements.append(.wording(member, wording.template(in: language ?? ""))) }
        default: break
        }
      }
      return Version(language: language, statements: statements)
    }
    let isCovered = languages.contains { $0.lowercased() == "en" }
    versions = languages.map(version) + [isCovered ? Version(language: nil, statements: []) : version(nil)]
  }
}

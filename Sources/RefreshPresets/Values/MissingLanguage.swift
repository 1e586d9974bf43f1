import RefreshDiagnostics
import RefreshEngine
import RefreshYAML

/// A requested language that has no texts to show.
package struct MissingLanguage {
  /// The tag, as it is written.
  private let tag: String
  /// The language that is shown instead.
  private let shown: BuiltInLanguage
  /// The tag that was most likely meant.
  private let meaning: String?
  /// Whether the app has texts in that language.
  private let hasOwn: Bool

  /// Makes the diagnosis of a language, or returns nil if it is shown as far as can be determined.
  ///
  /// - Parameters:
  ///   - tag: The language that is asked for.
  ///   - tables: The app's own texts.
  ///   - components: The components, which may have titles in it.
  package init?(_ tag: String, texts tables: Texts, components: @autoclosure () -> [ComponentBlueprint]) {
    // The library has its own languages.
    guard BuiltInLanguage(rawValue: tag) == nil else { return nil }
    let components = components()
    let texts = components.flatMap(\.texts)
    let own = tables.tables.map(\.language) + texts.flatMap { $0.versions.map(\.language) }
    guard LanguageTag.isWellFormed(tag), !own.contains(tag), !texts.contains(where: { $0.version(for: tag) != nil })
    else { return nil }
    let shown = BuiltInLanguage(resolving: tag)
    let main = tag.prefix { $0 != "-" }
    let meaning = LanguageSlip.meaning(of: tag) ?? own.first { $0.prefix { $0 != "-" } == main }
    if LanguageSlip.meaning(of: tag) == nil {
      // Other Chinese tags, such as `zh-TW`, are rightly shown as traditional.
      let isBuiltIn = tag == shown.rawValue || tag.hasPrefix(shown.rawValue + "-") || main == "zh"
      guard !isBuiltIn, components.contains(where: \.showsLibraryText) else { return nil }
    }
    (self.tag, self.shown, self.meaning) = (tag, shown, meaning)
    hasOwn = meaning.map(own.contains) ?? false
  }

  /// Returns the warning.
  ///
  /// - Parameter node: The node of the tag.
  package func diagnostic(at node: Node) -> Diagnostic {
    // If the same texts are shown, the meaning is only another word for the language.
    let isSafe = meaning.map { BuiltInLanguage(resolving: $0) == shown && shown.rawValue == $0 } ?? false
    return Diagnostic(
      .unknownLanguage, "the library doesn't have the language `\(tag)`, and shows \(shown.name)", at: node.span,
      help: help, fix: node.fix(meaning.map { Correction($0, isSafe: isSafe) }))
  }

  private var help: String {
    guard let meaning else {
      return "add texts in that language, `strings: { \(tag): { headerIdle: … } }`, or use one of "
        + BuiltInLanguage.allCases.map { "`\($0.rawValue)`" }.joined(separator: ", ")
    }
    let hasTexts = hasOwn || BuiltInLanguage(resolving: meaning).rawValue == meaning || meaning.hasPrefix("en")
    return "write `\(meaning)`" + (hasTexts ? "" : " and add texts in that language, because the library has none")
  }
}

extension ComponentBlueprint {
  /// Its own texts.
  fileprivate var texts: [LocalizedText] {
    RefreshState.allCases.compactMap { settings.titles[$0] }
      + settings.parts.flatMap { $0.rules.flatMap(\.rule.texts) }
  }

  /// Whether any of MJRefresh's texts may be shown.
  fileprivate var showsLibraryText: Bool {
    guard kind.has(.stateLabel) else { return false }
    if !settings.stateLabel.hidden, kind.family.titleStates.contains(where: { settings.titles[$0] == nil }) {
      return true
    }
    return kind.family == .header && !settings.lastUpdatedTimeLabel.hidden && settings.lastUpdatedTimeText == nil
  }
}

extension PartRule {
  /// All texts that it may have as values.
  package var texts: [LocalizedText] {
    let values =
      [plain].compactMap { $0 } + ramp.map(\.value)
      + states.compactMap { if case .value(let value) = $0.value { value } else { nil } }
    return values.compactMap { if case .text(let text) = $0 { text } else { nil } }
  }
}

extension BuiltInLanguage {
  /// The name in a message.
  fileprivate var name: String {
    switch self {
    case .en: "English"
    case .zhHans: "simplified Chinese"
    case .zhHant: "traditional Chinese"
    case .ko: "Korean"
    case .ru: "Russian"
    case .uk: "Ukrainian"
    }
  }
}

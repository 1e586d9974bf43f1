import RefreshDiagnostics
import RefreshEngine
import RefreshYAML

/// A language that is asked for and not shown.
package struct MissingLanguage {
  /// The tag as it is written.
  private let tag: String
  /// What is shown in its place.
  private let shown: BuiltInLanguage
  /// The tag that was most likely meant.
  private let meaning: String?
  /// Whether there are own texts in that.
  private let hasOwn: Bool

  /// Looks whether a language would be shown; nil if it is, as far as anybody can tell.
  ///
  /// - Parameters:
  ///   - tag: The language that is asked for.
  ///   - tables: The app's own texts.
  ///   - components: The components, which may have titles in it.
  package init?(_ tag: String, texts tables: Texts, components: [ComponentBlueprint]) {
    // The library has its own languages.
    guard BuiltInLanguage(rawValue: tag) == nil else { return nil }
    let texts = components.flatMap(\.texts)
    let own = tables.tables.map(\.language) + texts.flatMap { $0.versions.map(\.language) }
    guard LanguageTag.isWellFormed(tag), !own.contains(tag), !texts.contains(where: { $0.version(for: tag) != nil })
    else { return nil }
    let shown = BuiltInLanguage(resolving: tag)
    let main = tag.prefix { $0 != "-" }
    let meaning = LanguageSlip.meaning(of: tag) ?? own.first { $0.prefix { $0 != "-" } == main }
    if LanguageSlip.meaning(of: tag) == nil {
      // Chinese is taken as traditional by mistake only where that is not usual.
      let isBuiltIn = tag == shown.rawValue || tag.hasPrefix(shown.rawValue + "-") || main == "zh"
      guard !isBuiltIn, components.contains(where: \.showsLibraryText) else { return nil }
    }
    (self.tag, self.shown, self.meaning) = (tag, shown, meaning)
    hasOwn = meaning.map(own.contains) ?? false
  }

  /// The warning.
  ///
  /// - Parameter node: The tag where it is written.
  package func diagnostic(at node: Node) -> Diagnostic {
    // Where the same shows, it is only another word for it.
    let isSafe = meaning.map { BuiltInLanguage(resolving: $0) == shown && shown.rawValue == $0 } ?? false
    return Diagnostic(
      .unknownLanguage, "the library has no language `\(tag)`, and shows \(shown.name)", at: node.span, help: help,
      fix: node.fix(meaning.map { Correction($0, isSafe: isSafe) }))
  }

  private var help: String {
    guard let meaning else {
      return "give texts in it, `strings: { \(tag): { headerIdle: … } }`, or use one of "
        + BuiltInLanguage.allCases.map { "`\($0.rawValue)`" }.joined(separator: ", ")
    }
    let hasTexts = hasOwn || BuiltInLanguage(resolving: meaning).rawValue == meaning || meaning.hasPrefix("en")
    return "write `\(meaning)`" + (hasTexts ? "" : " and give texts in it: the library has none")
  }
}

extension ComponentBlueprint {
  /// The texts of its own.
  fileprivate var texts: [LocalizedText] {
    RefreshState.allCases.compactMap { settings.titles[$0] }
      + settings.parts.flatMap { $0.rules.flatMap(\.rule.texts) }
  }

  /// Whether a text of the library may show.
  fileprivate var showsLibraryText: Bool {
    guard kind.presentation != .none else { return false }
    if !settings.stateLabel.hidden, kind.family.titleStates.contains(where: { settings.titles[$0] == nil }) {
      return true
    }
    return kind.family == .header && !settings.lastUpdatedTimeLabel.hidden && settings.lastUpdatedTimeText == nil
  }
}

extension PartRule {
  /// The texts that it may come to.
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

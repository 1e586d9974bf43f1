import RefreshDiagnostics
import RefreshEngine
import RefreshYAML

extension DiagnosticID {
  /// A title without a version in a language that the preset uses.
  public static let missingTitleLanguage = DiagnosticID("missing-title-language")
}

/// A title that has versions, but none in a language that other titles, or the preset itself, speak; MJRefresh's issues
/// 633, 749, 989, 1389 and 1567.
enum MissingTitleLanguage {
  static let rule = LintRule(
    Rule(
      .missingTitleLanguage, severity: .warning, "a title missing in one of the languages used",
      what: """
        A title is given by language, but not in one that the preset names under `language` or has another title in.
        """,
      why: "There the library's own text shows, in other words than the titles around it, or in another language.",
      bad: .preset(
        """
        name: bilingual
        header:
          type: stateHeader
          titles:
            idle: { en: Pull for news, zh-Hans: 下拉看新闻 }
            pulling: { en: Let go }
        """),
      good: .preset(
        """
        name: bilingual
        header:
          type: stateHeader
          titles:
            idle: { en: Pull for news, zh-Hans: 下拉看新闻 }
            pulling: { en: Let go, zh-Hans: 松开 }
        """)),
    preset: { preset, diagnostics in
      let uses = usedLanguages(of: preset)
      guard !uses.isEmpty else { return }
      for component in preset.components {
        for (state, title) in component.blueprint.titles where title.text == nil {
          let missing = uses.filter { title.text(in: $0.language) == nil }
          guard let first = missing.first, let key = component.kind.family.titleKey(for: state) else { continue }
          let languages = joined(missing.map { "`\($0.language)`" }, by: "and")
          let shown = Texts().text(key, in: first.language)
          diagnostics.add(
            Diagnostic(
              .missingTitleLanguage,
              """
              the title for `\(state.name)` has no version in \(languages), where the library's own \
              \(quoted(shown)) shows
              """,
              at: component.place(of: "titles.\(state.name)") ?? component.place, severity: .warning,
              labels: [Diagnostic.Label("`\(first.language)` is used here", at: first.place)],
              help: "add \(joined(missing.map { "`\($0.language): …`" }, by: "and"))"))
        }
      }
    })

  /// The languages that the preset names and has titles in, each once, with the first place.
  private static func usedLanguages(of preset: Preset) -> [(language: String, place: Span)] {
    var uses: [(language: String, place: Span)] = []
    func use(_ language: String, at place: Span?) {
      guard let place, !uses.contains(where: { $0.language == language }) else { return }
      uses.append((language, place))
    }
    for component in preset.components {
      for (state, title) in component.blueprint.titles {
        for version in title.versions {
          use(version.language, at: component.place(of: "titles.\(state.name).\(version.language)"))
        }
      }
    }
    // Without any title by language, that of the preset is only a choice among the library's own.
    if !uses.isEmpty, let language = preset.language { use(language, at: preset.node["language"]?.span) }
    return uses
  }
}

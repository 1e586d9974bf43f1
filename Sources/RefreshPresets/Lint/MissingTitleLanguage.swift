import RefreshDiagnostics
import RefreshEngine
import RefreshText

extension LintRule {
  /// A title that has versions, but none in a language that other titles, or the preset itself, speak; MJRefresh's issues
  /// 633, 749, 989, 1389 and 1567.
  package static let missingTitleLanguage = LintRule(
    "missing-title-language", "a title missing in one of the languages used",
    what: """
      A title is given by language, but not in one that the preset names under `language` or has another title in.
      """,
    why: "There the library's own text shows, in other words than the titles around it, or in another language.",
    bad: """
      name: bilingual
      header:
        type: stateHeader
        titles:
          idle: { en: Pull for news, zh-Hans: 下拉看新闻 }
          pulling: { en: Let go }
      """,
    good: """
      name: bilingual
      header:
        type: stateHeader
        titles:
          idle: { en: Pull for news, zh-Hans: 下拉看新闻 }
          pulling: { en: Let go, zh-Hans: 松开 }
      """,
    .preset { preset, finding in
      let languages = usedLanguages(of: preset)
      guard !languages.isEmpty else { return }
      for component in preset.components {
        for (state, title) in component.blueprint.shownTitles where title.text == nil {
          guard let key = component.kind.family.titleKey(for: state) else { continue }
          let missing = languages.filter { title.text(in: $0) == nil && !preset.texts.hasOwn(key, $0) }
          guard let first = missing.first else { continue }
          let names = joined(missing.map { "`\($0)`" }, by: "and")
          let shown = preset.texts.text(key, in: first)
          finding(
            """
            the title for `\(state.name)` has no version in \(names), where the library's own \
            \(quoted(shown)) shows
            """,
            at: component.place(of: "titles.\(state.name)") ?? component.place,
            labels: [("`\(first)` is used here", place(of: first, in: preset))],
            help: "add \(joined(missing.map { "`\($0): …`" }, by: "and"))")
        }
      }
    })

  /// The languages that the preset has titles in, and the one that it names, each once.
  private static func usedLanguages(of preset: Preset) -> [String] {
    let versions = preset.components.flatMap { $0.blueprint.shownTitles.flatMap(\.text.versions) }
    // Without any title by language, that of the preset is only a choice among the library's own.
    let languages = versions.map(\.language) + (versions.isEmpty ? [] : [preset.language].compactMap { $0 })
    var seen: Set<String> = []
    return languages.filter { seen.insert($0).inserted }
  }

  /// The first place where a language is used.
  private static func place(of language: String, in preset: Preset) -> Span? {
    let places = preset.components.lazy.flatMap { component in
      component.blueprint.shownTitles.compactMap { component.place(of: "titles.\($0.state.name).\(language)") }
    }
    return places.first ?? preset.node["language"]?.span
  }
}

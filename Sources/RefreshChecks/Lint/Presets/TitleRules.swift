import RefreshDiagnostics
import RefreshEngine
import RefreshLaws
import RefreshPresets
import RefreshText

extension LintRule {
  /// A title without a visible character on a label that is shown; MJRefresh's issues 234 and 1098.
  static let emptyTitle = LintRule(
    "empty-title", "a title without visible text",
    asks: ["titles", "stateLabel", "arrow", "loading", "images", "labelLeftInset", "refreshingTitleHidden"],
    .component { component, warn in
      guard !component.settings.stateLabel.hidden else { return }
      for title in component.titles
      where title.text.isBlank && component.isSeen(withoutTextIn: title.state) {
        warn(
          "the title for `\(title.state.name)` is empty: \(component.meaningOfNoText)",
          at: component.valuePlace(of: title.key), help: component.help(forNoTextIn: title.state))
      }
    })

  /// A title or a part's text that has language versions, but none in a language that other texts or the preset
  /// itself use; MJRefresh's issues 633, 749, 989, 1389 and 1567.
  static let missingTitleLanguage = LintRule(
    "missing-title-language", "a title that is missing in one of the languages",
    asks: ["titles", "parts"],
    .preset { preset, warn in
      guard !haveSameLanguages(preset) else { return }
      let languages = usedLanguages(of: preset)
      // The reader reports a word that isn't a language.
      guard !languages.isEmpty, !languages.contains(where: { LanguageSlip.meaning(of: $0) != nil }) else { return }
      for component in preset.components {
        for (state, title) in component.blueprint.shownTitles where title.text == nil {
          guard let key = component.kind.family.titleKey(for: state) else { continue }
          let own = Set(title.versions.map(\.language))
          let missing = languages.filter {
            !own.contains($0) && title.version(for: $0) == nil && !preset.texts.hasOwn(key, $0)
          }
          guard let first = missing.first else { continue }
          let names = joined(missing.map { "`\($0)`" }, by: "and")
          let shown =
            title.text(in: first).map { "the English \(quoted($0))" }
            ?? "the library's own \(quoted(preset.texts.text(key, in: first)))"
          warn(
            "the title for `\(state.name)` isn't specified for \(names), where \(shown) shows",
            at: component.place(of: "titles.\(state.name)") ?? component.place,
            labels: [("`\(first)` is used here", place(of: first, in: preset))],
            help: advice(forMissing: missing))
        }
        for (path, text) in component.partTexts {
          let missing = languages.filter { text.version(for: $0) == nil }
          guard let first = missing.first,
            let shown = text.version(for: "en") ?? text.versions.first
          else { continue }
          warn(
            """
            this text isn't specified for \(joined(missing.map { "`\($0)`" }, by: "and")), where the one for `\(shown.language)` \
            shows
            """,
            at: component.valuePlace(of: path), labels: [("`\(first)` is used here", place(of: first, in: preset))],
            help: advice(forMissing: missing))
        }
      }
    })

  /// Returns the advice to add texts in languages; `de` is enough for `de-AT`.
  private static func advice(forMissing languages: [String]) -> String {
    let enough = languages.filter { language in
      let others = languages.filter { $0 != language }.map { LocalizedText.Version(language: $0, text: "") }
      return LocalizedText(versions: others).version(for: language) == nil
    }
    return "add \(joined((enough.isEmpty ? languages : enough).map { "`\($0): …`" }, by: "and"))"
  }

  /// Returns whether all titles and parts have the same languages in the same order, and the preset's own is one of them,
  /// as is usual.
  private static func haveSameLanguages(_ preset: Preset) -> Bool {
    var first: [LocalizedText.Version] = []
    func isSame(_ text: LocalizedText) -> Bool {
      if first.isEmpty { first = text.versions }
      return text.versions.isEmpty
        || text.versions.count == first.count && zip(text.versions, first).allSatisfy { $0.language == $1.language }
    }
    for component in preset.components {
      let areSame =
        RefreshState.allCases.allSatisfy { component.settings.titles[$0].map(isSame) ?? true }
        && component.partTexts.allSatisfy { isSame($0.text) }
      guard areSame else { return false }
    }
    guard let language = preset.language, !first.isEmpty else { return true }
    return first.contains { $0.language == language }
  }

  /// Returns the languages of the preset's titles and parts, and its own language, each once.
  private static func usedLanguages(of preset: Preset) -> [String] {
    var (languages, known): ([String], Set<String>) = ([], [])
    func note(_ language: String) { if known.insert(language).inserted { languages.append(language) } }
    for component in preset.components {
      for title in component.titles { if let language = title.language { note(language) } }
      for text in component.partTexts { for version in text.text.versions { note(version.language) } }
    }
    // If no title is given by language, the preset's language only selects one of MJRefresh's own.
    if !languages.isEmpty, let language = preset.language { note(language) }
    return languages
  }

  /// Returns the first place where a language is used.
  private static func place(of language: String, in preset: Preset) -> Span? {
    let places = preset.components.lazy.flatMap { component in
      component.blueprint.shownTitles.compactMap { component.place(of: "titles.\($0.state.name).\(language)") }
        + component.partTexts.compactMap { component.place(of: "\($0.path).\(language)") }
    }
    return places.first ?? preset.written["language"]?.span
  }

  /// A title that MJRefresh's bundles don't have in the preset's language, so that its key is shown. MJRefresh
  /// 3.7.9 has the trailer's titles only in Chinese.
  static let keyAsTitle = LintRule(
    "key-as-title", "a title that the library doesn't have",
    asks: ["titles", "stateLabel"],
    .preset { preset, warn in
      let language = preset.language ?? ScrollScene().language
      for component in preset.components
      where component.kind.has(.stateLabel) && !component.settings.stateLabel.hidden {
        // MJRefresh has all titles except those of trailers.
        guard component.kind.family == .trailer || !preset.texts.tables.isEmpty else { continue }
        let missing = component.kind.family.titleStates.compactMap { state -> (RefreshState, TextKey)? in
          guard component.settings.titles[state]?.text(in: language) == nil,
            let key = component.kind.family.titleKey(for: state),
            preset.texts.text(key, in: language) == key.mjrefreshKey
          else { return nil }
          return (state, key)
        }
        guard let key = missing.first?.1.mjrefreshKey else { continue }
        let states = missing.map(\.0.name)
        warn(
          """
          the library doesn't have a title for \(joined(states.map { "`\($0)`" }, by: "and")) of a \(component.word) in \
          `\(language)`, so the key shows: `\(key)`
          """,
          at: component.valuePlace(of: "type"),
          help: "write `titles: { \(states.map { "\($0): …" }.joined(separator: ", ")) }`, or hide the label")
      }
    })

  /// A title that is wider than the component on the narrowest screen, or pushes the arrow, spinner or frames off
  /// it.
  ///
  /// Widths are measured with ``TextMeasurer/estimate``, as everywhere in the engine. A trailer's title is
  /// vertical, so its width doesn't matter.
  static let wideTitle = LintRule(
    "wide-title", "a title wider than the component",
    asks: ["titles", "stateLabel", "labelLeftInset"],
    .preset { preset, warn in
      for component in preset.components {
        guard component.kind.has(.stateLabel), component.kind.family != .trailer,
          !component.settings.stateLabel.hidden
        else { continue }
        func check(_ text: String, for state: RefreshState, key: @autoclosure () -> String) {
          guard let meaning = component.meaning(ofWidth: text) else { return }
          warn(
            "the title for `\(state.name)` \(meaning)", at: component.valuePlace(of: key()),
            help: "use a shorter title, or a smaller `fontSize` under `stateLabel`")
        }
        for title in component.titles { check(title.text, for: title.state, key: title.key) }
        // MJRefresh's own titles are never too wide at the default font size.
        guard component.settings.stateLabel.$fontSize != nil else { continue }
        for state in component.kind.family.titleStates where component.settings.titles[state] == nil {
          guard let key = component.kind.family.titleKey(for: state) else { continue }
          check(preset.texts.text(key, in: preset.language ?? "en"), for: state, key: "stateLabel.fontSize")
        }
      }
    })
}

extension ComponentGraph.Component {
  /// The appearance of a label without text, for a message.
  fileprivate var meaningOfNoText: String {
    let parts = kind.has(.gif) ? "the frames end" : kind.has(.arrow) ? "arrow and spinner are" : "the spinner is"
    return kind.has(.gif) || kind.has(.loading)
      ? "\(parts) at least \(points(settings.labelLeftInset)) to the left of the centre, alone"
      : "the empty label keeps its space"
  }

  /// Whether users see that its label is empty in a state: something is next to it, or the type never has anything
  /// there.
  fileprivate func isSeen(withoutTextIn state: RefreshState) -> Bool {
    // It shows no text in this state anyway, and puts the spinner in the middle.
    if kind.family == .autoFooter, state == .refreshing, settings.refreshingTitleHidden { return false }
    // Without an inset, the arrow or spinner next to an empty label is in the middle, unless a time is there.
    let showsTime = kind.has(.lastUpdatedTimeLabel) && !settings.lastUpdatedTimeLabel.hidden
    if settings.labelLeftInset == 0, !showsTime, kind.has(.loading) { return false }
    if kind.has(.gif) {
      // An auto footer hides its frames unless it refreshes. Others keep showing a single frame, and the idle frames, of
      // which each pull shows one; other animations leave nothing when they stop.
      return kind.family == .autoFooter
        ? state == .refreshing && settings.images[.refreshing] != nil
        : state != .noMoreData
          && (settings.images[state] != nil || settings.images[.idle] != nil
            || RefreshState.allCases.contains { settings.images[$0]?.count == 1 })
    }
    guard kind.has(.arrow) || kind.has(.loading) else { return true }
    switch state {
    case .refreshing where kind.has(.loading): return true
    // A spinner that is stopped is hidden.
    case .idle, .pulling, .refreshing: return kind.has(.arrow) && !settings.arrow.hidden
    case .noMoreData, .willRefresh: return false
    }
  }

  fileprivate func help(forNoTextIn state: RefreshState) -> String {
    let own =
      kind.family == .autoFooter && state == .refreshing
      ? "`refreshingTitleHidden: true` shows nothing while refreshing"
      : "`stateLabel: { hidden: true }` hides the label in all states"
    return "\(own); without this key, the library's own title shows"
  }

  /// Returns the problem with a title's width, in words for a message, or nil if there is none.
  fileprivate func meaning(ofWidth text: String) -> String? {
    guard let viewport = Surroundings.viewports.first else { return nil }
    let width = TextMeasurer.estimate.width(text, settings.stateLabel.fontSize)
    if width > viewport.width {
      return """
        is about \(points(width)) wide, but the \(word) has only \(points(viewport.width)) on a \(viewport.text) screen
        """
    }
    // Half of the arrow's 15 points or of the spinner's 20 points. Any visible part of the frames is enough.
    let (part, half) =
      kind.has(.arrow)
      ? ("the arrow", 7.5)
      : kind.has(.loading) ? ("the spinner", 10.0) : kind.has(.gif) ? ("the frames", 0) : ("", -Double.infinity)
    let outside = width / 2 + settings.labelLeftInset + half - viewport.width / 2
    guard outside > 0 else { return nil }
    return """
      is about \(points(width)) wide and pushes \(part) \(points(outside)) off a \(viewport.text) screen
      """
  }
}

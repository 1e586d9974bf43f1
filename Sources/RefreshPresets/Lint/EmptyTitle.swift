import RefreshEngine

extension LintRule {
  /// A title without a visible letter, of a label that is shown; MJRefresh's issues 234 and 1098.
  package static let emptyTitle = LintRule(
    "empty-title", "a title without a visible letter",
    what: "The title of a state that the type shows is empty, or only blanks.",
    why: """
      The label keeps its room, and arrow, spinner or frames their distance from a text that is not there, so that \
      they stand beside the middle for no visible reason.
      """,
    bad: .preset(
      """
      name: quiet
      header:
        type: normalHeader
        titles: { refreshing: "" }
      """),
    good: .preset(
      """
      name: quiet
      header:
        type: normalHeader
        stateLabel: { hidden: true }
      """),
    .component { component, finding in
      guard !component.settings.stateLabel.hidden else { return }
      for (state, title) in component.blueprint.shownTitles {
        title.forEachText(of: state) { text, key in
          guard text.allSatisfy(\.isWhitespace) else { return }
          finding(
            "the title for `\(state.name)` is empty: \(component.meaningOfNoText)",
            at: component.valuePlace(of: key.name), help: component.help(forNoTextIn: state))
        }
      }
    })
}

/// The key under which a title stands.
struct TitleKey {
  let state: RefreshState
  /// The version's; nil for a title in one version.
  let language: String?

  /// Its name with dots.
  var name: String { "titles.\(state.name)" + (language.map { ".\($0)" } ?? "") }
}

extension LocalizedText {
  /// Calls with each of the texts of a state's title, and the key under which it stands.
  func forEachText(of state: RefreshState, _ body: (_ text: String, _ key: TitleKey) -> Void) {
    if let text { return body(text, TitleKey(state: state, language: nil)) }
    for version in versions { body(version.text, TitleKey(state: state, language: version.language)) }
  }
}

extension ComponentPreset {
  /// What shows where a label has no text.
  fileprivate var meaningOfNoText: String {
    let inset = points(settings.labelLeftInset)
    switch (kind.presentation, kind.family) {
    case (.arrowAndSpinner, .trailer), (.labels, _), (.none, _): return "its label shows nothing and keeps its room"
    case (.arrowAndSpinner, .autoFooter): return "the spinner stands at least \(inset) left of the middle, alone"
    case (.arrowAndSpinner, _): return "arrow and spinner stand at least \(inset) left of the middle, alone"
    case (.frames, _): return "the frames end at least \(inset) left of the middle, alone"
    }
  }

  fileprivate func help(forNoTextIn state: RefreshState) -> String {
    let own =
      kind.family == .autoFooter && state == .refreshing
      ? "`refreshingTitleHidden: true` shows nothing while refreshing"
      : "`stateLabel: { hidden: true }` hides the label in all states"
    return "\(own); without the key the library's own title shows"
  }
}

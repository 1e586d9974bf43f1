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
    bad: """
      name: quiet
      header:
        type: normalHeader
        titles: { refreshing: "" }
      """,
    good: """
      name: quiet
      header:
        type: normalHeader
        stateLabel: { hidden: true }
      """,
    .component { component, finding in
      guard !component.settings.stateLabel.hidden else { return }
      for title in component.writtenTitles where title.text.allSatisfy(\.isWhitespace) {
        finding(
          "the title for `\(title.state.name)` is empty: \(component.meaningOfNoText)",
          at: component.valuePlace(of: title.key), help: component.help(forNoTextIn: title.state))
      }
    })
}

extension ComponentPreset {
  /// The titles that are set for states that the type shows, each in all its languages, with the names of their keys.
  var writtenTitles: [(state: RefreshState, text: String, key: String)] {
    blueprint.shownTitles.flatMap { state, title in
      let key = "titles.\(state.name)"
      return title.text.map { [(state, $0, key)] }
        ?? title.versions.map { (state, $0.text, "\(key).\($0.language)") }
    }
  }

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

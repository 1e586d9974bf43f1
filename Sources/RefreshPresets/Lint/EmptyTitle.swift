import RefreshDiagnostics
import RefreshEngine

extension DiagnosticID {
  /// A title without a visible letter.
  public static let emptyTitle = DiagnosticID("empty-title")
}

/// A title without a visible letter, of a label that is shown; MJRefresh's issues 234 and 1098.
enum EmptyTitle {
  static let rule = LintRule(
    Rule(
      .emptyTitle, severity: .warning, "a title without a visible letter",
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
        """)),
    component: { component, diagnostics in
      guard !component.blueprint.isStateLabelHidden else { return }
      for (state, title) in component.blueprint.titles {
        for (text, place) in title.places(in: "titles.\(state.name)") where text.allSatisfy(\.isWhitespace) {
          diagnostics.add(
            Diagnostic(
              .emptyTitle, "the title for `\(state.name)` is empty: \(component.meaningOfNoText)",
              at: component.valuePlace(of: place), severity: .warning, help: component.help(forNoTextIn: state)))
        }
      }
    })
}

extension LocalizedText {
  /// Its texts, each with the name of the key under which it stands.
  func places(in name: String) -> [(text: String, place: String)] {
    if let text { return [(text, name)] }
    return versions.map { ($0.text, "\(name).\($0.language)") }
  }
}

extension ComponentPreset {
  /// What shows where a label has no text.
  fileprivate var meaningOfNoText: String {
    let inset = points(blueprint.labelLeftInset)
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

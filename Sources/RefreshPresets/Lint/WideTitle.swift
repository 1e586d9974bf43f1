import RefreshEngine

extension LintRule {
  /// A title that is wider than the component on the narrowest screen, or pushes arrow, spinner or frames off it.
  ///
  /// Widths are ``TextMeasurer/estimate``, as everywhere in the engine. A trailer's title stands upright and has no width.
  package static let wideTitle = LintRule(
    "wide-title", "a title wider than the component",
    what: """
      On a screen 320 points wide a title, in the size of its label, is wider than the component, or pushes what \
      stands left of it out of the screen.
      """,
    why: "A label is one line: the end of the text is cut off, and arrow, spinner or frames are not seen.",
    bad: .preset(
      """
      name: wordy
      header:
        type: normalHeader
        titles:
          idle: Pull down a little more and let go to see all the news
      """),
    good: .preset(
      """
      name: wordy
      header:
        type: normalHeader
        titles:
          idle: Pull for news
      """),
    .preset { preset, finding in
      for component in preset.components {
        guard component.kind.presentation != .none, component.kind.family != .trailer,
          !component.settings.stateLabel.hidden
        else { continue }
        forEachShownTitle(of: component, in: preset) { state, text, key in
          guard let meaning = component.meaning(ofWidth: text) else { return }
          finding(
            "the title for `\(state.name)` \(meaning)",
            at: component.valuePlace(of: key?.name ?? "stateLabel.fontSize"),
            help: "write a shorter one, or a smaller `fontSize` under `stateLabel`")
        }
      }
    })

  /// Calls with each title, and its key; nil for a title of the library's own.
  private static func forEachShownTitle(
    of component: ComponentPreset, in preset: Preset,
    _ body: (_ state: RefreshState, _ text: String, _ key: TitleKey?) -> Void
  ) {
    let titles = component.blueprint.shownTitles
    for (state, title) in titles {
      title.forEachText(of: state) { body(state, $0, $1) }
    }
    // The library's own titles are too wide only in a size of one's own.
    guard component.settings.stateLabel.$fontSize != nil else { return }
    for state in component.kind.family.titleStates where !titles.contains(where: { $0.state == state }) {
      guard let key = component.kind.family.titleKey(for: state) else { continue }
      body(state, preset.texts.text(key, in: preset.language ?? "en"), nil)
    }
  }
}

extension ComponentPreset {
  /// What is wrong with the width of a title, nil if nothing is.
  fileprivate func meaning(ofWidth text: String) -> String? {
    guard let viewport = Surroundings.viewports.first else { return nil }
    let width = TextMeasurer.estimate.width(text, settings.stateLabel.fontSize)
    if width > viewport.width {
      return """
        is about \(points(width)) wide, but the \(word) has \(points(viewport.width)) on a \(viewport.text) screen
        """
    }
    // Half of the arrow's 15 points, of the spinner's 20; frames need some room of their own.
    let (part, half) =
      switch (kind.presentation, kind.family) {
      case (.arrowAndSpinner, .autoFooter): ("the spinner", 10.0)
      case (.arrowAndSpinner, _): ("the arrow", 7.5)
      case (.frames, _): ("the frames", 0.0)
      default: ("", -Double.infinity)
      }
    let outside = width / 2 + settings.labelLeftInset + half - viewport.width / 2
    guard outside > 0 else { return nil }
    return """
      is about \(points(width)) wide and pushes \(part) \(points(outside)) out of a \(viewport.text) screen
      """
  }
}

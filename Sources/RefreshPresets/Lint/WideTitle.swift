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
    bad: """
      name: wordy
      header:
        type: normalHeader
        titles:
          idle: Pull down a little more and let go to see all the news
      """,
    good: """
      name: wordy
      header:
        type: normalHeader
        titles:
          idle: Pull for news
      """,
    .preset { preset, finding in
      for component in preset.components {
        guard component.kind.presentation != .none, component.kind.family != .trailer,
          !component.settings.stateLabel.hidden
        else { continue }
        for title in component.writtenTitles + ownTitles(of: component, in: preset) {
          guard let meaning = component.meaning(ofWidth: title.text) else { continue }
          finding(
            "the title for `\(title.state.name)` \(meaning)", at: component.valuePlace(of: title.key),
            help: "write a shorter one, or a smaller `fontSize` under `stateLabel`")
        }
      }
    })

  /// The library's own titles with the key of their size; without a size of one's own they are never too wide.
  private static func ownTitles(
    of component: ComponentPreset, in preset: Preset
  ) -> [(state: RefreshState, text: String, key: String)] {
    guard component.settings.stateLabel.$fontSize != nil else { return [] }
    return component.kind.family.titleStates.compactMap { state in
      guard component.settings.titles[state] == nil, let key = component.kind.family.titleKey(for: state) else {
        return nil
      }
      return (state, preset.texts.text(key, in: preset.language ?? "en"), "stateLabel.fontSize")
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

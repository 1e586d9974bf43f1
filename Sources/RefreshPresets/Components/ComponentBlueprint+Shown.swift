import RefreshEngine

extension ComponentBlueprint {
  /// The titles that are set for states that the type shows.
  package var shownTitles: [(state: RefreshState, text: LocalizedText)] {
    kind.family.titleStates.compactMap { state in settings.titles[state].map { (state, $0) } }
  }

  /// The frames that are set for states that the type shows.
  package var shownImages: [(state: RefreshState, frames: FrameSequence)] {
    kind.imageStates.compactMap { state in settings.images[state].map { (state, $0) } }
  }
}

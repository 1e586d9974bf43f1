import RefreshEngine
import RefreshText

extension ComponentKind {
  /// The states whose frames the type shows, according to the gif classes' `-setState:` and `-setPullingPercent:`.
  package var imageStates: [RefreshState] {
    family == .autoFooter ? [.refreshing] : [.idle, .pulling, .refreshing]
  }

  /// The type as a word with its summary.
  var word: ValueShape.Word { ValueShape.Word(rawValue, summary) }

  /// A sentence that describes the type.
  var summary: String {
    let (subject, place, use) = words
    let labels =
      has(.lastUpdatedTimeLabel)
      ? ("labels", " for its state and the last refresh") : ("a label", " for its state")
    var parts = has(.stateLabel) ? [labels.0 + (presentation == .labels ? labels.1 : "")] : []
    if has(.arrow) { parts.append("an arrow") }
    if has(.loading) { parts.append("a spinner") }
    if has(.gif) { parts.append("frames that play") }
    guard !parts.isEmpty else { return "\(place), without any views; \(use)." }
    return "\(subject) with \(joined(parts, by: "and"))."
  }

  /// The name, position and use of the type, without its look.
  private var words: (subject: String, place: String, use: String) {
    switch family {
    case .header: ("A header", "Above the content", "pulled down and let go")
    case .autoFooter:
      ("A footer that refreshes automatically,", "Below the content", "refreshes when it comes into view")
    case .backFooter: ("A footer that is pulled up,", "Below content and viewport", "pulled up and let go")
    case .trailer: ("A trailer", "To the right of the content", "pulled to the left and let go")
    }
  }
}

extension ComponentBlueprint {
  /// The titles that are set, for states that the type shows.
  package var shownTitles: [(state: RefreshState, text: LocalizedText)] {
    kind.family.titleStates.compactMap { state in settings.titles[state].map { (state, $0) } }
  }

  /// The frames that are set, for states that the type shows.
  package var shownImages: [(state: RefreshState, frames: FrameSequence)] {
    kind.imageStates.compactMap { state in settings.images[state].map { (state, $0) } }
  }
}

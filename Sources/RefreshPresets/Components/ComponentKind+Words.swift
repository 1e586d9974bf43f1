import RefreshEngine
import RefreshText

extension ComponentKind {
  /// The states whose frames the type shows, by `-setState:` and `-setPullingPercent:` of the gif classes.
  package var imageStates: [RefreshState] {
    family == .autoFooter ? [.refreshing] : [.idle, .pulling, .refreshing]
  }

  /// The type as a word, with what it is.
  var word: ValueShape.Word { ValueShape.Word(rawValue, summary) }

  /// A sentence that says what the type is.
  var summary: String {
    guard presentation != .none else { return plainSummary }
    let labels =
      has(.lastUpdatedTimeLabel)
      ? ("labels", " of its state and of the last refresh") : ("a label", " of its state")
    var parts = [labels.0 + (presentation == .labels ? labels.1 : "")]
    if has(.arrow) { parts.append("an arrow") }
    if has(.loading) { parts.append("a spinner") }
    if has(.gif) { parts.append("frames that run") }
    return "\(subject) with \(joined(parts, by: "and"))."
  }

  private var plainSummary: String {
    switch family {
    case .header: "Above the content, without a look of its own; pulled down and let go."
    case .autoFooter: "Below the content, without a look of its own; refreshes when it comes into view."
    case .backFooter: "Below content and viewport, without a look of its own; pulled up and let go."
    case .trailer: "Right of the content, without a look of its own; pulled to the left and let go."
    }
  }

  private var subject: String {
    switch family {
    case .header: "A header"
    case .autoFooter: "A footer that refreshes by itself,"
    case .backFooter: "A footer that is pulled up,"
    case .trailer: "A trailer"
    }
  }
}

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

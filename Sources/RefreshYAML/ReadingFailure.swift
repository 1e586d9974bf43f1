import RefreshDiagnostics

/// The reason why reading stopped, and what may have been meant.
struct ReadingFailure {
  /// The diagnostic if no guess is better.
  let diagnostic: Diagnostic
  /// Slips with their fixes, the likeliest first; several together if only all of them make sense.
  let guesses: [[Diagnostic]]
  /// Returns further guesses if a line may be on the wrong level, which are right only if the document makes sense with them;
  /// nil if it is something else. They take long to find.
  let levels: () -> [[Diagnostic]]?
  /// The place that reading reached, and the start of the construct that was being read.
  let reach: Reach
  /// The offset of the cause as far as it is known: of a bracket or quote that is open until the end, or of the place.
  let start: Int
  /// The offset at which the document begins.
  let documentStart: Int

  /// Offsets in the original text.
  struct Reach: Comparable {
    let place: Int
    let context: Int

    static func < (a: Reach, b: Reach) -> Bool { (a.place, a.context) < (b.place, b.context) }
  }
}

/// A guess of the level that a line was meant to be on. Others are valid YAML, too, and only the meaning of the document shows
/// which is right.
struct LevelGuess: Sendable {
  /// The diagnostic if the document makes sense with none of the guesses; nil if the first is likely in any case.
  let plain: Diagnostic?
  /// The edits of the guess with which the document was read.
  let edits: [Fix.Edit]
  /// The slips of the other guesses, the likeliest first.
  let others: [[Diagnostic]]

  /// The maximum number of other guesses that are tried.
  static let most = 16

  /// The approximate maximum number of bytes that are read for them: typing in a long text must stay fluent.
  static let mostBytes = 1 << 17
}

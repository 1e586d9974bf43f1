/// What the app and the world have done in a run, from what nobody can blame them for to what is wrong use.
///
/// It is measured on the run, not declared: the level of a problem is that of the shortest run that still shows it.
package enum Level: String, CaseIterable, Comparable, Sendable {
  /// Only one end, or no more data, for each call of `refreshing()`.
  case answers
  /// Loads, scrolls and resets; begins what is idle, shown and on screen; loads after ending.
  case will
  /// Safe area, rotation, window and language change; begins off screen.
  case surroundings
  /// Inset, hidden, height, attaching, detaching and paging change.
  case settings
  /// An end that is not owed, a begin of what is not idle, a change of what is off screen.
  case anything

  /// Whether `a` asks less of the library.
  package static func < (a: Level, b: Level) -> Bool { a.rank < b.rank }

  private var rank: Int { Level.allCases.firstIndex(of: self) ?? 0 }
}

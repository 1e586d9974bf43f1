/// What the app and the world do in a run, from correct use of the library to wrong use.
///
/// The level is computed from the run, not declared: the level of a problem is that of the shortest run that still
/// shows it.
package enum Level: String, CaseIterable, Comparable, Sendable {
  /// The app answers each call of `refreshing()` with exactly one end or no more data.
  case answers
  /// The app also loads, scrolls and resets; it begins components that are idle, visible and on screen, and loads
  /// after ending.
  case will
  /// The safe area, the orientation, the window or the language change; the app begins components off screen.
  case surroundings
  /// Insets, visibility, height or paging change, or components are attached and detached.
  case settings
  /// The app ends a refresh when no end is due, begins a component that is not idle, or changes one off screen.
  case anything

  /// Returns whether level `a` demands less of the library than `b`.
  package static func < (a: Level, b: Level) -> Bool { a.rank < b.rank }

  private var rank: Int { Level.allCases.firstIndex(of: self) ?? 0 }
}

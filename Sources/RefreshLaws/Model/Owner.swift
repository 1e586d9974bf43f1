/// The owner of a problem, who has to act on it, found by comparing it with a baseline: the same run with components of
/// the same types in their default settings, and with an app that does nothing wrong.
///
/// The museum, `validate` and `explore` use this type alone, so that they use the same words and never contradict each other.
package enum Owner: String, CaseIterable, Comparable, Sendable {
  /// The preset's, because default settings avoid it; or the suite's, because its own condition fails even with default settings
  /// and a correct app.
  case preset
  /// The app's: it needs calls that a correct app doesn't make.
  case app
  /// The library's: it also occurs with default settings and a correct app.
  case library

  /// Decides by a comparison.
  ///
  /// - Parameters:
  ///   - isAvoidedByDefaults: Whether it doesn't occur with default settings.
  ///   - isAvoidedByApp: Whether it doesn't occur with an app that does nothing wrong.
  package init(isAvoidedByDefaults: Bool, isAvoidedByApp: @autoclosure () -> Bool) {
    self = isAvoidedByDefaults ? .preset : isAvoidedByApp() ? .app : .library
  }

  /// The owner in reports: `yours`.
  package var words: String {
    switch self {
    case .preset: "yours"
    case .app: "the app's"
    case .library: "MJRefresh's"
    }
  }

  /// Returns whether `a` is listed before `b`.
  package static func < (a: Owner, b: Owner) -> Bool { a.rank < b.rank }

  private var rank: Int { Owner.allCases.firstIndex(of: self) ?? 0 }
}

/// A property of healthy runs, whose breach is a problem.
package enum Oracle: String, CaseIterable, Sendable {
  /// A state that time alone and an `endRefreshing` cannot leave.
  case stuckState = "stuck-state"

  /// The name in options, tags and files.
  package var id: String { rawValue }
}

import RefreshLaws

/// A way to a problem: its level, and the actions that it needs.
///
/// The lesser of two ways is the one with the lower level or, at the same level, the one that was found first.
package struct Way: Sendable, Equatable, Comparable {
  /// The level of the app and the world.
  package internal(set) var level = Level.answers
  /// The number of the run in which it was found, from 1; 0 if only a file shows it.
  package internal(set) var run = 1
  /// The actions without which the problem does not occur, sorted.
  package internal(set) var needs: [String] = []
  /// The steps on one line; empty if only a file contains them.
  package internal(set) var steps = ""

  package static func < (a: Way, b: Way) -> Bool { (a.level, a.run) < (b.level, b.run) }

  /// The greatest number of reported ways to one problem.
  static let most = 3
}

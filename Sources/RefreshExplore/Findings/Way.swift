/// A way to a problem: what it asks of the library, and what has to happen.
///
/// Of two ways the one that asks less is less, and of those the one that was found first.
package struct Way: Sendable, Equatable, Comparable {
  /// What the app and the world do.
  package internal(set) var level = Level.answers
  /// The number of the run that it was found in, from 1; 0 where only a file shows it.
  package internal(set) var run = 1
  /// What it can't do without, sorted.
  package internal(set) var needs: [String] = []
  /// What happens, on one line; empty where only a file knows.
  package internal(set) var steps = ""

  package static func < (a: Way, b: Way) -> Bool { (a.level, a.run) < (b.level, b.run) }

  /// The most ways to one problem that are told.
  static let most = 3
}

/// The harm of a problem to users, from problems that they can't ignore to problems that few of them see.
package enum Harm: String, CaseIterable, Comparable, Sendable {
  /// The list no longer does what it is for: it refreshes forever, or not at all.
  case stuck
  /// Content is missing or loaded twice.
  case content
  /// The content moves or rests where it shouldn't.
  case jump
  /// Something looks wrong.
  case cosmetic

  /// Returns whether `a` is worse than `b`.
  package static func < (a: Harm, b: Harm) -> Bool { a.rank < b.rank }

  private var rank: Int { Harm.allCases.firstIndex(of: self) ?? 0 }
}

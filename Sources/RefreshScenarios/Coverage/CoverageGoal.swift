/// One thing that a run can see of a component.
public struct CoverageGoal: Hashable, Sendable {
  /// What kind of thing.
  public let kind: CoverageKind
  /// Which: `idle -> pulling`, `refreshing()`, `idle in en`.
  public let name: String

  /// Makes a goal.
  init(_ kind: CoverageKind, _ name: String) {
    self.kind = kind
    self.name = name
  }
}

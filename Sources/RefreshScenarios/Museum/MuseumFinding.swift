import RefreshEngine

/// What came of an exhibit with a preset's components in it.
public struct MuseumFinding: Sendable {
  /// The exhibit.
  public let exhibit: Exhibit
  /// What came of it.
  public let outcome: Outcome

  /// What can come of an exhibit.
  public enum Outcome: Sendable {
    /// The problem shows; what it does to components of the same types without any setting, nil if nothing.
    case bites(Bite, byDefault: Bite?, waysOut: [WayOut])
    /// It does not.
    case harmless
    /// The preset has no component of these families, which the exhibit is about.
    case skipped(missing: [Family])
  }

  /// A scenario that avoids the problem.
  public struct WayOut: Sendable {
    /// The scenario.
    public let scenario: Scenario
    /// What is left of the problem when it runs with the preset's components; nil if nothing is.
    public let rest: Bite?
    /// Whether it was run with the preset's components; one that is about other components was not.
    public let isTried: Bool
  }

  /// What bites, nil if nothing does.
  public var bite: Bite? { if case .bites(let bite, _, _) = outcome { bite } else { nil } }

  /// Whether something bites that does not without the preset's settings.
  public var isOfPreset: Bool { if case .bites(_, nil, _) = outcome { true } else { false } }
}

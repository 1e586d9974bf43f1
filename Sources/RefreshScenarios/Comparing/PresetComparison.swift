import RefreshEngine
import RefreshPresets

/// Two presets side by side: which keys differ, and what that changes in behaviour.
public struct PresetComparison: Sendable {
  /// The preset as it was.
  public let old: Preset
  /// The preset as it is.
  public let new: Preset
  /// The keys that differ.
  public let changes: [PresetChange]
  /// How the components of both answer a finger and their app otherwise, measured on one screen.
  public let measures: [Measure]
  /// The differences before anything happens, on that screen, in words.
  public let atRest: [String]

  /// A difference in a component's measured behaviour.
  public struct Measure: Sendable, Equatable {
    /// The component.
    public let role: ComponentRole
    /// In words: `triggers 22 pt earlier: pulled by 54 pt instead of 76 pt`.
    public let difference: String
  }

  /// Compares two presets.
  public init(from old: Preset, to new: Preset) {
    self.old = old
    self.new = new
    changes = PresetChange.all(from: old, to: new)
    atRest =
      MomentDifference(
        from: [GestureMeasure.rest(of: old.graph)], to: [GestureMeasure.rest(of: new.graph)])?.phrases
      ?? []
    measures = ComponentRole.allCases.flatMap { role -> [Measure] in
      guard let before = old[role]?.kind, let after = new[role]?.kind else { return [] }
      let measured = GestureMeasure(of: after, in: new.graph)
      return measured.differences(from: GestureMeasure(of: before, in: old.graph), of: after.family)
        .map { Measure(role: role, difference: $0) }
    }
  }

  /// Where a scenario begins to go another way, with both presets in turn in the place of its own; nil if it never does.
  public func difference(in scenario: Scenario) -> ScenarioDifference? {
    ScenarioDifference(of: scenario, from: old.graph, to: new.graph)
  }

  /// Scenarios for components that nobody has written any for: what fingers and apps do to each family, on a phone and on
  /// a tablet.
  public var gestures: [Scenario] {
    BuiltInGestures.scenarios(for: ComponentRole.allCases.compactMap { (old[$0] ?? new[$0])?.kind })
  }
}

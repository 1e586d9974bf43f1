import RefreshEngine
import RefreshPresets

/// A comparison of two presets: the keys that differ, and how they change the behaviour.
public struct PresetComparison: Sendable {
  /// The old preset.
  public let old: Preset
  /// The new preset.
  public let new: Preset
  /// The keys that differ.
  public let changes: [PresetChange]
  /// The differences in how the components respond to a finger and to their app, measured on one screen.
  public let measures: [Measure]
  /// The differences on that screen before anything happens, in words.
  public var atRest: [String] { differencesAtRest.map(\.text) }
  /// The same differences with what they are about.
  package let differencesAtRest: [ObservedDifference]

  /// A difference in a component's measured behaviour.
  public struct Measure: Sendable, Equatable {
    /// The role of the component.
    public let role: ComponentRole
    /// The difference in words: `triggers 22 pt earlier: pulled by 54 pt instead of 76 pt`.
    public let difference: String
  }

  /// Compares two presets.
  public init(from old: Preset, to new: Preset) {
    self.old = old
    self.new = new
    changes = PresetChange.all(from: old, to: new)
    differencesAtRest =
      MomentDifference(
        from: [GestureMeasure.rest(of: old.graph)], to: [GestureMeasure.rest(of: new.graph)])?.differences
      ?? []
    measures = ComponentRole.allCases.flatMap { role -> [Measure] in
      guard let before = old[role]?.kind, let after = new[role]?.kind else { return [] }
      let measured = GestureMeasure(of: after, in: new.graph)
      return measured.differences(from: GestureMeasure(of: before, in: old.graph), of: after.family)
        .map { Measure(role: role, difference: $0) }
    }
  }

  /// Returns where a scenario starts to differ when it is run with each of the presets instead of its own, or `nil`
  /// if it never does.
  public func difference(in scenario: Scenario) -> ScenarioDifference? {
    ScenarioDifference(of: scenario, from: old.graph, to: new.graph)
  }

  /// Scenarios for components that have none: gestures and app calls for each family, on a phone and on a tablet.
  public var gestures: [Scenario] {
    BuiltInGestures.scenarios(for: ComponentRole.allCases.compactMap { (old[$0] ?? new[$0])?.kind })
  }
}

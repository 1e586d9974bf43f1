import RefreshEngine
import RefreshPresets

/// Scenarios of known problems, to be tried with one's own components: a pure function of what was loaded.
///
/// An exhibit's steps, scene and app stay; only the components are a preset's. What the scenario expects is not held
/// against them, since its numbers are those of its own components: the problem is measured instead.
public struct Museum: Sendable {
  /// What there is to see, in order.
  public let exhibits: [Exhibit]

  /// Makes a museum of the exhibits among suites.
  public init(_ suites: [Suite]) { exhibits = Exhibit.all(in: suites) }

  /// Runs each exhibit with a preset's components in it.
  public func visit(with preset: Preset) -> [MuseumFinding] {
    exhibits.map { MuseumFinding(exhibit: $0, outcome: outcome(of: $0, with: preset)) }
  }

  private func outcome(of exhibit: Exhibit, with preset: Preset) -> MuseumFinding.Outcome {
    let own = exhibit.scenario.setup
    guard let setup = own.replacing(with: preset) else {
      let families = preset.components.map(\.kind.family)
      return .skipped(missing: own.families.filter { !families.contains($0) })
    }
    guard let bite = exhibit.symptom.measure(Viewing(exhibit.scenario, in: setup)) else { return .harmless }
    let byDefault = exhibit.symptom.measure(Viewing(exhibit.scenario, in: setup.withDefaults))
    let waysOut = exhibit.waysOut.map { wayOut($0, from: exhibit, with: preset) }
    return .bites(bite, byDefault: byDefault, waysOut: waysOut)
  }

  /// A way out is tried with the preset where it is another use of the same components; where it is another setup of
  /// them there is nothing to try.
  private func wayOut(
    _ scenario: Scenario, from exhibit: Exhibit, with preset: Preset
  ) -> MuseumFinding.WayOut {
    guard scenario.suite == exhibit.scenario.suite, let setup = scenario.setup.replacing(with: preset) else {
      return MuseumFinding.WayOut(scenario: scenario, rest: nil, isTried: false)
    }
    let rest = exhibit.symptom.measure(Viewing(scenario, in: setup))
    return MuseumFinding.WayOut(scenario: scenario, rest: rest, isTried: true)
  }
}

/// What came of an exhibit with a preset's components in it.
public struct MuseumFinding: Sendable {
  /// The exhibit.
  public let exhibit: Exhibit
  /// What came of it.
  public let outcome: Outcome

  /// What can come of an exhibit.
  public enum Outcome: Sendable {
    /// The problem shows; what it does to components of the same types without any setting, nil if nothing.
    case bites(String, byDefault: String?, waysOut: [WayOut])
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
    public let rest: String?
    /// Whether it was run with the preset's components; one that is about other components was not.
    public let isTried: Bool
  }

  /// What bites, nil if nothing does.
  public var bite: String? { if case .bites(let bite, _, _) = outcome { bite } else { nil } }

  /// Whether something bites that does not without the preset's settings.
  public var isOfPreset: Bool { if case .bites(_, nil, _) = outcome { true } else { false } }
}

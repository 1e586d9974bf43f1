import RefreshDiagnostics
import RefreshEngine
import RefreshPresets

/// Scenarios of known problems that can be run with other components: a pure function of what was loaded.
///
/// An exhibit keeps its steps, scene and app; only the components are replaced by those of a preset. The scenario's
/// expectations are ignored, since their numbers belong to its own components; the problem is measured instead.
public struct Museum: Sendable {
  /// The exhibits, in order.
  public let exhibits: [Exhibit]

  /// Creates a museum of the exhibits in suites.
  public init(_ suites: [Suite]) { exhibits = Exhibit.all(in: suites) }

  /// Runs each exhibit with a preset's components in it.
  ///
  /// - Parameters:
  ///   - preset: The preset.
  ///   - warnings: What `validate` warns of in it. The default is nothing.
  public func visit(with preset: Preset, warnings: [Diagnostic] = []) -> [MuseumFinding] {
    exhibits.map { MuseumFinding(exhibit: $0, outcome: outcome(of: $0, with: preset, warnings)) }
  }

  private func outcome(
    of exhibit: Exhibit, with preset: Preset, _ warnings: [Diagnostic]
  ) -> MuseumFinding.Outcome {
    let own = exhibit.scenario.setup
    guard let setup = own.replacing(with: preset) else {
      let families = preset.components.map(\.kind.family)
      return .skipped(missing: own.families.filter { !families.contains($0) })
    }
    guard let bite = exhibit.symptom.measure(Viewing(exhibit.scenario, in: setup)) else {
      return .harmless(warnings: warnings.filter { exhibit.isMeant(by: $0, in: preset) })
    }
    let byDefault = exhibit.symptom.measure(Viewing(exhibit.scenario, in: setup.withDefaults))
    let waysOut = exhibit.waysOut.map { wayOut($0, from: exhibit, with: preset) }
    return .bites(bite, byDefault: byDefault, waysOut: waysOut)
  }

  /// Runs a way out with the preset if it is another use of the same components. If it is another setup of them,
  /// there is nothing to run.
  private func wayOut(_ scenario: Scenario, from exhibit: Exhibit, with preset: Preset) -> MuseumFinding.WayOut {
    guard scenario.suite == exhibit.scenario.suite, let setup = scenario.setup.replacing(with: preset) else {
      return MuseumFinding.WayOut(scenario: scenario, rest: nil, isTried: false)
    }
    let rest = exhibit.symptom.measure(Viewing(scenario, in: setup))
    return MuseumFinding.WayOut(scenario: scenario, rest: rest, isTried: true)
  }
}

/// The result of an exhibit with the components of a preset.
public struct MuseumFinding: Sendable {
  /// The exhibit.
  public let exhibit: Exhibit
  /// The outcome.
  public let outcome: Outcome

  /// The outcome of running an exhibit.
  public enum Outcome: Sendable {
    /// The problem occurs. `byDefault` is its measure on components of the same types with default settings, or
    /// `nil` if it does not occur there.
    case bites(String, byDefault: String?, waysOut: [WayOut])
    /// It does not, in this scene. `validate`, which tries others, may warn of it.
    case harmless(warnings: [Diagnostic])
    /// The preset has no component of these families, which the exhibit is about.
    case skipped(missing: [Family])
  }

  /// A scenario that avoids the problem.
  public struct WayOut: Sendable {
    /// The scenario.
    public let scenario: Scenario
    /// What is left of the problem when it runs with the preset's components; `nil` if the problem is gone.
    public let rest: String?
    /// Whether it was run with the preset's components; a way out with other components was not.
    public let isTried: Bool
  }

  /// The measured problem, or `nil` if it does not occur.
  public var bite: String? { if case .bites(let bite, _, _) = outcome { bite } else { nil } }

  /// Whether the preset causes it: it occurs, and does not without the preset's settings, nor with the exhibit's own components
  /// when they are used in another way.
  public var isOfPreset: Bool {
    if case .bites(_, nil, _) = outcome { !exhibit.isOfUse } else { false }
  }
}

/// A museum scenario that shows a known problem, with the scenarios that show how to avoid it.
public struct Exhibit: Sendable {
  /// The tag of scenarios that show a problem.
  public static let problemTag = "problem"
  /// The tag of scenarios that show how to avoid it.
  public static let wayOutTag = "way-out"

  /// The scenario that shows the problem.
  public let scenario: Scenario
  /// The symptom by which the problem is measured.
  public let symptom: Symptom
  /// The scenarios of the same file that avoid the problem, in order: those of its suite, or, if there are none,
  /// those of suites with other setups of the same families.
  public let waysOut: [Scenario]

  /// Whether the exhibit's components are correct, and their use causes the problem: another use of the same
  /// components, a way out in the same suite, avoids it.
  public var isOfUse: Bool { waysOut.contains { $0.suite == scenario.suite } }

  /// Whether a warning of a preset is about the exhibit's problem and one of its components.
  fileprivate func isMeant(by warning: Diagnostic, in preset: Preset) -> Bool {
    guard symptom.rules.contains(warning.id.rawValue) else { return false }
    let place = warning.span
    let owner = preset.components.first { component in
      let span = component.written.span
      return span.file === place.file && span.start <= place.start && place.end <= span.end
        || component.place == place
    }
    return owner.map { scenario.setup.families.contains($0.kind.family) } ?? true
  }

  /// The numbers of the issues of MJRefresh that tell of it: its tags that are numbers.
  public var issues: [String] { scenario.tags.filter { $0.allSatisfy(\.isNumber) } }

  /// Returns the exhibits in suites: the scenarios with the tag `problem` and the tag of a symptom, in order.
  public static func all(in suites: [Suite]) -> [Exhibit] {
    let scenarios = suites.flatMap(\.scenarios)
    return scenarios.filter { $0.tags.contains(problemTag) }.compactMap { scenario in
      guard let symptom = scenario.symptoms.first else { return nil }
      let candidates = scenarios.filter {
        $0.tags.contains(wayOutTag) && $0.tags.contains(symptom.name)
          && $0.nameSpan.file.identity == scenario.nameSpan.file.identity
          && $0.setup.families == scenario.setup.families
      }
      let own = candidates.filter { $0.suite == scenario.suite }
      return Exhibit(scenario: scenario, symptom: symptom, waysOut: own.isEmpty ? candidates : own)
    }
  }
}

extension Scenario {
  /// The symptoms that the scenario's tags name.
  var symptoms: [Symptom] { tags.compactMap { SymptomCatalogue[$0] } }
}

extension Setup {
  /// The families of the components that are attached at the start.
  var families: [Family] { components.map(\.kind.family) }

  /// Returns the setup with each component replaced by the preset's component of the same family.
  ///
  /// The language and the texts come from the preset. Times that are stored under the key of the setup's own header
  /// are also stored under that of the preset's header, because they belong to its list.
  ///
  /// - Returns: The setup, or `nil` if the preset lacks a component of one of the families.
  func replacing(with preset: Preset) -> Setup? {
    var setup = self
    setup.components = []
    for component in components {
      guard let other = preset[component.kind.role]?.blueprint, other.kind.family == component.kind.family else {
        return nil
      }
      setup.components.append(other)
      if let key = component.settings.$lastUpdatedTimeKey {
        let otherKey = other.settings.lastUpdatedTimeKey
        let times = scene.storedTimes.filter { $0.key == key && otherKey != key }
        setup.scene.storedTimes += times.map { StoredTime(key: otherKey, time: $0.time) }
      }
    }
    setup.scene.texts = preset.texts
    setup.scene.languageCode = preset.language
    return setup
  }

  /// The setup with components of the same types and default settings, except for their texts and the key of their
  /// time, which are what an app shows and not how it shows it.
  var withDefaults: Setup {
    var setup = self
    setup.components = components.map { component in
      ComponentBlueprint(kind: component.kind) { settings in
        settings.titles = component.settings.titles
        if let key = component.settings.$lastUpdatedTimeKey { settings.lastUpdatedTimeKey = key }
      }
    }
    return setup
  }
}

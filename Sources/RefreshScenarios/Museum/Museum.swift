import RefreshDiagnostics
import RefreshEngine
import RefreshLaws
import RefreshPresets

/// Scenarios of known problems that can be run with other components: a pure function of what was loaded.
///
/// An exhibit keeps its steps, scene and app; only the components are replaced by those of a preset. The scenario's
/// expectations are ignored, since their numbers belong to its own components; the problem is measured instead.
package struct Museum: Sendable {
  /// The exhibits, in order.
  package let exhibits: [Exhibit]

  /// Creates a museum of the exhibits in suites.
  package init(_ suites: [Suite]) { exhibits = Exhibit.all(in: suites) }

  /// Runs each exhibit with a preset's components in it.
  ///
  /// - Parameters:
  ///   - preset: The preset.
  ///   - warnings: What `validate` warns of in it. The default is nothing.
  package func visit(with preset: Preset, warnings: [Diagnostic] = []) -> [MuseumFinding] {
    exhibits.map { MuseumFinding(exhibit: $0, outcome: outcome(of: $0, with: preset, warnings)) }
  }

  private func outcome(
    of exhibit: Exhibit, with preset: Preset, _ warnings: [Diagnostic]
  ) -> MuseumFinding.Outcome {
    guard let world = World(exhibit.scenario, with: preset) else {
      let families = preset.components.map(\.kind.family)
      return .skipped(missing: exhibit.scenario.setup.families.filter { !families.contains($0) })
    }
    let trial = exhibit.law.trial(of: exhibit.scenario, in: world)
    guard let breach = trial.breach else {
      return .harmless(warnings: warnings.filter { exhibit.isMeant(by: $0, in: preset) })
    }
    let byDefault = exhibit.law.breach(by: exhibit.scenario, in: world.withDefaults)
    let waysOut = exhibit.waysOut.map { wayOut($0, from: exhibit, with: preset) }
    // The preset may shift what happens against the steps, so that they seem to do what an app must not do.
    let own = exhibit.law.trial(of: exhibit.scenario, in: World(exhibit.scenario, isThorough: false))
    let problems = [trial, own].flatMap(\.problems)
    let owner = Owner(
      of: trial.problems.first?.shape, at: problems.map(\.level).min() ?? .answers,
      isAvoidedByDefaults: byDefault == nil && !exhibit.isOfUse, isAvoidedByApp: false)
    return .occurs(breach, owner, byDefault: byDefault, waysOut: waysOut)
  }

  /// Runs a way out with the preset if it is another use of the same components. If it is another setup of them,
  /// there is nothing to run.
  private func wayOut(_ scenario: Scenario, from exhibit: Exhibit, with preset: Preset) -> MuseumFinding.WayOut {
    guard scenario.suite == exhibit.scenario.suite, let world = World(scenario, with: preset) else {
      return MuseumFinding.WayOut(scenario: scenario, rest: nil, isTried: false)
    }
    let rest = exhibit.law.breach(by: scenario, in: world)
    return MuseumFinding.WayOut(scenario: scenario, rest: rest, isTried: true)
  }
}

/// The result of an exhibit with the components of a preset.
package struct MuseumFinding: Sendable {
  /// The exhibit.
  package let exhibit: Exhibit
  /// The outcome.
  package let outcome: Outcome

  /// The outcome of running an exhibit.
  package enum Outcome: Sendable {
    /// The problem occurs, and has an owner. `byDefault` is its measure on components of the same types with default
    /// settings, or
    /// `nil` if it does not occur there.
    case occurs(String, Owner, byDefault: String?, waysOut: [WayOut])
    /// It does not occur in this scene. `validate`, which tries others, may warn about it.
    case harmless(warnings: [Diagnostic])
    /// The preset has no component of these families, which the exhibit is about.
    case skipped(missing: [Family])
  }

  /// A scenario that avoids the problem.
  package struct WayOut: Sendable {
    /// The scenario.
    package let scenario: Scenario
    /// The rest of the problem when it runs with the preset's components; `nil` if the problem is gone.
    package let rest: String?
    /// Whether it was run with the preset's components; a way out with other components was not.
    package let isTried: Bool
  }

  /// The measured problem, or `nil` if it does not occur.
  package var breach: String? { if case .occurs(let breach, _, _, _) = outcome { breach } else { nil } }

  /// The owner of the problem, or `nil` if it does not occur. It is the preset's if it doesn't occur without the
  /// preset's settings, nor with the exhibit's own components when they are used in another way.
  package var owner: Owner? { if case .occurs(_, let owner, _, _) = outcome { owner } else { nil } }
}

/// A museum scenario that shows a known problem, with the scenarios that show how to avoid it.
package struct Exhibit: Sendable {
  /// The tag of scenarios that show a problem.
  package static let problemTag = "problem"
  /// The tag of scenarios that show how to avoid it.
  package static let wayOutTag = "way-out"

  /// The scenario that shows the problem.
  package let scenario: Scenario
  /// The law that the problem breaches.
  package let law: LawID
  /// The scenarios of the same file that avoid the problem, in order: those of its suite, or, if there are none,
  /// those of suites with other setups of the same families.
  package let waysOut: [Scenario]

  /// Whether the exhibit's components are correct, and their use causes the problem: another use of the same
  /// components, a way out in the same suite, avoids it.
  package var isOfUse: Bool { waysOut.contains { $0.suite == scenario.suite } }

  /// Whether a warning of a preset is about the exhibit's problem and one of its components.
  fileprivate func isMeant(by warning: Diagnostic, in preset: Preset) -> Bool {
    guard law.law.rules.contains(warning.id.rawValue) else { return false }
    let place = warning.span
    let owner = preset.components.first { component in
      let span = component.written.span
      return span.file === place.file && span.start <= place.start && place.end <= span.end
        || component.place == place
    }
    return owner.map { scenario.setup.families.contains($0.kind.family) } ?? true
  }

  /// The numbers of MJRefresh's issues about it: its tags that are numbers.
  package var issues: [String] { scenario.tags.filter { $0.allSatisfy(\.isNumber) } }

  /// Returns the exhibits in suites: the scenarios with the tag `problem` and the name of a law as a tag, in order.
  package static func all(in suites: [Suite]) -> [Exhibit] {
    let scenarios = suites.flatMap(\.scenarios)
    return scenarios.filter { $0.tags.contains(problemTag) }.compactMap { scenario in
      guard let law = scenario.laws.first else { return nil }
      let candidates = scenarios.filter {
        $0.tags.contains(wayOutTag) && $0.laws.contains(law)
          && $0.nameSpan.file.identity == scenario.nameSpan.file.identity
          && $0.setup.families == scenario.setup.families
      }
      let own = candidates.filter { $0.suite == scenario.suite }
      return Exhibit(scenario: scenario, law: law, waysOut: own.isEmpty ? candidates : own)
    }
  }
}

extension Scenario {
  /// The laws that the scenario's tags name.
  package var laws: [LawID] { tags.compactMap { LawID($0) } }
}

extension LawID {
  /// Runs a scenario regardless of what it expects, and returns how it breaches the law; `nil` if it does not.
  ///
  /// - Parameters:
  ///   - scenario: The scenario.
  ///   - world: The world in which it begins. The default is its own.
  package func breach(by scenario: Scenario, in world: World? = nil) -> String? {
    trial(of: scenario, in: world ?? World(scenario, isThorough: false)).breach
  }

  /// Runs a scenario in a world while the law checks it.
  fileprivate func trial(of scenario: Scenario, in world: World) -> Trial {
    var trial = Trial(world, laws: LawSet([self]))
    trial.play(scenario.steps)
    trial.settle()
    return trial
  }
}

extension Setup {
  /// The families of the components that are attached at the start.
  fileprivate var families: [Family] { components.map(\.kind.family) }
}

extension World {
  /// Creates the world of a scenario, with each component replaced by the preset's component of the same family, or
  /// `nil` if the preset lacks one.
  ///
  /// The language and the texts come from the preset. Times that are stored under the key of the scenario's own header
  /// are also stored under that of the preset's header, because they belong to its list.
  fileprivate init?(_ scenario: Scenario, with preset: Preset) {
    self.init(scenario, isThorough: false)
    for (index, component) in components.enumerated() {
      guard let other = preset[component.kind.role]?.blueprint, other.kind.family == component.kind.family else {
        return nil
      }
      components[index] = other
      if let key = component.settings.$lastUpdatedTimeKey {
        let otherKey = other.settings.lastUpdatedTimeKey
        let times = scene.storedTimes.filter { $0.key == key && otherKey != key }
        scene.storedTimes += times.map { StoredTime(key: otherKey, time: $0.time) }
      }
    }
    scene.texts = preset.texts
    scene.languageCode = preset.language
  }

  /// The world with components of the same types and default settings.
  fileprivate var withDefaults: World {
    var world = self
    world.components = components.map(\.byDefault)
    return world
  }
}

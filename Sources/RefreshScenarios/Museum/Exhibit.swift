/// A museum scenario that shows a known problem, with those that show how to avoid it.
public struct Exhibit: Sendable {
  /// The tag of scenarios that show a problem.
  public static let problemTag = "problem"
  /// The tag of scenarios that show how to avoid it.
  public static let wayOutTag = "way-out"

  /// The scenario that shows it.
  public let scenario: Scenario
  /// How it shows.
  public let symptom: Symptom
  /// The scenarios of the same file that avoid it, in order: those of its suite, or, if there are none, those of suites
  /// with other setups of the same families.
  public let waysOut: [Scenario]

  /// The numbers of the issues of MJRefresh that tell of it: its tags that are numbers.
  public var issues: [String] { scenario.tags.filter { $0.allSatisfy(\.isNumber) } }

  /// The exhibits among suites: scenarios with the tag `problem` and that of a symptom, in order.
  public static func all(in suites: [Suite]) -> [Exhibit] {
    let scenarios = suites.flatMap(\.scenarios)
    return scenarios.filter { $0.tags.contains(problemTag) }.compactMap { scenario in
      guard let symptom = scenario.symptoms.first else { return nil }
      let candidates = scenarios.filter {
        $0.tags.contains(wayOutTag) && $0.tags.contains(symptom.name)
          && $0.nameSpan.file.path == scenario.nameSpan.file.path
          && $0.setup.families == scenario.setup.families
      }
      let own = candidates.filter { $0.suite == scenario.suite }
      return Exhibit(scenario: scenario, symptom: symptom, waysOut: own.isEmpty ? candidates : own)
    }
  }
}

extension Scenario {
  /// The symptoms that its tags name.
  var symptoms: [Symptom] { tags.compactMap { SymptomCatalogue[$0] } }
}

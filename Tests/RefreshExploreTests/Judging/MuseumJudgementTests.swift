import RefreshEngine
import RefreshScenarios
import Testing

@testable import RefreshExplore

/// The rooms of the museum: what shows a known problem is judged so, and what avoids it is not.
struct MuseumJudgementTests {
  /// The oracles and notes that tell of a symptom of the museum.
  private static let names: [String: [String]] = [
    "repeated-call": ["asked-twice"],
    "early-load": ["unasked-refresh", "early-load"],
    "stuck": ["stuck-state"],
  ]

  private static func found(_ judgement: Judgement) -> [String] {
    judgement.problems.map(\.oracle.id) + judgement.notes.map(\.id)
  }

  @Test func `each problem of the museum is noticed`() throws {
    for scenario in try Configs.suites("museum").flatMap(\.scenarios) where scenario.tags.contains("problem") {
      guard let run = ExploredRun(scenario) else { continue }
      let found = Self.found(Judge.judge(run))
      let symptom = scenario.tags[1]
      let expected = Self.names[symptom] ?? [symptom]
      #expect(!Set(found).isDisjoint(with: expected), "\(symptom): \(scenario.name): \(found)")
    }
  }

  @Test func `no way out shows its problem`() throws {
    for scenario in try Configs.suites("museum").flatMap(\.scenarios) where scenario.tags.contains("way-out") {
      guard let run = ExploredRun(scenario) else { continue }
      let found = Self.found(Judge.judge(run))
      let symptom = scenario.tags[1]
      let expected = Self.names[symptom] ?? [symptom]
      #expect(Set(found).isDisjoint(with: expected), "\(symptom): \(scenario.name): \(found)")
    }
  }
}

import RefreshEngine
import RefreshLaws
import RefreshScenarios
import Testing

@testable import RefreshExplore

/// The rooms of the museum: a scenario with a known problem is judged to have it, and one that avoids it is not.
struct MuseumJudgementTests {
  @Test func `each problem of the museum is noticed`() throws {
    for scenario in try Configs.suites("museum").flatMap(\.scenarios) where scenario.tags.contains("problem") {
      guard let run = ExploredRun(scenario) else { continue }
      let judgement = Judge.judge(run)
      let found = judgement.problems.map(\.law.name) + judgement.notes.map(\.law.name)
      #expect(found.contains(scenario.tags[1]), "\(scenario.tags[1]): \(scenario.name): \(found)")
    }
  }

  @Test func `no way out shows its problem`() throws {
    for scenario in try Configs.suites("museum").flatMap(\.scenarios) where scenario.tags.contains("way-out") {
      guard let run = ExploredRun(scenario) else { continue }
      // A problem that an app or a reload corrects shows earlier.
      let found = Judge.judge(run).problems.filter { $0.step >= run.commands.count }.map(\.law.name)
      #expect(!found.contains(scenario.tags[1]), "\(scenario.tags[1]): \(scenario.name): \(found)")
    }
  }
}

import RefreshDiagnostics
import RefreshEngine
import RefreshLaws
import RefreshPresets
import RefreshScenarios
import RefreshYAML
import SuiteTexts
import Testing

@testable import RefreshExplore

/// The rooms of the museum: a scenario with a known problem is judged to have it, and one that avoids it is not.
struct MuseumJudgementTests {
  @Test func `each problem of the museum is noticed`() throws {
    for scenario in Configs.suites("museum").flatMap(\.scenarios) where scenario.tags.contains("problem") {
      guard let run = ExploredRun(scenario) else { continue }
      let judgement = Judge.judge(run)
      let found = judgement.problems.map(\.law.name) + judgement.notes.map(\.law.name)
      #expect(found.contains(scenario.tags[1]), "\(scenario.tags[1]): \(scenario.name): \(found)")
    }
  }

  @Test(
    arguments: [
      "footer: { type: autoNormalFooter, autoTriggerTimes: unlimited }",
      "footer: { type: autoNormalFooter, triggerPercent: -2 }",
      "header: { type: normalHeader }\nfooter: { type: autoNormalFooter, triggerPercent: -20 }",
      "header: { type: normalHeader, fastAnimationDuration: 1s }",
      "header: { type: normalHeader, animationDisabled: true }\nfooter: { type: backNormalFooter, height: 90 }",
    ])
  func `museum and explore agree whose a problem is`(components: String) throws {
    let preset = try preset("name: a\n\(components)\n")
    let subject = Subject(preset, path: "feed.preset.yaml")
    var owners: [String: Set<Owner>] = [:]
    for finding in Museum(Configs.suites("museum")).visit(with: preset) {
      guard let breach = finding.breach, let owner = finding.owner else { continue }
      owners[withoutNumbers(breach), default: []].insert(owner)
    }
    let plan = ExplorationPlan(level: .settings, runs: 2000)
    let found = Exploration(subject, plan, plan.rounds.map { $0.explore(subject, plan) }).problems.map { $0[0] }
    for finding in found {
      guard let known = owners[withoutNumbers(finding.problem.sentence)] else { continue }
      #expect(known.contains(finding.owner), "\(finding.problem.shape.id): \(finding.headline)")
    }
  }

  private func withoutNumbers(_ sentence: String) -> String { sentence.filter { !$0.isNumber && $0 != "." } }

  @Test func `no way out shows its problem`() throws {
    for scenario in Configs.suites("museum").flatMap(\.scenarios) where scenario.tags.contains("way-out") {
      guard let run = ExploredRun(scenario) else { continue }
      // A problem that an app or a reload corrects shows earlier.
      let found = Judge.judge(run).problems.filter { $0.step >= run.commands.count }.map(\.law.name)
      #expect(!found.contains(scenario.tags[1]), "\(scenario.tags[1]): \(scenario.name): \(found)")
    }
  }
}

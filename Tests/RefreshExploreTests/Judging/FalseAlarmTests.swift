import Foundation
import RefreshDiagnostics
import RefreshEngine
import RefreshFiles
import RefreshLaws
import RefreshPresets
import RefreshYAML
import SuiteTexts
import Testing

@testable import RefreshExplore

/// Exploring the presets of `Configs` reports only true problems.
struct FalseAlarmTests {
  /// The number of runs per preset; `EXPLORED_RUNS` can raise it.
  private static let runs = ProcessInfo.processInfo.environment["EXPLORED_RUNS"].flatMap(Int.init) ?? 40

  private static func presets() throws -> [Subject] {
    var diagnostics = Diagnostics()
    return try ["types", "presets"].flatMap {
      FolderSearch.files(below: Configs.folder + "/" + $0, endingIn: [".preset.yaml"])
    }
    .map { path in
      let file = try #require(SourceFile.read(path: path, into: &diagnostics))
      return Subject(try #require(Preset.load(file, into: &diagnostics)), path: path)
    }
  }

  @Test func `an app that only answers is told of nothing that is not listed`() throws {
    let listed = Set(TrueProblems.rows.map(\.shape))
    let plan = ExplorationPlan(seed: 7, level: .answers, runs: Self.runs)
    for subject in try Self.presets() {
      for candidate in plan.rounds.flatMap({ $0.explore(subject, plan).candidates.values }).flatMap(\.all) {
        let problem = candidate.problem
        let words = problem.sentence.replacing(/"[^"]*"/, with: "text").split(separator: " ")
        #expect(words.count <= 12, "\(problem.sentence)")
        #expect(
          listed.contains(problem.shape),
          "\(subject.name) \(candidate.number): \(problem.law.name) \(problem.shape.cause): \(problem.sentence)")
      }
    }
  }

  @Test func `each reason is a sentence of its own`() {
    #expect(Set(TrueProblems.rows.map(\.reason)).count == TrueProblems.rows.count)
    #expect(Set(TrueProblems.rows.map(\.shape)).count == TrueProblems.rows.count)
  }
}

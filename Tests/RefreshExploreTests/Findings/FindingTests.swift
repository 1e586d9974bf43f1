import Foundation
import RefreshDiagnostics
import RefreshScenarios
import RefreshYAML
import Testing

@testable import RefreshExplore

@Suite struct `Findings as scenario files` {
  private static let presets = [
    "name: back\nfooter: { type: backNormalFooter }\n",
    "name: pair\nheader: { type: gifHeader, images: { idle: { count: 9, size: [30, 30] } } }\nfooter: { type: autoStateFooter }\n",
    "name: deck\ntrailer: { type: normalTrailer }\n",
  ]

  /// The findings of a few runs at the level that the command has by itself.
  private func findings(of subject: Subject, runs: Int = 120) -> [Finding] {
    let plan = ExplorationPlan(level: .surroundings, runs: runs)
    return Exploration(subject, plan, plan.rounds.map { $0.explore(subject, plan) }).problems.flatMap { $0 }
  }

  /// The scenarios of a text, which has to be without mistakes.
  private func scenarios(_ text: String) -> [Scenario] {
    var (diagnostics, loader) = (Diagnostics(), SuiteLoader())
    let suites = loader.load(SourceFile(path: "found.scenarios.yaml", text: text), into: &diagnostics)
    #expect(diagnostics.all.map(\.message) == [], "\(text)")
    return suites.flatMap(\.scenarios)
  }

  @Test(arguments: presets) func `every finding reproduces`(preset: String) throws {
    let subject = try Subject.preset(preset)
    let findings = findings(of: subject)
    #expect(!findings.isEmpty)
    for finding in findings where finding.problem.oracle != .fault {
      let text = finding.text(of: subject)
      let scenario = try #require(scenarios(text).first, "\(text)")
      #expect(scenario.name == finding.told)
      #expect(scenario.tags == ["found", finding.problem.oracle.id, finding.problem.level.rawValue])
      let verdict = Runner.run(scenario)
      #expect(verdict.passed, "\(text)\n\(verdict.failedSteps.flatMap(\.failures).map(\.message))")
    }
    let short = findings.count { $0.run.commands.count + $0.problem.ending.count <= 6 }
    #expect(findings.count - short <= 1, "few findings need more than six steps")
  }

  @Test func `a file is known as long as its problem shows, and mended when it does not`() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("found-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let subject = try Subject.preset(Self.presets[0])
    let finding = try #require(findings(of: subject, runs: 120).first)
    let name = finding.fileName(of: subject)
    #expect(name.wholeMatch(of: /back-[a-z-]+-[0-9a-f]{8}\.scenarios\.yaml/) != nil)

    let text = finding.text(of: subject, at: "\(folder)/\(name)")
    try text.write(toFile: "\(folder)/\(name)", atomically: true, encoding: .utf8)
    // That of another preset, and no finding at all.
    try text.write(
      toFile: "\(folder)/backwards-stuck-state-00000000.scenarios.yaml", atomically: true, encoding: .utf8)
    try text.write(toFile: "\(folder)/back.scenarios.yaml", atomically: true, encoding: .utf8)
    let known = FindingFolder(folder).earlier(of: subject)
    #expect(known.known.map(\.file) == [name])
    #expect(known.known.map(\.told) == [finding.told])
    #expect(known.known.map(\.level) == [finding.problem.level])
    #expect(known.mended == [])

    let healthy = text.replacing("- expect:", with: "- expect: { time: 12345s }\n      - expect:")
    try healthy.write(toFile: "\(folder)/\(name)", atomically: true, encoding: .utf8)
    let mended = FindingFolder(folder).earlier(of: subject)
    #expect(mended.known.isEmpty)
    #expect(mended.mended == [name])
  }
}

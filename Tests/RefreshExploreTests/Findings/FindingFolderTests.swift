import Foundation
import RefreshEngine
import RefreshLaws
import Testing

@testable import RefreshExplore

struct FindingFolderTests {
  /// Returns the suite of an app that answers in this way.
  private func suite(named name: String = "feed", _ answer: String) throws -> Subject {
    try .suite(
      """
      suite: \(name)
      header: { type: normalHeader }
      scene: { content: { rows: 30 }, scrollView: table }
      app: { header.refreshing: [ \(answer) ] }
      scenarios: [ { name: a, steps: [ { pull: { header: 130% } }, release, { wait: settled } ] } ]
      """)
  }

  private func unended(in subject: Subject) throws -> Finding {
    let run = try #require(subject.examples.first)
    let problem = try #require(Judge.judge(run, under: subject.conditions).problems.first { $0.law == "unended" })
    return Finding(
      Shrunk(run: run, problem: problem, threshold: nil, attempts: 0), in: RunNumber(seed: 1, run: 1),
      at: problem.level, of: subject)
  }

  /// Returns a new folder with the file of a finding.
  private func folder(with finding: Finding, of subject: Subject) throws -> String {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("found-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let path = "\(folder)/\(finding.fileName)"
    try finding.text(of: subject, at: path).write(toFile: path, atomically: true, encoding: .utf8)
    return folder
  }

  @Test func `a problem of a suite's app is fixed when the app is`() throws {
    let subject = try suite("{ wait: 0.5s }")
    let finding = try unended(in: subject)
    let folder = try folder(with: finding, of: subject)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    func earlier(_ subjects: Subject...) -> FindingFolder.Earlier { FindingFolder(folder).earlier(among: subjects) }
    #expect(earlier(subject).known.map(\.file) == [finding.fileName])
    #expect(try earlier(suite("{ wait: 3s }")).known.map(\.file) == [finding.fileName])
    #expect(try earlier(suite("{ wait: 0.5s }, { endRefreshing: header }")).fixed == [finding.fileName])
    let other = try suite(named: "other", "{ wait: 0.5s }, { endRefreshing: header }")
    #expect(earlier(other).known.map(\.file) == [finding.fileName], "nothing is known about the suite")
  }

  @Test func `files of findings have names of their own`() {
    #expect(FindingFolder.isFinding("a/stuck-state-01234567.scenarios.yaml"))
    #expect(!FindingFolder.isFinding("stuck-state-01234567/a.scenarios.yaml"))
  }

  @Test func `a problem that only its file shows is that of its suite, with its cause`() throws {
    let subject = try suite("{ wait: 0.5s }")
    let finding = try unended(in: subject)
    let folder = try folder(with: finding, of: subject)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let subjects = [try suite(named: "other", "{ endRefreshing: header }"), subject]
    let plan = ExplorationPlan()
    let report = ExplorationReport(
      subjects.map { Exploration($0, plan, []) }, plan, earlier: FindingFolder(folder).earlier(among: subjects))
    #expect(report.causes.map(\.subjects) == [["feed"]])
    #expect(report.causes.map(\.first.id) == ["unended header, asked"])
  }

  @Test func `a file of a suite that isn't explored is left alone`() throws {
    let subject = try suite("{ wait: 0.5s }")
    let finding = try unended(in: subject)
    let folder = try folder(with: finding, of: subject)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let other = try suite(named: "other", "{ wait: 0.5s }, { endRefreshing: header }")
    let plan = ExplorationPlan()
    func report(_ subject: Subject) -> ExplorationReport {
      ExplorationReport(
        [Exploration(subject, plan, [])], plan, earlier: FindingFolder(folder).earlier(among: [subject]))
    }
    #expect(report(other).causes.isEmpty && report(other).subjects[0].fixed.isEmpty)
    #expect(report(subject).causes.map(\.first.id) == ["unended header, asked"])
  }

  @Test func `a file says how its problem is checked again`() throws {
    let app = try suite("{ wait: 0.5s }")
    let text = try unended(in: app).text(of: app)
    #expect(
      text.hasPrefix(
        """
        # found by run 1:1
        # contains a copy of the suite; to check a fix, explore the suite again with the same --out
        suite: Found in feed
        """), "\(text)")
    let preset = try Subject.preset("name: plain\nheader: { type: normalHeader }\n")
    let run = ExploredRun(
      scene: ScrollScene(), components: preset.components.map(\.blueprint),
      commands: [.beginRefreshing(.header), .endRefreshing(.header), .settled])
    let problem = try #require(Judge.judge(run).problems.first)
    let finding = Finding(
      Shrunk(run: run, problem: problem, threshold: nil, attempts: 0), in: RunNumber(seed: 1, run: 1),
      at: problem.level, of: preset)
    #expect(finding.text(of: preset).contains("# passes as long as the problem shows\n"))
  }
}

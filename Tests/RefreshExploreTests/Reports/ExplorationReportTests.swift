import RefreshDiagnostics
import RefreshLaws
import RefreshReports
import RefreshScenarios
import RefreshText
import RefreshYAML
import Testing

@testable import RefreshExplore

struct ExplorationReportTests {
  private static let sample = {
    var report = ExplorationReport()
    report.seed = "18446744073709551615"
    var jump = ExplorationReport.Problem()
    (jump.oracle, jump.component, jump.sentence, jump.way.run) = (
      "jump", "autoFooter", "the list jumps 44 pt back", 12
    )
    (jump.scenario, jump.file) = ("- name: a\n  steps:\n    - release\n", "feed-jump-1.scenarios.yaml")
    (jump.threshold, jump.way.level) = ("any pull past 54 pt", .will)
    var other = jump
    (other.sentence, other.way.run, other.file, other.isKnown) = (
      "the list jumps 10 pt back", 40, "feed-jump-2.scenarios.yaml", true
    )
    (other.threshold, other.way.level, other.way.steps) = ("", .answers, "beginRefreshing: header; wait: settled")
    var subject = ExplorationReport.Subject()
    (subject.name, subject.path, subject.runs) = ("feed", "feed.preset.yaml", 20_000)
    (other.cause, jump.cause) = ("reload", "page")
    var own = jump
    (own.oracle, own.owner, own.way.run) = ("stuck-state", .library, 50)
    (subject.problems, subject.fixed) = ([jump, other, own], ["feed-stuck-3.scenarios.yaml"])
    (subject.notes, subject.unreached) = (["both may refresh at once"], ["header: idle -> willRefresh"])
    report.subjects = [subject]
    return report
  }()

  @Test func `people read each problem with its scenario, and what else there is to say`() {
    #expect(
      ExplorationText.format.render(Self.sample) == """
        ✗ the list jumps 44 pt back (the app only loads, scrolls, resets and begins when allowed; any pull past 54 pt) [yours]
          jump autoFooter, page, jump, in run 18446744073709551615:12

            - name: a
              steps:
                - release

          also when beginRefreshing: header; wait: settled
            the list jumps 10 pt back (the app only answers its calls)  run 18446744073709551615:40, known

        ✓ fixed: feed-stuck-3.scenarios.yaml no longer shows its problem

        holds by design
          both may refresh at once

        20,000 runs of `feed`: 1 problem
        1 of MJRefresh's own problems also occurs; `--all` lists them, `museum` explains them

        """)
  }

  @Test func `statistics say what was drawn and what wasn't reached`() {
    var report = Self.sample
    (report.listsAll, report.showsStatistics) = (true, true)
    report.subjects[0].drawn = [ExplorationReport.Drawn(action: "drag", runs: 12_345)]
    let text = ExplorationText.format.render(report)
    #expect(text.contains("drawn in runs\n  drag in 12,345\n"))
    #expect(text.contains("no run has reached\n  header: idle -> willRefresh\n"))
    #expect(text.contains("[MJRefresh's]\n"))
    #expect(text.hasSuffix("20,000 runs of `feed`: 2 problems\n"))
  }

  @Test func `a cause is told once for all presets that have it`() {
    var report = Self.sample
    report.subjects = ["a", "b", "c"].map { name in
      var subject = report.subjects[0]
      subject.name = name
      return subject
    }
    let text = ExplorationText.format.render(report)
    #expect(text.contains("jump, in run 18446744073709551615:12 of `a` and 2 more\n"))
    #expect(
      text.hasSuffix(
        "60,000 runs of 3 presets and suites: 1 problem\n"
          + "1 of MJRefresh's own problems also occurs; `--all` lists them, `museum` explains them\n"))
    report.subjects[1].problems[0].isKnown = true
    report.subjects[0].problems[0].isKnown = true
    #expect(report.newCount == 1, "what is new in one of them is new")
  }

  @Test func `a report is read back as it was written`() throws {
    var diagnostics = Diagnostics()
    let file = SourceFile(path: "a.json", text: String(decoding: Self.sample.json, as: UTF8.self))
    let root = try #require(RunReport.text(of: file, into: &diagnostics))
    #expect(ExplorationReport.isOne(root))
    #expect(ExplorationReport.read(root, into: &diagnostics) == Self.sample)
    #expect(diagnostics.isEmpty)
  }

  @Test func `a report of a later version is refused`() throws {
    var diagnostics = Diagnostics()
    var later = Self.sample
    later.format = 3
    let file = SourceFile(path: "a.json", text: String(decoding: later.json, as: UTF8.self))
    let root = try #require(RunReport.text(of: file, into: &diagnostics))
    #expect(ExplorationReport.read(root, into: &diagnostics) == nil)
    #expect(
      diagnostics.all.map(\.message) == [
        "the report has version 3, but this refreshcfg can only read versions up to 2"
      ])
  }

  @Test func `reports of other explorations don't belong together`() {
    var other = Self.sample
    other.seed = "2"
    #expect(ExplorationReport.obstacle(in: [Self.sample, other]) != nil)
    other = Self.sample
    other.subjects = []
    #expect(ExplorationReport.obstacle(in: [Self.sample, other]) != nil)
    #expect(ExplorationReport.obstacle(in: [Self.sample, Self.sample]) == nil)
  }

  @Test func `GitHub is told of what is new as an error, and of the rest as a number`() throws {
    let lines = try #require(ExplorationFormat["github"]).render(Self.sample).split(separator: "\n")
    #expect(lines.count == 2)
    #expect(lines[0].hasPrefix("::error file=feed.preset.yaml,line=1,"))
    #expect(lines[1] == "1 new problem, 0 known")
  }

  @Test func `JUnit has a case for each problem, each that is fixed, and the rest`() throws {
    let text = try #require(ExplorationFormat["junit"]).render(Self.sample)
    #expect(text.contains("tests=\"4\" failures=\"1\" errors=\"0\" skipped=\"1\""), "\(text)")
  }
}

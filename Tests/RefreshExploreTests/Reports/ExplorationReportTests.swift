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
    (subject.problems, subject.mended) = ([jump, other], ["feed-stuck-3.scenarios.yaml"])
    (subject.notes, subject.unreached) = (["both may refresh at once"], ["header: idle -> willRefresh"])
    report.subjects = [subject]
    return report
  }()

  @Test func `people read each problem with its scenario, and what else there is to say`() {
    #expect(
      ExplorationText.format.render(Self.sample) == """
        ✗ the list jumps 44 pt back, though the app only loads, scrolls, resets and begins when it may (any pull past 54 pt)
          jump, in run 18446744073709551615:12

            - name: a
              steps:
                - release

          also when beginRefreshing: header; wait: settled
            the list jumps 10 pt back, though the app only answers its calls  run 18446744073709551615:40, known

        ✓ fixed: feed-stuck-3.scenarios.yaml no longer shows its problem

        holds by design
          both may refresh at once

        no run has reached
          header: idle -> willRefresh

        20,000 runs of `feed`: 2 problems, 1 of them known

        """)
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
    later.format = 2
    let file = SourceFile(path: "a.json", text: String(decoding: later.json, as: UTF8.self))
    let root = try #require(RunReport.text(of: file, into: &diagnostics))
    #expect(ExplorationReport.read(root, into: &diagnostics) == nil)
    #expect(
      diagnostics.all.map(\.message) == [
        "the report has version 2, but this refreshcfg can only read versions up to 1"
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

  @Test func `GitHub is told of what is new as an error, and of what is known as a warning`() throws {
    let lines = try #require(ExplorationFormat["github"]).render(Self.sample).split(separator: "\n")
    #expect(lines.count == 3)
    #expect(lines[0].hasPrefix("::error file=feed.preset.yaml,line=1,"))
    #expect(lines[1].hasPrefix("::warning file=feed.preset.yaml,line=1,"))
    #expect(lines[2] == "1 new problem, 1 known")
  }

  @Test func `JUnit has a case for each problem, each that is mended, and the rest`() throws {
    let text = try #require(ExplorationFormat["junit"]).render(Self.sample)
    #expect(text.contains("tests=\"4\" failures=\"1\" errors=\"0\" skipped=\"1\""), "\(text)")
  }
}

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
    (jump.threshold, jump.way.level, jump.doing) = ("any pull past 54 pt", .will, "the app begins")
    (jump.way.needs, jump.way.steps) = (["begin"], "beginRefreshing: footer")
    jump.others = [Way(level: .surroundings, run: 33, needs: ["drag"], steps: "pull: { footer: 100% }")]
    var other = jump
    (other.sentence, other.way.run, other.file, other.isKnown) = (
      "the list jumps 10 pt back", 40, "feed-jump-2.scenarios.yaml", true
    )
    (other.threshold, other.doing, other.others) = ("", "", [])
    var subject = ExplorationReport.Subject()
    (subject.name, subject.path, subject.runs) = ("feed", "feed.preset.yaml", 20_000)
    (other.cause, jump.cause) = ("reload", "page")
    var own = jump
    (own.oracle, own.owner, own.way.run) = ("stuck-state", .library, 50)
    (subject.problems, subject.fixed) = ([jump, other, own], ["feed-stuck-3.scenarios.yaml"])
    (subject.notes, subject.unreached) = (["both-at-once: both may refresh"], ["header: idle -> willRefresh"])
    report.subjects = [subject]
    return report
  }()

  @Test func `people read each problem with its scenario, and what else there is to say`() {
    #expect(
      ExplorationText.format.render(Self.sample) == """
        ✗ the list jumps 44 pt back (the app begins; any pull past 54 pt) [yours]
          "jump autoFooter, page", jump, in run 18446744073709551615:12

            - name: a
              steps:
                - release

          also with drag and without begin: pull: { footer: 100% }
            the app is correct, and its surroundings change, run 18446744073709551615:33

        ! the list jumps 10 pt back [yours]
          "jump autoFooter, reload", jump, in run 18446744073709551615:40, known by feed-jump-2.scenarios.yaml

            - name: a
              steps:
                - release

        ✓ fixed: feed-stuck-3.scenarios.yaml no longer shows its problem

        20,000 runs of `feed`: 2 problems, 1 of them known
        to accept a problem, add it to `refreshcfg.yaml`: `accepted: [{ cause: "jump autoFooter, page", preset: feed, reason: … }]`
        1 of MJRefresh's own problems also occurs; `--all` lists them, `museum` explains them

        """)
  }

  @Test func `the library's own problems and limits are told where they are asked for, after those of others`() {
    var report = Self.sample
    report.listsAll = true
    for index in 0..<6 {
      var own = report.subjects[0].problems[2]
      (own.cause, own.way.run) = ("\(index)", 51 + index)
      report.subjects[0].problems.append(own)
    }
    let text = ExplorationText.format.render(report)
    #expect(text.components(separatedBy: "- name: a\n").count == 3, "scenarios of the first two: \(text)")
    #expect(text.contains("\n  when beginRefreshing: footer\n"))
    #expect(text.contains("known limits of MJRefresh, which aren't problems\n  both-at-once: both may refresh\n"))
    #expect(text.contains("`--out FOLDER` writes"))
  }

  @Test func `what was interrupted says so, and may grow no more`() throws {
    var report = Self.sample
    report.suggestsRuns = true
    report.subjects[0].problems[0].firstRun = 15_717
    let growing = "new problems were still being found: more runs (`--runs`) may find more\n"
    #expect(ExplorationText.format.render(report).contains(growing))
    // Shards are merged from their files.
    let file = SourceFile(path: "shard.json", bytes: report.json)
    var diagnostics = Diagnostics()
    let root = try #require(RunReport.text(of: file, into: &diagnostics))
    let read = try #require(ExplorationReport.read(root, into: &diagnostics))
    #expect(ExplorationText.format.render(ExplorationReport.merged([read])).contains(growing))
    #expect(!ExplorationText.format.render(ExplorationReport.merged([read, Self.sample])).contains(growing))
    report.subjects[0].problems[0].firstRun = 9_000
    #expect(!ExplorationText.format.render(report).contains(growing))
    report.isInterrupted = true
    #expect(ExplorationText.format.render(report).contains("2 problems, 1 of them known (interrupted)\n"))
    #expect(ExplorationReport.merged([Self.sample, report]).isInterrupted)
    #expect(try #require(ExplorationFormat["github"]).render(report).hasSuffix("1 known, interrupted\n"))
  }

  @Test func `statistics say what was drawn and what wasn't reached`() {
    var report = Self.sample
    (report.listsAll, report.showsStatistics) = (true, true)
    report.subjects[0].drawn = [ExplorationReport.Drawn(action: "drag", runs: 12_345)]
    let text = ExplorationText.format.render(report)
    #expect(text.contains("drawn in runs\n  drag in 12,345\n"))
    #expect(text.contains("no run has reached\n  header: idle -> willRefresh\n"))
    #expect(text.contains("[MJRefresh's]\n"))
    #expect(text.contains("20,000 runs of `feed`: 3 problems, 1 of them known\n"))
  }

  @Test func `a cause is told once for all presets that have it`() {
    var report = Self.sample
    report.subjects = ["a", "b", "c", "d"].map { name in
      var subject = report.subjects[0]
      subject.name = name
      return subject
    }
    let text = ExplorationText.format.render(report)
    #expect(text.contains("jump, in run 18446744073709551615:12 of `a` and 3 more\n"))
    #expect(text.contains("80,000 runs of 4 presets and suites: 2 problems, 1 of them known\n"))
    #expect(text.contains("`accepted: [{ cause: \"jump autoFooter, page\", reason: … }]`\n"))
    #expect(
      text.hasSuffix("1 of MJRefresh's own problems also occurs; `--all` lists them, `museum` explains them\n"))
    report.subjects.removeLast()
    #expect(ExplorationText.format.render(report).contains(":12 of `a`, `b` and `c`\n"))
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
    var shards = [Self.sample, Self.sample]
    for index in shards.indices { shards[index].shard = Shard("\(index + 1)/2") }
    #expect(ExplorationReport.obstacle(in: shards) == nil)
  }

  @Test func `GitHub is told of what is new as an error, and of the rest as a number`() throws {
    let lines = try #require(ExplorationFormat["github"]).render(Self.sample).split(separator: "\n")
    #expect(lines.count == 2)
    #expect(lines[0].hasPrefix("::error file=feed.preset.yaml,line=1,"))
    var report = Self.sample
    report.subjects[0].problems[0].place = .init(path: "base.preset.yaml", line: 7)
    let github = try #require(ExplorationFormat["github"]).render(report)
    #expect(github.hasPrefix("::error file=base.preset.yaml,line=7,"), "the key that is responsible")
    #expect(lines[1] == "1 new problem, 1 known")
  }

  @Test func `JUnit has a case for each problem, each that is fixed, and the rest`() throws {
    let text = try #require(ExplorationFormat["junit"]).render(Self.sample)
    #expect(text.contains("tests=\"4\" failures=\"1\" errors=\"0\" skipped=\"1\""), "\(text)")
  }

  @Test func `a known problem that is accepted doesn't fail a strict exploration`() {
    var report = Self.sample
    report.subjects[0].problems[0].accepted = "known"
    report.isStrict = true
    #expect(report.knownCount == 1 && !report.isGood)
    report.subjects[0].problems[1].accepted = "known"
    #expect(report.knownCount == 0 && report.isGood)
  }

  @Test func `what is wrong with files is told apart from what is known of runs`() {
    var report = Self.sample
    report.subjects[0].problems[0].isKnown = true
    (report.errorCount, report.warningCount) = (1, 2)
    #expect(
      ExplorationText.format.render(report).contains(
        "20,000 runs of `feed`: 2 problems, known, and 1 error and 2 warnings of `validate`\n"))
  }

  @Test func `reports of whole explorations can't be merged, because they have the same runs`() {
    #expect(ExplorationReport.obstacle(in: [Self.sample]) == nil)
    #expect(ExplorationReport.obstacle(in: [Self.sample, Self.sample]) == "they aren't from shards")
  }

  @Test func `shards of different explorations can't be merged`() {
    var first = Self.sample
    first.shard = Shard(1, of: 2)
    let changes: [(inout ExplorationReport) -> Void] = [
      { $0.seed = "7" }, { $0.level = .anything }, { $0.subjects[0].path = "other.preset.yaml" },
      { $0.listsAll = !$0.listsAll }, { $0.tool = "0.0.1" }, { $0.laws = ["jump"] }, { $0.demandedRuns += 1 },
    ]
    #expect(ExplorationReport.obstacle(in: [first, first]) == nil)
    for change in changes {
      var second = first
      change(&second)
      #expect(
        ExplorationReport.obstacle(in: [first, second])?.hasPrefix("they are from explorations with") == true)
    }
  }

  @Test func `a cause of several presets is told of each of them`() throws {
    var report = Self.sample
    var other = report.subjects[0]
    (other.name, other.path, other.fixed) = ("news", "news.preset.yaml", [])
    report.subjects.append(other)
    let text = try #require(ExplorationFormat["junit"]).render(report)
    #expect(text.contains("tests=\"7\" failures=\"2\" errors=\"0\" skipped=\"2\""), "\(text)")
    let github = try #require(ExplorationFormat["github"]).render(report)
    #expect(github.contains("run 18446744073709551615:12, also in `news`%0A"), "\(github)")
    #expect(github.hasSuffix("\n1 new problem, 1 known\n"))
  }

  @Test
  func `breaches of one law in one run are told once, and owners of an interrupted exploration are provisional`() {
    var report = Self.sample
    report.subjects[0].problems[1].way = report.subjects[0].problems[0].way
    report.subjects[0].problems[1].isKnown = false
    #expect(report.listed.map(\.first.cause) == ["page"])
    #expect(report.listed.map { $0.consequences.map(\.id) } == [["jump autoFooter, reload"]])
    let words = "the owners in square brackets are provisional"
    #expect(!ExplorationText.format.render(report).contains(words))
    report.isInterrupted = true
    #expect(ExplorationText.format.render(report).contains(words))
  }
}

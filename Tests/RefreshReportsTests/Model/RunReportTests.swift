import RefreshDiagnostics
import RefreshReports
import RefreshScenarios
import SuiteTexts
import Testing

struct RunReportTests {
  @Test func `a report counts what came of the scenarios`() throws {
    let report = try Sample.report()
    let totals = report.totals
    #expect(totals.suites == 2 && totals.scenarios == 5)
    #expect([totals.passed, totals.failed, totals.skipped, totals.errors] == [3, 1, 1, 0])
    #expect(!report.passed)
    #expect(report.suites.flatMap(\.scenarios).map(\.number) == [1, 2, 3, 4, 5])
  }

  @Test func `a scenario is reported with its place, example and steps`() throws {
    let scenario = try Sample.report().suites[0].scenarios[2]
    #expect(scenario.name == "ends as pulling" && scenario.outcome == .failed)
    #expect(scenario.place.text == "feed.scenarios.yaml:13:11")
    #expect(scenario.example?.text == "state: pulling")
    #expect(scenario.rerun == "refreshcfg test feed.scenarios.yaml:16")
    #expect(scenario.steps.map(\.outcome) == [.passed, .failed, .notRun])
    #expect(
      scenario.steps.map(\.text) == [
        "pull: { header: 10% }", "expect: { header.state: \"${state}\" }", "touch",
      ])
    #expect(scenario.steps[1].route.map(\.text) == ["in the flow `check`, called here"])
  }

  @Test func `a failure has what was expected, what was found and how it came about`() throws {
    let failure = try #require(try Sample.report().suites[0].scenarios[2].failures.first)
    #expect(failure.step == 2 && failure.time == 0)
    let problem = failure.problems[0]
    #expect(problem.id == "expectation-failed" && problem.expected == "pulling" && problem.actual == "idle")
    #expect(problem.place.text == "feed.scenarios.yaml:4:45")
    #expect(problem.labels.map(\.place.line) == [19, 16])
    #expect(failure.state.map(\.name) == ["scroll", "header"])
    let course = try #require(failure.course)
    #expect(course.axis == .y && course.moments.first?.offset == -88 && course.moments.last?.offset == -93.4)
    #expect(course.lanes.map(\.name) == ["header"])
    #expect(course.lanes[0].changes.map(\.value) == ["idle"])
  }

  @Test func `a snapshot that is new does not end the picture of a later failure`() throws {
    let suites = try suites(
      """
      suite: feed
      header: { type: header }
      scene: { content: { height: 1200 }, physics: none }
      scenarios:
        - name: a pull
          steps:
            - snapshot: at-rest
            - pull: { header: 60 }
            - expect: { header.state: idle }
      """)
    for use in [SnapshotUse.record, .update] {
      let failure = try #require(
        RunReport(RunPlan(suites).run(snapshotUse: use)).suites[0].scenarios[0].failures.first)
      #expect(failure.step == 3)
      #expect(failure.course?.moments.map(\.step) == [0, 1, 2, 2, 3])
      #expect(failure.course?.moments.last?.offset == -60)
    }
  }

  @Test func `steps of scenarios that passed are left out where they aren't shown`() throws {
    let report = RunReport(try run(Sample.text), keepsSteps: false)
    #expect(report.suites[0].scenarios.map { $0.steps.isEmpty } == [true, true, false, true])
  }

  @Test func `what is wrong with files is kept with its excerpt`() {
    let file = SourceFile(path: "a.yaml", text: "one: two\n")
    let found = Diagnostic(
      Rule("odd", ""), "this is odd", at: Span(file: file, start: 5, end: 8))
    let report = RunReport([], diagnostics: [found])
    #expect(report.totals.errors == 1 && !report.passed)
    #expect(report.diagnostics[0].excerpt == " --> a.yaml:1:6\n  |\n1 | one: two\n  |      ^^^\n")
  }
}

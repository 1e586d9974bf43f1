import RefreshDiagnostics
import RefreshReports
import RefreshText
import RefreshYAML
import Testing

struct TAPReportTests {
  private func render(_ report: RunReport) throws -> String { try #require(ReportFormat["tap"]).render(report) }

  /// Parses a block of YAML with our own reader.
  private func block(_ point: TAPParser.Point) throws -> Node {
    var diagnostics = Diagnostics()
    let text = point.block.joined(separator: "\n") + "\n"
    var reader = YAMLReader(SourceFile(path: "block", text: text))
    let document = reader.next(into: &diagnostics)
    #expect(diagnostics.isEmpty, "\(diagnostics.all.map(\.message))")
    return try #require(document).root
  }

  @Test func `each suite is a subtest and each scenario a test point`() throws {
    let points = try TAPParser.parse(render(Sample.report()))
    #expect(points.map(\.description) == ["Feed <&> ]]> ␛[31m 下👍", "Other"])
    #expect(points.map(\.isGood) == [false, true])
    let feed = points[0].subtest
    #expect(feed.map(\.description) == ["a pull refreshes", "ends as idle", "ends as pulling", "not # yet"])
    #expect(feed.map(\.isGood) == [true, true, false, true])
    #expect(feed.map(\.skipReason) == [nil, nil, nil, "no time: % ␁"])
    #expect(feed.map { $0.block.isEmpty } == [true, true, false, true])
  }

  @Test func `a sign of a directive is escaped even with a combining mark`() throws {
    let text =
      "suite: \"#\u{301} a \\\\\u{301}\"\nheader: { type: header }\nscenarios: [ { name: a, steps: [ { expect: { time: 0 } } ] } ]\n"
    #expect(try render(try report(text)).hasSuffix("ok 1 - \\#\u{301} a \\\\\u{301}\n"))
  }

  @Test func `what failed has a block of YAML`() throws {
    let report = try Sample.report()
    let points = try TAPParser.parse(render(report))
    let block = try block(points[0].subtest[2])
    let because = try #require(report.suites[0].scenarios[2].failures[0].problems[0].because)
    #expect(block["because"]?.scalar == because)
    #expect(block["message"]?.scalar == "`header.state` is idle, expected pulling")
    #expect(block["severity"]?.scalar == "fail" && block["id"]?.scalar == "expectation-failed")
    #expect(block["at"]?["file"]?.scalar == "feed.scenarios.yaml" && block["at"]?["line"]?.scalar == "4")
    #expect(block["step"]?.scalar == "2" && block["time"]?.scalar == "0")
    #expect(block["expected"]?.scalar == "pulling" && block["actual"]?.scalar == "idle")
    #expect(block["excerpt"]?.items.first?.scalar == "  --> feed.scenarios.yaml:4:45")
    #expect(block["state"]?["header"]?.scalar?.hasPrefix("normalHeader, idle, ") == true)
    #expect(block["rerun"]?.scalar == "refreshcfg test feed.scenarios.yaml:16")
  }

  @Test func `other problems of a scenario are listed in its block`() throws {
    let report = try report(
      """
      suite: Feed
      header: { type: header }
      scenarios:
        - name: two
          soft: true
          steps: [ { expect: { time: 1, header.state: pulling } }, { expectEvents: [ "header: idle -> pulling" ] } ]
      """)
    let block = try block(try TAPParser.parse(render(report))[0].subtest[0])
    let others = block["others"]?.items.compactMap(\.scalar).map { $0.split(separator: "; because ") } ?? []
    #expect(
      others.map(\.first) == [
        "at feed.scenarios.yaml:6:49: `header.state` is idle, expected pulling",
        "at feed.scenarios.yaml:6:80: `header: idle -> pulling` didn't happen",
      ])
    #expect(
      others.map(\.last)
        == Array(
          repeating: "the header was never pulled far enough: the content hasn't moved [the gesture]", count: 2))
  }

  @Test func `an error in a file is a test point that failed, and a warning a comment`() throws {
    let file = SourceFile(path: "a#b.yaml", text: "one: two\n")
    let error = Diagnostic(
      Rule("odd", ""), "this is # odd", at: Span(file: file, start: 5, end: 8))
    let report = RunReport([], diagnostics: [error, error.withSeverity(.warning)])
    let text = try render(report)
    #expect(text.contains("# warning: a#b.yaml:1:6: this is # odd\n"))
    let points = try TAPParser.parse(text)
    #expect(points.map(\.description) == ["a#b.yaml:1:6 is valid"] && points.map(\.isGood) == [false])
    #expect(try block(points[0])["message"]?.scalar == "this is # odd")
  }

  @Test func `a run of nothing is a document without test points`() throws {
    #expect(try render(RunReport()) == "TAP version 14\n1..0\n")
  }
}

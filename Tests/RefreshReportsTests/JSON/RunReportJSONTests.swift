import Foundation
import RefreshDiagnostics
import RefreshReports
import RefreshScenarios
import RefreshText
import Testing

struct RunReportJSONTests {
  private func read(_ text: String) -> (report: RunReport?, messages: [String]) {
    var diagnostics = Diagnostics()
    let report = RunReport.read(SourceFile(path: "r.json", text: text), into: &diagnostics)
    return (report, diagnostics.all.map { "\($0.span.startPosition.line): \($0.message)" })
  }

  private func json(_ report: RunReport) -> String { String(decoding: report.json, as: UTF8.self) }

  @Test func `a report that is written is read back as it was`() throws {
    for shard in [nil, Shard(2, of: 3)!] {
      let results = try run(Sample.text)
      let file = SourceFile(path: "a.yaml", text: "one: two\n")
      let finding = Diagnostic(
        Rule("odd", ""), "odd \u{7F}\u{85}\u{FEFF}\u{FFFE}\u{2028}\u{1F44D}",
        at: Span(wholeOf: file))
      let report = RunReport(results, diagnostics: [finding], shard: shard)
      let (back, messages) = read(json(report))
      #expect(messages == [] && back == report)
    }
  }

  @Test func `a report of nothing is a complete document`() {
    #expect(
      json(RunReport()) == """
        {
          "version": 1,
          "tool": "\(ToolVersion.current)",
          "shard": null,
          "findings": [],
          "suites": []
        }

        """)
    #expect(read(json(RunReport())).report == RunReport())
  }

  @Test func `other readers of JSON read it, too`() throws {
    let object = try JSONSerialization.jsonObject(with: Data(try Sample.report().json)) as? [String: Any]
    let suites = try #require(object?["suites"] as? [[String: Any]])
    #expect(suites[0]["name"] as? String == "Feed <&> ]]> \u{1B}[31m 下👍")
    let scenarios = try #require(suites[0]["scenarios"] as? [[String: Any]])
    #expect(scenarios.map { $0["outcome"] as? String } == ["passed", "passed", "failed", "skipped"])
  }

  @Test func `what is wrong is reported at its place`() throws {
    let good = json(try Sample.report())
    #expect(read("[]").messages == ["1: this isn't a run report"])
    #expect(read("").messages == ["1: this isn't a run report"])
    #expect(
      read("{ \"version\": 2 }").messages == [
        "1: the report has version 2, but this refreshcfg can only read versions up to 1"
      ])
    #expect(
      read("{ \"version\": 1, \"tool\": 3, \"shard\": null, \"findings\": {}, \"suites\": [ 1 ] }").messages == [
        "1: `tool` must be a string", "1: `findings` must be a list", "1: `suites` must be an object",
      ])
    #expect(read("{ \"version\": 1 }").messages.first == "1: `report` has no `tool`")
    #expect(read(good.replacing("\"outcome\": \"skipped\"", with: "\"outcome\": \"slept\"")).messages.count == 1)
    #expect(read(good.replacing("\"duration\": 0", with: "\"duration\": \"0\"")).report == nil)
    // A truncated report is not a report.
    #expect(read(String(good.dropLast(good.count / 2))).report == nil)
  }

  @Test(arguments: [
    (
      #""moments": []"#,
      "`course` must be a course with at least one moment, and with offsets that scenarios can have"
    ),
    (
      #""moments": [ { "step": 1, "time": 0, "offset": 1e300 } ]"#,
      "`course` must be a course with at least one moment, and with offsets that scenarios can have"
    ),
  ])
  func `a course that can't be drawn is reported`(moments: String, message: String) throws {
    let text = json(try Sample.report())
    let course = try #require(text.firstMatch(of: /"moments": \[[^\]]*\]/))
    let messages = read(text.replacingCharacters(in: course.range, with: moments)).messages
    #expect(messages.map { $0.drop { $0 != "`" } } == [message[...]])
  }

  @Test func `a report can't be one of more shards than a run can have`() {
    let text = json(RunReport()).replacing(
      "\"shard\": null", with: #""shard": { "index": 1, "count": 500000000 }"#)
    #expect(read(text).messages == ["4: `shard` must be one of at most 1000000 shards"])
  }

  @Test func `members that are not known are passed over`() {
    let more = json(RunReport()).replacing("\"suites\"", with: "\"more\": [ { } ],\n  \"suites\"")
    #expect(read(more).report == RunReport())
  }
}

import ExternalTools
import Foundation
import RefreshDiagnostics
import RefreshReports
import RefreshText
import Testing

#if canImport(FoundationXML)
import FoundationXML
#endif

struct JUnitReportTests {
  private func render(_ report: RunReport) throws -> String {
    try #require(ReportFormat["junit"]).render(report)
  }

  private func cases(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) throws -> [XMLElement] {
    let document = try XMLDocument(xmlString: text)
    return try document.nodes(forXPath: "/testsuites/testsuite/testcase").compactMap { $0 as? XMLElement }
  }

  private func attributes(_ name: String, of elements: [XMLElement]) -> [String?] {
    elements.map { $0.attribute(forName: name)?.stringValue }
  }

  @Test func `each scenario is a test case with its place`() throws {
    let cases = try cases(render(Sample.report()))
    #expect(
      attributes("name", of: cases) == [
        "a pull refreshes", "ends as idle", "ends as pulling", "not # yet", "a",
      ])
    #expect(attributes("line", of: cases) == ["6", "15", "16", "21", "27"])
    #expect(Set(attributes("file", of: cases)) == ["feed.scenarios.yaml"])
    #expect(attributes("time", of: cases) == ["0.250", "0.000", "0.000", "0.000", "0.000"])
    #expect(attributes("classname", of: cases)[0] == "Feed <&> ]]> \u{FFFD}[31m 下👍")
  }

  @Test func `tags and examples are properties, and steps are in system-out`() throws {
    let cases = try cases(render(Sample.report()))
    let properties = try cases[0].nodes(forXPath: "properties/property").compactMap { $0 as? XMLElement }
    #expect(attributes("name", of: properties) == ["tag", "tag"])
    #expect(attributes("value", of: properties) == ["smoke", "quick-下"])
    let examples = try cases[2].nodes(forXPath: "properties/property[@name='example.state']/@value")
    #expect(examples.map(\.stringValue) == ["pulling"])
    #expect(
      cases[2].elements(forName: "system-out").map(\.stringValue) == [
        """
        ✓ 1  0 s  pull: { header: 10% }
        ✗ 2  0 s  expect: { header.state: "${state}" }
        - 3       touch

        """
      ])
  }

  @Test func `what failed and what was skipped are distinguished`() throws {
    let cases = try cases(render(Sample.report()))
    #expect(cases.map { $0.elements(forName: "failure").count } == [0, 0, 1, 0, 0])
    #expect(cases.map { $0.elements(forName: "skipped").count } == [0, 0, 0, 1, 0])
    let failure = cases[2].elements(forName: "failure")
    #expect(attributes("message", of: failure) == ["`header.state` is idle, expected pulling"])
    #expect(attributes("type", of: failure) == ["expectation-failed"])
    #expect(failure[0].stringValue?.contains("\n  expected  pulling\n  actual    idle\n") == true)
    #expect(attributes("message", of: cases[3].elements(forName: "skipped")) == ["no time: % \u{FFFD}"])
  }

  @Test func `the reason of a failure is in the text, and not in the message by which readers compare failures`()
    throws
  {
    let report = try Sample.report()
    let because = try #require(report.suites[0].scenarios[2].failures[0].problems[0].because)
    let failure = try #require(try cases(render(report))[2].elements(forName: "failure").first)
    let text = try #require(failure.stringValue).split { $0.isWhitespace }.joined(separator: " ")
    #expect(text.components(separatedBy: "because \(because)").count == 2)
    #expect(failure.attribute(forName: "message")?.stringValue?.contains(because) == false)
  }

  @Test func `an error in a file is an error`() throws {
    let file = SourceFile(path: "a.yaml", text: "one: two\n")
    let error = Diagnostic(
      Rule("odd", ""), "odd \u{0}\u{B}\u{FFFE}]]>", at: Span(file: file, start: 5, end: 8))
    let text = try render(RunReport([], diagnostics: [error]))
    let cases = try cases(text)
    #expect(attributes("name", of: cases) == ["a.yaml:1:6"])
    #expect(
      attributes("message", of: cases[0].elements(forName: "error")) == ["odd \u{FFFD}\u{FFFD}\u{FFFD}]]>"])
    #expect(text.contains("<testsuites name=\"refreshcfg\" tests=\"1\" failures=\"0\" errors=\"1\""))
  }

  @Test(.enabled(if: ExternalTool.xmllint.isUsable))
  func `it is valid by the schema that its readers agree on`() throws {
    let file = SourceFile(path: "a.yaml", text: "one: two\n")
    let error = Diagnostic(Rule("odd", ""), "odd", at: Span(wholeOf: file))
    for report in [RunReport(), try Sample.report(), RunReport(try run(Sample.text), diagnostics: [error])] {
      #expect(try XMLLint.problems(of: render(report), schema: Fixture.file("junit.xsd").path) == "")
    }
    #expect(try XMLLint.problems(of: "<testsuites/>", schema: Fixture.file("junit.xsd").path) != "")
  }
}

/// The program `xmllint` of libxml2.
private enum XMLLint {
  /// Returns the errors of a document; empty if there are none.
  static func problems(of text: String, schema: String) throws -> String {
    let ran = try Program.run(["xmllint", "--noout", "--schema", schema, "-"], input: Data(text.utf8))
    return ran.status == 0 ? "" : ran.text
  }
}

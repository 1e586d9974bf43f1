import RefreshReports
import RefreshText
import Testing

struct DotReportTests {
  private func render(_ report: RunReport, _ style: OutputStyle = OutputStyle()) throws -> String {
    try #require(ReportFormat["dot"]).render(report, style: style)
  }

  @Test func `each scenario is a sign, and failures follow`() throws {
    let report = try Sample.report()
    let text = try render(report)
    #expect(text.hasPrefix("..F-.\n\nFeed <&> ]]> ␛[31m 下👍 › ends as pulling, step 2, at 0 s\n"))
    #expect(text.hasSuffix("\n\n5 scenarios in 2 suites: 3 passed, 1 failed, 1 skipped\n"))
    #expect(try render(report, OutputStyle(detail: .quiet)).hasPrefix("Feed"))
    #expect(try render(report, OutputStyle(color: true)).hasPrefix("..\u{1B}[1;31mF\u{1B}[0m-.\n"))
  }

  @Test func `signs are in lines as wide as the terminal`() throws {
    let scenarios = (1...81).map { "{ name: a\($0), steps: [ { expect: { time: 0 } } ] }" }
    let report = try report(
      "suite: a\nheader: { type: header }\nscenarios: [ \(scenarios.joined(separator: ", ")) ]\n")
    let end = "\n\n81 scenarios in 1 suite: 81 passed\n"
    #expect(try render(report) == String(repeating: ".", count: 80) + "\n." + end)
    #expect(try render(report, OutputStyle(width: 120)) == String(repeating: ".", count: 81) + end)
  }
}

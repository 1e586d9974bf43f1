import RefreshScenarios
import RefreshText

/// A form in which what came of a run can be shown.
package typealias ReportFormat = OutputFormat<ReportedRun>

/// What came of a run, as formats take it.
package struct ReportedRun: Sendable {
  /// What came of it.
  let report: RunReport
  /// The verdicts in the order of the report; none for a report that was read back, or if no format needs them.
  let verdicts: [Verdict]
}

extension ReportedRun: Presentable {
  /// One row for each form; the first is the default.
  package static let formats = [
    PrettyReport.format,
    DotReport.format,
    TAPReport.format,
    JUnitReport.format,
    ReportFormat(
      "json", "For programs, and to be joined by `refreshcfg merge`: all that is known of the run.", [.showsSteps]
    ) { run, _ in String(decoding: run.report.json, as: UTF8.self) },
    GitHubReport.format,
    ReportFormat(
      "html", "one page with timelines and film strips, to be opened in a browser", [.showsSteps, .needsVerdicts]
    ) { run, _ in Page(run.report, verdicts: run.verdicts).text },
  ]
}

extension ReportFormat {
  /// The whole report, its last line ended.
  ///
  /// - Parameters:
  ///   - report: what came of a run.
  ///   - verdicts: The verdicts in the order of the report, for formats that need them. The default is none.
  ///   - style: how it is to look, where it is for people. The default is for a file.
  package func render(
    _ report: RunReport, verdicts: [Verdict] = [], style: OutputStyle = OutputStyle()
  ) -> String { render(ReportedRun(report: report, verdicts: verdicts), style: style) }
}

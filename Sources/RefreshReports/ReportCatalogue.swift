import RefreshScenarios
import RefreshText

/// A format for the results of a run.
package typealias ReportFormat = OutputFormat<ReportedRun>

/// The results of a run in the form that formats need.
package struct ReportedRun: Sendable {
  /// The report of the run.
  let report: RunReport
  /// The verdicts in the order of the report; empty for a report that was read back, or if no format needs them.
  let verdicts: [Verdict]
}

extension ReportedRun: Presentable {
  /// One row for each format; the first is the default.
  package static let formats = [
    PrettyReport.format,
    DotReport.format,
    TAPReport.format,
    JUnitReport.format,
    ReportFormat(
      "json", "For programs and `refreshcfg merge`, with the full results of the run.", [.showsSteps]
    ) { run, _ in String(decoding: run.report.json, as: UTF8.self) },
    GitHubReport.format,
    ReportFormat(
      "html", "For browsers, as one page with timelines and film strips.", [.showsSteps, .needsVerdicts]
    ) { run, _ in Page(run.report, verdicts: run.verdicts).text },
  ]
}

extension ReportFormat {
  /// Returns the whole report, with a final line feed.
  ///
  /// - Parameters:
  ///   - report: The report of a run.
  ///   - verdicts: The verdicts in the order of the report, for formats that need them. The default is none.
  ///   - style: The look of reports for people. The default is that of a file.
  package func render(
    _ report: RunReport, verdicts: [Verdict] = [], style: OutputStyle = OutputStyle()
  ) -> String { render(ReportedRun(report: report, verdicts: verdicts), style: style) }
}

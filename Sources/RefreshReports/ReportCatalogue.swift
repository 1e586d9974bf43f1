import RefreshScenarios
import RefreshText

/// A format for the results of a run.
package typealias ReportFormat = OutputFormat<ReportedRun>

/// The results of a run in the form that formats need.
package struct ReportedRun: Sendable {
  /// The report of the run.
  let report: RunReport
  /// The pictures of each scenario, in the order of the report; empty for a report that was read back, or if no format
  /// shows them.
  let pictures: [ScenarioPictures?]
  /// The page to which a report that is part of a site leads back. The default is `nil`, for none.
  var home: Home?

  /// The page of a site that has a report.
  package struct Home: Sendable {
    /// Its title.
    let title: String
    /// Its address, from that of the report.
    let address: String

    /// Creates the way back to a page.
    package init(title: String, address: String) { (self.title, self.address) = (title, address) }
  }
}

extension ReportFormat {
  /// JUnit's XML, which is also written where the environment asks for it.
  package static let junit = JUnitReport.format
  /// The page, of which the gallery has one.
  package static let html = ReportFormat(
    "html", "For browsers, as one page with timelines and film strips.", [.showsSteps, .showsPictures]
  ) { run, _ in Page(run.report, pictures: run.pictures, home: run.home).text }
}

extension ReportedRun: Presentable {
  /// One row for each format; the first is the default.
  package static let formats = [
    PrettyReport.format,
    DotReport.format,
    TAPReport.format,
    .junit,
    ReportFormat(
      "json", "For programs and `refreshcfg merge`, with the full results of the run.", [.showsSteps]
    ) { run, _ in String(decoding: run.report.json, as: UTF8.self) },
    GitHubReport.format,
    .html,
  ]
}

extension ReportFormat {
  /// Returns the whole report, with a final line feed.
  ///
  /// - Parameters:
  ///   - report: The report of a run.
  ///   - pictures: The pictures of each scenario, for formats that show them. The default is none.
  ///   - style: The look of reports for people. The default is that of a file.
  ///   - home: The page to which the report leads back. The default is `nil`, for none.
  package func render(
    _ report: RunReport, pictures: [ScenarioPictures?] = [], style: OutputStyle = OutputStyle(),
    home: ReportedRun.Home? = nil
  ) -> String { render(ReportedRun(report: report, pictures: pictures, home: home), style: style) }
}

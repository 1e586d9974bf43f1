/// A report as a page for people: what happened in each scenario, in pictures.
enum HTMLReport {
  static let format = ReportFormat(
    "html", "one page with timelines and film strips, to be opened in a browser", showsSteps: true,
    needsVerdicts: true
  ) { report, verdicts, _ in Page(report, verdicts: verdicts).text }
}

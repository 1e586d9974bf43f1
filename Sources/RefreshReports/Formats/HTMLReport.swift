/// A report as a page for people: what happened in each scenario, in pictures.
enum HTMLReport {
  static let format = ReportFormat(
    "html", "one page with timelines and film strips, to be opened in a browser", showsSteps: true,
    needsScenarios: true
  ) { report, scenarios, _ in Page(report, scenarios: scenarios).text }
}

/// The report for other programs, and for `refreshcfg merge`: all that is known of the run, as `Documentation/run-report.md`
/// describes it.
enum JSONReport {
  static let format = ReportFormat(
    "json", "For programs, and to be joined by `refreshcfg merge`: all that is known of the run.", showsSteps: true
  ) { report, _, _ in String(decoding: report.json, as: UTF8.self) }
}

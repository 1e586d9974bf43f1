import ArgumentParser
import RefreshReports
import RefreshText

/// What the commands that report a run have in common.
struct ReportOptions: ParsableArguments {
  @Option(
    name: .customLong("format"),
    help: ArgumentHelp(
      "How to report: \(ReportFormat.names.joined(separator: ", ")); with a file, it is written there. "
        + "May be given several times. (default: \(ReportFormat.all[0].name))",
      valueName: "type[:file]"), completion: .list(ReportFormat.names))
  var formats: [String] = []

  @Flag(name: .shortAndLong, help: "Show failures and the summary only.")
  var quiet = false

  @Flag(name: .shortAndLong, help: "Show every step of every scenario, with its virtual time.")
  var verbose = false

  func validate() throws {
    if quiet, verbose { throw ValidationError("--quiet and --verbose can't both be") }
    do { _ = try plan } catch { throw ValidationError(error.message) }
  }

  /// What is to be written where.
  var plan: ReportPlan {
    get throws(ReportPlan.Problem) {
      try ReportPlan(formats, detail: quiet ? .quiet : verbose ? .verbose : .normal)
    }
  }
}

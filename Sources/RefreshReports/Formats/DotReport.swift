import RefreshScenarios
import RefreshText

/// The report for large runs: one character per scenario, then every failure in full and a summary.
///
/// `.` is passed, `F` failed and `-` skipped.
enum DotReport {
  static let format = ReportFormat(
    "dot", "For people and large runs, with a character for each scenario, all failures in full, and a summary.",
    [.forPeople]
  ) { run, style in
    let scenarios = style.detail == .quiet ? [] : run.report.suites.flatMap(\.scenarios)
    // The rest of the report has no lines for suites.
    var quiet = style
    quiet.detail = .quiet
    let rest = PrettyReport(quiet).render(run.report)
    return signs(scenarios.map(\.outcome), style) + (scenarios.isEmpty || rest.hasPrefix("\n") ? "" : "\n") + rest
  }

  /// Returns the characters, wrapped to the available width.
  private static func signs(_ outcomes: [Verdict.Outcome], _ style: OutputStyle) -> String {
    var text = ""
    for (index, outcome) in outcomes.enumerated() {
      switch outcome {
      case .passed: text += "."
      case .failed: text += style.paint("F", .bad)
      case .skipped: text += "-"
      }
      if (index + 1) % style.columns == 0 || index == outcomes.count - 1 { text += "\n" }
    }
    return text
  }
}

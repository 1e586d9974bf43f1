import RefreshScenarios

/// The report for great runs: a sign for each scenario, then every failure in full and a summary.
///
/// `.` passed, `F` failed, `-` was not run.
enum DotReport {
  static let format = ReportFormat(
    "dot", "For people and great runs: a sign for each scenario, every failure in full, a summary.",
    isForPeople: true
  ) { report, _, style in
    let scenarios = style.detail == .quiet ? [] : report.suites.flatMap(\.scenarios)
    let rest = PrettyReport(quietly(style)).render(report)
    return signs(scenarios.map(\.outcome), style) + (scenarios.isEmpty || rest.hasPrefix("\n") ? "" : "\n") + rest
  }

  /// What follows the signs has no lines of suites.
  private static func quietly(_ style: ReportStyle) -> ReportStyle {
    var style = style
    style.detail = .quiet
    return style
  }

  /// The signs, in lines as wide as there is room.
  private static func signs(_ outcomes: [Verdict.Outcome], _ style: ReportStyle) -> String {
    var text = ""
    for (index, outcome) in outcomes.enumerated() {
      switch outcome {
      case .passed: text += "."
      case .failed: text += style.paint("F", .bad)
      case .skipped: text += "-"
      }
      if (index + 1) % style.width == 0 || index == outcomes.count - 1 { text += "\n" }
    }
    return text
  }
}

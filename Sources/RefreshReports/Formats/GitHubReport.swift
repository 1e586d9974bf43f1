import RefreshDiagnostics
import RefreshFiles
import RefreshText

/// The report for GitHub workflows: one command per line, which GitHub shows as annotations on the lines of a pull
/// request, and the job summary in Markdown.
enum GitHubReport {
  static let format = ReportFormat(
    "github", "GitHub workflow commands, which become annotations, and the job's summary.", [.summarizesJob]
  ) { run, _ in render(run.report) }

  private static func render(_ report: RunReport) -> String {
    var text = report.diagnostics.map {
      WorkflowCommand($0.severity.rawValue, at: $0.place, title: $0.id, $0.message, help: $0.help).line
    }
    for suite in report.suites {
      for scenario in suite.scenarios {
        text += scenario.failures.flatMap { commands($0, of: scenario, in: suite) }
      }
    }
    // The summary contains only numbers: no name on its own line can be mistaken for a command.
    return text.joined() + PrettyReport(OutputStyle(detail: .quiet)).summary(report)
  }

  private static func commands(
    _ failure: RunReport.FailedStep, of scenario: RunReport.Scenario, in suite: RunReport.Suite
  ) -> [String] {
    failure.problems.map { problem in
      var lines = [problem.message]
      // A value of one line is already in the message.
      for (name, value) in [("expected", problem.expected), ("actual", problem.actual)] {
        if let value, value.contains("\n") { lines.append("\(name):\n\(value)") }
      }
      for (name, text) in problem.reasons { lines.append("\(name): \(text)") }
      for label in problem.labels { lines.append("\(label.place.text): \(label.text)") }
      lines.append("step \(failure.step), at \(failure.time.shortestText) s")
      lines.append(scenario.rerun)
      return WorkflowCommand(
        "error", at: problem.place, title: "\(suite.name) › \(scenario.name)", lines.joined(separator: "\n")
      ).line
    }
  }
}

extension WorkflowCommand {
  /// Creates a command about a location.
  fileprivate init(_ name: String, at place: RunReport.Place, title: String, _ message: String, help: String? = nil)
  {
    self.init(
      name, file: FilePath.normalized(place.path), lines: place.line...max(place.line, place.endLine),
      columns: (place.column, place.endColumn), title: title, message, help: help)
  }
}

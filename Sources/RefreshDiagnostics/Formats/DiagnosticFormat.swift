import RefreshText

/// A form in which what a check came to can be shown.
package typealias DiagnosticFormat = OutputFormat<DiagnosticReport>

extension DiagnosticReport: Presentable {
  /// One row for each form; the first is the default.
  package static let formats = [
    DiagnosticFormat("text", "For people: the line with a caret under the place.", [.forPeople]) { report, style in
      let text = TextRenderer(color: style.color).render(report.found)
      return text + (report.found.isEmpty ? "" : "\n") + report.summary + "\n"
    },
    DiagnosticFormat("oneline", "A line each, as compilers have it; editors make links of them.") { report, _ in
      OneLineRenderer().render(report.found)
    },
    DiagnosticJSON.format,
    DiagnosticSARIF.format,
    DiagnosticFormat("github", "Commands of GitHub's workflows, which become annotations.") { report, _ in
      report.found.map { WorkflowCommand($0).line }.joined()
    },
    DiagnosticJUnit.format,
    DiagnosticCheckstyle.format,
  ]

  /// The last line for people.
  private var summary: String {
    guard found.isEmpty else { return DiagnosticTally(found).description }
    return counted(files.count, "file is", "files are") + " valid"
  }
}

import RefreshText

/// The summary of a job on GitHub, in its Markdown: numbers, and every failure with its report.
package enum JobSummary {
  /// The most bytes of a summary: GitHub takes 1 MiB of a step and drops what is larger as a whole.
  static let mostBytes = 900_000

  /// The page.
  package static func markdown(_ report: RunReport) -> String {
    let totals = report.totals
    let sign = report.passed ? "✓" : "✗"
    let errors = totals.errors == 0 ? "" : ", \(counted(totals.errors, "error")) in the files"
    let told =
      totals.failed == 0 ? "\(totals.passed) passed" : "\(totals.failed) of \(totals.scenarios) scenarios failed"
    var text = "## \(sign) refreshcfg: \(told)\(errors)\n\n"
    text += "| suite | passed | failed | skipped |\n| --- | ---: | ---: | ---: |\n"
    for suite in report.suites {
      let totals = suite.totals
      let mark = totals.failed > 0 ? "✗" : "✓"
      text +=
        "| \(mark) \(Markdown.escaped(suite.name)) | \(totals.passed) | \(totals.failed) | \(totals.skipped) |\n"
    }
    let diagnostics = report.diagnostics.map { diagnostic in
      let title = "\n### \(diagnostic.severity.rawValue): \(Markdown.escaped(diagnostic.message))\n\n"
      return title
        + Markdown.fenced(VisibleText.of(diagnostic.place.text) + "\n" + diagnostic.excerpt, language: "text")
    }
    let failures = report.suites.flatMap { suite in
      suite.scenarios.filter { $0.outcome == .failed }.map { scenario in
        "\n### ✗ \(Markdown.escaped(suite.name)) › \(Markdown.escaped(scenario.name))\n\n"
          + Markdown.fenced(PrettyReport().failures(of: scenario, in: suite), language: "text")
      }
    }
    let blocks = diagnostics + failures
    var size = text.utf8.count
    let shown = blocks.prefix { block in
      size += block.utf8.count
      return size < mostBytes
    }
    let rest = blocks.count - shown.count
    return text + shown.joined() + (rest == 0 ? "" : "\nand \(rest) more\n") + "\n"
  }
}

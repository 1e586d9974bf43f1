import RefreshText

/// The summary of a GitHub job in Markdown: numbers, and every failure with its report.
package enum JobSummary {
  /// The greatest size of a summary, in bytes: GitHub accepts 1 MiB per step and drops a larger summary entirely.
  static let mostBytes = 900_000

  /// Returns the summary of a report.
  package static func markdown(_ report: RunReport) -> String {
    let totals = report.totals
    let sign = report.passed ? "✓" : "✗"
    let errors = totals.errors == 0 ? "" : ", \(counted(totals.errors, "error")) in the files"
    let all =
      totals.failed == 0
      ? "\(totals.passed) passed" : "\(totals.failed) of \(counted(totals.scenarios, "scenario")) failed"
    var text = "## \(sign) refreshcfg: \(all)\(errors)\n\n"
    text += table(report.suites)
    let diagnostics = report.diagnostics.map { diagnostic in
      let title = "\n### \(diagnostic.severity.rawValue): \(Markdown.escaped(diagnostic.message))\n\n"
      // An excerpt begins with the place.
      let text = diagnostic.excerpt.isEmpty ? diagnostic.place.text : diagnostic.excerpt
      return title + Markdown.fenced(text, language: "text")
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

  /// The greatest number of suites in the table.
  static let mostSuites = 200

  /// Returns a row for each suite. If there are too many, those that failed come first, and the last row has the sums of the rest.
  private static func table(_ suites: [RunReport.Suite]) -> String {
    func row(_ name: String, _ totals: RunReport.Totals) -> String {
      "| \(name) | \(totals.passed) | \(totals.failed) | \(totals.skipped) |\n"
    }
    var all = suites.map { (name: $0.name, totals: $0.totals, scenarios: $0.scenarios) }
    if all.count > mostSuites { all = all.filter { $0.totals.failed > 0 } + all.filter { $0.totals.failed == 0 } }
    var text = "| suite | passed | failed | skipped |\n| --- | ---: | ---: | ---: |\n"
    for (name, totals, _) in all.prefix(mostSuites) {
      text += row("\(totals.failed > 0 ? "✗" : totals.ranNone ? "–" : "✓") \(Markdown.escaped(name))", totals)
    }
    let rest = all.dropFirst(mostSuites)
    guard !rest.isEmpty else { return text }
    return text + row("and \(rest.count) more", RunReport.Totals(of: rest.flatMap(\.scenarios), suites: rest.count))
  }
}

import RefreshDiagnostics

/// The summary of a job on GitHub, in its Markdown: numbers, and every failure with its report.
enum JobSummary {
  /// The most bytes of a summary: GitHub takes 1 MiB of a step and drops what is larger as a whole.
  static let mostBytes = 900_000

  /// The page.
  static func markdown(_ report: RunReport) -> String {
    let totals = report.totals
    let sign = report.passed ? "✓" : "✗"
    let errors =
      totals.errors == 0 ? "" : ", \(totals.errors == 1 ? "1 error" : "\(totals.errors) errors") in the files"
    let told =
      totals.failed == 0 ? "\(totals.passed) passed" : "\(totals.failed) of \(totals.scenarios) scenarios failed"
    var text = "## \(sign) refreshcfg: \(told)\(errors)\n\n"
    text += "| suite | passed | failed | skipped |\n| --- | ---: | ---: | ---: |\n"
    for suite in report.suites {
      let totals = suite.totals
      let mark = totals.failed > 0 ? "✗" : "✓"
      text += "| \(mark) \(escaped(suite.name)) | \(totals.passed) | \(totals.failed) | \(totals.skipped) |\n"
    }
    let findings = report.findings.map { finding in
      let title = "\n### \(finding.severity.rawValue): \(escaped(finding.message))\n\n"
      return title + fenced(VisibleText.of(finding.place.text) + "\n" + finding.excerpt)
    }
    let failures = report.suites.flatMap { suite in
      suite.scenarios.filter { $0.outcome == .failed }.map { scenario in
        "\n### ✗ \(escaped(suite.name)) › \(escaped(scenario.name))\n\n"
          + fenced(PrettyReport().failures(of: scenario, in: suite))
      }
    }
    let blocks = findings + failures
    var size = text.utf8.count
    let shown = blocks.prefix { block in
      size += block.utf8.count
      return size < mostBytes
    }
    let rest = blocks.count - shown.count
    return text + shown.joined() + (rest == 0 ? "" : "\nand \(rest) more\n") + "\n"
  }

  /// A text in which nothing is markup, on one line.
  private static func escaped(_ text: String) -> String {
    VisibleText.of(text).unicodeScalars.reduce(into: "") { escaped, scalar in
      switch scalar {
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "&": escaped += "&amp;"
      // A mention would tell a person of it.
      case "@": escaped += "&#64;"
      case "\\", "`", "*", "_", "{", "}", "[", "]", "(", ")", "#", "+", "-", ".", "!", "|", "~", ":":
        escaped += "\\\(scalar)"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
  }

  /// A text as it stands, between fences that are longer than any in it.
  private static func fenced(_ text: String) -> String {
    var (longest, run) = (2, 0)
    for byte in text.utf8 {
      run = byte == UInt8(ascii: "`") ? run + 1 : 0
      longest = max(longest, run)
    }
    let fence = String(repeating: "`", count: longest + 1)
    return "\(fence)text\n\(text)\(text.hasSuffix("\n") ? "" : "\n")\(fence)\n"
  }
}

/// One form in which diagnostics can be shown, declared once; ``DiagnosticFormats`` lists them.
public struct DiagnosticFormat: Sendable {
  /// The name that it is asked for by.
  public let name: String
  /// One sentence of what it is for.
  public let summary: String
  private let body: @Sendable (DiagnosticReport, Bool) -> String

  /// Declares a format.
  ///
  /// - Parameters:
  ///   - name: the name.
  ///   - summary: one sentence of what it is for.
  ///   - render: makes text of a report, with colours of terminals or without.
  init(
    _ name: String, _ summary: String,
    render: @escaping @Sendable (_ report: DiagnosticReport, _ color: Bool) -> String
  ) {
    self.name = name
    self.summary = summary
    body = render
  }

  /// The whole report, its last line ended.
  ///
  /// - Parameters:
  ///   - report: what was found.
  ///   - color: whether to use the control sequences of terminals, where the format has a use for them.
  public func render(_ report: DiagnosticReport, color: Bool) -> String { body(report, color) }
}

/// All formats of diagnostics.
public enum DiagnosticFormats {
  /// One row for each renderer; the first is the default.
  public static let all: [DiagnosticFormat] = [
    DiagnosticFormat("text", "For people: the line with a caret under the place.") { report, color in
      let text = TextRenderer(color: color).render(report.found)
      return text + (report.found.isEmpty ? "" : "\n") + summary(of: report) + "\n"
    },
    DiagnosticFormat("oneline", "A line each, as compilers have it; editors make links of them.") { report, _ in
      OneLineRenderer().render(report.found)
    },
    DiagnosticFormat("json", "An array of objects, for other programs.") { report, _ in
      JSONRenderer().render(report.found)
    },
    DiagnosticFormat("sarif", "SARIF 2.1.0, for code scanning: with all rules, and what was silenced.") {
      report, _ in
      SARIFRenderer().render(report)
    },
    DiagnosticFormat("github", "Commands of GitHub's workflows, which become annotations.") { report, _ in
      GitHubRenderer().render(report.found)
    },
    DiagnosticFormat("junit", "JUnit's XML: a test case for each file.") { report, _ in
      JUnitRenderer().render(report)
    },
    DiagnosticFormat("checkstyle", "Checkstyle's XML.") { report, _ in CheckstyleRenderer().render(report) },
  ]

  /// The format of a name, nil if there is none.
  public static subscript(name: String) -> DiagnosticFormat? { all.first { $0.name == name } }

  private static func summary(of report: DiagnosticReport) -> String {
    guard report.found.isEmpty else { return DiagnosticTally(report.found).description }
    return report.files.count == 1 ? "1 file is valid" : "\(report.files.count) files are valid"
  }
}

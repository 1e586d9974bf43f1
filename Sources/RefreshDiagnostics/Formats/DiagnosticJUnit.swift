import RefreshText

/// Diagnostics for programs that read JUnit's XML: one suite with a test case for each file.
///
/// A case fails if its file has errors. The element `failure` has the first error's message, followed by all
/// errors of the file on separate lines. Warnings don't fail a case; they are its `system-out`.
enum DiagnosticJUnit {
  static let format = DiagnosticFormat("junit", "JUnit XML, with a test case for each file.") { report, _ in
    let byFile = Dictionary(grouping: report.found, by: \.span.file.path)
    let cases = report.allFiles.map { path in
      var testCase = JUnitCase(path, of: "refreshcfg.validate")
      let errors = byFile[path, default: []].filter { $0.severity == .error }
      if let first = errors.first {
        testCase.trouble = .failure(message: first.message, type: first.id.rawValue, text: lines(errors))
      }
      testCase.output = lines(byFile[path, default: []].filter { $0.severity == .warning })
      return testCase
    }
    let name = "refreshcfg validate"
    return Markup.jUnit(name, [(name, nil, cases)], isTimed: false).string
  }

  /// Returns each diagnostic on a line, followed by its help on the next.
  private static func lines(_ diagnostics: [Diagnostic]) -> String {
    diagnostics.map { diagnostic in
      diagnostic.line.dropLast() + (diagnostic.help.map { "\n  help: \(VisibleText.of($0))" } ?? "")
    }
    .joined(separator: "\n")
  }
}

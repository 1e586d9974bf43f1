import RefreshText

/// Diagnostics for programs that read JUnit's XML: one suite, and in it a case for each file.
///
/// A case fails when its file has errors; the element `failure` has the first error's message, and below it all
/// errors of the file in lines. Warnings fail nothing and are the case's `system-out`.
enum DiagnosticJUnit {
  static let format = DiagnosticFormat("junit", "JUnit's XML: a test case for each file.") { report, _ in
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

  /// Each diagnostic in a line, with its help in the next.
  private static func lines(_ diagnostics: [Diagnostic]) -> String {
    diagnostics.map { diagnostic in
      diagnostic.line.dropLast()
        + (diagnostic.help.map { "\n  help: \(VisibleText.of($0))" } ?? "")
    }
    .joined(separator: "\n")
  }
}

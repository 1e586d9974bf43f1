/// Gives diagnostics to programs that read JUnit's XML: one suite, and in it a case for each file.
///
/// A case fails when its file has errors; the element `failure` has the first error's message, and below it all
/// errors of the file in lines. Warnings fail nothing and are the case's `system-out`.
public struct JUnitRenderer: Sendable {
  /// Makes a renderer.
  public init() {}

  /// A document of XML.
  public func render(_ report: DiagnosticReport) -> String {
    let byFile = Dictionary(grouping: report.found, by: \.span.file.path)
    let paths = report.allFiles
    let failures = paths.filter { (byFile[$0] ?? []).contains { $0.severity == .error } }.count
    let counts = "tests=\"\(paths.count)\" failures=\"\(failures)\" errors=\"0\" skipped=\"0\""
    var output = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    output += "<testsuites name=\"refreshcfg validate\" \(counts) time=\"0\">\n"
    output += "  <testsuite name=\"refreshcfg validate\" \(counts) time=\"0\">\n"
    for path in paths { output += testCase(path, byFile[path] ?? []) }
    return output + "  </testsuite>\n</testsuites>\n"
  }

  private func testCase(_ path: String, _ found: [Diagnostic]) -> String {
    let start = "    <testcase name=\"\(path.xmlEscaped)\" classname=\"refreshcfg.validate\" time=\"0\""
    guard !found.isEmpty else { return start + "/>\n" }
    let errors = found.filter { $0.severity == .error }
    let warnings = found.filter { $0.severity == .warning }
    var body = ""
    if let first = errors.first {
      body +=
        "      <failure message=\"\(first.message.xmlEscaped)\" type=\"\(first.id.rawValue)\">"
        + lines(errors) + "</failure>\n"
    }
    if !warnings.isEmpty { body += "      <system-out>" + lines(warnings) + "</system-out>\n" }
    return start + ">\n" + body + "    </testcase>\n"
  }

  /// Each diagnostic in a line, with its help in the next.
  private func lines(_ diagnostics: [Diagnostic]) -> String {
    diagnostics.map { diagnostic in
      let line = OneLineRenderer().render(diagnostic).dropLast()
      return line + (diagnostic.help.map { "\n  help: \(VisibleText.of($0))" } ?? "")
    }
    .map { $0.split(separator: "\n").map { String($0).xmlEscaped }.joined(separator: "\n") }
    .joined(separator: "\n")
  }
}

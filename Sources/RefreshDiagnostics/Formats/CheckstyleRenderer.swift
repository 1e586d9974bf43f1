/// Gives diagnostics to programs that read what Checkstyle writes.
///
/// An element `file` for each file that was checked, with an `error` for each diagnostic: `line` and `column` from 1,
/// `severity`, `message` with the help, and `source`, which is `refreshcfg.` and the rule's id.
public struct CheckstyleRenderer: Sendable {
  /// Makes a renderer.
  public init() {}

  /// A document of XML.
  public func render(_ report: DiagnosticReport) -> String {
    let byFile = Dictionary(grouping: report.found, by: \.span.file.path)
    var output = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<checkstyle version=\"10.0\">\n"
    for path in report.allFiles {
      output += "  <file name=\"\(path.xmlEscaped)\">\n"
      for diagnostic in byFile[path] ?? [] {
        let place = diagnostic.span.startPosition
        let message = diagnostic.message + (diagnostic.help.map { "; \($0)" } ?? "")
        output +=
          "    <error line=\"\(place.line)\" column=\"\(place.column)\" severity=\"\(diagnostic.severity)\" "
          + "message=\"\(message.xmlEscaped)\" source=\"refreshcfg.\(diagnostic.id.rawValue)\"/>\n"
      }
      output += "  </file>\n"
    }
    return output + "</checkstyle>\n"
  }
}

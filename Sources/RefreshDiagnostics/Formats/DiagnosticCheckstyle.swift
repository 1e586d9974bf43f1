import RefreshText

/// Diagnostics for programs that read Checkstyle's format.
///
/// Each checked file is an element `file` with an `error` for each diagnostic: `line` and `column` from 1,
/// `severity`, `message` including the help, and `source`, which is `refreshcfg.` followed by the rule's id.
enum DiagnosticCheckstyle {
  static let format = DiagnosticFormat("checkstyle", "Checkstyle XML.") { report, _ in
    let byFile = Dictionary(grouping: report.found, by: \.span.file.path)
    var markup = Markup()
    markup.raw(Markup.xmlDeclaration)
    markup.block("checkstyle", ["version": "10.0"]) { markup in
      for path in report.allFiles {
        markup.block("file", ["name": .text(path)]) { markup in
          for diagnostic in byFile[path] ?? [] {
            let place = diagnostic.span.startPosition
            markup.line(
              "error",
              [
                "line": .text("\(place.line)"), "column": .text("\(place.column)"),
                "severity": .text("\(diagnostic.severity)"), "message": .text(diagnostic.messageWithHelp),
                "source": .text("refreshcfg.\(diagnostic.id.rawValue)"),
              ])
          }
        }
      }
    }
    return markup.string
  }
}

extension Diagnostic {
  /// The message with the help, for formats that have only one text.
  var messageWithHelp: String { message + (help.map { "; \($0)" } ?? "") }
}

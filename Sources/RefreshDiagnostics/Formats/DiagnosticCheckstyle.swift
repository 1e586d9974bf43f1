import RefreshText

/// Diagnostics for programs that read what Checkstyle writes.
///
/// An element `file` for each file that was checked, with an `error` for each diagnostic: `line` and `column` from 1,
/// `severity`, `message` with the help, and `source`, which is `refreshcfg.` and the rule's id.
enum DiagnosticCheckstyle {
  static let format = DiagnosticFormat("checkstyle", "Checkstyle's XML.") { report, _ in
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
  /// The message and what to do about it, for formats that have one text only.
  var messageWithHelp: String { message + (help.map { "; \($0)" } ?? "") }
}

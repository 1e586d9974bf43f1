import RefreshText

/// A command of GitHub's workflows, which becomes an annotation beside the lines of a pull request.
///
/// `::error file=…,line=…,endLine=…,col=…,endColumn=…,title=…::message`, escaped as GitHub's own toolkit does:
/// `%`, carriage returns and line feeds everywhere, `:` and `,` in properties as well.
package struct WorkflowCommand {
  /// The command with its line feed.
  package let line: String

  /// Makes a command.
  ///
  /// - Parameters:
  ///   - name: `error` or `warning`.
  ///   - file: The path of a file.
  ///   - lines: The lines that it is about, from 1.
  ///   - columns: The column of the first character, and that behind the last.
  ///   - title: The heading.
  ///   - message: The message, which may have several lines.
  package init(
    _ name: String, file: String, lines: ClosedRange<Int>, columns: (start: Int, end: Int), title: String,
    _ message: String
  ) {
    // GitHub knows files by their paths from the root, without the folder itself.
    let file = file.hasPrefix("./") ? String(file.dropFirst(2)) : file
    var properties = [("file", file), ("line", String(lines.lowerBound)), ("endLine", String(lines.upperBound))]
    // Columns of another line would be taken for those of the first.
    if lines.count == 1 {
      properties += [
        ("col", String(columns.start)), ("endColumn", String(max(columns.end - 1, columns.start))),
      ]
    }
    properties.append(("title", title))
    let list = properties.map { "\($0.0)=\(WorkflowCommand.escaped($0.1, inProperty: true))" }.joined(
      separator: ",")
    line = "::\(name) \(list)::\(WorkflowCommand.escaped(message, inProperty: false))\n"
  }

  private static func escaped(_ text: String, inProperty: Bool) -> String {
    text.unicodeScalars.reduce(into: "") { escaped, scalar in
      switch scalar {
      case "%": escaped += "%25"
      case "\r": escaped += "%0D"
      case "\n": escaped += "%0A"
      case ":" where inProperty: escaped += "%3A"
      case "," where inProperty: escaped += "%2C"
      case _ where VisibleText.acts(scalar): escaped += VisibleText.of(String(scalar))
      default: escaped.unicodeScalars.append(scalar)
      }
    }
  }
}

extension WorkflowCommand {
  /// A diagnostic beside the lines of a pull request.
  init(_ diagnostic: Diagnostic) {
    let (start, end) = (diagnostic.span.startPosition, diagnostic.span.endPosition)
    self.init(
      diagnostic.severity.rawValue, file: diagnostic.span.file.path, lines: start.line...max(start.line, end.line),
      columns: (start.column, end.column), title: diagnostic.id.rawValue,
      diagnostic.message + (diagnostic.help.map { "\nhelp: \($0)" } ?? ""))
  }
}

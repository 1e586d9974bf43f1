import RefreshText

/// A workflow command of GitHub Actions, which becomes an annotation next to the lines of a pull request.
///
/// `::error file=…,line=…,endLine=…,col=…,endColumn=…,title=…::message`, escaped as in GitHub's own toolkit:
/// `%`, carriage returns and line feeds everywhere, `:` and `,` also in properties.
package struct WorkflowCommand {
  /// The command, including its line feed.
  package let line: String

  /// Makes a command.
  ///
  /// - Parameters:
  ///   - name: `error` or `warning`.
  ///   - file: The path of a file.
  ///   - lines: The lines that it refers to, from 1.
  ///   - columns: The column of the first character, and the column after the last.
  ///   - title: The heading.
  ///   - message: The message, which may have several lines.
  ///   - help: What to do about it. The default is nothing.
  package init(
    _ name: String, file: String, lines: ClosedRange<Int>, columns: (start: Int, end: Int), title: String,
    _ message: String, help: String? = nil
  ) {
    let message = message + (help.map { "\nhelp: \($0)" } ?? "")
    // GitHub identifies files by their paths from the root, without a leading `./`.
    let file = file.hasPrefix("./") ? String(file.dropFirst(2)) : file
    var properties = [
      ("file", file.isEmpty ? "." : file), ("line", String(lines.lowerBound)),
      ("endLine", String(lines.upperBound)),
    ]
    // Columns on another line would be applied to the first line.
    if lines.count == 1 {
      properties += [("col", String(columns.start)), ("endColumn", String(max(columns.end - 1, columns.start)))]
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
  /// Makes an annotation from a diagnostic.
  init(_ diagnostic: Diagnostic) {
    let (start, end) = (diagnostic.span.startPosition, diagnostic.span.endPosition)
    self.init(
      diagnostic.severity.rawValue, file: diagnostic.span.file.path, lines: start.line...max(start.line, end.line),
      columns: (start.column, end.column), title: diagnostic.id.rawValue,
      diagnostic.message, help: diagnostic.help)
  }
}

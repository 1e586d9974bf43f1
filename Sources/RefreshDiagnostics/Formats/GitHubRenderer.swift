/// Shows diagnostics beside the lines of a pull request on GitHub: one workflow command a line.
///
/// `::error file=…,line=…,endLine=…,col=…,endColumn=…,title=…::message`, escaped as GitHub's own toolkit does:
/// `%`, carriage returns and line feeds everywhere, `:` and `,` in properties as well.
public struct GitHubRenderer: Sendable {
  /// Makes a renderer.
  public init() {}

  /// All diagnostics in the order given, a line each; empty for none.
  public func render(_ diagnostics: [Diagnostic]) -> String {
    diagnostics.map { render($0) }.joined()
  }

  private func render(_ diagnostic: Diagnostic) -> String {
    let (start, end) = (diagnostic.span.startPosition, diagnostic.span.endPosition)
    var properties = [
      ("file", diagnostic.span.file.path), ("line", String(start.line)), ("endLine", String(end.line)),
    ]
    // Columns of another line would be taken for those of the first.
    if start.line == end.line {
      properties += [("col", String(start.column)), ("endColumn", String(max(end.column - 1, start.column)))]
    }
    properties.append(("title", diagnostic.id.rawValue))
    let list = properties.map { "\($0.0)=\(escaped($0.1, inProperty: true))" }.joined(separator: ",")
    let message = diagnostic.message + (diagnostic.help.map { "\nhelp: \($0)" } ?? "")
    return "::\(diagnostic.severity) \(list)::\(escaped(message, inProperty: false))\n"
  }

  private func escaped(_ text: String, inProperty: Bool) -> String {
    text.unicodeScalars.reduce(into: "") { escaped, scalar in
      switch scalar {
      case "%": escaped += "%25"
      case "\r": escaped += "%0D"
      case "\n": escaped += "%0A"
      case ":" where inProperty: escaped += "%3A"
      case "," where inProperty: escaped += "%2C"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
  }
}

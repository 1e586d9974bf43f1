/// Shows diagnostics beside the lines of a pull request on GitHub: one workflow command a line.
public struct GitHubRenderer: Sendable {
  /// Makes a renderer.
  public init() {}

  /// All diagnostics in the order given, a line each; empty for none.
  public func render(_ diagnostics: [Diagnostic]) -> String {
    diagnostics.map { render($0) }.joined()
  }

  private func render(_ diagnostic: Diagnostic) -> String {
    let (start, end) = (diagnostic.span.startPosition, diagnostic.span.endPosition)
    return WorkflowCommand(
      diagnostic.severity.rawValue, file: diagnostic.span.file.path, lines: start.line...max(start.line, end.line),
      columns: (start.column, end.column), title: diagnostic.id.rawValue,
      diagnostic.message + (diagnostic.help.map { "\nhelp: \($0)" } ?? "")
    ).line
  }
}

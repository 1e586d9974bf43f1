import RefreshText

/// Shows each diagnostic in one line, as compilers do: `path:line:column: severity: message [id]`.
///
/// Editors and terminals make links of such lines.
public struct OneLineRenderer: Sendable {
  /// Makes a renderer.
  public init() {}

  /// All diagnostics in the order given, a line each; empty for none.
  public func render(_ diagnostics: [Diagnostic]) -> String {
    diagnostics.map { render($0) }.joined()
  }

  /// One diagnostic as a line.
  public func render(_ diagnostic: Diagnostic) -> String {
    let position = diagnostic.span.startPosition
    let place = "\(VisibleText.of(diagnostic.span.file.path)):\(position.line):\(position.column)"
    let message = VisibleText.of(diagnostic.message)
    return "\(place): \(diagnostic.severity): \(message) [\(diagnostic.id.rawValue)]\n"
  }
}

/// Gives diagnostics to other programs: one JSON array of objects.
///
/// Each object has the keys `file`, `line`, `column`, `endLine`, `endColumn`, `severity`, `id`, `message` and `help`,
/// in this order. Lines and columns count from 1, columns in characters as people see them; the end is the place
/// behind the last character. `help` is null where there is none.
public struct JSONRenderer: Sendable {
  /// Makes a renderer.
  public init() {}

  /// All diagnostics in the order given, an object a line; `[]` for none.
  public func render(_ diagnostics: [Diagnostic]) -> String {
    guard !diagnostics.isEmpty else { return "[]\n" }
    return "[\n" + diagnostics.map { "  " + object($0) }.joined(separator: ",\n") + "\n]\n"
  }

  private func object(_ diagnostic: Diagnostic) -> String {
    let (start, end) = (diagnostic.span.startPosition, diagnostic.span.endPosition)
    let members: [(key: String, value: String)] = [
      ("file", diagnostic.span.file.path.jsonLiteral),
      ("line", String(start.line)),
      ("column", String(start.column)),
      ("endLine", String(end.line)),
      ("endColumn", String(end.column)),
      ("severity", diagnostic.severity.rawValue.jsonLiteral),
      ("id", diagnostic.id.rawValue.jsonLiteral),
      ("message", diagnostic.message.jsonLiteral),
      ("help", diagnostic.help?.jsonLiteral ?? "null"),
    ]
    return "{" + members.map { "\"\($0.key)\":\($0.value)" }.joined(separator: ",") + "}"
  }
}

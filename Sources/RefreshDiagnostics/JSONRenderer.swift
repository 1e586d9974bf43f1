/// Gives diagnostics to other programs: one JSON array of objects.
///
/// Each object has the keys `file`, `line`, `column`, `endLine`, `endColumn`, `severity`, `id`, `message`, `help` and
/// `fix`, in this order. Lines and columns count from 1, columns in characters as people see them; the end is the place
/// behind the last character. `help` and `fix` are null where there is none. A fix has a `title`, whether it is `safe`,
/// and `edits`, each with the `offset` and `length` in bytes of the UTF-8 text that is replaced, and the new `text`.
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
      ("fix", diagnostic.fix.map { object($0, in: diagnostic.span.file) } ?? "null"),
    ]
    return "{" + members.map { "\"\($0.key)\":\($0.value)" }.joined(separator: ",") + "}"
  }

  private func object(_ fix: Fix, in file: SourceFile) -> String {
    let edits = fix.edits.map { edit in
      "{\"offset\":\(file.start.offset + edit.range.lowerBound),\"length\":\(edit.range.count),\"text\":\(edit.replacement.jsonLiteral)}"
    }
    return "{\"title\":\(fix.title.jsonLiteral),\"safe\":\(fix.isSafe),\"edits\":[\(edits.joined(separator: ","))]}"
  }
}

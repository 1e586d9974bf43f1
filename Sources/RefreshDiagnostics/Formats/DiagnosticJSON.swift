import RefreshText

/// Diagnostics for other programs: a JSON array with one object per line.
///
/// Each object has the keys `file`, `line`, `column`, `endLine`, `endColumn`, `severity`, `id`, `message`, `help`
/// and `fix`, in this order. Lines and columns are counted from 1, columns in graphemes; the end is the position
/// after the last character. `help` and `fix` are null if there is none. A fix has a `title`, whether it is `safe`,
/// and `edits`, each with the `offset` and `length` of the replaced UTF-8 text in bytes, and the new `text`.
enum DiagnosticJSON {
  static let format = DiagnosticFormat("json", "A JSON array of objects, for other programs.") { report, _ in
    var writer = JSONWriter()
    writer.writeList(report.found.count, .lines) { $1.write(object(report.found[$0]), .compact) }
    writer.write(literal: "\n")
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  private static func object(_ diagnostic: Diagnostic) -> JSONValue {
    let (start, end) = (diagnostic.span.startPosition, diagnostic.span.endPosition)
    return [
      "file": .string(diagnostic.span.file.path),
      "line": .number(start.line),
      "column": .number(start.column),
      "endLine": .number(end.line),
      "endColumn": .number(end.column),
      "severity": .string(diagnostic.severity.rawValue),
      "id": .string(diagnostic.id.rawValue),
      "message": .string(diagnostic.message),
      "help": .string(orNull: diagnostic.help),
      "fix": diagnostic.fix.map { object($0, in: diagnostic.span.file) } ?? .null,
    ]
  }

  private static func object(_ fix: Fix, in file: SourceFile) -> JSONValue {
    let edits = fix.edits.map { edit -> JSONValue in
      [
        "offset": .number(file.start.offset + edit.range.lowerBound), "length": .number(edit.range.count),
        "text": .string(edit.replacement),
      ]
    }
    return ["title": .string(fix.title), "safe": .bool(fix.isSafe), "edits": .array(edits)]
  }
}

import RefreshDiagnostics
import RefreshFiles
import RefreshYAML

extension Diagnostic {
  /// Presets that extend each other in a circle.
  ///
  /// - Parameters:
  ///   - row: their paths, the first of them again at the end.
  ///   - file: the path of the preset that is read.
  ///   - span: the name that closes the circle.
  static func circle(_ row: [String], seenFrom file: String, at span: Span) -> Diagnostic {
    let message = row.count == 2 ? "the preset extends itself" : "the presets extend each other in a circle"
    return Diagnostic(.extendsCycle, "\(message): \(chain(row, seenFrom: file))", at: span)
  }

  /// Too many presets that extend each other in a row.
  static func tooLongRow(_ row: [String], at span: Span) -> Diagnostic {
    Diagnostic(
      .extendsTooDeep,
      "more than \(Extension.greatestDepth) presets extend each other in a row: \(chain(row, seenFrom: row[0]))",
      at: span, help: "`extends` takes a list, too")
  }

  /// A preset that is named twice in one list.
  static func extendedTwice(_ name: Extension.Name, at first: Span) -> Diagnostic {
    Diagnostic(
      .extendedTwice, "\(quoted(name.path)) is extended twice", at: name.span,
      labels: [Diagnostic.Label("first extended here", at: first)])
  }

  /// A preset that can't be read.
  ///
  /// - Parameters:
  ///   - refusal: why.
  ///   - path: where it was looked for.
  ///   - span: where it is named.
  static func unreadable(_ refusal: Diagnostic, path: String, at span: Span) -> Diagnostic {
    // What is no text has its place in the file.
    guard refusal.span.file.bytes.isEmpty else {
      return refusal.adding([Diagnostic.Label("extended here", at: span)])
    }
    let near = nearestName(to: FilePath.name(of: path), in: FolderSearch.names(in: FilePath.folder(of: path)))
    return Diagnostic(
      refusal.rule, refusal.message, at: span, severity: .error,
      help: near.map { "there is a file `\($0)` in that folder" })
  }

  private static func chain(_ row: [String], seenFrom file: String) -> String {
    row.map { "`\(FilePath.relative($0, to: file))`" }.joined(separator: " → ")
  }
}

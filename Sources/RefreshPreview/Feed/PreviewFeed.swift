import RefreshDiagnostics
import RefreshPresets
import RefreshText

/// The content of a page, as data: a preset, or the scenarios of a file.
///
/// A page is made with one, and a server sends it another one when the file has changed (``json``).
package struct PreviewFeed: Sendable {
  /// The title of the page: the preset's name, or the suite's.
  package let title: String
  /// The path of the file, as it was given.
  let path: String
  /// The scenes to play, in the order of the file; empty where the file has errors.
  package let scenes: [PreviewScene]
  /// The index of the scene that is shown first.
  var selected = 0
  /// The diagnostics of the file, in its order.
  package var diagnostics: [Diagnostic] = []

  /// The feed as JSON on one line, the same bytes for the same feed.
  package var json: String {
    let value: JSONValue = [
      "version": .number(PreviewFeed.version),
      "title": .string(title),
      "path": .string(path),
      "selected": .number(selected),
      "scenes": .array(scenes.map(\.json)),
      "diagnostics": .array(diagnostics.map(PreviewFeed.json)),
    ]
    return value.written(.padded)
  }

  /// The version of the form of ``json``; a page of another one has to be loaded anew.
  private static let version = 1

  private static func json(_ diagnostic: Diagnostic) -> JSONValue {
    let position = diagnostic.span.startPosition
    return [
      "severity": .string("\(diagnostic.severity)"),
      "id": .string(diagnostic.id.rawValue),
      "message": .string(diagnostic.message),
      "path": .string(diagnostic.span.file.path),
      "line": .number(position.line),
      "column": .number(position.column),
      "text": .string(TextRenderer(color: false, width: 96).render(diagnostic)),
    ]
  }
}

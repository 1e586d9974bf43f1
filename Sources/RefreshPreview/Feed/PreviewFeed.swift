import RefreshDiagnostics
import RefreshPresets
import RefreshText

/// What a page shows: a preset, or the scenarios of a file, as data.
///
/// A page is made with one, and a server sends it another one when the file has changed (``json``).
public struct PreviewFeed: Sendable {
  /// What the page is called: the preset's name, or the suite's.
  public let title: String
  /// The path of the file, as it was given.
  public let path: String
  /// What can be played, in the order of the file; empty where the file has errors.
  public let scenes: [PreviewScene]
  /// The index of the scene that is shown first.
  public let selected: Int
  /// What is wrong in the file, in its order.
  public let diagnostics: [Diagnostic]

  /// Makes a feed of its parts.
  ///
  /// - Parameters:
  ///   - title: what the page is called.
  ///   - path: of the file.
  ///   - scenes: what can be played.
  ///   - selected: the index of the scene that is shown first. The default is the first.
  ///   - diagnostics: what is wrong in the file. The default is nothing.
  public init(
    title: String, path: String, scenes: [PreviewScene], selected: Int = 0, diagnostics: [Diagnostic] = []
  ) {
    self.title = title
    self.path = path
    self.scenes = scenes
    self.selected = scenes.indices.contains(selected) ? selected : 0
    self.diagnostics = diagnostics
  }

  /// The feed as JSON on one line, the same bytes for the same feed.
  public var json: String {
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
  static let version = 1

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

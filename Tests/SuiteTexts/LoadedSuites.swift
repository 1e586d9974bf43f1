import BrokenTexts
import RefreshDiagnostics
import RefreshScenarios

/// The suites of a text, with its diagnostics.
public struct LoadedSuites: Sendable {
  /// The path of the text.
  public static let path = "suites/test.scenarios.yaml"

  /// The suites.
  public let suites: [Suite]
  /// The diagnostics in the form of ``starts(_:showing:)``; those of other files contain the path.
  public let lines: [String]
  /// The paths of the other files that were read, in order.
  public let read: [String]

  /// The lines, except those about scenarios that expect nothing.
  public var problems: [String] {
    lines.filter { !$0.contains("no-expectation") && !$0.contains("add an `expect`") }
  }

  fileprivate init(_ text: String, files: [String: String]) {
    var diagnostics = Diagnostics()
    let log = ReadLog()
    var loader = SuiteLoader { path, diagnostics in
      log.paths.append(path)
      guard let text = files[path] else {
        let nowhere = Span(wholeOf: SourceFile(path: path, bytes: []))
        diagnostics.add(Diagnostic(.cannotRead, "this can't be read: no such file", at: nowhere))
        return nil
      }
      return SourceFile(path: path, text: text)
    }
    suites = loader.load(SourceFile(path: LoadedSuites.path, text: text), into: &diagnostics)
    lines = starts(diagnostics) { $0.path == LoadedSuites.path ? "" : $0.path }
    read = log.paths
  }
}

/// Loads the suites of a text.
///
/// - Parameters:
///   - text: The text of the file ``LoadedSuites/path``.
///   - files: The other files by path. The default is none.
public func load(_ text: String, files: [String: String] = [:]) -> LoadedSuites {
  LoadedSuites(text, files: files)
}

/// The paths that a loader reads, in order.
private final class ReadLog: @unchecked Sendable {
  var paths: [String] = []
}

/// Returns a suite with one scenario around some steps.
///
/// - Parameters:
///   - steps: The items of the list, without indentation; the first is on line 8 if the components are on one line.
///   - components: The components, or a preset.
///   - scene: A map on one line.
///   - app: A map on one line.
public func suiteText(
  _ steps: String, components: String = "header: { type: normalHeader }",
  scene: String = "{ content: { height: 1200 }, physics: none }", app: String = "{}"
) -> String {
  let indented = steps.split(separator: "\n", omittingEmptySubsequences: false).map { "      " + $0 }
  return """
    suite: test
    \(components)
    scene: \(scene)
    app: \(app)
    scenarios:
      - name: test
        steps:

    """ + indented.joined(separator: "\n")
}

import RefreshDiagnostics
import RefreshPresets
import RefreshScenarios
import Testing

@testable import RefreshChecks

/// Returns what lint reports for valid presets, in the form of ``ranges(_:showing:)``.
func lint(_ texts: String..., sourceLocation: SourceLocation = #_sourceLocation) -> [String] {
  ranges(lintDiagnostics(texts, sourceLocation: sourceLocation))
}

/// Returns what lint reports for valid presets.
func lintDiagnostics(_ texts: [String], sourceLocation: SourceLocation = #_sourceLocation) -> Diagnostics {
  var diagnostics = Diagnostics()
  let presets = texts.enumerated().compactMap { number, text in
    Preset.load(SourceFile(path: "test\(number).preset.yaml", text: text), into: &diagnostics)
  }
  #expect(ranges(diagnostics) == [], "the test's own preset is wrong", sourceLocation: sourceLocation)
  for preset in presets { PresetLint.check(preset, into: &diagnostics) }
  PresetLint.check(together: presets, into: &diagnostics)
  return diagnostics
}

/// Returns what lint reports for suites without errors, in the form of ``starts(_:)``.
///
/// - Parameters:
///   - text: The text of the file `suites/test.scenarios.yaml`.
///   - files: Other files by path. The default is none.
func lint(
  suite text: String, files: [String: String] = [:], sourceLocation: SourceLocation = #_sourceLocation
) -> [String] {
  let (suites, found) = load(suite: text, files: files)
  #expect(found == [], "the test's own suite is wrong", sourceLocation: sourceLocation)
  var diagnostics = Diagnostics()
  for suite in suites { SuiteLint.check(suite, into: &diagnostics) }
  return starts(diagnostics)
}

/// Returns what lint reports for a suite around some steps; the first step is on line 8.
func lint(
  steps: String, components: String = "header: { type: normalHeader }", app: String = "{}",
  sourceLocation: SourceLocation = #_sourceLocation
) -> [String] {
  lint(suite: suiteText(steps, components: components, app: app), sourceLocation: sourceLocation)
}

/// Loads the file `suites/test.scenarios.yaml`, and returns its suites with its diagnostics in the form of ``starts(_:)``.
func load(suite text: String, files: [String: String] = [:]) -> (suites: [Suite], found: [String]) {
  var diagnostics = Diagnostics()
  var loader = SuiteLoader { path, diagnostics in
    guard let text = files[path] else {
      let nowhere = Span(wholeOf: SourceFile(path: path, bytes: []))
      diagnostics.add(Diagnostic(.cannotRead, "this can't be read: no such file", at: nowhere))
      return nil
    }
    return SourceFile(path: path, text: text)
  }
  let suites = loader.load(SourceFile(path: "suites/test.scenarios.yaml", text: text), into: &diagnostics)
  return (suites, starts(diagnostics))
}

/// Returns the verdict of the only scenario of a suite around some steps.
func verdict(
  steps: String, components: String = "header: { type: normalHeader }",
  scene: String = "{ content: { height: 1200 }, physics: none }", app: String = "{}",
  sourceLocation: SourceLocation = #_sourceLocation
) throws -> Verdict {
  let suites = load(suite: suiteText(steps, components: components, scene: scene, app: app)).suites
  return Runner.run(try #require(suites.first?.scenarios.first, sourceLocation: sourceLocation))
}

/// Returns a valid preset.
func preset(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) throws -> Preset {
  var diagnostics = Diagnostics()
  return try #require(
    Preset.load(SourceFile(path: "test.preset.yaml", text: text), into: &diagnostics),
    sourceLocation: sourceLocation)
}

/// Returns a suite with one scenario around some steps; the first step is on line 8.
func suiteText(
  _ steps: String, components: String = "header: { type: normalHeader }",
  scene: String = "{ content: { height: 1200 }, physics: none }", app: String = "{}"
) -> String {
  """
  suite: test
  \(components)
  scene: \(scene)
  app: \(app)
  scenarios:
    - name: test
      steps:

  """ + steps.split(separator: "\n", omittingEmptySubsequences: false).map { "      " + $0 }.joined(separator: "\n")
}

/// Returns the diagnostics as lines: `line:column id: message`. Labels and help follow, indented.
func starts(_ diagnostics: Diagnostics) -> [String] { lines(diagnostics) { $0.startPosition.text } }

/// Returns the diagnostics as lines: `line:column-endColumn id: message`, with the line of the end if it differs. Labels
/// and help follow, indented.
///
/// - Parameter file: Returns the text for a file that precedes each location. The default is empty.
func ranges(_ diagnostics: Diagnostics, showing file: (SourceFile) -> String = { _ in "" }) -> [String] {
  lines(diagnostics, marksWarnings: true) { span in
    let (start, end) = (span.startPosition, span.endPosition)
    let name = file(span.file)
    return (name.isEmpty ? "" : name + ":") + "\(start.text)-"
      + (end.line == start.line ? "\(end.column)" : end.text)
  }
}

private func lines(
  _ diagnostics: Diagnostics, marksWarnings: Bool = false, at place: (Span) -> String
) -> [String] {
  diagnostics.sorted().flatMap { diagnostic in
    let severity = marksWarnings && diagnostic.severity == .warning ? "warning " : ""
    return ["\(place(diagnostic.span)) \(severity)\(diagnostic.id.rawValue): \(diagnostic.message)"]
      + diagnostic.labels.map { "  \(place($0.span)) \($0.text)" }
      + (diagnostic.help.map { ["  help: \($0)"] } ?? [])
  }
}

extension Position {
  fileprivate var text: String { "\(line):\(column)" }
}

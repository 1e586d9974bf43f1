import RefreshDiagnostics
import RefreshEngine
import RefreshScenarios
import RefreshYAML
import Testing

/// The suites of a text, and the diagnostics: `line:column id: message`, followed by labels and help.
struct Loaded {
  let suites: [Suite]
  let lines: [String]
  /// The paths of the other files that were read, in order.
  let read: [String]
}

/// The paths that a loader reads, in order.
private final class ReadLog: @unchecked Sendable {
  var paths: [String] = []
}

/// Loads a file of scenarios.
///
/// - Parameters:
///   - text: The text of the file `suites/test.scenarios.yaml`.
///   - files: Other files by path.
func load(_ text: String, files: [String: String] = [:]) -> Loaded {
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
  let suites = loader.load(SourceFile(path: "suites/test.scenarios.yaml", text: text), into: &diagnostics)
  return Loaded(suites: suites, lines: lines(of: diagnostics), read: log.paths)
}

/// Returns diagnostics as lines; those of other files contain the path.
func lines(of diagnostics: Diagnostics) -> [String] {
  diagnostics.sorted().flatMap { diagnostic in
    ["\(place(diagnostic.span)) \(diagnostic.id.rawValue): \(diagnostic.message)"]
      + diagnostic.labels.map { "  \(place($0.span)) \($0.text)" }
      + (diagnostic.help.map { ["  help: \($0)"] } ?? [])
  }
}

private func place(_ span: Span) -> String {
  let start = span.startPosition
  let path = span.file.path == "suites/test.scenarios.yaml" ? "" : span.file.path + ":"
  return "\(path)\(start.line):\(start.column)"
}

/// Returns a suite with one scenario around some steps.
///
/// - Parameters:
///   - steps: The items of the list, without indentation; the first is on line 8.
///   - components: A line with the components, or a preset.
///   - scene: A map on one line.
///   - app: A map on one line.
func suiteText(
  _ steps: String, components: String = "header: { type: normalHeader }",
  scene: String = "{ content: { height: 1200 }, physics: none }", app: String = "{}"
) -> String {
  precondition(!components.contains("\n"), "the steps have to begin on a known line")
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

/// Returns the only scenario of a suite around some steps.
func scenario(
  _ steps: String, components: String = "header: { type: normalHeader }",
  scene: String = "{ content: { height: 1200 }, physics: none }", app: String = "{}",
  sourceLocation: SourceLocation = #_sourceLocation
) throws -> Scenario {
  let loaded = load(suiteText(steps, components: components, scene: scene, app: app))
  #expect(
    loaded.lines.filter { !$0.contains("no-expectation") && !$0.contains("add an `expect`") } == [],
    sourceLocation: sourceLocation)
  return try #require(loaded.suites.first?.scenarios.first, sourceLocation: sourceLocation)
}

/// Runs steps, and expects that they pass.
func expectPass(
  _ steps: String, components: String = "header: { type: normalHeader }",
  scene: String = "{ content: { height: 1200 }, physics: none }", app: String = "{}",
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let scenario = try scenario(
    steps, components: components, scene: scene, app: app, sourceLocation: sourceLocation)
  #expect(failures(of: Runner.run(scenario)) == [], sourceLocation: sourceLocation)
}

/// Returns the failures of a run of steps as lines: `line:column id: message`.
func failures(
  _ steps: String, components: String = "header: { type: normalHeader }",
  scene: String = "{ content: { height: 1200 }, physics: none }", app: String = "{}",
  sourceLocation: SourceLocation = #_sourceLocation
) throws -> [String] {
  failures(
    of: Runner.run(
      try scenario(steps, components: components, scene: scene, app: app, sourceLocation: sourceLocation)))
}

/// Returns the failures of a verdict as lines.
func failures(of verdict: Verdict) -> [String] {
  verdict.failedSteps.flatMap(\.failures).map { "\(place($0.span)) \($0.id.rawValue): \($0.message)" }
}

/// Returns the diagnostics of steps as lines; the first step is on line 8.
func problems(
  _ steps: String, components: String = "header: { type: normalHeader }",
  scene: String = "{ content: { height: 1200 }, physics: none }", app: String = "{}"
) -> [String] {
  load(suiteText(steps, components: components, scene: scene, app: app)).lines
    .filter { !$0.contains("no-expectation") && !$0.contains("add an `expect`") }
}

/// The types of footers, as messages list them.
let footers = ComponentKind.all(of: .footer).map { "`\($0.rawValue)`" }
/// The types of footers that have a label.
let labelledFooters = ComponentKind.all(of: .footer).filter { $0.has(.stateLabel) }.map { "`\($0.rawValue)`" }

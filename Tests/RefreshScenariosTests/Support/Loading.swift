import RefreshDiagnostics
import RefreshEngine
import RefreshScenarios
import SuiteTexts
import Testing

/// Returns the only scenario of a suite around some steps.
func scenario(
  _ steps: String, components: String = "header: { type: normalHeader }",
  scene: String = "{ content: { height: 1200 }, physics: none }", app: String = "{}",
  sourceLocation: SourceLocation = #_sourceLocation
) throws -> Scenario {
  let loaded = load(suiteText(steps, components: components, scene: scene, app: app))
  #expect(loaded.problems == [], sourceLocation: sourceLocation)
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
  verdict.failedSteps.flatMap(\.failures).map {
    let start = $0.span.startPosition
    return "\(start.line):\(start.column) \($0.id.rawValue): \($0.message)"
  }
}

/// Returns the diagnostics of steps as lines; the first step is on line 8.
func problems(
  _ steps: String, components: String = "header: { type: normalHeader }",
  scene: String = "{ content: { height: 1200 }, physics: none }", app: String = "{}"
) -> [String] {
  load(suiteText(steps, components: components, scene: scene, app: app)).problems
}

/// The types of footers, as messages list them.
let footers = ComponentKind.all(of: .footer).map { "`\($0.rawValue)`" }
/// The types of footers that have a label.
let labelledFooters = ComponentKind.all(of: .footer).filter { $0.has(.stateLabel) }.map { "`\($0.rawValue)`" }

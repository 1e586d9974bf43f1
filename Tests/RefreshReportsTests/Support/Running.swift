import RefreshDiagnostics
import RefreshReports
import RefreshScenarios
import Testing

/// Returns the verdicts of a file of scenarios.
func run(
  _ text: String, path: String = "feed.scenarios.yaml", sourceLocation: SourceLocation = #_sourceLocation
) throws -> [SuiteVerdict] {
  var diagnostics = Diagnostics()
  var loader = SuiteLoader()
  let suites = loader.load(SourceFile(path: path, text: text), into: &diagnostics)
  try #require(
    !diagnostics.hasErrors, "\(diagnostics.all.map(\.message))", sourceLocation: sourceLocation)
  return RunPlan(suites).run()
}

/// Returns the report of a file of scenarios.
func report(
  _ text: String, path: String = "feed.scenarios.yaml", sourceLocation: SourceLocation = #_sourceLocation
) throws -> RunReport {
  RunReport(try run(text, path: path, sourceLocation: sourceLocation))
}

/// Suites with every outcome, and with texts that formats have to escape.
enum Sample {
  static let text = """
    suite: "Feed <&> ]]> \\e[31m 下👍"
    header: { type: normalHeader }
    scene: { content: { height: 1200 }, safeArea: { top: 88 }, physics: none }
    flows: { check: [ { expect: { header.state: "${state}" } } ] }
    scenarios:
      - name: a pull refreshes
        tags: [smoke, quick-下]
        steps:
          - pull: { header: 101% }
          - release
          - wait: 0.25s
          - expect: { header.state: refreshing }
      - name: ends as ${state}
        examples:
          - { state: idle }
          - { state: pulling }
        steps:
          - pull: { header: 10% }
          - flow: { check: { state: "${state}" } }
          - touch
      - name: "not # yet"
        skip: "no time: % \\u0001"
        steps: [ { expect: { time: 0 } } ]
    ---
    suite: Other
    header: { type: header }
    scenarios: [ { name: a, steps: [ { expect: { time: 0 } } ] } ]
    """

  static func report() throws -> RunReport { try RefreshReportsTests.report(text) }
}

import RefreshReports
import RefreshScenarios
import SuiteTexts

/// Returns the verdicts of a file of scenarios.
func run(_ text: String, path: String = "feed.scenarios.yaml") throws -> [SuiteVerdict] {
  RunPlan(try suites(text, path: path)).run()
}

/// Returns the report of a file of scenarios.
func report(_ text: String, path: String = "feed.scenarios.yaml") throws -> RunReport {
  RunReport(try run(text, path: path))
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

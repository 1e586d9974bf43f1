import RefreshScenarios
import SuiteTexts
import Testing

/// Returns a suite with conditions on line 4, `always` or `atRest`, and one scenario, whose steps begin on line 8.
func suite(_ key: String, _ conditions: String, _ steps: String, own: String = "tags: []") -> String {
  """
  suite: test
  header: { type: header }
  scene: { content: { height: 1200 }, safeArea: { top: 88 } }
  \(key): \(conditions)
  scenarios:
    - name: test
      \(own)
      steps:

  """ + steps.split(separator: "\n").map { "      " + $0 }.joined(separator: "\n")
}

/// Returns the failures of the only scenario, with their labels.
func outcome(
  _ text: String, sourceLocation: SourceLocation = #_sourceLocation
) throws -> (verdict: Verdict, lines: [String]) {
  let loaded = load(text)
  #expect(loaded.lines == [], sourceLocation: sourceLocation)
  let verdict = Runner.run(try #require(loaded.suites.first?.scenarios.first, sourceLocation: sourceLocation))
  let lines = verdict.failedSteps.flatMap { step in
    step.failures.flatMap { failure in
      ["step \(step.number): line \(failure.span.startPosition.line) \(failure.id.rawValue): \(failure.message)"]
        + failure.labels.map { "  line \($0.span.startPosition.line) \($0.text)" }
    }
  }
  return (verdict, lines)
}

import RefreshDiagnostics
import Testing

@testable import RefreshScenarios

@Test func `the bad example of a flow's rule is found by it alone, and nothing in the good one`() throws {
  let rules: [Rule] = [
    .unknownFlow, .recursiveFlow, .unusedFlow, .unknownParameter, .missingParameter, .unusedParameter,
    .badParameter,
    .tooManySteps,
  ]
  for rule in rules {
    guard let bad = rule.bad, let good = rule.good else { continue }
    #expect(Set(found(in: bad).map(\.id)) == [rule.id], "\(rule.id.rawValue)")
    #expect(Set(found(in: bad).map(\.severity)) == [rule.severity], "\(rule.id.rawValue)")
    #expect(found(in: good).map(\.message) == [], "\(rule.id.rawValue)")
  }
}

private func found(in example: Rule.Example) -> [Diagnostic] {
  var diagnostics = Diagnostics()
  var loader = SuiteLoader()
  _ = loader.load(SourceFile(path: "example.scenarios.yaml", bytes: example.bytes), into: &diagnostics)
  return diagnostics.all
}

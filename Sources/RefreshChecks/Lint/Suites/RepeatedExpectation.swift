import RefreshDiagnostics
import RefreshScenarios

extension Rule {
  static let repeatedExpectation = Rule(
    "repeated-expectation", severity: .warning, "an expectation that repeats the previous one")
}

/// An `expect` of exactly the conditions that the `expect` directly before it has checked.
///
/// A `wait` for a condition may be followed by the same expectation, which many people write for their readers.
enum RepeatedExpectation {
  static let rule = SuiteLintRule(rule: .repeatedExpectation) { suite, diagnostics in
    for scenario in suite.scenarios {
      var seen = KnownConditions()
      for line in scenario.steps {
        switch line.action {
        case .expect(let conditions, _):
          for condition in conditions {
            // A step that is written once and runs several times is not repeated in the text.
            if let first = seen.near(condition).first(where: condition.repeats),
              first.span.start < condition.span.start
            {
              diagnostics.add(
                .repeatedExpectation, "this expects \(condition.phrase) again, 0 ms after the first time",
                at: condition.span,
                labels: [Diagnostic.Label("it is expected here, and nothing happens in between", at: first.span)],
                help: "remove it, or add the step that shouldn't change it")
            }
            seen.add(condition)
          }
        case .expectEvents: break
        case .perform, .wait, .snapshot: seen = KnownConditions()
        }
      }
    }
  }
}

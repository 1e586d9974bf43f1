import RefreshDiagnostics
import RefreshScenarios

/// An `expect` of a state that the type never has, or of the opposite of what the step directly before has checked.
enum ImpossibleExpectation {
  static let rule = SuiteLintRule(rule: .impossibleExpectation) { suite, diagnostics in
    for scenario in suite.scenarios {
      var knowledge = Knowledge(kinds: suite.kinds(in: scenario))
      for line in scenario.steps {
        switch line.action {
        case .expect(let conditions, _):
          for condition in conditions {
            if let contradiction = knowledge.contradiction(to: condition) {
              diagnostics.add(
                .impossibleExpectation, contradiction.message(for: condition), at: condition.span,
                labels: contradiction.labels, help: contradiction.help)
            }
            knowledge.conditions.add(condition)
          }
        case .expectEvents: break
        case .wait(let conditions, _):
          knowledge.conditions = KnownConditions()
          for condition in conditions { knowledge.conditions.add(condition) }
        case .perform, .snapshot: knowledge.conditions = KnownConditions()
        }
      }
    }
  }
}

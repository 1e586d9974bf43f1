import RefreshDiagnostics

extension Rule {
  package static let impossibleExpectation = Rule(
    "impossible-expectation", severity: .warning, "an expectation that can't hold here",
    what: """
      An observable can never have the expected number, such as an opacity of 100. Or an `expect` step expects \
      a state that the component's type never has, or contradicts an `expect` or a `wait` for a condition directly before it.
      """,
    why: """
      The scenario always fails, whatever the preset. No time passes between two steps, and if nothing happens, \
      nothing changes.
      """,
    bad: .feed(
      "header: { type: normalHeader }", "a refresh ends",
      "- beginRefreshing: header", "- expect: { header.state: refreshing }", "- expect: { header.state: idle }"),
    good: .feed(
      "header: { type: normalHeader }", "a refresh ends",
      "- beginRefreshing: header",
      "- expect: { header.state: refreshing }",
      "- endRefreshing: header",
      "- expect: { header.state: idle }"))
}

/// An `expect` of a state that the type never has, or of the opposite of what the step directly before has checked.
enum ImpossibleExpectation {
  static let rule = SuiteLintRule(rule: .impossibleExpectation) { suite, diagnostics in
    for scenario in suite.scenarios {
      var knowledge = Knowledge(kinds: suite.kinds(in: scenario))
      for line in scenario.steps {
        switch line.step {
        case let expect as Expect:
          for condition in expect.conditions {
            if let contradiction = knowledge.contradiction(to: condition) {
              diagnostics.add(
                .impossibleExpectation, contradiction.message(for: condition), at: condition.span,
                labels: contradiction.labels, help: contradiction.help)
            }
            knowledge.conditions.add(condition)
          }
        case is ExpectEvents: break
        case let wait as Wait:
          knowledge.conditions = KnownConditions()
          for condition in wait.conditions { knowledge.conditions.add(condition) }
        default: knowledge.conditions = KnownConditions()
        }
      }
    }
  }
}

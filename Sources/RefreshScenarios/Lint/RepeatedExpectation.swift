import RefreshDiagnostics

extension Rule {
  package static let repeatedExpectation = Rule(
    "repeated-expectation", severity: .warning, "an expectation that repeats the previous one",
    what: "An `expect` step has an expectation of the `expect` step directly before it.",
    why: """
      It can't fail, because no time passes and nothing happens. Most likely, the step that should be tested is missing.
      """,
    bad: .feed(
      "header: { type: normalHeader }", "a cancelled pull does nothing",
      "- pull: { header: 50% }",
      "- expect: { header.state: idle }",
      "- expect: { header.state: idle, header.calls.refreshing: 0 }"),
    good: .feed(
      "header: { type: normalHeader }", "a cancelled pull does nothing",
      "- pull: { header: 50% }",
      "- expect: { header.state: idle }",
      "- cancel",
      "- expect: { header.state: idle, header.calls.refreshing: 0 }"))
}

/// An `expect` of exactly what the `expect` directly before it has checked.
///
/// A `wait` for a condition may be followed by the same expectation, which many people write for their readers.
enum RepeatedExpectation {
  static let rule = SuiteLintRule(rule: .repeatedExpectation) { suite, diagnostics in
    for scenario in suite.scenarios {
      var seen = KnownConditions()
      for line in scenario.steps {
        switch line.step {
        case let expect as Expect:
          for condition in expect.conditions {
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
        case is ExpectEvents: break
        default: seen = KnownConditions()
        }
      }
    }
  }
}

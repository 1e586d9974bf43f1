import RefreshDiagnostics

extension ScenarioRules {
  /// The rules of suites and scenarios.
  static let suites: [Rule] = [
    Rule(
      .noExpectation, severity: .warning, "a scenario that expects nothing",
      what: "A scenario has no `expect` and no `expectEvents` step.",
      why: "It passes whatever happens, so that nobody learns from it.",
      bad: .scenarios(
        """
        suite: classic
        header: { type: normalHeader }
        scenarios:
          - name: a pull refreshes
            steps:
              - pull: { header: 100% }
              - release
        """),
      good: .scenarios(
        """
        suite: classic
        header: { type: normalHeader }
        scenarios:
          - name: a pull refreshes
            steps:
              - pull: { header: 100% }
              - release
              - expect: { header.state: refreshing }
        """))
  ]
}

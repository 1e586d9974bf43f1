import RefreshDiagnostics

extension Rule {
  // MARK: - Suites and scenarios

  static let presetAndComponents = Rule(
    "preset-and-components", "a preset together with components",
    what: "A suite has a `preset` and also a `header`, `footer` or `trailer`.",
    why: "It is unclear which of the two should be tested.",
    bad: .suite("preset: classic.preset.yaml\nheader: { type: normalHeader }"),
    good: .suite("header: { type: normalHeader }"))

  static let duplicateScenario = Rule(
    "duplicate-scenario", "two scenarios with the same name",
    what: "Two scenarios of a suite have the same name.",
    why: "Scenarios are selected, and identified in reports, by name.",
    bad: .scenarios(
      """
      suite: classic
      header: { type: normalHeader }
      scenarios:
        - name: begins idle
          steps: [ { expect: { header.state: idle } } ]
        - name: begins idle
          steps: [ { expect: { header.refreshing: false } } ]
      """),
    good: .scenarios(
      """
      suite: classic
      header: { type: normalHeader }
      scenarios:
        - name: begins idle
          steps: [ { expect: { header.state: idle } } ]
        - name: does not refresh by itself
          steps: [ { expect: { header.refreshing: false } } ]
      """))

  static let noScenario = Rule(
    "no-scenario", severity: .warning, "a suite without scenarios",
    what: "A suite has no `scenarios`, or an empty list of them.",
    why: "It doesn't test anything.",
    bad: .scenarios("suite: classic\nheader: { type: normalHeader }"),
    good: .steps("- expect: { header.state: idle }"))

  static let noExpectation = Rule(
    "no-expectation", severity: .warning, "a scenario that expects nothing",
    what: """
      A scenario has no `expect`, `expectEvents` or `snapshot` step, waits for no condition, and has no conditions for always \
      or at rest.
      """,
    why: "It passes whatever happens, so it doesn't test anything.",
    bad: .steps("- pull: { header: 120% }\n- release"),
    good: .steps("- pull: { header: 120% }\n- release\n- expect: { header.state: refreshing }"))

  static let conflictingContent = Rule(
    "conflicting-content", "content with both a height and rows",
    what: "The `content` of a scene has both `height` and `rows`.",
    why: "The height of rows is their number times `rowHeight`; a second height would contradict it.",
    bad: .suite("header: { type: normalHeader }\nscene: { content: { rows: 20, height: 900 } }"),
    good: .suite("header: { type: normalHeader }\nscene: { content: { rows: 20, rowHeight: 45 } }"))

  // MARK: - Steps

  static let unknownStep = Rule(
    "unknown-step", "a step that doesn't exist",
    what: "The name of a step is unknown.",
    why: "The step would do nothing.",
    bad: .steps("- touch\n- realease\n- expect: { header.state: idle }"),
    good: .steps("- touch\n- release\n- expect: { header.state: idle }"))

  static let badStep = Rule(
    "bad-step", "a malformed step",
    what:
      "A step is neither a word nor a map with one key, or has a value where it takes none, or none where it needs "
      + "one.",
    why: "Steps happen one after the other, so each needs its own dash.",
    bad: .steps("- { touch: true }\n- expect: { header.state: idle }"),
    good: .steps("- touch\n- expect: { header.state: idle }"))

  static let stepInApp = Rule(
    "step-in-app", "a step that an app can't do",
    what: "Under `app`, there is a step of a finger, an expectation, or a wait that isn't for a time.",
    why: "An app can only do what code could do when a component calls it.",
    bad: .suite(
      """
      header: { type: normalHeader }
      app:
        header.refreshing: [ { wait: settled }, { endRefreshing: header } ]
      """),
    good: .suite(
      """
      header: { type: normalHeader }
      app:
        header.refreshing: [ { wait: 0.8s }, { endRefreshing: header } ]
      """))

  static let missingComponent = Rule(
    "missing-component", "a missing component",
    what: "A step, path or event refers to a component that never exists in the scenario.",
    why: "The step would do nothing, or the expectation could never hold.",
    bad: .steps("- tap: footer\n- expect: { header.state: idle }"),
    good: .steps(
      "- tap: footer\n- expect: { footer.state: refreshing }",
      header: "footer: { type: autoNormalFooter }"))

  static let fixedProperty = Rule(
    "fixed-property", "a property that can't be set while a scenario runs",
    what: "A `set` step sets a property that has its own step, or that is fixed before a scenario begins.",
    why: "An app can't do that, either.",
    bad: .steps("- set: { scene.viewport: [667, 375] }\n- expect: { scroll.viewport.width: 667 }"),
    good: .steps("- rotate: [667, 375]\n- expect: { scroll.viewport.width: 667 }"))
}

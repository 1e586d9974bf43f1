import RefreshDiagnostics

extension Rule {
  // MARK: - Suites and scenarios

  static let presetAndComponents = Rule(
    "preset-and-components", "a preset and components of its own",
    what: "A suite names a preset and has a `header`, `footer` or `trailer` of its own as well.",
    why: "It would not be clear which of the two is tried.",
    bad: .suite("preset: classic.preset.yaml\nheader: { type: normalHeader }"),
    good: .suite("header: { type: normalHeader }"))

  static let duplicateScenario = Rule(
    "duplicate-scenario", "two scenarios of one name",
    what: "Two scenarios of a suite have the same name.",
    why: "A scenario is chosen, and named in reports, by its name.",
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
    why: "It tests nothing.",
    bad: .scenarios("suite: classic\nheader: { type: normalHeader }"),
    good: .steps("- expect: { header.state: idle }"))

  static let noExpectation = Rule(
    "no-expectation", severity: .warning, "a scenario that expects nothing",
    what: "A scenario has no `expect` and no `expectEvents` step.",
    why: "It passes whatever happens, so that nobody learns from it.",
    bad: .steps("- pull: { header: 100% }\n- release"),
    good: .steps("- pull: { header: 100% }\n- release\n- expect: { header.state: refreshing }"))

  static let conflictingContent = Rule(
    "conflicting-content", "content given by its height and by its rows",
    what: "The `content` of a scene has a `height` and `rows`.",
    why: "The height of rows is their number times `rowHeight`; a second height would contradict it.",
    bad: .suite("header: { type: normalHeader }\nscene: { content: { rows: 20, height: 900 } }"),
    good: .suite("header: { type: normalHeader }\nscene: { content: { rows: 20, rowHeight: 45 } }"))
}

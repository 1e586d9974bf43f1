import RefreshDiagnostics

extension Rule {
  // MARK: - Steps

  static let unknownStep = Rule(
    "unknown-step", "a step that does not exist",
    what: "A step is none of those that there are.",
    why: "Nothing would happen.",
    bad: .steps("- realease\n- expect: { header.state: idle }"),
    good: .steps("- release\n- expect: { header.state: idle }"))

  static let badStep = Rule(
    "bad-step", "a step of the wrong form",
    what: "A step is no word and no map with one key: it is a list, is empty, has several keys, or has a value "
      + "too many or too few.",
    why: "Steps happen one after the other, so that each needs a dash of its own.",
    bad: .steps("- { touch: true }\n- expect: { header.state: idle }"),
    good: .steps("- touch\n- expect: { header.state: idle }"))

  static let stepInApp = Rule(
    "step-in-app", "a step that an app can't do",
    what: "Under `app` stands a step of a finger or an expectation, or a wait that is not for a time.",
    why: "An app can only do what its code could do when a component calls it.",
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
    "missing-component", "a component that is not there",
    what: "A step, path or event is of a component that is not there and never was.",
    why: "Nothing would happen, or the expectation could never hold.",
    bad: .steps("- tap: footer\n- expect: { header.state: idle }"),
    good: .steps(
      "- tap: footer\n- expect: { footer.state: refreshing }",
      header: "footer: { type: autoNormalFooter }"))

  static let fixedProperty = Rule(
    "fixed-property", "a property that can't be set any more",
    what: "A `set` step sets what has its own step, or is decided before a scenario begins.",
    why: "An app can't do that either.",
    bad: .steps("- set: { scene.viewport: [667, 375] }\n- expect: { scroll.viewport.width: 667 }"),
    good: .steps("- rotate: [667, 375]\n- expect: { scroll.viewport.width: 667 }"))
}

import RefreshDiagnostics

extension Rule {
  // MARK: - Flows, examples and their parameters

  static let unknownFlow = Rule(
    "unknown-flow", "a flow that doesn't exist",
    what: "A `flow` step uses a flow that the suite doesn't have.",
    why: "It is unclear which steps are meant.",
    bad: .flow("- flow: pull-and-releas"), good: .flow("- flow: pull-and-release"))

  static let recursiveFlow = Rule(
    "recursive-flow", "a flow that calls itself",
    what: "The steps of a flow lead back to the flow, perhaps through others.",
    why: "They would never end. The message shows the chain.",
    bad: .flow("- flow: pull-and-release", release: "{ flow: pull-and-release }"),
    good: .flow("- repeat: { times: 3, steps: [ { flow: pull-and-release } ] }"))

  static let unusedFlow = Rule(
    "unused-flow", severity: .warning, "a flow that no step calls",
    what: "A flow is declared, but no scenario calls it.",
    why: "Either it is no longer needed, or the scenario that should call it does something else.",
    bad: .flow("- touch"), good: .flow("- flow: pull-and-release"))

  static let unknownParameter = Rule(
    "unknown-parameter", "a parameter that doesn't exist",
    what: "A `${…}` isn't one of the parameters, or a flow is called with a parameter that it doesn't use.",
    why: "There is no value to insert. For the text `${`, write `$${`.",
    bad: .examples("{ amount: 60 }, { amount: 90 }", using: "amuont", also: "amount"),
    good: .examples("{ amount: 60 }, { amount: 90 }", using: "amount", also: "amount"))

  static let missingParameter = Rule(
    "missing-parameter", "a parameter without a value",
    what: "An example, or the call of a flow, doesn't have a value for a parameter that is used.",
    why: "There is no value to insert.",
    bad: .examples("{ amount: 60, far: 1 }, { amount: 90 }", using: "far", also: "amount"),
    good: .examples("{ amount: 60, far: 1 }, { amount: 90, far: 2 }", using: "far", also: "amount"))

  static let unusedParameter = Rule(
    "unused-parameter", severity: .warning, "an unused parameter",
    what: "The examples of a scenario have values for a parameter that it doesn't use.",
    why: "The examples seem to differ, but don't.",
    bad: .examples("{ amount: 60, far: 1 }, { amount: 90, far: 2 }", using: "amount", also: "amount"),
    good: .examples("{ amount: 60, far: 1 }, { amount: 90, far: 2 }", using: "far", also: "amount"))

  static let badParameter = Rule(
    "bad-parameter", "a `${` that isn't a parameter",
    what: "A `${` has no `}` or no name, or a list or map would be inserted into a text or a key.",
    why: "There is no value that can be inserted. For the text `${`, write `$${`.",
    bad: .steps("- expect: { header.stateLabel.text: '${' }"),
    good: .steps("- expect: { header.stateLabel.text: '$${' }"))

  static let tooManySteps = Rule(
    "too-many-steps", "more than 100,000 steps",
    what: """
      A file has more than 100,000 steps when its flows, repetitions and examples are expanded, or the keys and \
      values of its flows and examples are more than a million, and more than the file has bytes; or their texts are more \
      than 16 MiB, or more than 1,000 steps can't be read.
      """,
    why: "They would waste memory and time.",
    bad: .steps("- repeat: { times: 60000, steps: [ touch, cancel ] }\n- expect: { time: 0 }"),
    good: .steps("- repeat: { times: 600, steps: [ touch, cancel ] }\n- expect: { time: 0 }"))

  static let nestedTooDeep = Rule(
    "nested-too-deep", "flows and repetitions that are nested more than 64 deep",
    what: "Flows call flows more than 64 deep, counting repetitions.",
    why: "This is hard to follow, and most likely a mistake.")

  // MARK: - Failures of permanent conditions and of snapshots

  static let alwaysExpectationFailed = Rule(
    "always-expectation-failed", "a condition that doesn't always hold",
    what: "After a step or an event, an observable doesn't have the value that `always` expects.",
    why: "Either the components don't behave as they should, or the suite is wrong. The message says when.")

  static let restExpectationFailed = Rule(
    "rest-expectation-failed", "a condition that doesn't hold at rest",
    what:
      "When everything had come to rest after a scenario's last step, an observable didn't have the value that `atRest` expects.",
    why: """
      Something remains: an inset that wasn't restored, a state that never ends. Or the suite is wrong. The \
      message says when everything was at rest: nothing was scheduled or moving, no finger was down, no component refreshed.
      """)

  static let neverAtRest = Rule(
    "never-at-rest", "a scenario that doesn't come to rest",
    what: """
      A scenario has its own `atRest`, or expects nothing else, and ends with a finger down, with a component that \
      refreshes, or with something that still happens a minute after its last step.
      """,
    why: """
      The conditions at rest weren't checked. Let the scenario lift the finger, and the app end its refreshes. A \
      suite's `atRest` is skipped for scenarios that expect something else.
      """)

  static let snapshotDiffers = Rule(
    "snapshot-differs", "a snapshot that differs",
    what: "An observable differs from the snapshot that is stored next to the suite.",
    why: "Something has changed. If that is intended, `refreshcfg test --update-snapshots` stores the new state.")

  static let snapshotMissing = Rule(
    "snapshot-missing", "a snapshot that isn't stored",
    what: "A `snapshot` step has nothing to compare with, and storing a snapshot isn't allowed.",
    why:
      "In CI, a new snapshot wouldn't be reviewed. Run the scenario locally and commit the snapshot that it writes."
  )

  static let snapshotUnreadable = Rule(
    "snapshot-unreadable", "a snapshot that can't be read",
    what:
      "A stored snapshot can't be used: it isn't a map of observables and values, it can't be opened, it isn't a "
      + "file, or a link leads out of the project.",
    why:
      "Only missing snapshots are stored automatically. To replace a file that was changed by hand or by a merge, run "
      + "`refreshcfg test --update-snapshots`; other files are never overwritten.")
}

extension Rule.Example {
  /// Returns an example of a suite with a flow.
  fileprivate static func flow(_ step: String, release: String = "release") -> Rule.Example {
    .steps(
      "\(step)\n- expect: { header.alpha: 1 }",
      header: """
        header: { type: normalHeader }
        flows:
          pull-and-release: [ { pull: { header: 120% } }, \(release) ]
        """)
  }

  /// Returns an example of a suite with examples.
  fileprivate static func examples(_ examples: String, using first: String, also second: String) -> Rule.Example {
    .scenarios(
      """
      suite: classic
      header: { type: normalHeader }
      scenarios:
        - name: a pull by ${\(second)}
          examples: [ \(examples) ]
          steps:
            - pull: { header: "${\(first)}" }
            - expect: { header.alpha: 1 }
      """)
  }
}

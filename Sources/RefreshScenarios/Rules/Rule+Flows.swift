import RefreshDiagnostics

extension Rule {
  // MARK: - Flows, examples and their parameters

  static let unknownFlow = Rule(
    "unknown-flow", "a flow that does not exist",
    what: "A `flow` step names no flow of the suite.",
    why: "It is not clear which steps are meant.",
    bad: .flow("- flow: pull-and-releas"), good: .flow("- flow: pull-and-release"))

  static let recursiveFlow = Rule(
    "recursive-flow", "a flow that calls itself",
    what: "The steps of a flow lead back to the flow, perhaps through others.",
    why: "They would never end. The message shows the chain.",
    bad: .flow("- flow: pull-and-release", release: "{ flow: pull-and-release }"),
    good: .flow("- repeat: { times: 3, steps: [ { flow: pull-and-release } ] }"))

  static let unusedFlow = Rule(
    "unused-flow", severity: .warning, "a flow that no step calls",
    what: "A flow is declared, and no scenario calls it.",
    why: "It is left over, or the scenario that should call it does something else.",
    bad: .flow("- touch"), good: .flow("- flow: pull-and-release"))

  static let unknownParameter = Rule(
    "unknown-parameter", "a parameter that does not exist",
    what: "A `${…}` names none of the parameters that there are, or a flow is given one that it does not use.",
    why: "There is no value to put there. For the text `${` itself write `$${`.",
    bad: .examples("{ amount: 60 }, { amount: 90 }", using: "amuont", also: "amount"),
    good: .examples("{ amount: 60 }, { amount: 90 }", using: "amount", also: "amount"))

  static let missingParameter = Rule(
    "missing-parameter", "a parameter without a value",
    what: "An example, or the call of a flow, gives no value for a parameter that is used.",
    why: "There is no value to put there.",
    bad: .examples("{ amount: 60, far: 1 }, { amount: 90 }", using: "far", also: "amount"),
    good: .examples("{ amount: 60, far: 1 }, { amount: 90, far: 2 }", using: "far", also: "amount"))

  static let unusedParameter = Rule(
    "unused-parameter", severity: .warning, "a parameter that is not used",
    what: "The examples of a scenario give values for a parameter that it does not use.",
    why: "The examples promise a difference that they do not make.",
    bad: .examples("{ amount: 60, far: 1 }, { amount: 90, far: 2 }", using: "amount", also: "amount"),
    good: .examples("{ amount: 60, far: 1 }, { amount: 90, far: 2 }", using: "far", also: "amount"))

  static let badParameter = Rule(
    "bad-parameter", "a `${` that is not a parameter",
    what: "A `${` has no `}` or no name, or a list or map should become part of a text or a key.",
    why: "There is no value that could be put there. For the text `${` itself write `$${`.",
    bad: .steps("- expect: { header.stateLabel.text: '${' }"),
    good: .steps("- expect: { header.stateLabel.text: '$${' }"))

  static let tooManySteps = Rule(
    "too-many-steps", "more than 100,000 steps",
    what: """
      All steps of a file, with its flows, repetitions and examples written out, are more than 100,000, or the keys and \
      values of its flows and examples more than a million, and more than the file has bytes; or their texts come to more \
      than 16 MiB, or more than 1,000 steps can't be read.
      """,
    why: "They would take memory and time needlessly.",
    bad: .steps("- repeat: { times: 60000, steps: [ touch, cancel ] }\n- expect: { time: 0 }"),
    good: .steps("- repeat: { times: 600, steps: [ touch, cancel ] }\n- expect: { time: 0 }"))

  static let nestedTooDeep = Rule(
    "nested-too-deep", "flows and repetitions more than 64 deep",
    what: "A flow calls a flow that calls a flow, and so on, more than 64 times; repetitions count too.",
    why: "Nobody could follow it; most likely it is a mistake.")

  // MARK: - Failures of permanent conditions and of snapshots

  static let alwaysBroken = Rule(
    "always-broken", "a condition that does not always hold",
    what: "After a step or an event, an observable does not have the value that `always` expects.",
    why: "The components do not do what the suite says, or the suite is wrong. The message says when.")

  static let restExpectationFailed = Rule(
    "rest-expectation-failed", "a condition that does not hold at rest",
    what:
      "When all had come to rest after a scenario's last step, an observable did not have the value that `atRest` expects.",
    why: """
      Something is left over: an inset that was not given back, a state that nothing leaves. Or the suite is wrong. The \
      message says when all was at rest: nothing was scheduled or moving, no finger was down, no component refreshed.
      """)

  static let neverAtRest = Rule(
    "never-at-rest", "a scenario that does not come to rest",
    what: """
      A scenario has an `atRest` of its own, or expects nothing else, and ends with a finger down, with a component that \
      refreshes, or with something that is still going on a minute after its last step.
      """,
    why: """
      What should hold at rest was not checked. Let the scenario lift the finger and the app end what it refreshes. What a \
      suite says of rest is left out for scenarios that expect something else.
      """)

  static let snapshotDiffers = Rule(
    "snapshot-differs", "a snapshot that differs",
    what: "What can be observed is not what is stored beside the suite.",
    why: "Something has changed. If it should, `refreshcfg test --update-snapshots` stores the new state.")

  static let snapshotMissing = Rule(
    "snapshot-missing", "a snapshot that is not stored",
    what: "A `snapshot` step has nothing to compare with, and nothing is to be stored.",
    why: "On CI nobody would look at a new one. Run the scenario locally and commit the snapshot that it writes.")

  static let snapshotUnreadable = Rule(
    "snapshot-unreadable", "a snapshot that can't be read",
    what:
      "A snapshot is stored and can't be used: it is not a map of observables and values, it can't be opened, it is not a "
      + "file, or a link leads to it out of the project.",
    why:
      "Only what is not there is stored by itself. A file that was changed by hand, or by a merge, is written anew by "
      + "`refreshcfg test --update-snapshots`; all else is never written over.")
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

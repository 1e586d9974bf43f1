import RefreshDiagnostics

extension Rule {
  // MARK: - Expectations

  static let unknownPath = Rule(
    "unknown-path", "an unknown observable",
    what: "The path of an expectation isn't that of an observable.",
    why: "There is no value to compare.",
    bad: .steps("- expect: { header.stat: idle }"),
    good: .steps("- expect: { header.state: idle }"))

  static let noSuchPart = Rule(
    "no-such-part", "a part that the type doesn't have",
    what: "A path or step refers to a part, such as the arrow, that the component's type doesn't have.",
    why: "The expectation could never hold. The message says which types have the part.",
    bad: .steps("- expect: { header.gif.animating: false }"),
    good: .steps("- expect: { header.loading.animating: false }"))

  static let badMatcher = Rule(
    "bad-matcher", "an invalid comparison",
    what: "A matcher can't be compared with the observable: a range for a text, an empty range, an empty map.",
    why: "The expectation would never hold, or would always hold.",
    bad: .steps("- expect: { scroll.offset.y: 3..1 }"),
    good: .steps("- expect: { scroll.offset.y: -1..3 }"))

  static let badPattern = Rule(
    "bad-pattern", "a regular expression that can't be used",
    what: "A regular expression is invalid, or needs more than one pass over the text.",
    why: "Tests have to finish quickly, whatever the text. The reference of scenarios lists what is supported.",
    bad: .steps("- expect: { header.stateLabel.text: '/(pull/' }"),
    good: .steps("- expect: { header.stateLabel.text: '/pull/i' }"))

  static let badEvent = Rule(
    "bad-event", "a line that isn't an event",
    what: "A line of an `expectEvents` step isn't an event.",
    why: "It could never happen.",
    bad: .steps("- pull: { header: 100% }\n- expectEvents: [ 'header: idle => pulling' ]"),
    good: .steps("- pull: { header: 100% }\n- expectEvents: [ …, 'header: idle -> pulling', … ]"))

  // MARK: - Failures of runs
  // The files in which these are found are valid, so they have no examples.

  static let expectationFailed = Rule(
    "expectation-failed", "an expectation that doesn't hold",
    what: "An observable doesn't have the value that an `expect` step expects.",
    why: "Either the components don't behave as they should, or the scenario is wrong.")

  static let neverHappened = Rule(
    "never-happened", "a condition that didn't hold in time",
    what: "Not all conditions of a `wait` with `until` held in time.",
    why: "Nothing is happening that would make them hold, or it takes longer.")

  static let neverSettled = Rule(
    "never-settled", "a wait that never settles",
    what: "Something was still scheduled or moving when `wait: settled` gave up after 60 s.",
    why: "Most likely, the app starts another refresh each time it is called.")

  static let eventsDiffer = Rule(
    "events-differ", "events that differ",
    what: "The events differ from those that an `expectEvents` step lists.",
    why: "Either the components don't behave as they should, or the scenario is wrong.")

  static let endlessLoop = Rule(
    "endless-loop", "an endless loop",
    what: """
      Blocks on the main queue endlessly add others, or an answer of the `app` triggers itself, so that \
      no time passes.
      """,
    why: "An app would hang or crash here.")

  static let tooManyRows = Rule(
    "too-many-rows", "too many rows",
    what: "The `load` steps of a scenario and its `app` add up to more than 100,000,000 rows.",
    why: "Lists never have that many: a loop loads endlessly, or a number has a digit too many.")

  static let unsteady = Rule(
    "unsteady", "runs that differ",
    what: "A scenario was run several times with `--repeat-each`, and two runs differ.",
    why:
      "A scenario gives the same result on every run and every machine; this is a bug of the engine, please report it."
  )
}

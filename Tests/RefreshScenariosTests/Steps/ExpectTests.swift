import RefreshLaws
import RefreshScenarios
import Testing

@Test func `every failure of a step is reported and the scenario ends`() throws {
  let verdict = Runner.run(
    try scenario(
      """
      - pull: { header: 60 }
      - expect: { header.state: idle, header.refreshing: false, scroll.offset.y: "> 0" }
      - expect: { header.state: refreshing }
      """))
  #expect(
    failures(of: verdict) == [
      "9:33 expectation-failed: `header.state` is pulling, expected idle",
      "9:82 expectation-failed: `scroll.offset.y` is -60, expected > 0",
    ])
  #expect(verdict.steps.map(\.outcome) == [.passed, .failed, .notRun])
  #expect(!verdict.passed)
  #expect(verdict.failedSteps.map(\.number) == [2])
}

@Test func `free text is quoted in a failure and names are not`() throws {
  let found = try failures(
    "- expect: { header.stateLabel.text: /Los/, header.type: { not: normalHeader }, header.hidden: null }")
  #expect(
    found == [
      "8:43 expectation-failed: `header.stateLabel.text` is \"Pull down to refresh\", expected /Los/",
      "8:63 expectation-failed: `header.type` is normalHeader, expected not normalHeader",
      "8:101 expectation-failed: `header.hidden` is false, expected null",
    ])
}

@Test(arguments: ["'!= idle'", "{ not: idle }", "{ not: null }", "{ not: { oneOf: [idle, pulling] } }"])
func `what is not there is not anything else either`(matcher: String) throws {
  let found = try failures("- detach: header\n- expect: { header.state: \(matcher) }")
  #expect(found.count == 1)
  #expect(
    found.first?.hasSuffix(": it is absent, and only `null` holds for an absent observable") == true, "\(found)")
}

@Test(arguments: ["null", "{ oneOf: [idle, null] }"])
func `what names null holds of what is not there`(matcher: String) throws {
  try expectPass("- detach: header\n- expect: { header.state: \(matcher) }")
}

@Test func `a negation of a value that is null but there holds`() throws {
  try expectPass(
    "- expect: { header.gif.image: '!= 3' }", components: "header: { type: gifHeader }")
}

@Test func `a law is expected to be breached so far`() throws {
  let early = "- beginRefreshing: header\n- wait: 0.1s\n- endRefreshing: header\n"
  try expectPass(early + "- expect: { law: late-call }\n- wait: settled")
  try expectPass(early + "- wait: settled\n- expect: { law: late-call, header.state: idle }")
  #expect(
    try failures("- beginRefreshing: header\n- wait: 0.3s\n- endRefreshing: header\n- expect: { law: late-call }")
      == [
        "11:24 expectation-failed: the run obeys the law `late-call` (the app is called while the component "
          + "refreshes, and not after), expected a breach"
      ])
}

@Test func `a breach after the expectation is none yet`() throws {
  let found = try failures(
    "- expect: { law: lost-words }\n- language: ko",
    components: "header: { type: normalHeader, titles: { idle: Mine } }")
  #expect(found.count == 1)
}

@Test func `an app is held to what apps owe`() throws {
  try expectPass(
    "- pull: { header: 120% }\n- release\n- wait: settled\n- expect: { law: unended }",
    app: "{ header.refreshing: [ { wait: 1s } ] }")
}

@Test func `an unknown law is refused with the nearest names, and a law is no observable elsewhere`() throws {
  #expect(
    problems("- expect: { law: late-cal }") == [
      "8:24 unknown-value: `law` must be one of \(LawID.problems.count - 1) words, found `late-cal`",
      "  help: did you mean `late-call`?",
    ])
  #expect(
    problems("- wait: { until: { law: late-call } }") == [
      "8:26 unknown-path: there is no observable `law`",
      "  help: observables begin with `time`, `scroll`, `header`",
    ])
}

@Test func `whatever comes of numbers in range can be expected`() throws {
  try expectPass(
    "- expect: { scroll.content.height: 44000000 }",
    scene: "{ content: { rows: 1000000, rowHeight: 44 }, physics: none }")
}

@Test func `of a component that was never there, null can be expected, and nothing else`() throws {
  try expectPass(
    "- expect: { trailer.state: null, trailer.frame.x: ~, footer.parts.x.alpha: null }\n"
      + "- wait: { until: { footer.calls.refreshing: null }, atMost: 1s }")
  for expected in ["'!= null'", "{ equals: null }", "{ oneOf: [null, idle] }", "idle", ""] {
    #expect(
      problems("- expect: { trailer.state: \(expected) }").first
        == "8:19 missing-component: there is no trailer here", "\(expected)")
  }
  // What isn't an observable of any trailer is no observable of an absent one.
  #expect(problems("- expect: { trailer.stat: null }").first == "8:19 missing-component: there is no trailer here")
}

@Test(arguments: [
  ("header.pullingPercent: 110", "110%"), ("header.pullingPercent: 29", "29%"),
  ("header.pullingPercent: 55", "55%"),
  ("header.pullingPercent: 115", "115%"), ("header.alpha: 57", "57%"), ("header.arrow.rotation: 350.1", "-9.9"),
])
func `a number that is probably meant in another unit is written without the noise of fractions`(
  expected: String, meant: String
) {
  #expect(problems("- expect: { \(expected) }").contains("  help: write `\(meant)`"))
}

@Test(arguments: ["header.parts.label.text", "header.stat", "header.stateLabel.text"])
func `of a component that isn't there, nothing is looked for in others`(path: String) {
  let found = problems("- expect: { \(path): Pull }", components: "footer: { type: backNormalFooter }")
  #expect(found == ["8:19 missing-component: there is no header here", "  help: there is only `footer`"])
}

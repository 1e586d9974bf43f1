import RefreshScenarios
import SuiteTexts
import Testing

private func suite(_ atRest: String, _ steps: String, own: String = "tags: []") -> String {
  suite("atRest", atRest, steps, own: own)
}

private let ending = "app: { header.refreshing: [ { wait: 1s }, { endRefreshing: header } ] }"

@Test func `what holds at rest is no failure, and an expectation`() throws {
  let (verdict, lines) = try outcome(suite("{ scroll.inset.top: 88 }", "- beginRefreshing: header", own: ending))
  #expect(lines == [])
  #expect(verdict.end.seconds == 1.65, "0.25 s to begin, 1 s for the app, 0.4 s to end")
}

@Test func `what does not hold at rest is reported for the last step, with its time`() throws {
  let (verdict, lines) = try outcome(
    suite(
      "{ scroll.inset.top: 142, header.calls.refreshing: 1, header.state: '!= idle' }",
      "- beginRefreshing: header\n- wait: 0.5s", own: ending))
  #expect(
    lines == [
      "step 2: line 4 rest-expectation-failed: `scroll.inset.top` is 88 at rest, at 1.65 s, expected 142",
      "  line 10 after this step",
      "step 2: line 4 rest-expectation-failed: `header.state` is idle at rest, at 1.65 s, expected not idle",
      "  line 10 after this step",
    ])
  #expect(verdict.failedSteps[0].failures[0].expected == "142")
  #expect(verdict.failedSteps[0].failures[0].actual == "88")
  #expect(verdict.steps.map(\.outcome) == [.passed, .failed])
}

@Test func `it is looked at when all is over, not on the way there`() throws {
  let own = "app: { header.refreshing: [ { wait: 1s }, { endRefreshing: header } ] }"
  let steps = "- beginRefreshing: header\n- wait: settled\n- beginRefreshing: header"
  #expect(try outcome(suite("{ header.calls.refreshing: 2 }", steps, own: own)).lines == [])
}

@Test(arguments: [
  ("- beginRefreshing: header", "the header still refreshes"),
  ("- window: false\n- beginRefreshing: header", "the header is still about to refresh"),
  ("- touch", "a finger is still down"),
  ("- pull: { header: 150% }", "a finger is still down"),
])
func `a scenario that expects nothing else has to come to rest`(steps: String, reason: String) throws {
  let lines = try outcome(suite("{ scroll.inset.top: 88 }", steps)).lines
  #expect(
    lines.first?.hasSuffix("line 4 never-at-rest: \(reason), so `atRest` can't be checked") ?? false, "\(lines)")
  #expect(lines.count == 2)
}

@Test func `a scenario whose app never rests is reported after a minute`() throws {
  let own = "app: { header.refreshing: [ { endRefreshing: header }, { wait: 1s }, { beginRefreshing: header } ] }"
  let (verdict, lines) = try outcome(suite("{ scroll.inset.top: 88 }", "- beginRefreshing: header", own: own))
  #expect(
    lines.first
      == "step 1: line 4 never-at-rest: something is still scheduled or moving after 60 s, so `atRest` can't be checked"
  )
  #expect(verdict.end.seconds == 60)
}

@Test func `what a suite says of rest is for those of its scenarios that come to rest`() throws {
  #expect(try outcome(suite("{ scroll.inset.top: 1 }", "- touch\n- expect: { time: 0 }")).lines == [])
  #expect(try outcome(suite("{ scroll.inset.top: 1 }", "- touch", own: "always: { time: 0 }")).lines == [])
  #expect(
    try outcome(suite("{ time: 0 }", "- touch\n- expect: { time: 0 }", own: "atRest: { scroll.inset.top: 88 }"))
      .lines
      == [
        "step 2: line 7 never-at-rest: a finger is still down, so `atRest` can't be checked",
        "  line 10 after this step",
      ])
}

@Test func `a scenario goes before its suite at rest, observable by observable`() throws {
  let own = "atRest: { scroll.inset.top: 142, scroll.offset.y: '>= -88' }"
  #expect(
    try outcome(
      suite("{ scroll.inset.top: 88, header.state: idle }", "- set: { scene.contentInset.top: 54 }", own: own)
    )
    .lines == [])
}

@Test func `a missing component breaks nothing at rest`() throws {
  #expect(try outcome(suite("{ header.state: pulling, time: 0 }", "- detach: header")).lines == [])
}

@Test func `a scenario that failed before is not brought to rest, a soft one is`() throws {
  let steps = "- expect: { time: 1 }\n- wait: 1s"
  #expect(try outcome(suite("{ time: 0 }", steps)).lines.count == 1)
  #expect(
    try outcome(suite("{ time: 0 }", steps, own: "soft: true")).lines == [
      "step 1: line 9 expectation-failed: `time` is 0, expected 1",
      "step 2: line 4 rest-expectation-failed: `time` is 1 at rest, at 1 s, expected 0",
      "  line 10 after this step",
    ])
}

@Test(arguments: [
  ("atRest: { scroll.inset.top: 88 }", []),
  ("leadsTo: [ { after: { header.state: refreshing }, then: { header.state: idle }, within: 5s } ]", []),
  ("soft: true", []),
  (
    "soft: true\n    atRest: { scroll.inset.top: 1 }",
    ["step 2: line 8 rest-expectation-failed: `scroll.inset.top` is 88 at rest, at 1.65 s, expected 1"]
  ),
])
func `a last step that fails is reported as it was, not at rest`(own: String, later: [String]) throws {
  let steps = "- beginRefreshing: header\n- expect: { scroll.inset.top: 60 }"
  let (verdict, lines) = try outcome(suite("{ scroll.inset.top: 88 }", steps, own: own + "\n    " + ending))
  #expect(
    lines.filter { !$0.hasPrefix("  ") }.map { $0.replacing(/line 1\d/, with: "line 9") } == [
      "step 2: line 9 expectation-failed: `scroll.inset.top` is 142, expected 60"
    ] + later)
  let failed = try #require(verdict.failedSteps.first)
  #expect(failed.time == .zero)
  let state = failed.observations.first { $0.observable.path == "header.state" }
  #expect(state?.value == .text("refreshing"))
  #expect(failed.failures.first?.reason != nil)
  #expect(verdict.steps.map(\.outcome) == [.passed, .failed])
  #expect(verdict.end.seconds == (own.contains("soft") ? 1.65 : 0))
}

@Test func `what has to hold all the time holds on the way to rest, too`() throws {
  let text = """
    suite: test
    header: { type: header }
    scene: { content: { height: 1200 }, safeArea: { top: 88 } }
    atRest: { scroll.inset.top: 88 }
    scenarios:
      - name: test
        always: { header.calls.refreshing: 0 }
        app: { header.refreshing: [ { endRefreshing: header } ] }
        steps: [ { beginRefreshing: header } ]
    """
  #expect(
    try outcome(text).lines == [
      "step 1: line 7 always-expectation-failed: `header.calls.refreshing` was 1 at 0.25 s, always expected 0",
      "  line 9 violated by this step",
    ])
}

@Test func `what has to hold at rest is checked when it is read`() {
  #expect(
    load(suite("{ header.stat: idle }", "- touch", own: "atRest: { footer.state: idle }")).lines == [
      "4:11 unknown-path: there is no observable `header.stat`",
      "  help: did you mean `header.state`?",
      "7:15 missing-component: there is no footer here",
      "  help: there is only `header`",
    ])
}

@Test(arguments: [
  ("steps: []", "a"), ("steps: [ { flow: nothing } ]", "a"),
  ("steps: [ { repeat: { times: 3, steps: [] } } ]", "a"),
  ("examples: [ { x: b }, { x: c } ]\n    steps: []", "${x}"),
])
func `without a step, too, what should hold at rest has to`(steps: String, name: String) throws {
  let loaded = load(
    """
    suite: test
    header: { type: normalHeader }
    flows: { nothing: [] }
    atRest: { header.state: refreshing }
    scenarios:
      - name: \(name)
        \(steps)
    """)
  #expect(loaded.lines.filter { !$0.contains("flow") } == [])
  let verdicts = try #require(loaded.suites.first).scenarios.map { Runner.run($0) }
  #expect(!verdicts.isEmpty)
  for verdict in verdicts {
    #expect(
      failures(of: verdict) == [
        "4:25 rest-expectation-failed: `header.state` is idle at rest, at 0 s, expected refreshing"
      ])
    #expect(verdict.failedSteps.first?.failures.first?.labels.contains { $0.text == "after this step" } == false)
  }
}

import RefreshScenarios
import SuiteTexts
import Testing

@Test func `time passes in seconds and milliseconds`() throws {
  try expectPass(
    """
    - wait: 0.25
    - wait: 100ms
    - wait: 0.15s
    - expect: { time: 0.5 }
    """)
}

@Test func `settled is when the last animation has ended`() throws {
  try expectPass(
    """
    - beginRefreshing: header
    - wait: settled
    - expect: { time: 0.25, header.calls.refreshing: 1 }
    - wait: settled
    - expect: { time: 0.25 }
    """)
}

@Test func `a timer of the app is waited for`() throws {
  try expectPass(
    """
    - beginRefreshing: header
    - wait: settled
    - expect: { time: 3.65, header.state: idle }
    """,
    app: "{ header.refreshing: [ { wait: 3s }, { endRefreshing: header } ] }")
}

@Test func `until stops at the first moment that all conditions hold`() throws {
  try expectPass(
    """
    - beginRefreshing: header
    - wait: { until: { header.calls.refreshing: 1, header.state: idle }, atMost: 5s }
    - expect: { time: 1.25 }
    - wait: { until: { header.state: idle } }
    - expect: { time: 1.25 }
    """,
    app: "{ header.refreshing: [ { wait: 1s }, { endRefreshing: header } ] }")
}

@Test func `what never settles fails after a minute`() throws {
  let app =
    "{ header.refreshing: [ { wait: 1s }, { endRefreshing: header }, { wait: 1s }, { beginRefreshing: header } ] }"
  let verdict = Runner.run(
    try scenario("- beginRefreshing: header\n- wait: settled\n- expect: { time: 0 }", app: app))
  #expect(
    failures(of: verdict) == ["9:9 never-settled: something is still scheduled or moving after 60 s"])
  #expect(verdict.end.seconds == 60)
  #expect(verdict.steps.map(\.outcome) == [.passed, .failed, .notRun])
}

@Test func `until reports each condition that did not come to hold`() throws {
  let found = try failures(
    """
    - beginRefreshing: header
    - wait: { until: { header.state: idle, header.refreshing: true, scroll.inset.top: 55 }, atMost: 2s }
    """)
  #expect(
    found == [
      "9:40 never-happened: `header.state` didn't become idle within 2 s",
      "9:89 never-happened: `scroll.inset.top` didn't become 55 within 2 s",
    ])
}

@Test func `a wait for something is an expectation, one for rest is none`() {
  #expect(load(suiteText("- wait: { until: { header.state: idle }, atMost: 2s }")).lines == [])
  #expect(
    load(suiteText("- wait: settled")).lines.first?.contains("no-expectation: the scenario expects nothing") == true
  )
}

@Test func `a wait for anything else of what is not there is in vain`() throws {
  let found = try failures("- detach: header\n- wait: { until: { header.state: '!= idle' }, atMost: 1s }")
  #expect(
    found == [
      "9:40 never-happened: `header.state` didn't become not idle within 1 s: it is absent, and only `null` holds for an absent observable"
    ])
}

@Test func `no more than 31 years pass`() throws {
  let steps = "- repeat: { times: 1000, steps: [ { wait: 1000000s } ] }\n- expect: { time: 1000000000s }"
  try expectPass(steps)
  let found = try failures("- repeat: { times: 1001, steps: [ { wait: 1000000s } ] }")
  #expect(found == ["8:43 too-long: more than 1,000,000,000 s would pass"])
}

import RefreshScenarios
import SuiteTexts
import Testing

private func suite(_ always: String, _ steps: String, own: String = "tags: []") -> String {
  suite("always", always, steps, own: own)
}

@Test func `what holds all the time is no failure, and an expectation`() throws {
  #expect(try outcome(suite("{ scroll.inset.top: '>= 88' }", "- beginRefreshing: header\n- wait: 1s")).lines == [])
}

@Test func `what is broken by a step is reported with the step`() throws {
  let (verdict, lines) = try outcome(
    suite("{ scroll.inset.top: '< 100', header.alpha: '< 0.5' }", "- touch\n- beginRefreshing: header"))
  #expect(
    lines == [
      "step 0: line 4 always-expectation-failed: `header.alpha` was 1 at 0 s, always expected < 0.5"
    ])
  #expect(verdict.failedSteps[0].failures[0].expected == "< 0.5")
  #expect(verdict.failedSteps[0].failures[0].actual == "1")
  #expect(
    try outcome(suite("{ scroll.inset.top: '< 100' }", "- touch\n- beginRefreshing: header")).lines == [
      "step 2: line 4 always-expectation-failed: `scroll.inset.top` was 142 at 0 s, always expected < 100",
      "  line 10 violated by this step",
    ])
}

@Test(arguments: [
  ("- wait: 3s", "1"), ("- wait: settled", "1"), ("- wait: { until: { time: 2 }, atMost: 5s }", "1"),
])
func `what is broken while time passes is reported with its time`(step: String, seconds: String) throws {
  let app = "app: { header.refreshing: [ { wait: 1s }, { load: { height: 10 } }, { load: { height: -0 } } ] }"
  let text = suite("{ scroll.content.height: 1200 }", "- beginRefreshing: header\n\(step)", own: app)
    .replacing("load: { height: -0 }", with: "set: { scene.content.height: 1200 }")
    .replacing("{ load: { height: 10 } },", with: "{ load: { height: 10 } }, { wait: 0.5s },")
  let lines = try outcome(text).lines
  #expect(
    lines.first?.hasSuffix("`scroll.content.height` was 1210 at 1.25 s, always expected 1200") ?? false,
    "\(lines)")
}

@Test func `what is broken in the middle of a swipe is seen`() throws {
  let (_, lines) = try outcome(
    suite("{ scroll.offset.y: '<= 0' }", "- swipe: { by: [0, -300], duration: 0.3s }\n- drag: { to: -88 }"))
  #expect(lines.count == 2)
  #expect(lines.first?.hasPrefix("step 1: line 4 always-expectation-failed: `scroll.offset.y` was ") ?? false)
  #expect(lines.first?.contains(" at 0 s") == false)
}

@Test func `a swipe is the same with and without a watch`() throws {
  let steps = "- swipe: { by: [13, 321], duration: 0.31s }\n- release\n- wait: settled\n- expect: { time: 0 }"
  let plain = try outcome(suite("{ time: '>= 0' }", steps)).verdict
  let bare = Runner.run(
    try scenario(
      steps, components: "header: { type: header }", scene: "{ content: { height: 1200 }, safeArea: { top: 88 } }"))
  #expect(plain.end == bare.end)
  #expect(plain.failedSteps[0].observations.map(\.value) == bare.failedSteps[0].observations.map(\.value))
}

@Test func `a scenario goes before its suite, observable by observable`() throws {
  #expect(
    try outcome(
      suite(
        "{ scroll.inset.top: '< 100', time: '>= 0' }", "- beginRefreshing: header",
        own: "always: { scroll.inset.top: '< 200' }")
    ).lines == [])
}

@Test func `a missing component breaks nothing`() throws {
  #expect(
    try outcome(
      suite("{ header.state: idle }", "- detach: header\n- touch\n- attach: { header: { type: header } }")
    )
    .lines == [])
}

@Test func `what has to hold is checked when it is read`() {
  #expect(
    load(suite("{ header.stat: idle }", "- touch", own: "always: { footer.state: idle }")).lines == [
      "4:11 unknown-path: there is no observable `header.stat`",
      "  help: did you mean `header.state`?",
      "7:15 missing-component: there is no footer here",
      "  help: there is only `header`",
    ])
}

@Test func `a soft scenario reports once what is broken`() throws {
  let (verdict, lines) = try outcome(
    suite("{ scroll.inset.top: '< 100' }", "- beginRefreshing: header\n- wait: 1s\n- touch", own: "soft: true"))
  #expect(lines.count == 2)
  #expect(verdict.steps.map(\.outcome) == [.failed, .passed, .passed])
}

import RefreshEngine
import RefreshScenarios
import SuiteTexts
import Testing

@Test func `a verdict has a result for each step with the time it ended`() throws {
  let verdict = Runner.run(try scenario("- wait: 0.5s\n- expect: { time: 0.5 }\n- wait: 1s"))
  #expect(verdict.passed)
  #expect(verdict.steps.map(\.outcome) == [.passed, .passed, .passed])
  #expect(verdict.steps.map(\.end.seconds) == [0.5, 0.5, 1.5])
  #expect(verdict.end.seconds == 1.5)
}

@Test func `a failed step has the state of things and what had happened`() throws {
  let verdict = Runner.run(try scenario("- pull: { header: 60 }\n- wait: 1s\n- expect: { header.state: idle }"))
  let step = try #require(verdict.failedSteps.first)
  #expect(step.number == 3)
  #expect(step.time.seconds == 1)
  #expect(step.events.map(\.text) == ["header: idle -> pulling", "animation: header.arrow 0.25s"])
  let state = step.observations.first { $0.observable.path == "header.state" }
  #expect(state?.value == .text("pulling"))
  #expect(!step.observations.contains { $0.observable.path.hasPrefix("footer") })
}

@Test func `a run does not depend on the runs before it`() throws {
  let scenario = try scenario("- pull: { header: 60 }\n- release\n- wait: settled\n- expect: { time: 0 }")
  let first = Runner.run(scenario)
  let second = Runner.run(scenario)
  #expect(failures(of: first) == failures(of: second))
  #expect(first.steps == second.steps)
  #expect(first.failedSteps[0].events == second.failedSteps[0].events)
}

@Test func `a suite has a verdict for each scenario, in order`() {
  let loaded = load(
    """
    suite: one
    header: { type: header }
    scenarios:
      - { name: a, steps: [ { expect: { time: 0 } } ] }
      - { name: b, steps: [ { expect: { time: 1 } } ] }
    """)
  let verdict = RunPlan(loaded.suites).run()[0]
  #expect(verdict.verdicts.map(\.scenario.name) == ["a", "b"])
  #expect(verdict.verdicts.map(\.passed) == [true, false])
  #expect(!verdict.passed)
}

import RefreshEngine
import RefreshScenarios
import SuiteTexts
import Testing

private let steps = """
  - pull: { header: 60 }
  - release
  - wait: 0.4s
  - endRefreshing: header
  - wait: settled
  - expect: { header.state: idle, time: 9 }
  """

@Test func `a recording begins with the setting up and ends with the last step`() throws {
  let recording = Runner.record(try scenario(steps))
  #expect(recording.moments.first?.step == 0)
  #expect(recording.moments.last?.step == recording.scenario.steps.count)
  #expect(recording.moments.map(\.step) == recording.moments.map(\.step).sorted())
  #expect(recording.moments.map(\.time) == recording.moments.map(\.time).sorted())
}

@Test func `the moments of a recording have all its events, each once`() throws {
  let recording = Runner.record(try scenario(steps))
  let events = recording.moments.flatMap(\.events)
  let failed = recording.verdict.failedSteps[0]
  #expect(events.suffix(FailedStep.mostEvents).map(\.text) == failed.events.map(\.text))
  #expect(events.count == failed.earlierEvents + failed.events.count)
  #expect(events.contains { $0.text == "header: pulling -> refreshing" })
}

@Test func `looking on changes nothing`() throws {
  let scenario = try scenario(steps)
  let run = Runner.run(scenario)
  let recording = Runner.record(scenario)
  #expect(failures(of: recording.verdict) == failures(of: run))
  #expect(recording.verdict.steps == run.steps)
  #expect(recording.verdict.end == run.end)
}

@Test func `a wait is recorded from event to event`() throws {
  let recording = Runner.record(try scenario("- pull: { header: 60 }\n- release\n- wait: 2s"))
  let moments = recording.moments.filter { $0.step == 3 }
  #expect(moments.count > 2)
  #expect(moments.last?.time.seconds == 2)
  let states = recording.moments.compactMap { $0[.component(.header, .state)] }
  #expect(states.first == .text("idle"))
  #expect(states.contains(.text("pulling")))
  #expect(states.last == .text("refreshing"))
  #expect(recording.moments[0][.component(.footer, .state)] == nil)
}

/// The treatment of missing snapshots determines how far a run gets.
@Test(arguments: [(SnapshotUse.compare, 1), (.record, 3), (.update, 3)])
func `a recorded run is the very same as one that is not`(use: SnapshotUse, last: Int) throws {
  let scenario = try scenario("- snapshot: at-rest\n- pull: { header: 60 }\n- expect: { header.state: idle }")
  let verdict = Runner.run(scenario, snapshotUse: use)
  let recording = Runner.record(scenario, snapshotUse: use)
  #expect(verdict.failedSteps.map(\.number) == [last])
  #expect(recording.moments.last?.step == last)
  #expect(failures(of: recording.verdict) == failures(of: verdict))
  #expect(verdict.failedSteps[0].course?.moments.map(\.step) == recording.moments.map(\.step))
}

@Test func `a scenario that is not run has no recording, and one that passes no course`() throws {
  let loaded = load(suiteText("- touch").replacing("- name: test", with: "- name: test\n    skip: later"))
  let skipped = try #require(RunPlan(loaded.suites).entries.first).record()
  #expect(skipped.verdict.outcome == .skipped)
  #expect(skipped.moments.isEmpty)
  let passed = Runner.record(try scenario("- touch"))
  #expect(passed.moments.map(\.step) == [0, 1, 1])
  #expect(passed.verdict.failedSteps.isEmpty)
}

/// An app whose timers accumulate, so that each moment would contain everything that came before.
private let long = """
  - repeat: { times: 8000, steps: [ { beginRefreshing: header }, { endRefreshing: header } ] }
  - expect: { header.state: refreshing }
  """

@Test func `a long run keeps its end and a thinned course, and every event`() throws {
  let scenario = try scenario(long, app: "{ header.refreshing: [ { wait: 1000s }, { endRefreshing: header } ] }")
  let all = Runner.record(scenario, keepsAll: true).moments
  let kept = Runner.record(scenario).moments
  #expect(all.count > 30_000)
  #expect(kept.count <= 8_192 + 2 * Course.mostMoments)
  #expect(kept.flatMap(\.events) == all.flatMap(\.events))
  #expect(kept.suffix(Course.mostMoments).map(\.step) == all.suffix(Course.mostMoments).map(\.step))
  #expect(kept.first?.step == 0)
  // The moments before the last ones are as dense at the beginning as at the end.
  let steps = kept.dropLast(2 * Course.mostMoments).map(\.step)
  #expect(zip(steps, steps.dropFirst()).allSatisfy { $1 - $0 <= 8 })
}

@Test func `a soft scenario that continues to fail explains its first failures`() throws {
  let loaded = load(
    """
    suite: x
    header: { type: normalHeader }
    scenarios:
      - name: a
        soft: true
        steps: [ { repeat: { times: 2000, steps: [ { pull: { header: 120% } }, { expect: { time: 1 } } ] } } ]
    """)
  let verdict = Runner.run(try #require(loaded.suites.first?.scenarios.first))
  #expect(verdict.failedSteps.count == 2_000)
  #expect(verdict.failedSteps.count { $0.course != nil } == FailedStep.mostDetailed)
  #expect(verdict.failedSteps.allSatisfy { $0.events.count <= FailedStep.mostEvents && $0.failures.count == 1 })
}

@Test func `the course of a long failure keeps where each value changed, and the farthest offset`() throws {
  let recording = Runner.record(
    try scenario(
      "  - pull: { header: 90 }\n  - release\n  - wait: 6s\n  - endRefreshing: header\n  - wait: 6s\n  - expect: { time: 99s }"
    ))
  let course = try #require(recording.verdict.failedSteps.first?.course)
  #expect(course.moments.count <= Course.mostMoments)
  #expect(course.moments.first?.step == 0)
  #expect(Set(course.moments.map(\.step)) == Set(0...6))
  #expect(course.moments.map(\.offset).min() == recording.moments.map(\.offset.y).min())
}

import RefreshScenarios
import SuiteTexts
import Testing

/// Returns the results of suites with one scenario each, which has additional keys and expects a time.
private func results(_ scenarios: (keys: String, time: Int)...) -> [SuiteVerdict] {
  let text = scenarios.enumerated().map { index, scenario in
    """
    suite: s\(index)
    header: { type: header }
    scenarios: [ { name: n\(index), \(scenario.keys) steps: [ { expect: { time: \(scenario.time) } } ] } ]
    """
  }
  let loaded = load(text.joined(separator: "\n---\n"))
  #expect(loaded.lines == [])
  return RunPlan(loaded.suites).run()
}

@Test func `a scenario that is skipped is not run, and has its reason`() {
  let results = results(("skip: no time,", 1), ("", 0))
  #expect(results.flatMap(\.verdicts).map(\.outcome) == [.skipped, .passed])
  #expect(results.flatMap(\.verdicts).map(\.skip) == [.reason("no time"), nil])
  let verdict = results[0].verdicts[0]
  #expect(!verdict.passed && !verdict.failed && verdict.steps.map(\.outcome) == [.notRun])
  #expect(results.map(\.passed) == [true, true])
}

@Test func `where a scenario says only, the others of all suites are skipped`() {
  let results = results(("only: true,", 0), ("", 1), ("only: false,", 1), ("skip: x, only: true,", 1))
  #expect(results.flatMap(\.verdicts).map(\.outcome) == [.passed, .skipped, .skipped, .skipped])
  #expect(results.flatMap(\.verdicts).map(\.skip) == [nil, .others, .others, .reason("x")])
}

@Test func `a skipped scenario that says only keeps no other from running`() {
  #expect(results(("skip: x, only: true,", 1), ("", 0)).flatMap(\.verdicts).map(\.passed) == [false, true])
}

@Test func `a reason and a choice have to be given`() {
  #expect(
    load(
      """
      suite: x
      header: { type: header }
      scenarios: [ { name: a, skip: "", only: 3, soft: perhaps, steps: [ { expect: { time: 0 } } ] } ]
      """
    ).lines == [
      "3:31 wrong-value: `skip` must be the reason why it doesn't run, found an empty text",
      "3:41 wrong-value: `only` must be `true` or `false`, found `3`",
      "3:50 wrong-value: `soft` must be `true` or `false`, found `perhaps`",
    ])
}

@Test func `a soft scenario continues after a step that failed`() throws {
  func verdict(_ soft: Bool) throws -> Verdict {
    let loaded = load(
      """
      suite: x
      header: { type: header }
      scenarios:
        - name: a
          soft: \(soft)
          steps:
            - expect: { time: 1, header.state: pulling }
            - touch
            - expect: { time: 2 }
      """)
    return Runner.run(try #require(loaded.suites.first?.scenarios.first))
  }
  #expect(try verdict(true).steps.map(\.outcome) == [.failed, .passed, .failed])
  #expect(try verdict(true).failedSteps.map(\.failures.count) == [2, 1])
  #expect(try verdict(false).steps.map(\.outcome) == [.failed, .notRun, .notRun])
}

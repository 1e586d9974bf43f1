import RefreshScenarios
import RefreshText
import SuiteTexts
import Testing

@Test func `steps are repeated`() throws {
  let scenario = try scenario(
    "- repeat: { times: 3, steps: [ { beginRefreshing: header }, { endRefreshing: header }, { wait: settled } ] }\n"
      + "- expect: { header.calls.refreshing: 3 }")
  #expect(scenario.steps.count == 10)
  #expect(scenario.steps[5].route.map(\.label.text) == ["in round 2 of 3"])
  #expect(failures(of: Runner.run(scenario)) == [])
}

@Test func `repetitions lie in each other`() throws {
  let scenario = try scenario(
    "- repeat: { times: 2, steps: [ { repeat: { times: 2, steps: [ { wait: 1s } ] } } ] }\n- expect: { time: 4 }")
  #expect(
    scenario.steps.prefix(4).map { $0.route.map(\.label.text) } == [
      ["in round 1 of 2", "in round 1 of 2"], ["in round 1 of 2", "in round 2 of 2"],
      ["in round 2 of 2", "in round 1 of 2"], ["in round 2 of 2", "in round 2 of 2"],
    ])
  #expect(failures(of: Runner.run(scenario)) == [])
}

@Test func `what a round attaches is there in the next one`() {
  let steps = """
    - repeat:
        times: 3
        steps:
          - expect: { footer.state: idle }
          - attach: { footer: { type: autoFooter } }
    """
  #expect(
    problems(steps) == ["11:25 missing-component: there is no footer here", "  help: there is only `header`"])
  let typed = """
    - attach: { footer: { type: autoStateFooter } }
    - repeat:
        times: 2
        steps:
          - expect: { footer.stateLabel.hidden: false }
          - attach: { footer: { type: autoFooter } }
    """
  #expect(
    problems(typed) == [
      "12:25 no-such-part: `autoFooter` doesn't have `stateLabel`",
      "  help: \(joined(labelledFooters, by: "and")) have it",
    ])
}

@Test func `a repetition has to be bounded`() {
  #expect(
    problems(
      """
      - repeat: { times: 0, steps: [ touch ] }
      - repeat: { steps: [ touch ] }
      - repeat: { times: 3 }
      - repeat: 3
      """) == [
        "8:26 out-of-range: `times` must be at least 1, found `0`",
        "9:17 missing-key: `repeat` has no `times`",
        "  help: `times` must be a whole number from 1 to 100000",
        "10:17 missing-key: `repeat` has no `steps`",
        "  help: `steps` must be a list, each item a word or a map with one key",
        "11:17 wrong-type: `repeat` must be a map, found `3`",
        "  help: write it like `repeat: { times: 3, steps: [touch] }`",
      ])
}

@Test(arguments: [
  "- repeat: { times: 50001, steps: [ touch, touch ] }",
  "- repeat: { times: 1000, steps: [ { repeat: { times: 1000, steps: [ touch ] } } ] }",
  "- repeat: { times: 100000, steps: [ { repeat: { times: 100000, steps: [ touch ] } } ] }",
])
func `a file has no more than 100,000 steps`(steps: String) {
  let found = problems(steps + "\n- expect: { time: 0 }")
  #expect(found.count == 2)
  #expect(
    found.first?.contains("too-many-steps: the file has more than 100,000 steps when fully expanded") ?? false)
}

@Test func `flows that call flows without end in sight are refused as well`() {
  let flows = (1...40).map { "  f\($0): [ { flow: f\($0 + 1) }, { flow: f\($0 + 1) } ]" }
  let found = load(
    """
    suite: x
    header: { type: header }
    flows:
    \(flows.joined(separator: "\n"))
      f41: []
    scenarios: [ { name: a, steps: [ { flow: f1 }, { expect: { time: 0 } } ] } ]
    """
  ).lines
  #expect(found.first?.contains("too-many-steps") ?? false)
}

@Test func `flows lie at most 64 deep in each other`() {
  let flows = (1...70).map { "  f\($0): [ { flow: f\($0 + 1) } ]" }
  let found = load(
    """
    suite: x
    header: { type: header }
    flows:
    \(flows.joined(separator: "\n"))
      f71: []
    scenarios: [ { name: a, steps: [ { flow: f1 }, { expect: { time: 0 } } ] } ]
    """
  ).lines
  #expect(
    found.first
      == "67:12 nested-too-deep: flows and repetitions are nested more than 64 deep here")
}

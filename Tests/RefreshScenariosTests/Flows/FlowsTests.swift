import RefreshScenarios
import SuiteTexts
import Testing

/// Returns a suite with flows around some steps; the flows begin on line 4, the steps on line 13.
private func suite(_ flows: String, _ steps: String) -> String {
  let lines = flows.split(separator: "\n").map { "  \($0)" }
  let padding = Array(repeating: "#", count: 5 - lines.count)
  return """
    suite: test
    header: { type: normalHeader }
    flows:
    \((lines + padding).joined(separator: "\n"))
    scene: { content: { height: 1200 }, physics: none }
    scenarios:
      - name: test
        steps:

    """ + steps.split(separator: "\n").map { "      " + $0 }.joined(separator: "\n")
}

@Test func `a flow stands for its steps`() throws {
  let loaded = load(
    suite(
      "pull: [ { pull: { header: \"${amount}\" } }, { expect: { header.state: \"${state}\" } } ]\nlet-go: [ release ]",
      """
      - flow: { pull: { amount: 50%, state: idle } }
      - flow: { pull: { amount: 60, state: pulling } }
      - flow: let-go
      - expect: { header.state: refreshing }
      """))
  #expect(loaded.lines == [])
  let scenario = try #require(loaded.suites.first?.scenarios.first)
  #expect(scenario.steps.map(\.name) == ["pull", "expect", "pull", "expect", "release", "expect"])
  #expect(scenario.steps.map(\.span.startPosition.line) == [4, 4, 4, 4, 5, 16])
  #expect(scenario.steps.map { $0.route.map(\.label.text) }[4] == ["in the flow `let-go`, called here"])
  #expect(Runner.run(scenario).passed)
}

@Test func `a parameter without a value is one error, at the call`() {
  let loaded = load(
    suite("pull: [ { pull: { header: \"${amount}\" } } ]", "- flow: { pull: { amount: } }\n- expect: { time: 0 }"))
  #expect(loaded.lines == ["13:32 no-value: `amount` has no value"])
}

@Test func `a flow calls others with its own parameters`() throws {
  let loaded = load(
    suite(
      "outer: [ { flow: { inner: { far: \"${amount}%\" } } } ]\ninner: [ { pull: { header: \"${far}\" } } ]",
      "- flow: { outer: { amount: 50 } }\n- expect: { header.pullingPercent: 0.5 }"))
  #expect(loaded.lines == [])
  let scenario = try #require(loaded.suites.first?.scenarios.first)
  #expect(
    scenario.steps[0].route.map(\.label.text) == [
      "in the flow `outer`, called here", "in the flow `inner`, called here",
    ])
  #expect(failures(of: Runner.run(scenario)) == [])
}

@Test func `a parameter can be a list, a map, a step or a key`() throws {
  let loaded = load(
    suite(
      "any: [ \"${first}\", { rotate: \"${size}\" }, { expect: \"${all}\" }, { expect: { \"${part}.state\": idle } } ]",
      "- flow: { any: { first: touch, size: [200, 300], all: { scroll.viewport.width: 200 }, part: header } }"))
  #expect(loaded.lines == [])
  #expect(failures(of: Runner.run(try #require(loaded.suites.first?.scenarios.first))) == [])
}

@Test func `what is wrong in a flow is shown with its value and the call`() {
  #expect(
    load(
      suite(
        "pull: [ { pull: { header: \"${amount}\" } } ]\nbad: [ tuch ]",
        "- flow: { pull: { amount: 60pt } }\n- flow: bad\n- expect: { time: 0 }")
    ).lines == [
      "4:29 wrong-unit: `header` must be a length in points or a percentage like `50%`, found `60pt`",
      "  13:33 `amount` is `60pt` here",
      "  13:9 in the flow `pull`, called here",
      "  help: write `60` for points, or `60%` for a percentage of the component's width or height",
      "5:10 unknown-step: there is no step `tuch`",
      "  14:9 in the flow `bad`, called here",
      "  help: did you mean `touch`?",
    ])
}

@Test func `flows and parameters that do not exist, and values that are not there`() {
  #expect(
    load(
      suite(
        "pull: [ { pull: { header: \"${amount}\" } } ]\nlet-go: [ release ]",
        """
        - flow: pul
        - flow: { pull: { amont: 60 } }
        - flow: pull
        - flow: { let-go: { how: far } }
        - expect: { header.stateLabel.text: "${amount}" }
        """)
    ).lines == [
      "13:15 unknown-flow: there is no flow `pul`",
      "  help: did you mean `pull`? the flows of the suite are `pull` and `let-go`",
      "14:25 unknown-parameter: the flow `pull` has no parameter `amont`",
      "  4:3 it is declared here",
      "  help: did you mean `amount`?",
      "15:15 missing-parameter: the flow `pull` needs a value for `amount`",
      "  4:30 it is used here",
      "  help: write `flow: { pull: { amount: … } }`",
      "16:27 unknown-parameter: the flow `let-go` has no parameter `how`",
      "  5:3 it is declared here",
      "  help: it has no parameters; write them as `${name}` in its steps",
      "17:44 unknown-parameter: there is no parameter `amount`",
      "  help: add the parameter to `examples`, or write `$${` for the text `${`",
    ])
}

@Test func `a flow that calls itself is refused with the chain`() {
  #expect(
    load(
      suite("a: [ { flow: b } ]\nb: [ touch, { flow: c } ]\nc: [ { flow: b } ]", "- flow: a\n- expect: { time: 0 }")
    )
    .lines == [
      "6:16 recursive-flow: the flow `b` calls itself: b → c → b",
      "  5:3 it is declared here",
      "  5:17 in the flow `c`, called here",
      "  4:10 in the flow `b`, called here",
      "  13:9 in the flow `a`, called here",
      "  help: to repeat steps, write `repeat: { times: 3, steps: [...] }`",
    ])
}

@Test func `a flow that is not called is a warning, and read all the same`() {
  #expect(
    load(suite("a: [ touch ]\nb: [ tuch ]\nc: [ { pull: \"${x}\" } ]", "- flow: a\n- expect: { time: 0 }")).lines
      == [
        "5:3 unused-flow: no step calls the flow `b`",
        "  help: call it by `flow: b`, or remove it",
        "5:8 unknown-step: there is no step `tuch`",
        "  help: did you mean `touch`?",
        "6:3 unused-flow: no step calls the flow `c`",
        "  help: call it by `flow: c`, or remove it",
      ])
}

@Test func `flows of the wrong form`() {
  #expect(
    load(
      suite(
        "\"a b\": [ touch ]\nb: touch\nc: [ { set: { \"${\": 1, \"${}\": 2 } } ]",
        "- flow: { b: {}, c: {} }\n- flow: {}\n- flow: { c: 3 }\n- flow:\n- expect: { time: 0 }")
    ).lines == [
      "4:5 wrong-value: `a b` can't have a blank in it",
      "  help: a name can have letters of any script, digits, `-` and `_`",
      "5:6 wrong-type: `b` must be a list, each item a word or a map with one key, found `touch`",
      "  help: write `b: [touch]`",
      "6:18 bad-parameter: this `${` is never closed",
      "  help: write a parameter like `${amount}`, or `$${` for the text `${`",
      "6:27 bad-parameter: there is no parameter name between `${` and `}`",
      "  help: write a parameter like `${amount}`, or `$${` for the text `${`",
      "13:24 wrong-count: `flow` takes one flow, found 2",
      "  help: use a separate step for each flow",
      "14:15 wrong-count: `flow` takes one flow, found an empty map",
      "  help: use a separate step for each flow",
      "15:20 wrong-type: `c` must be a map from names of parameters, found `3`",
      "  help: write `flow: { c: { … } }` with its parameters, or `flow: c` without",
      "16:14 no-value: `flow` has no value; it must be the name of a flow or a map from names of flows",
    ])
}

@Test func `a failure in a flow says how it was reached`() throws {
  let loaded = load(
    suite(
      "outer: [ { repeat: { times: 2, steps: [ { wait: 1s }, { flow: { check: { t: 1 } } } ] } } ]\n"
        + "check: [ { expect: { time: \"${t}\" } } ]",
      "- flow: outer"))
  #expect(loaded.lines == [])
  let verdict = Runner.run(try #require(loaded.suites.first?.scenarios.first))
  let failure = try #require(verdict.failedSteps.first?.failures.first)
  #expect(verdict.failedSteps.first?.number == 4)
  #expect(failure.span.startPosition.line == 5)
  #expect(
    failure.labels.map { "\($0.span.startPosition.line):\($0.span.startPosition.column) \($0.text)" } == [
      "13:9 in the flow `outer`, called here", "4:14 in round 2 of 2", "4:59 in the flow `check`, called here",
    ])
}

@Test func `an app has no flows`() {
  #expect(
    problems("- expect: { time: 0 }", app: "{ header.refreshing: [ { flow: x } ] }").first
      == "4:31 step-in-app: an app can't `flow`")
}

@Test(arguments: [
  ("a: { go: [ touch ] }", "it is the list itself: remove `go:`"),
  ("a: { steps: [ touch ] }", "it is the list itself: remove `steps:`"),
  ("a: { go: [ touch ], stop: [ release ] }", "it is one list: remove the names of its parts"),
])
func `lists under names of their own are answered with one list`(flow: String, help: String) {
  #expect(
    load(suite(flow, "- flow: a\n- expect: { time: 0 }")).lines == [
      "4:6 wrong-type: `a` must be a list, each item a word or a map with one key, found a map", "  help: \(help)",
    ])
}

@Test(arguments: ["steps: { go: [ touch ] }", "steps: [ { repeat: { times: 2, steps: { go: [ touch ] } } } ]"])
func `steps under a name of their own are answered like a flow`(steps: String) {
  let found = load("suite: a\nheader: { type: normalHeader }\nscenarios: [ { name: b, \(steps) } ]\n").lines
  #expect(found.contains("  help: it is the list itself: remove `go:`"), "\(found)")
}

@Test func `an app's steps under a name of their own are answered like a flow`() {
  let found = problems("- touch", app: "{ header.refreshing: { go: [ { endRefreshing: header } ] } }")
  #expect(found.contains("  help: it is the list itself: remove `go:`"), "\(found)")
}

@Test func `a step alone in a flow is answered with a list of it`() {
  let found = load(suite("a: { drag: { to: 3 } }", "- flow: a\n- expect: { time: 0 }")).lines
  #expect(found.count == 2 && found[1] == "  help: write `a: [{ drag: { to: 3 } }]`", "\(found)")
}

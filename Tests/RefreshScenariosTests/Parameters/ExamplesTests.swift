import RefreshScenarios
import SuiteTexts
import Testing

/// Returns a suite around one scenario, which begins on line 5.
private func suite(_ scenario: String) -> String {
  """
  suite: test
  header: { type: normalHeader }
  scene: { content: { height: 1200 }, physics: none }
  scenarios:

  """ + scenario.split(separator: "\n").map { "  " + $0 }.joined(separator: "\n")
}

@Test func `a scenario runs with each of its examples`() throws {
  let loaded = load(
    suite(
      """
      - name: a pull ${how} is ${state}
        tags: ["${state}"]
        scene: { contentInset: { top: "${inset}" } }
        app: { header.refreshing: [ { wait: "${wait}ms" }, { endRefreshing: header } ] }
        examples:
          - { how: by a hair, state: pulling, amount: 101%, inset: 20, wait: 500 }
          - { how: by half, state: idle, amount: 27, inset: 0, wait: 1 }
        steps:
          - pull: { header: "${amount}" }
          - expect: { header.state: "${state}", scroll.inset.top: "${inset}" }
      """))
  #expect(loaded.lines == [])
  let scenarios = try #require(loaded.suites.first).scenarios
  #expect(scenarios.map(\.name) == ["a pull by a hair is pulling", "a pull by half is idle"])
  #expect(scenarios.map(\.tags) == [["pulling"], ["idle"]])
  #expect(scenarios.map { $0.example?.span.startPosition.line } == [10, 11])
  #expect(scenarios[1].example?.text == "how: by half, state: idle, amount: 27, inset: 0, wait: 1")
  #expect(scenarios.flatMap { failures(of: Runner.run($0)) } == [])
}

@Test func `a parameter without a value is one error, in the example`() {
  let loaded = load(
    suite(
      """
      - name: a pull by ${amount}
        examples: [ { amount: }, { amount: 27 } ]
        steps:
          - pull: { header: "${amount}" }
          - expect: { header.state: idle }
      """))
  #expect(loaded.lines == ["6:26 no-value: `amount` has no value"])
}

@Test func `a failure says with which example`() throws {
  let loaded = load(
    suite(
      """
      - name: ${t}
        examples: [ { t: 0 }, { t: 1 } ]
        steps: [ { expect: { time: "${t}" } } ]
      """))
  let verdicts = RunPlan(loaded.suites).run()[0].verdicts
  #expect(verdicts.map(\.passed) == [true, false])
  let failure = try #require(verdicts[1].failedSteps.first?.failures.first)
  #expect(failure.message == "`time` is 0, expected 1")
  #expect(failure.labels.map(\.text) == ["with this example"])
  #expect(failure.labels.map(\.span.startPosition.column) == [27])
}

@Test func `values of examples aren't looked through for parameters`() {
  #expect(
    load(
      suite(
        """
        - name: a ${title}
          examples: [ { title: "pay $price", price: 3 } ]
          steps: [ { expect: { time: 0 } } ]
        """)
    ).lines == [
      "6:40 unused-parameter: the parameter `price` isn't used", "  help: write `${price}` where its value belongs",
    ])
}

@Test func `a wrong value is shown where it is used and where it is written`() {
  #expect(
    load(
      suite(
        """
        - name: a ${how}
          examples: [ { how: x, amount: 101 per cent }, { how: y, amount: [1] } ]
          steps:
            - pull: { header: "${amount}" }
            - expect: { header.stateLabel.text: "is ${amount}" }
        """)
    ).lines == [
      "8:25 wrong-type: `header` must be a length in points or a percentage like `50%`, found a list",
      "  6:69 `amount` is a list here",
      "8:25 wrong-unit: `header` must be a length in points or a percentage like `50%`, found `101 per cent`",
      "  6:35 `amount` is `101 per cent` here",
      "  help: write `101%`",
      "9:47 bad-parameter: `amount` is a list, which can't be inserted into a text or a key",
      "  6:69 the value is here",
    ])
}

@Test func `parameters that do not exist, are missing or not used`() {
  #expect(
    load(
      suite(
        """
        - name: a ${how}
          examples: [ { how: x, amount: 1, spare: 1 }, { how: y, spare: 2 } ]
          steps:
            - pull: { header: "${amuont}" }
            - expect: { header.pullingPercent: "${amount}" }
        """)
    ).lines == [
      "6:38 unused-parameter: the parameter `spare` isn't used",
      "  help: write `${spare}` where its value belongs",
      "6:50 missing-parameter: this example doesn't have a value for `amount`",
      "  9:43 it is used here",
      "8:26 unknown-parameter: there is no parameter `amuont`",
      "  help: did you mean `amount`? the parameters of the scenario are `how`, `amount` and `spare`",
    ])
}

@Test(arguments: [
  ("[10%, 20%]", "[ { expect: { header.pullingPercent: \"${p}\" } } ]", "{ p: 10% }"),
  ("[[10%, 9]]", "[ { expect: { header.pullingPercent: \"${p}\", time: \"${t}\" } } ]", "{ p: 10%, t: 9 }"),
  ("[10%]", "[ { expect: { header.pullingPercent: \"${p}\", time: \"${t}\" } } ]", "{ p: 10%, t: … }"),
  ("\n      - 10%", "[ { expect: { header.pullingPercent: \"${p}\" } } ]", "- { p: 10% }"),
])
func `an example that isn't a map is shown as one of its parameters`(examples: String, steps: String, meant: String)
{
  let lines = load(suite("- name: a\n  examples: \(examples)\n  steps: \(steps)")).lines
  #expect(lines.contains("  help: write `\(meant)`"), "\(lines)")
}

@Test func `examples of the wrong form`() {
  let steps = "steps: [ { expect: { time: 0 } } ]"
  #expect(
    load(suite("- { name: a, examples: [], \(steps) }\n- { name: b, examples: [ 3 ], \(steps) }")).lines == [
      "5:26 wrong-count: `examples` is an empty list, so the scenario never runs",
      "  help: add an example, or remove `examples`",
      "6:28 wrong-type: an example must be a map from names of parameters to values, found `3`",
      "  help: write `{ amount: 3 }`",
    ])
  #expect(
    load(suite("- { name: a, examples: { x: 1 }, \(steps) }")).lines.first
      == "5:26 wrong-type: `examples` must be a non-empty list, each item a map from names of parameters, found a map"
  )
}

@Test func `examples that make the same name are shown both`() {
  #expect(
    load(
      suite(
        """
        - name: a ${how}
          examples: [ { how: x, t: 0 }, { how: x, t: 1 } ]
          steps: [ { expect: { time: "${t}" } } ]
        """)
    ).lines == [
      "5:11 duplicate-scenario: two examples result in the same scenario name, `a x`",
      "  6:17 the first example",
      "  6:35 the other",
      "  help: use parameters that differ in the name, like `${how}`",
    ])
}

@Test func `an example that makes the name of another scenario is shown with it`() {
  #expect(
    load(
      suite(
        """
        - { name: a x, steps: [ { expect: { time: 0 } } ] }
        - { name: "a ${how}", examples: [ { how: x } ], steps: [ { expect: { time: 0 } } ] }
        """)
    ).lines == [
      "6:13 duplicate-scenario: another scenario of the suite is also called `a x`",
      "  5:13 it is here",
      "  6:37 with this example",
    ])
}

@Test func `keys that become the same are shown both`() {
  #expect(
    load(
      suite(
        """
        - name: ${p}
          examples: [ { p: header } ]
          steps: [ { expect: { "${p}.state": idle, header.state: idle } } ]
        """)
    ).lines == [
      "7:46 duplicate-key: key `header.state` appears twice in this map",
      "  7:26 it first appears here",
    ])
}

@Test func `two dollars are one that begins no parameter`() throws {
  let loaded = load(
    suite(
      """
      - name: costs $${5}
        steps:
          - set: { header.titles.idle: "$${x}" }
          - expect: { header.stateLabel.text: "$${x}" }
      """))
  #expect(loaded.lines == [])
  let scenario = try #require(loaded.suites.first?.scenarios.first)
  #expect(scenario.name == "costs ${5}")
  #expect(failures(of: Runner.run(scenario)) == [])
}

@Test func `examples share the limit of steps`() {
  let found = load(
    suite(
      """
      - name: ${n}
        examples: [ { n: 1 }, { n: 2 } ]
        steps: [ { repeat: { times: 60000, steps: [ touch ] } }, { expect: { time: 0 } } ]
      """)
  ).lines
  #expect(found.first?.contains("too-many-steps") ?? false)
}

@Test func `a component that an example attaches is known to the app`() {
  #expect(
    load(
      suite(
        """
        - name: ${type}
          examples: [ { type: autoFooter } ]
          app: { footer.refreshing: [ { endRefreshing: footer } ] }
          steps: [ { attach: { footer: { type: "${type}" } } }, { expect: { footer.type: "${type}" } } ]
        """)
    ).lines == [])
}

@Test func `a unit after a parameter whose values have one is a single error`() {
  func errors(_ value: String) -> [String] {
    let loaded = load(
      suite(
        """
        - name: a pull by ${amount}
          examples: [ { amount: 110% }, { amount: 200% } ]
          steps:
            - pull: { header: \(value) }
            - expect: { header.state: idle }
        """))
    return loaded.lines.filter { !$0.contains("is `") }
  }
  #expect(errors("\"${amount}%\"").count { $0.contains("wrong-unit") } == 1)
  #expect(errors("\"${amount}%\"").contains("  help: there is one `%` too many: write `110%`"))
  #expect(errors("\"${amount}\"") == [])
}

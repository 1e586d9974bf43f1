/// Slips in words and values: names of other tools, units, and values in another form.
extension SlipTests {
  /// Keys of components and parts.
  static let keys: [Slip] = [
    .preset("unknown-type", "name: a\nheader: { type: normal }", "name: a\nheader: { type: normalHeader }"),
    .preset("unknown-type", "name: a\nfooter: { type: auto }", "name: a\nfooter: { type: autoFooter }"),
    .preset(
      "unknown-type", "name: a\nfooter: { type: normalFooter }", "name: a\nfooter: { type: autoNormalFooter }"),
    .preset(
      "misplaced-type", "name: a\nheader: { type: autoNormalFooter }", "name: a\nheader: { type: normalHeader }"),
    .preset(
      "missing-key", "name: a\nheader:\n  height: 60", "name: a\nheader:\n  type: normalHeader\n  height: 60"),
    .preset("missing-key", "header: { type: normalHeader }", "name: example\nheader: { type: normalHeader }"),
    .preset("no-value", "name: a\nheader:", "name: a\nheader: { type: normalHeader }"),
    .preset(
      "wrong-value", "name: my first feed\nheader: { type: header }",
      "name: my-first-feed\nheader: { type: header }"),
    .preset("misplaced-key", "title: a\nheader: { type: header }", "name: a\nheader: { type: header }"),
    .header("wrong-type", "  arrow: false", "  arrow: { hidden: true }"),
    .header("wrong-type", "  arrow: hidden", "  arrow: { hidden: true }"),
    .header("wrong-type", "  loading: large", "  loading: { style: large }"),
    .header("wrong-type", "  titles: Pull", "  titles: { idle: Pull }"),
    .header("unknown-key", "  arrow: { visible: false }", "  arrow: { hidden: true }"),
    .header("unknown-key", "  titles: { loading: Wait }", "  titles: { refreshing: Wait }"),
    .header("unknown-key", "  header.height: 60", "  height: 60"),
    .header("unknown-key", "  lastUpdatedTime: feed", "  lastUpdatedTimeKey: feed"),
    .header("misplaced-key", "  stateLabelHidden: true", "  stateLabel: { hidden: true }"),
    .header(
      "unknown-value", "  loading: { style: UIActivityIndicatorViewStyleLarge }", "  loading: { style: large }"),
    .header("wrong-unit", "  fastAnimationDuration: 1min", "  fastAnimationDuration: 60s"),
    .header("out-of-range", "  height: -60", "  height: 60"),
    .header("bad-template", "  lastUpdatedTimeText: '{relativ}'", "  lastUpdatedTimeText: '{relative}'"),
    .header(
      "bad-template", "  lastUpdatedTimeText: '{MM-dd HH:mm}'", "  lastUpdatedTimeText: '{date:MM-dd HH:mm}'"),
    .header("bad-template", "  lastUpdatedTimeText: 'At {relative'", "  lastUpdatedTimeText: 'At {relative}'"),
    .header("missing-key", part("left: 0"), part("kind: ring, left: 0")),
    .header(
      "wrong-count", part("kind: ring, center: [9, 9], size: [28]", isPlaced: true),
      part("kind: ring, center: [9, 9], size: [28, 28]", isPlaced: true)),
    .header(
      "unknown-key", part("kind: ring, centre: [50%, 9], size: [9, 9]", isPlaced: true),
      part("kind: ring, center: [50%, 9], size: [9, 9]", isPlaced: true)),
    .header(
      "wrong-type", part("kind: ring, alpha: { pull: [0, 1] }"),
      part("kind: ring, alpha: { pull: { 0%: 0, 100%: 1 } }")),
    .header(
      "missing-colon", part("kind: ring, alpha: { pull: { 0% 0, 100% 1 } }"),
      part("kind: ring, alpha: { pull: { 0%: 0, 100%: 1 } }")),
    .header(
      "unsorted-ramp", part("kind: ring, alpha: { pull: { 100%: 1, 0%: 0 } }"),
      part("kind: ring, alpha: { pull: { 0%: 0, 100%: 1 } }")),
    .header(
      "wrong-type", "  parts:\n    - ring:\n      kind: ring\n      center: [9, 9]\n      size: [9, 9]",
      "  parts:\n    ring:\n      kind: ring\n      center: [9, 9]\n      size: [9, 9]"),
    .preset(
      "wrong-value", "name: a\nfooter: { type: autoFooter, autoTriggerTimes: infinite }",
      "name: a\nfooter: { type: autoFooter, autoTriggerTimes: unlimited }"),
    .preset(
      "wrong-unit", "name: a\nfooter: { type: autoFooter, autoTriggerTimes: 3x }",
      "name: a\nfooter: { type: autoFooter, autoTriggerTimes: 3 }"),
  ]

  /// A part with further keys.
  private static func part(_ keys: String, isPlaced: Bool = false) -> String {
    "  parts: { ring: { \(keys)\(isPlaced ? "" : ", center: [9, 9], size: [9, 9]".replacing(keys.contains("left") ? ", center: [9, 9], size: [9, 9]" : "x", with: ", width: 9, top: 0, height: 9")) } }"
  }

  /// Keys of suites and scenarios, steps and expectations.
  static let words: [Slip] = [
    .steps("unknown-path", "      - expect: { header: idle }", "      - expect: { header.state: idle }"),
    .steps("unknown-path", "      - expect: { state: idle }", "      - expect: { header.state: idle }"),
    .steps("unknown-path", "      - expect: { scroll.offset: 0 }", "      - expect: { scroll.offset.y: 0 }"),
    .steps(
      "unknown-path", "      - expect: { header.refreshing.calls: 0 }",
      "      - expect: { header.calls.refreshing: 0 }"),
    .steps("unknown-value", "      - expect: { header.state: .idle }", "      - expect: { header.state: idle }"),
    .steps(
      "bad-matcher", "      - expect: { header.state: !pulling }",
      "      - expect: { header.state: \"!= pulling\" }"),
    .steps("unknown-key", "      - expect: { time: { min: 0 } }", "      - expect: { time: \">= 0\" }"),
    .steps(
      "bad-matcher", "      - expect: { header.state: [idle, pulling] }",
      "      - expect: { header.state: { oneOf: [idle, pulling] } }"),
    .steps("wrong-unit", "      - expect: { scroll.inset.top: 0pt }", "      - expect: { scroll.inset.top: 0 }"),
    .steps("wrong-unit", "      - wait: 1m", "      - wait: 60s"),
    .steps(
      "misplaced-key", "      - wait: { header.state: idle }", "      - wait: { until: { header.state: idle } }"),
    .steps("misplaced-key", "      - wait: { for: 3s }", "      - wait: 3s"),
    .steps(
      "misplaced-key", "      - wait: { until: { header.state: idle }, timeout: 3s }",
      "      - wait: { until: { header.state: idle }, atMost: 3s }"),
    .steps(
      "unexpected-colon", "      - wait: until header.state: idle",
      "      - wait: { until: { header.state: idle } }"),
    .steps("unknown-step", "      - pullDown: { header: 20 }", "      - pull: { header: 20 }"),
    .steps("unknown-step", "      - loadMore: 20", "      - load: { rows: 20 }"),
    .steps("bad-step", "      - beginRefreshing", "      - beginRefreshing: header"),
    .steps("wrong-type", "      - beginRefreshing: { header: true }", "      - beginRefreshing: header"),
    .steps("wrong-type", "      - rotate: landscape", "      - rotate: [667, 375]"),
    .steps("wrong-type", "      - attach: backFooter", "      - attach: { footer: { type: backFooter } }"),
    .steps(
      "unknown-property", "      - set: { header: { height: 80, hidden: true } }",
      "      - set: { header.height: 80, header.hidden: true }"),
    .steps("missing-key", "      - swipe: { by: [0, 320] }", "      - swipe: { duration: 0.3s, by: [0, 320] }"),
    .steps(
      "unknown-key", "      - repeat: { count: 2, steps: [touch] }", "      - repeat: { times: 2, steps: [touch] }"),
    .steps(
      "bad-event", "      - expectEvents: [\"header: idle => pulling\"]",
      "      - expectEvents: [\"header: idle -> pulling\"]"),
    .steps(
      "bad-event", "      - expectEvents: [\"header idle -> puling\"]",
      "      - expectEvents: [\"header: idle -> pulling\"]"),
    .steps(
      "bad-event", "      - expectEvents: [header.refreshing()]", "      - expectEvents: [\"header: refreshing()\"]"
    ),
    .suite("misplaced-key", "scene: { contentHeight: 900 }\n", "scene: { content: { height: 900 } }\n", "wait: 1s"),
    .suite("wrong-type", "scene: { content: 900 }\n", "scene: { content: { height: 900 } }\n", "wait: 1s"),
    .suite("unknown-value", "scene: { physics: off }\n", "scene: { physics: none }\n", "wait: 1s"),
    .suite("unknown-value", "scene: { scrollView: UITableView }\n", "scene: { scrollView: table }\n", "wait: 1s"),
    .suite(
      "unknown-key", "app: { header.onRefresh: [ { endRefreshing: header } ] }\n",
      "app: { header.refreshing: [ { endRefreshing: header } ] }\n", "wait: 1s"),
    .suite(
      "unknown-key", "app: { header: [ { endRefreshing: header } ] }\n",
      "app: { header.refreshing: [ { endRefreshing: header } ] }\n", "wait: 1s"),
    .suite(
      "wrong-count", "eventually: { header.state: idle }\n", "eventually: { within: 5s, header.state: idle }\n",
      "wait: 1s"),
    .suite(
      "misplaced-key", "leadsTo: [ { when: { time: 0 }, then: { time: 0 }, within: 5s } ]\n",
      "leadsTo: [ { after: { time: 0 }, then: { time: 0 }, within: 5s } ]\n", "wait: 1s"),
    .scenario("wrong-type", "tags: smoke", "tags: [smoke]"),
    .scenario("wrong-type", "tags: smoke, slow", "tags: [smoke, slow]"),
    .scenario("wrong-type", "tags: {smoke, slow}", "tags: [smoke, slow]"),
    .scenario("unknown-key", "tag: smoke", "tags: [smoke]"),
    .scenario("duplicate-key", "soft: true\n    soft: true", "soft: true"),
    Slip(
      id: "unknown-key", kind: .scenarios,
      before:
        "suite: a\npresets: a.preset.yaml\nscenarios: [ { name: a, steps: [ { expect: { header.state: idle } } ] } ]",
      after:
        "suite: a\npreset: a.preset.yaml\nscenarios: [ { name: a, steps: [ { expect: { header.state: idle } } ] } ]"
    ),
    flow("unknown-step", "go: { n: 20 }", "flow: { go: { n: 20 } }"),
    flow("unknown-flow", "flow: { goo: { n: 20 } }", "flow: { go: { n: 20 } }"),
    flow("unknown-parameter", "flow: { go: { ammount: 20 } }", "flow: { go: { amount: 20 } }", parameter: "amount"),
    Slip(
      id: "misplaced-key", kind: .scenarios,
      before: Slip.start + "  - name: one\n    steps:\n      - expect: { header.state: idle }\n    wait: 1s",
      after: Slip.start + "  - name: one\n    steps:\n      - expect: { header.state: idle }\n      - wait: 1s"),
    Slip(
      id: "duplicate-scenario", kind: .scenarios, before: Slip.start + Slip.empty("one") + "\n" + Slip.empty("one"),
      after: Slip.start + Slip.empty("one") + "\n" + Slip.empty("one 2")),
    Slip(
      id: "missing-parameter", kind: .scenarios, before: examples("{ amount: 1 }, { amuont: 2 }"),
      after: examples("{ amount: 1 }, { amount: 2 }")),
    Slip(
      id: "bad-parameter", kind: .scenarios,
      before: examples("{ amount: 1 }, { amount: 2 }").replacing("${amount}", with: "{amount}"),
      after: examples("{ amount: 1 }, { amount: 2 }")),
  ]

  private static func examples(_ list: String) -> String {
    Slip.start
      + "  - name: by ${amount}\n    examples: [ \(list) ]\n    steps: [ { expect: { header.state: idle } } ]"
  }

  /// A call of a flow with a parameter.
  private static func flow(_ id: String, _ before: String, _ after: String, parameter: String = "n") -> Slip {
    func suite(_ step: String) -> String {
      "suite: a\nheader: { type: normalHeader }\nflows: { go: [ { pull: { header: '${\(parameter)}' } } ] }\nscenarios: [ { name: a, steps: [ { \(step) }, { expect: { header.state: idle } } ] } ]"
    }
    return Slip(id: id, kind: .scenarios, before: suite(before), after: suite(after))
  }

  /// Slips that YAML doesn't notice, or notices elsewhere.
  static let unnoticed: [Slip] = [
    .preset(
      "bad-indentation", "  name: a\ndescription: b\nheader: { type: header }",
      "name: a\ndescription: b\nheader: { type: header }"),
    .header(
      "unclosed-quote", "  titles:\n    idle: \"Pull\n    pulling: b\n  stateLabel: { textColor: \"#5A5A5A\" }",
      "  titles:\n    idle: \"Pull\"\n    pulling: b\n  stateLabel: { textColor: \"#5A5A5A\" }"),
    .header("unexpected-colon", "  height: 60 ignoredInset: 4", "  height: 60\n  ignoredInset: 4"),
    .steps("tab-indentation", "      - touch\n\t- release", "      - touch\n      - release"),
    .steps("complex-key", "      - language: {{n}}", "      - language: \"${n}\""),
    Slip(
      id: "unclosed-quote", kind: .scenarios,
      before:
        "suite: a\nheader: { type: \"normalHeader, height: 54 }\nscenarios:\n  - name: a\n    steps: [ { expect: { header.state: \"idle\" } } ]",
      after:
        "suite: a\nheader: { type: \"normalHeader\", height: 54 }\nscenarios:\n  - name: a\n    steps: [ { expect: { header.state: \"idle\" } } ]"
    ),
    .scenario("unquoted-text", "tags: [#smoke]", "tags: [\"#smoke\"]"),
    Slip(
      id: "bad-indentation", kind: .scenarios,
      before: Slip.start + Slip.empty("one")
        + "\n   - name: two\n     soft: true\n     steps: [ { expect: { header.state: idle } } ]",
      after: Slip.start + Slip.empty("one")
        + "\n  - name: two\n    soft: true\n    steps: [ { expect: { header.state: idle } } ]"),
  ]
}

/// Slips in what holds keys and values together: brackets, separators, quotes, colons and indentation.
extension SlipTests {
  /// Opening brackets that are missing.
  static let openers: [Slip] = [
    .steps(
      "unexpected-bracket", "      - expect:  header.stateLabel.text: /당겨/ }",
      "      - expect: { header.stateLabel.text: /당겨/ }"),
    .steps("unexpected-bracket", "      - pull:  header: 120% }", "      - pull: { header: 120% }"),
    .steps("unexpected-bracket", "      - rotate: 667, 375]", "      - rotate: [667, 375]"),
    .header("unexpected-bracket", "  titles:  idle: a, pulling: b }", "  titles: { idle: a, pulling: b }"),
    .header(
      "unexpected-bracket", "  titles: idle: a, pulling: { en: b } }", "  titles: { idle: a, pulling: { en: b } }"),
    .steps(
      "unexpected-bracket", "      - repeat: { times: 2, steps: touch, release] }",
      "      - repeat: { times: 2, steps: [touch, release] }"),
    .steps(
      "unexpected-bracket", "      - repeat: { times: 2, steps: [touch, drag: { to: 60 } }, release] }",
      "      - repeat: { times: 2, steps: [touch, { drag: { to: 60 } }, release] }"),
    .steps(
      "unexpected-bracket", "      - wait: { until: header.state: idle }, atMost: 3s }",
      "      - wait: { until: { header.state: idle }, atMost: 3s }"),
    .suite(
      "unexpected-bracket", "app: { header.refreshing:  { wait: 1s }, { endRefreshing: header } ] }\n",
      "app: { header.refreshing: [{ wait: 1s }, { endRefreshing: header } ] }\n"),
    .steps("unexpected-colon", "      - load: rows: 20", "      - load: { rows: 20 }"),
    .steps(
      "missing-comma", "      - wait: { until: header.state: idle, atMost: 3s }",
      "      - wait: { until: { header.state: idle }, atMost: 3s }"),
    .header("unclosed-bracket", "  titles: { idle: Pull # comment }", "  titles: { idle: Pull } # comment"),
    .header(
      "unclosed-bracket", "  titles: { idle: { en: Pull # {comment} } }",
      "  titles: { idle: { en: Pull } } # {comment}"),
    .steps(
      "unclosed-bracket", "      - wait: { until: { header.state: idle, atMost: 3s }",
      "      - wait: { until: { header.state: idle }, atMost: 3s }"),
    .steps(
      "unclosed-bracket", "      - repeat: { times: 2, steps: [ { drag: { to: 60 }, { drag: { to: 0 } } ] }",
      "      - repeat: { times: 2, steps: [ { drag: { to: 60 } }, { drag: { to: 0 } } ] }"),
    Slip(
      id: "unexpected-bracket", kind: .scenarios,
      before:
        "suite: a\nheader: { type: normalHeader }\nscenarios:\n  - name: \"${p}\"\n    examples:\n      - p: 1, q: 2 }\n    steps: [ { pull: { header: \"${q}\" } }, { expect: { header.state: idle } } ]",
      after:
        "suite: a\nheader: { type: normalHeader }\nscenarios:\n  - name: \"${p}\"\n    examples:\n      - { p: 1, q: 2 }\n    steps: [ { pull: { header: \"${q}\" } }, { expect: { header.state: idle } } ]"
    ),
  ]

  /// Commas that are missing or semicolons, and words before and after them that seem to belong together.
  static let separators: [Slip] = [
    .header(
      "wrong-character", "  titles: { idle: 查看更多; pulling: 松手查看 }", "  titles: { idle: 查看更多, pulling: 松手查看 }"),
    .header("wrong-character", "  titles: { idle: a；pulling: b }", "  titles: { idle: a, pulling: b }"),
    .header("wrong-character", "  titles: { idle: 'a'; pulling: b }", "  titles: { idle: 'a', pulling: b }"),
    .header(
      "wrong-character", "  titles: { idle: a;\n    pulling: b }", "  titles: { idle: a,\n    pulling: b }"),
    .header(
      "wrong-character", "  titles: { pulling: { en: Let me go; zh-Hans: 松手 } }",
      "  titles: { pulling: { en: Let me go, zh-Hans: 松手 } }"),
    .suite(
      "wrong-character", "scene: { content: { height: 500 }; physics: none }\n",
      "scene: { content: { height: 500 }, physics: none }\n"),
    .steps("wrong-character", "      - rotate: [667; 375]", "      - rotate: [667, 375]"),
    .steps("wrong-character", "      - rotate: [667;375]", "      - rotate: [667, 375]"),
    .header(
      "missing-comma", "  titles: { pulling: { en: That was all zh-Hans: 木有 } }",
      "  titles: { pulling: { en: That was all, zh-Hans: 木有 } }"),
    .header(
      "missing-comma", "  titles: { pulling: { zh-Hans: 就 这 些 en: That was all } }",
      "  titles: { pulling: { zh-Hans: 就 这 些, en: That was all } }"),
    .header(
      "missing-comma",
      "  parts: { a: { kind: ring, center: [0, 0], size: [9, 9], alpha: { pull: { 0%: 0 100%: 1 } } } }",
      "  parts: { a: { kind: ring, center: [0, 0], size: [9, 9], alpha: { pull: { 0%: 0, 100%: 1 } } } }"),
    .header("missing-comma", "  titles: { idle: 松手 pulling: b }", "  titles: { idle: 松手, pulling: b }"),
    .steps(
      "wrong-character", "      - repeat: { times: 5; steps: [ touch, release ] }",
      "      - repeat: { times: 5, steps: [ touch, release ] }"),
    .header(
      "missing-comma", "  parts: { a: { kind: ring center: [0, 0], size: [9, 9] } }",
      "  parts: { a: { kind: ring, center: [0, 0], size: [9, 9] } }"),
  ]

  /// Opening quotes that are missing.
  static let openingQuotes: [Slip] = [
    .header(
      "unquoted-text", "  titles: { idle: That's all, folks\" }", "  titles: { idle: \"That's all, folks\" }"),
    .header("unquoted-text", "  titles: { idle: a, b, c' }", "  titles: { idle: 'a, b, c' }"),
    .header(
      "unquoted-text", "  titles: { idle: That's all, folk' }", "  titles: { idle: 'That''s all, folk' }"),
    .header(
      "unquoted-text", "  titles:\n    idle: Last update: 23:59\"", "  titles:\n    idle: \"Last update: 23:59\""),
    .header(
      "unquoted-text", "  stateLabel: { textColor: #C04040\", fontSize: 20 }",
      "  stateLabel: { textColor: \"#C04040\", fontSize: 20 }"),
    .header(
      "unquoted-text", "  stateLabel:\n    textColor: #C04040\"", "  stateLabel:\n    textColor: \"#C04040\""),
    .steps(
      "unquoted-text", "      - expectEvents:\n          - header: refreshing()\"",
      "      - expectEvents:\n          - \"header: refreshing()\""),
    .header(
      "unquoted-text", "  titles: { idle: Last update: 09:30\" }", "  titles: { idle: \"Last update: 09:30\" }"),
    .header(
      "unquoted-text",
      "  parts: { a: { kind: ring, center: [0, 0], size: [9, 9], color: { pull: { 0%: '#F00000', 100%: #800080' } } } }",
      "  parts: { a: { kind: ring, center: [0, 0], size: [9, 9], color: { pull: { 0%: '#F00000', 100%: '#800080' } } } }"
    ),
  ]

  /// Colons that are missing between a key and its value.
  static let colons: [Slip] = [
    .steps("missing-colon", "      - pull: { header 110% }", "      - pull: { header: 110% }"),
    .steps("missing-colon", "      - pull: header 110%", "      - pull: { header: 110% }"),
    .steps("missing-colon", "      - pull:\n          header 110%", "      - pull:\n          header: 110%"),
    .steps("missing-colon", "      - load: rows 20", "      - load: { rows: 20 }"),
    .steps("missing-colon", "      - expect: { header.state idle }", "      - expect: { header.state: idle }"),
    .steps("wrong-type", "      - expect: header.state idle", "      - expect: { header.state: idle }"),
    .steps("unknown-step", "      - pull header 110%", "      - pull: { header: 110% }"),
    .steps(
      "missing-colon", "      - expect { header.state: idle, header.alpha: 1 }",
      "      - expect: { header.state: idle, header.alpha: 1 }"),
    .preset("missing-colon", "name: a\nheader { type: normalHeader }", "name: a\nheader: { type: normalHeader }"),
    .suite("missing-colon", "scene: { content { width: 900 } }\n", "scene: { content: { width: 900 } }\n"),
    .header(
      "missing-colon", "  titles: { idle Pull down, pulling: b }", "  titles: { idle: Pull down, pulling: b }"),
    .header(
      "missing-colon", "  titles:\n    idle Pull\n    pulling: b", "  titles:\n    idle: Pull\n    pulling: b"),
    .header("missing-colon", "  height 60", "  height: 60"),
    Slip(
      id: "missing-colon", kind: .scenarios,
      before:
        "suite: a\nheader: { type: normalHeader }\nscenarios:\n  - name a\n    steps:\n      - expect: { header.state: idle }",
      after:
        "suite: a\nheader: { type: normalHeader }\nscenarios:\n  - name: a\n    steps:\n      - expect: { header.state: idle }"
    ),
    .steps("unexpected-character", "      - pull: { header: %50 }", "      - pull: { header: 50% }"),
    .steps("unexpected-character", "      /* half */\n      - touch", "      # half\n      - touch"),
    .steps("missing-colon", "      - pull { header: \"60\" }", "      - pull: { header: \"60\" }"),
    .suite("missing-colon", "scene { content: { height: 600 } }\n", "scene: { content: { height: 600 } }\n"),
    .header(
      "missing-colon", "  titles: { idle: { en: Pull…, zh-Hans 下拉 } }",
      "  titles: { idle: { en: Pull…, zh-Hans: 下拉 } }"),
    .header("missing-colon", "  titles: { idle: { en Pull } }", "  titles: { idle: { en: Pull } }"),
    .header(
      "missing-colon", "  titles:\n    idle: { en \"Pull {1}\" }", "  titles:\n    idle: { en: \"Pull {1}\" }"),
    .header(
      "missing-colon", "  lastUpdatedTimeText \"at: {relative}\"", "  lastUpdatedTimeText: \"at: {relative}\""),
  ]

  /// Lines that aren't indented like their neighbours, or don't have their dash: the line itself is reported.
  static let oddLines: [Slip] = {
    let steps = "\n      - touch\n      - release"
    let expectations = "      - expect:\n          header.state: idle\n          time: 0"
    return [
      .steps("bad-indentation", "       - wait: 1s" + steps, "      - wait: 1s" + steps),
      .steps("bad-indentation", "     - wait: 1s" + steps, "      - wait: 1s" + steps),
      .steps("bad-indentation", "    - wait: 1s" + steps, "      - wait: 1s" + steps),
      .steps(
        "bad-indentation", "      - touch\n       - wait: 1s\n      - release",
        "      - touch\n      - wait: 1s\n      - release"),
      .steps("missing-dash", "      wait: 1s" + steps, "      - wait: 1s" + steps),
      .steps("bad-indentation", expectations.replacing("          header", with: "         header"), expectations),
      .steps(
        "bad-indentation", expectations.replacing("          header", with: "            header"), expectations),
      .steps("bad-indentation", expectations.replacing("          time", with: "         time"), expectations),
      .header("bad-indentation", "height: 60\n  hidden: true", "  height: 60\n  hidden: true"),
      .header("bad-indentation", " height: 60\n  hidden: true", "  height: 60\n  hidden: true"),
      .header(
        "bad-indentation", "  height: 60\n footer:\n  type: autoFooter", "  height: 60\nfooter:\n  type: autoFooter"
      ),
    ]
  }()

  /// Lists that are maps, in whatever column.
  static let lists: [Slip] = [
    .header("wrong-type", "  titles:\n  - idle: a\n  - pulling: b", "  titles: { idle: a, pulling: b }"),
    .header(
      "wrong-type", "  titles: # why\n  - idle: a\n  - pulling: b", "  titles: # why\n    { idle: a, pulling: b }"),
    .steps(
      "wrong-type", "      - expect:\n        - header.state: idle\n        - header.alpha: 1",
      "      - expect: { header.state: idle, header.alpha: 1 }"),
    .steps("wrong-type", "      - rotate:\n        - - 667\n          - 375", "      - rotate: [667, 375]"),
    .steps(
      "bad-step", "      - expect:\n          header.state: idle\n        header.alpha: 1",
      "      - expect:\n          header.state: idle\n          header.alpha: 1"),
    Slip(
      id: "bad-indentation", kind: .scenarios,
      before:
        "suite: a\nheader: { type: normalHeader }\nscenarios:\n  - name: a\n  tags: [b]\n    steps:\n      - expect: { header.state: idle }\n  - name: c\n    steps:\n      - expect: { header.state: idle }",
      after:
        "suite: a\nheader: { type: normalHeader }\nscenarios:\n  - name: a\n    tags: [b]\n    steps:\n      - expect: { header.state: idle }\n  - name: c\n    steps:\n      - expect: { header.state: idle }"
    ),
    Slip(
      id: "bad-indentation", kind: .scenarios,
      before:
        "suite: a\nheader: { type: normalHeader }\nscenarios:\n  - name: a\n    tags: [b]\n  steps:\n    - expect: { header.state: idle }\n\n  - name: c\n    steps:\n      - expect: { header.state: idle }",
      after:
        "suite: a\nheader: { type: normalHeader }\nscenarios:\n  - name: a\n    tags: [b]\n    steps:\n      - expect: { header.state: idle }\n\n  - name: c\n    steps:\n      - expect: { header.state: idle }"
    ),
  ]
}

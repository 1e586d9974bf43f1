import RefreshDiagnostics

@testable import RefreshChecks

extension SlipTests {
  static let fullWidth: [Slip] = [
    .preset("wrong-character", "name：a\nheader: { type: normalHeader }", "name: a\nheader: { type: normalHeader }"),
    .preset("wrong-character", "name: a\nheader：\n  type: normalHeader", "name: a\nheader:\n  type: normalHeader"),
    .preset("wrong-character", "name: a\nheader:\n  type：normalHeader", "name: a\nheader:\n  type: normalHeader"),
    .preset(
      "wrong-character", "name: a\nheader: ｛type：normalHeader，height：60｝",
      "name: a\nheader: {type: normalHeader, height: 60}"),
    .preset(
      "wrong-character", "name: a\nheader: { type: normalHeader ｝", "name: a\nheader: { type: normalHeader }"),
    .preset(
      "wrong-character", "name: “a”\nheader: { type: normalHeader }", "name: \"a\"\nheader: { type: normalHeader }"),
    .preset(
      "wrong-character", "＃ one\nname: a\nheader: { type: normalHeader }",
      "# one\nname: a\nheader: { type: normalHeader }"),
    .preset(
      "wrong-character", "name: a\nheader: { type: normalHeader　}", "name: a\nheader: { type: normalHeader }"),
    .preset("wrong-character", "name: a\nheader:\n　type: normalHeader", "name: a\nheader:\n  type: normalHeader"),
    .preset(
      "wrong-character", "name: a\nhea\u{200B}der:\n  type: normalHeader", "name: a\nheader:\n  type: normalHeader"),
    .header("wrong-character", "  height：60", "  height: 60"),
    .header("wrong-character", "  height:\u{A0}60", "  height: 60"),
    .header("wrong-character", "  \u{FEFF}height: 60", "  height: 60"),
    .header("wrong-character", "\u{A0} height: 60", "  height: 60"),
    .header("wrong-character", "  height: ６０", "  height: 60"),
    .header("wrong-character", "  height: 60\u{200B}", "  height: 60"),
    .header("wrong-character", "  ignoredInset: －10", "  ignoredInset: -10"),
    .header("wrong-character", "  fastAnimationDuration: 0。25s", "  fastAnimationDuration: 0.25s"),
    .header("wrong-character", "  hidden: ｔｒｕｅ", "  hidden: true"),
    .header(
      "wrong-character", "  stateLabel: { textColor: “#FF0000” }", "  stateLabel: { textColor: \"#FF0000\" }"),
    .header(
      "wrong-character", "  stateLabel: { textColor: \"＃FF0000\" }", "  stateLabel: { textColor: \"#FF0000\" }"),
    .header("wrong-character", "  titles： { idle: 下拉：刷新 }", "  titles: { idle: 下拉：刷新 }"),
    .header("wrong-character", "  titles: { “idle”: “下拉” }", "  titles: { \"idle\": “下拉” }"),
    .steps("wrong-character", "      - pull: { header: 110％ }", "      - pull: { header: 110% }"),
    .steps("wrong-character", "      － touch", "      - touch"),
    .steps("wrong-character", "      - wait:　settled", "      - wait: settled"),
    .steps(
      "wrong-character", "      - expect: { header.insetDelta: \"≥ 0\" }",
      "      - expect: { header.insetDelta: \">= 0\" }"),
    .steps(
      "wrong-character", "      - expectEvents: [ \"header： idle -> pulling\" ]",
      "      - expectEvents: [ \"header: idle -> pulling\" ]"),
  ]

  static let signs: [Slip] = [
    .preset("missing-space", "name:a\nheader: { type: normalHeader }", "name: a\nheader: { type: normalHeader }"),
    .preset("missing-space", "name: a\nheader: { type:normalHeader }", "name: a\nheader: { type: normalHeader }"),
    .header("missing-space", "  height:60", "  height: 60"),
    .steps("missing-space", "      -touch", "      - touch"),
    .steps("missing-space", "      -pull: { header: 60 }", "      - pull: { header: 60 }"),
    .steps("missing-space", "      - wait:settled", "      - wait: settled"),
    .header("missing-colon", "  height = 60", "  height: 60"),
    .preset("missing-colon", "name: a\nheader\n  type: normalHeader", "name: a\nheader:\n  type: normalHeader"),
    .header("unexpected-text", "  height: 60;", "  height: 60"),
    .header("unexpected-character", "  height: 60 // x", "  height: 60 # x"),
    .steps(
      "joined-items", "      - pull: { header: 60 }, release", "      - pull: { header: 60 }\n      - release"),
    .steps("joined-items", "      - touch, release", "      - touch\n      - release"),
    .steps("missing-dash", "      - touch\n      release", "      - touch\n      - release"),
    .steps("missing-dash", "      * touch", "      - touch"),
    .preset(
      "missing-comma", "name: a\nheader: { type: normalHeader height: 60 }",
      "name: a\nheader: { type: normalHeader, height: 60 }"),
    .header("unclosed-bracket", "  titles: { idle: a", "  titles: { idle: a }"),
    .header("unexpected-bracket", "  titles: { idle: a }}", "  titles: { idle: a }"),
    .preset(
      "tab-indentation", "name: a\nheader:\n\ttype: normalHeader\n\theight: 60",
      "name: a\nheader:\n  type: normalHeader\n  height: 60"),
    .header("bad-indentation", "   height: 60", "  height: 60"),
    .preset("bad-indentation", "name: a\nheader:\ntype: normalHeader", "name: a\nheader:\n  type: normalHeader"),
    .steps("bad-step", "      - pull:\n        header: 60", "      - pull:\n          header: 60"),
  ]

  static let quotes: [Slip] = [
    .header(
      "unquoted-text", "  stateLabel: { textColor: #ff0000, fontSize: 12 }",
      "  stateLabel: { textColor: \"#ff0000\", fontSize: 12 }"),
    .header(
      "unquoted-text", "  titles: { idle: pull, now, pulling: b }", "  titles: { idle: \"pull, now\", pulling: b }"),
    .header("unquoted-text", "  lastUpdatedTimeText: {relative}", "  lastUpdatedTimeText: \"{relative}\""),
    .header(
      "unquoted-text", "  lastUpdatedTimeText: {date:yyyy-MM-dd}", "  lastUpdatedTimeText: \"{date:yyyy-MM-dd}\""),
    .header("unquoted-text", "  titles: { idle: a{1}b }", "  titles: { idle: \"a{1}b\" }"),
    .header("unquoted-text", "  titles:\n    idle: !pull now", "  titles:\n    idle: \"!pull now\""),
    .header("unexpected-character", "  titles: { idle: @home }", "  titles: { idle: \"@home\" }"),
    .header("bad-anchor", "  titles:\n    idle: *pull*", "  titles:\n    idle: \"*pull*\""),
    .header(
      "unexpected-colon", "  titles:\n    idle: Loading: please wait",
      "  titles:\n    idle: \"Loading: please wait\""),
    .header(
      "unclosed-quote", "  titles:\n    idle: \"pull\n    pulling: b",
      "  titles:\n    idle: \"pull\"\n    pulling: b"),
    .header("unexpected-text", "  titles:\n    idle: 'it's'", "  titles:\n    idle: 'it''s'"),
    .header("unknown-escape", "  titles:\n    idle: \"a\\pull\"", "  titles:\n    idle: 'a\\pull'"),
    .steps(
      "unexpected-character", "      - expect: { header.insetDelta: >= 0 }",
      "      - expect: { header.insetDelta: \">= 0\" }"),
    .steps(
      "bad-event", "      - expectEvents:\n          - header: refreshing()",
      "      - expectEvents:\n          - \"header: refreshing()\""),
  ]

  /// Forms of other tools, and levels too many or too few.
  static let forms: [Slip] = [
    .suite(
      "wrong-type", "flows:\n  go:\n    steps:\n      - pull: { header: 120% }\n      - release\n",
      "flows:\n  go:\n      - pull: { header: 120% }\n      - release\n", "flow: go"),
    .suite(
      "wrong-type", "flows: { go: { steps: [touch, release] } }\n", "flows: { go: [touch, release] }\n", "flow: go"),
    .suite(
      "wrong-type", "flows: { go: { run: [touch, release] } }\n", "flows: { go: [touch, release] }\n", "flow: go"),
    .suite(
      "wrong-type", "flows: { go: { now: { steps: [touch, release] } } }\n", "flows: { go: [touch, release] }\n",
      "flow: go"),
    .suite(
      "wrong-type", "flows:\n  go:\n    now:\n      do:\n        - touch\n        - release\n",
      "flows:\n  go:\n        - touch\n        - release\n", "flow: go"),
    .suite(
      "wrong-type", "flows: { go: { touch, drag: { to: 60 } } }\n",
      "flows: { go: [touch, { drag: { to: 60 } }] }\n",
      "flow: go"),
    .suite(
      "unknown-step", "flows: { b: [touch], c: [b, release] }\n", "flows: { b: [touch], c: [flow: b, release] }\n",
      "flow: c"),
    .suite("unknown-key", "scene: { rows: 20 }\n", "scene: { content: { rows: 20 } }\n"),
    .suite("unknown-key", "scene:\n  height: 900\n", "scene:\n  content: { height: 900 }\n"),
    .suite(
      "unknown-key", "app:\n  header:\n    refreshing:\n      - endRefreshing: header\n",
      "app:\n  header.refreshing:\n      - endRefreshing: header\n"),
    Slip(
      id: "wrong-type", kind: .scenarios,
      before:
        "suite: a\nheader: { type: normalHeader }\nscenarios:\n  first:\n    steps: [ { expect: { header.state: idle } } ]",
      after:
        "suite: a\nheader: { type: normalHeader }\nscenarios:\n  - name: first\n    steps: [ { expect: { header.state: idle } } ]"
    ),
    Slip(
      id: "wrong-type", kind: .scenarios,
      before:
        "suite: a\nheader: { type: normalHeader }\nscenarios:\n    one:\n        steps: [ { expect: { header.state: idle } } ]\n    two:\n        steps: [ { expect: { header.state: idle } } ]",
      after:
        "suite: a\nheader: { type: normalHeader }\nscenarios:\n    -   name: one\n        steps: [ { expect: { header.state: idle } } ]\n    -   name: two\n        steps: [ { expect: { header.state: idle } } ]"
    ),
    Slip(
      id: "duplicate-key", kind: .scenarios,
      before: "\(Slip.small)\n\(Slip.small)", after: "\(Slip.small)\n---\n\(Slip.small)"),
    Slip(
      id: "wrong-type", kind: .scenarios,
      before:
        "suite: a\nheader: { type: normalHeader }\nscenarios:\n  - name: \"at ${p}\"\n    examples: { p: [1%, 2%] }\n    steps: [ { pull: { header: \"${p}\" } }, { expect: { header.state: idle } } ]",
      after:
        "suite: a\nheader: { type: normalHeader }\nscenarios:\n  - name: \"at ${p}\"\n    examples: [ { p: 1% }, { p: 2% } ]\n    steps: [ { pull: { header: \"${p}\" } }, { expect: { header.state: idle } } ]"
    ),
    .steps("unknown-step", "      - when: { pull: { header: 60 } }", "      - pull: { header: 60 }"),
    .header("unknown-key", "  setTitle: { idle: Pull }", "  titles: { idle: Pull }"),
    .header(
      "unexpected-text", "  titles: { idle: 'That's all', pulling: b }",
      "  titles: { idle: 'That''s all', pulling: b }"),
    .header("unexpected-text", "  titles: { idle: 'It's' }", "  titles: { idle: 'It''s' }"),
  ]

  /// Texts in quotes that stand for a map or a step.
  static let quoted: [Slip] = [
    .preset("wrong-type", "name: a\nheader: \"normalHeader\"", "name: a\nheader: { type: normalHeader }"),
    .steps("unknown-step", "      - 'wait 1s'", "      - wait: 1s"),
    .steps("bad-step", "      - \"beginRefreshing\"", "      - beginRefreshing: header"),
    .suite(
      "unknown-step", "flows: { b: [touch], c: ['b', release] }\n",
      "flows: { b: [touch], c: [flow: b, release] }\n", "flow: c"),
  ]

  /// Keys beside a step that belong to it, and other things than steps among steps.
  static let severalKeys: [Slip] = [
    .steps(
      "bad-step", "      - repeat: 3\n        steps: [touch, release]",
      "      - repeat: { times: 3, steps: [touch, release] }"),
    .steps(
      "bad-step", "      - scroll: { to: 30 }\n        animated: true", "      - scroll: { to: 30, animated: true }"
    ),
    .steps(
      "bad-step", "      - scroll:\n          to: bottom\n        animated: true",
      "      - scroll:\n          to: bottom\n          animated: true"),
    .steps(
      "bad-step", "      - wait: { until: { header.state: idle } }\n        atMost: 3s",
      "      - wait: { until: { header.state: idle }, atMost: 3s }"),
    .steps(
      "bad-step", "      - drag: { to: -60 }\n        release: { velocity: [0, -900] }",
      "      - drag: { to: -60 }\n      - release: { velocity: [0, -900] }"),
    Slip(
      id: "bad-step", kind: .scenarios,
      before:
        "suite: a\nheader: { type: normalHeader }\nflows: { go: [ { drag: { to: '${x}' } } ] }\nscenarios:\n  - name: a\n    steps:\n      - flow: go\n        x: 3\n      - expect: { header.state: idle }",
      after:
        "suite: a\nheader: { type: normalHeader }\nflows: { go: [ { drag: { to: '${x}' } } ] }\nscenarios:\n  - name: a\n    steps:\n      - flow: { go: { x: 3 } }\n      - expect: { header.state: idle }"
    ),
    .steps(
      "bad-step",
      "      - expect: { header.state: idle }\n      - name: b\n        # why\n        steps:\n          - touch\n          - expect: { header.hidden: false }\n\n",
      "      - expect: { header.state: idle }\n  - name: b\n    # why\n    steps:\n      - touch\n      - expect: { header.hidden: false }\n\n"
    ).followedByScenario,
  ]

  /// Brackets and quotes in brackets that are missing or wrong.
  static let brackets: [Slip] = [
    .steps("unclosed-bracket", "      - pull: { header: 60 ]", "      - pull: { header: 60 }"),
    .steps("unclosed-bracket", "      - rotate: [852, 393}", "      - rotate: [852, 393]"),
    .steps("unclosed-bracket", "      - pull: { header: 60   ", "      - pull: { header: 60 }   "),
    .steps(
      "unclosed-bracket", "      - repeat: { times: 2, steps: [touch, { drag: { to: 60 }, release] }",
      "      - repeat: { times: 2, steps: [touch, { drag: { to: 60 } }, release] }"),
    .steps(
      "unclosed-bracket", "      - repeat: { times: 2, steps: [touch, { drag: { to: 60 }, release",
      "      - repeat: { times: 2, steps: [touch, { drag: { to: 60 } }, release] }"),
    .steps(
      "unclosed-bracket", "      - repeat: { times: 2,\n          steps: [touch, release]",
      "      - repeat: { times: 2,\n          steps: [touch, release] }"),
    .preset(
      "unclosed-bracket", "name: a\nheader: { type: normalHeader\n  , height: 60",
      "name: a\nheader: { type: normalHeader\n  , height: 60 }"),
    .preset(
      "unclosed-bracket",
      "name: a\nheader: { type: normalHeader, titles: { idle: Pull\nfooter: { type: backFooter }",
      "name: a\nheader: { type: normalHeader, titles: { idle: Pull } }\nfooter: { type: backFooter }"),
    .header("unclosed-quote", "  titles: { idle: \"Pull }", "  titles: { idle: \"Pull\" }"),
    .header(
      "unclosed-quote", "  titles: { idle: Pull, pulling: 'Release }\n  height: 60",
      "  titles: { idle: Pull, pulling: 'Release' }\n  height: 60"),
    .steps(
      "unexpected-dash", "      - repeat: { times: 2, steps: [- touch, release] }",
      "      - repeat: { times: 2, steps: [touch, release] }"),
  ]
}

import RefreshDiagnostics
import Testing

@testable import RefreshChecks

/// Common slips: each is reported once, at its location, and its fix makes the file what was meant.
struct SlipTests {
  /// A slip in an otherwise correct file.
  struct Slip: CustomTestStringConvertible {
    let id: String
    let kind: FileKind
    let before: String
    let after: String

    var testDescription: String { before }

    /// Returns a slip in a preset that consists of these lines.
    static func preset(_ id: String, _ before: String, _ after: String) -> Slip {
      Slip(id: id, kind: .preset, before: before, after: after)
    }

    /// A whole suite.
    static let small =
      "suite: a\nheader: { type: normalHeader }\nscenarios: [ { name: a, steps: [ { expect: { header.state: idle } } ] } ]"

    /// A key of a suite.
    static func suite(_ id: String, _ before: String, _ after: String, _ step: String = "touch") -> Slip {
      let start = "suite: a\nheader: { type: normalHeader }\n"
      let end =
        "scenarios: [ { name: a, steps: [ { \(step.contains(":") ? step : "flow: b") }, { expect: { header.state: idle } } ] } ]"
      let flows = step.contains(":") ? "" : "flows: { b: [touch, release] }\n"
      return Slip(
        id: id, kind: .scenarios, before: start + before + flows + end, after: start + after + flows + end)
    }

    /// The keys of a header.
    static func header(_ id: String, _ before: String, _ after: String) -> Slip {
      let start = "name: a\nheader:\n  type: normalHeader\n"
      return Slip(id: id, kind: .preset, before: start + before, after: start + after)
    }

    /// The same, followed by another scenario instead of a step.
    var followedByScenario: Slip {
      let (step, scenario) = (
        "\n      - expect: { header.state: idle }", "  - { name: c, steps: [ { expect: { time: 0 } } ] }"
      )
      return Slip(
        id: id, kind: kind, before: before.dropLast(step.count) + scenario,
        after: after.dropLast(step.count) + scenario)
    }

    /// Returns a slip in the steps of a scenario.
    static func steps(_ id: String, _ before: String, _ after: String) -> Slip {
      let start = "suite: a\nheader: { type: normalHeader }\nscenarios:\n  - name: one\n    steps:\n"
      let end = "\n      - expect: { header.state: idle }"
      return Slip(id: id, kind: .scenarios, before: start + before + end, after: start + after + end)
    }
  }

  @Test func `a scenario among steps is moved only if no step follows it`() {
    let text = Slip.steps("", "      - name: b\n        steps: [touch]", "").before + "\n"
    let found = Rule.Example(.scenarios, bytes: Array(text.utf8)).diagnostics().filter { $0.severity == .error }
    #expect(found.map(\.message) == ["a scenario is among the steps of another"])
    #expect(found.first?.fix?.isSafe == false)
  }

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

  /// Slips next to others, each of which is reported with its fix.
  @Test(arguments: [
    Slip.header(
      "unclosed-quote", "  titles: { idle: \"Pull }\n  height:60", "  titles: { idle: \"Pull\" }\n  height: 60"),
    Slip.header(
      "unclosed-bracket", "  height: 60\n  titles: { idle: Pull\n  stateLabel: { fontSize:12",
      "  height: 60\n  titles: { idle: Pull }\n  stateLabel: { fontSize: 12 }"),
    Slip.preset(
      "unclosed-bracket",
      "name: a\nheader: { type: normalHeader, titles: { idle: Pull\nfooter: { type: backFooter, height:44",
      "name: a\nheader: { type: normalHeader, titles: { idle: Pull } }\nfooter: { type: backFooter, height: 44 }"),
    Slip.steps(
      "unclosed-bracket", "      - drag: { to: 60\n      - wait 1s\n      - drag: { to:10 ]",
      "      - drag: { to: 60 }\n      - wait: 1s\n      - drag: { to: 10 }"),
  ])
  func `an unclosed bracket or quote has a fix beside other slips`(_ slip: Slip) {
    let example = Rule.Example(slip.kind, bytes: Array((slip.before + "\n").utf8))
    let errors = example.diagnostics().filter { $0.severity == .error }
    #expect(errors.contains { $0.id.rawValue == slip.id })
    var bytes = example.bytes
    for _ in 0..<3 {
      let left = Rule.Example(slip.kind, bytes: bytes).diagnostics()
      bytes = EditedText(left.compactMap { $0.fix?.isSafe ?? false ? $0.fix : nil }, appliedTo: bytes).bytes
    }
    #expect(String(decoding: bytes, as: UTF8.self) == slip.after + "\n")
  }

  /// Slips whose fix would have to invent something or take something apart: they have advice only.
  @Test(
    arguments: [
      ("      - pull: header", "write it like `pull: { header: 50% }`"),
      (
        "      - expectEvents: { header.refreshing: 1 }",
        "write it like `expectEvents: [\"header: idle -> pulling\"]`"
      ),
      (
        "      - repeat: 3 # why\n        steps: [touch, release]",
        "write `repeat: { times: 3, steps: [touch, release] }`"
      ),
      (
        "      - touch\n      - name: a\n        with: b",
        "indent what belongs to `name` deeper, or give each step its own dash"
      ),
    ] as [(String, String)])
  func `what can't be known is not fixed`(_ step: String, _ help: String) {
    let found = Rule.Example(.scenarios, bytes: Array((Slip.steps("", step, "").before + "\n").utf8)).diagnostics()
    let errors = found.filter { $0.severity == .error }
    #expect(errors.map(\.help) == [help])
    #expect(errors.allSatisfy { $0.fix == nil })
  }

  @Test func `the parts of one scenario become one item`() {
    let start = "suite: a\nheader: { type: normalHeader }\nscenarios:\n"
    let text = start + "  name: one\n  steps:\n    - expect: { header.state: idle }\n"
    let found = Rule.Example(.scenarios, bytes: Array(text.utf8)).diagnostics()
    let fixed = EditedText(found.compactMap(\.fix), appliedTo: Array(text.utf8)).bytes
    #expect(
      String(decoding: fixed, as: UTF8.self)
        == start + "  - name: one\n    steps:\n      - expect: { header.state: idle }\n")
  }

  @Test func `a list of flows becomes a map only where each has its name`() {
    let text =
      "suite: a\nheader: { type: normalHeader }\nflows:\n  - b: [touch]\n  - name: c\n    steps: [release]\nscenarios: [ { name: a, steps: [ { expect: { header.state: idle } } ] } ]\n"
    let found = Rule.Example(.scenarios, bytes: Array(text.utf8)).diagnostics()
    #expect(found.map(\.id.rawValue) == ["wrong-type"])
    #expect(found.allSatisfy { $0.fix == nil })
  }

  /// Slips that may have been meant in two ways: nothing is changed without asking.
  @Test(arguments: [
    Slip.header("unclosed-quote", "  titles:\n    idle: \"Pull   # why\n    pulling: b", ""),
    Slip.header("unclosed-quote", "  titles:\n    idle: \"Pull   # why\n    pulling: \"b\"", ""),
    Slip.header("unexpected-text", "  titles: { idle: a } px", ""),
    Slip.header("missing-comma", "  titles: { idle: Pull down now pulling: Release }", ""),
    Slip.header("unexpected-colon", "  titles:\n    idle: Pull down, pulling: Release", ""),
    Slip.header("unexpected-colon", "  titles:\n    idle: Pull down; pulling: Release; refreshing: c", ""),
    Slip.header("unexpected-colon", "  titles:\n    idle: loading: please wait", ""),
    Slip.header("missing-colon", "  titles: { idle: Pull, pulling Release }", ""),
    Slip.preset("unexpected-text", "name: a\nheader: { type: normalHeader } px", ""),
  ])
  func `what may be meant in two ways is one error without a safe fix`(_ slip: Slip) {
    let found = Rule.Example(slip.kind, bytes: Array((slip.before + "\n").utf8)).diagnostics()
    #expect(found.map(\.id.rawValue) == [slip.id])
    #expect(found.allSatisfy { !($0.fix?.isSafe ?? false) })
    let fixed = EditedText(found.compactMap(\.fix), appliedTo: Array((slip.before + "\n").utf8)).bytes
    #expect(
      Rule.Example(slip.kind, bytes: fixed).diagnostics().isEmpty, "\(String(decoding: fixed, as: UTF8.self))")
    #expect(!String(decoding: fixed, as: UTF8.self).contains("# why\""))
  }

  /// All slips of which the fix makes what was meant.
  static let all =
    fullWidth + signs + quotes + forms + quoted + severalKeys + brackets + openers + separators + openingQuotes
    + colons
    + lists

  @Test(arguments: all)
  func `a slip is one error, whose fix makes what was meant`(_ slip: Slip) {
    let example = Rule.Example(slip.kind, bytes: Array((slip.before + "\n").utf8))
    let errors = example.diagnostics().filter { $0.severity == .error }
    #expect(errors.map(\.id.rawValue) == [slip.id])
    let fixed = EditedText(errors.compactMap(\.fix), appliedTo: example.bytes).bytes
    #expect(String(decoding: fixed, as: UTF8.self) == slip.after + "\n")
  }

  @Test func `many slips are all reported in one run`() {
    let text = "name： a\nheader：\n  type:normalHeader\n  height：６０\n  stateLabel: { textColor: #ff0000 }\n"
    let example = Rule.Example(.preset, bytes: Array(text.utf8))
    let found = example.diagnostics()
    #expect(found.map { $0.span.startPosition.line } == [1, 2, 3, 4, 4, 5])
    var bytes = example.bytes
    for _ in 0..<2 {
      bytes =
        EditedText(Rule.Example(.preset, bytes: bytes).diagnostics().compactMap(\.fix), appliedTo: bytes).bytes
    }
    #expect(
      String(decoding: bytes, as: UTF8.self)
        == "name: a\nheader:\n  type: normalHeader\n  height: 60\n  stateLabel: { textColor: \"#ff0000\" }\n")
  }

  @Test(arguments: [
    "  titles: { idle: 下拉：刷新, pulling: “松开”，刷新。, refreshing: 刷新中… }",
    "  titles:\n    idle: 下拉：刷新\n    pulling: １００％\u{3000}好",
    "  titles: { idle: '－ ＃ ｛｝' }",
  ])
  func `characters in titles are no slips`(_ titles: String) {
    let text = "name: a\ndescription: 这是“下拉”：刷新，好。\nheader:\n  type: normalHeader\n\(titles)\n"
    #expect(Rule.Example(.preset, bytes: Array(text.utf8)).diagnostics().isEmpty)
  }
}

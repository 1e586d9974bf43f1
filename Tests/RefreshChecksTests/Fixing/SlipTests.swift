import RefreshDiagnostics
import Testing

@testable import RefreshChecks

/// Common slips: each is reported once, at its location, and its fix makes the file what was meant.
struct SlipTests {
  @Test func `a scenario among steps is moved only if no step follows it`() {
    let text = Slip.steps("", "      - name: b\n        steps: [touch]", "").before + "\n"
    let found = Rule.Example(.scenarios, bytes: Array(text.utf8)).diagnostics().filter { $0.severity == .error }
    #expect(found.map(\.message) == ["a scenario is among the steps of another"])
    #expect(found.first?.fix?.isSafe == false)
  }

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
    Slip.preset(
      "missing-comma",
      "name: a\nheader:\n  type: normalHeader\n  titles: { idle: en: Pull\nfooter: { type: backFooter }",
      "name: a\nheader:\n  type: normalHeader\n  titles: { idle: { en: Pull } }\nfooter: { type: backFooter }"),
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

  @Test(arguments: [
    Slip.header("unexpected-text", "  titles: { idle: a } px", ""),
    Slip.preset("unexpected-text", "name: a\nheader: { type: normalHeader } px", ""),
    Slip.steps("unexpected-text", "      - pull: { header: 120% }, { footer: 30% }", ""),
  ])
  func `text after a list or map isn't deleted`(_ slip: Slip) {
    let found = Rule.Example(slip.kind, bytes: Array((slip.before + "\n").utf8)).diagnostics()
    #expect(found.map(\.id.rawValue) == [slip.id])
    #expect(found.allSatisfy { $0.fix == nil })
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
    Slip.header("missing-comma", "  titles: { idle: Pull down now pulling: Release }", ""),
    Slip.header("unexpected-colon", "  titles:\n    idle: Pull down, pulling: Release", ""),
    Slip.header("unexpected-colon", "  titles:\n    idle: Pull down; pulling: Release; refreshing: c", ""),
    Slip.header("unexpected-colon", "  titles:\n    idle: loading: please wait", ""),
    Slip.header("missing-colon", "  titles: { idle: Pull, pulling Release }", ""),
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
    fullWidth + signs + quotes + forms + quoted + severalKeys + brackets + oddLines + openers + separators
    + openingQuotes
    + colons
    + lists
    + blocks + marks + languages
    + keys + words + unnoticed + openBlocks + items + listKeys + levels + foreignForms + shiftedItems + shiftedKeys
    + surplusValues + blockBrackets + surplusClosers + keylessWords + firstItems + surplusQuotes + doubledBraces
    + missingKeys + otherQuotes
    + earlyBrackets + tightLists + deletedKeys + movedKeys + surplusDashes + braces

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

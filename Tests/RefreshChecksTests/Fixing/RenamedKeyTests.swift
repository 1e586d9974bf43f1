import RefreshDiagnostics
import Testing

@testable import RefreshChecks
@testable import RefreshPresets

/// Keys under other names get ours only if no value is lost and none means something else.
struct RenamedKeyTests {
  private func fixes(_ example: Rule.Example) -> [(text: String, isSafe: Bool)] {
    example.diagnostics().compactMap(\.fix).map { ($0.edits[0].replacement, $0.isSafe) }
  }

  private func header(_ lines: String) -> Rule.Example {
    Rule.Example(.preset, "name: a\nheader:\n  type: normalHeader\n\(lines)")
  }

  private func part(_ keys: String) -> Rule.Example {
    header("  parts: { a: { center: [50%, 50%], size: [28, 28], \(keys) } }")
  }

  private func step(_ step: String) -> Rule.Example {
    Rule.Example(
      .scenarios,
      "suite: a\nheader: { type: normalHeader }\nscenarios:\n  - name: a\n    steps:\n      - expect: { time: 0 }\n      - \(step)"
    )
  }

  @Test func `two keys never get one name`() {
    let examples = [
      header("  Height: 60\n  height: 70"), header("  Height: 60\n  HEIGHT: 70"),
      header("  mj_h: 60\n  Height: 70"),
      header("  stateLabel.hidden: true\n  stateLabel: { hidden: false }"),
      header("  stateLabel.hidden: true\n  height: 60\n  stateLabel.fontSize: 12"),
      header("  titles: { idle: { EN: x, en: y } }"), header("  titles: { idle: { EN: x, eN: y } }"),
      part("kind: bar, progressTintColor: \"#FF0000\", tintColor: \"#00FF00\""),
      step("expect: { header.State: idle, header.state: idle }"),
      step("set: { header.Height: 60, header.height: 70 }"),
      step("expect: { header.state: { OneOf: [idle], oneOf: [idle] } }"),
      step("wait: { Until: { header.state: idle }, until: { time: 0 } }"),
      Rule.Example(.scenarios, "title: a\nname: b\nheader: { type: normalHeader }\nscenarios: []"),
    ]
    for example in examples {
      #expect(!example.diagnostics().isEmpty, "\(example.text)")
      #expect(fixes(example).isEmpty, "\(example.text)")
    }
  }

  @Test func `names of one key's keys are advised to be in one map`() {
    let inner = header("  stateLabel.hidden: true\n  stateLabel.fontSize: 12").diagnostics()
    #expect(inner.map(\.help) == ["write `stateLabel: { hidden: true, fontSize: 12 }`"])
  }

  @Test(arguments: [
    ("kind: label, text: hi, backgroundColor: \"#FF0000\"", "color"),
    ("kind: ring, fillColor: \"#FF0000\"", "color"),
    ("kind: box, angle: 1.5708", "rotation"), ("kind: box, transform: 90", "rotation"),
  ])
  func `a name whose value may mean something else is only a question`(keys: String, own: String) {
    #expect(fixes(part(keys)).map(\.text) == [own])
    #expect(fixes(part(keys)).allSatisfy { !$0.isSafe })
  }

  @Test func `a name whose value isn't one of our key is only a question`() {
    #expect(fixes(part("kind: ring, strokeWidth: thick")).map(\.isSafe) == [false])
    #expect(fixes(part("kind: ring, strokeWidth: 3")).map(\.isSafe) == [true])
    #expect(fixes(step("expect: { type: idle }")).map(\.isSafe) == [false])
    #expect(fixes(step("expect: { mj_header.state: idle }")).map(\.isSafe) == [true])
  }

  @Test func `thousands are not decimals`() {
    let thousands = Rule.Example(.preset, "name: a\nheader: { type: normalHeader, height: 1,200 }")
    #expect(fixes(thousands).map(\.text) == ["1200"])
    #expect(fixes(thousands).map(\.isSafe) == [false])
    #expect(thousands.diagnostics().map(\.help) == ["write `1200`, or `1.200` with a decimal point"])
    let decimals = Rule.Example(.preset, "name: a\nheader: { type: normalHeader, height: 54,5 }")
    #expect(fixes(decimals).map(\.text) == ["54.5"])
    #expect(fixes(decimals).map(\.isSafe) == [true])
  }
}

import RefreshDiagnostics
import RefreshEngine
import Testing

@testable import RefreshChecks
@testable import RefreshPresets
@testable import RefreshYAML

/// What guesses advise is right: a file that follows the advice has no errors.
struct AdviceTests {
  /// Checks that each error of a file has a fix, and that the file with all of them has no errors.
  private func expectRightAdvice(for example: Rule.Example, sourceLocation: SourceLocation = #_sourceLocation) {
    let errors = example.diagnostics().filter { $0.severity == .error }
    #expect(!errors.isEmpty, "\(example.text)", sourceLocation: sourceLocation)
    #expect(errors.allSatisfy { $0.fix != nil }, "\(errors.map(\.message))", sourceLocation: sourceLocation)
    let fixed = EditedText(errors.compactMap(\.fix), appliedTo: example.bytes).bytes
    let left = Rule.Example(example.kind, bytes: fixed).diagnostics().filter { $0.severity == .error }
    #expect(
      left.map(\.message) == [], "\(String(decoding: fixed, as: UTF8.self))", sourceLocation: sourceLocation)
  }

  @Test(arguments: ["header.state != pulling", "scroll.offset.y > -1"])
  func `a value that gets its colon also gets the quotes that it needs`(entry: String) {
    expectRightAdvice(for: Self.steps("- expect: { \(entry) }"))
  }

  /// For each slip a file with it and no other mistake.
  private static let slips = [
    header("  // height: 60"), header("  lastUpdatedTimeText: {relative}"), header("  height：60"),
    header("  height: 60;"),
    steps("- swipe: { by: (0, 390), duration: 1s }"), steps("- rotate: [844; 390]"), steps("- rotate: 844, 390]"),
    steps("- wait: 1s }"),
    steps("- rotate: {844, 390}"), header("  titles: { idle: {x} }"), steps("- wait: { settled }"),
    steps("- pull: { header, 60 }"), steps("- pull: { \"header: 60\" }"),
    steps("- pull: {{ header: 60 }}"),
    steps("- pull { header: 60 }"),
    header("  height: ６０"), header("  height:60"), header("  titles: { idle: pull, now, pulling: b }"),
    header("  height = 60"), steps("- touch, release"),
    header("  type: autoFooter\n  triggerPercent: 50%"), header("  footer:\n  type: backFooter"),
    Rule.Example(.preset, "name: classic\nheader:\ntype: normalHeader"), header("  stateLabel:\n  hidden: true"),
    header("  height: 60\n    hidden true"), header("  footer:\n    type: backFooter"),
    header("  stateLabel:\n    hidden: true\n    footer:\n      type: backFooter"), header("height: 60"),
    header("  titles:\n    idle:\n      en: Pull\n  de: Ziehen"),
    header("  titles:\n    idle:\n      en: Pull\nde: Ziehen"),
    Rule.Example(
      .scenarios,
      "suite: a\nheader: { type: normalHeader }\nscenarios:\n- name: a\n  steps:\n  - expect: { time: 0 }\n"
        + "  - name: b\n  steps:\n  - expect: { time: 0 }"),
    Rule.Example(
      .scenarios,
      "suite: a\nheader: { type: normalHeader }\nscenarios:\n  - name: a\n  - steps: [ { expect: { time: 0 } } ]"),
    steps("- rotate: [844 390]"),
    steps("- repeat:\n          times: 2\n          steps:\n            touch\n            release"),
  ]

  private static func header(_ line: String) -> Rule.Example {
    Rule.Example(.preset, "name: classic\nheader:\n  type: normalHeader\n\(line)")
  }

  private static func steps(_ step: String) -> Rule.Example {
    Rule.Example(
      .scenarios,
      """
      suite: classic
      header: { type: normalHeader }
      scenarios:
        - name: does what it should
          steps:
            - expect: { header.state: idle }
            \(step)
      """)
  }

  @Test(arguments: slips.indices)
  func `a file with a slip is right once the slip is fixed`(_ index: Int) {
    expectRightAdvice(for: Self.slips[index])
  }

  @Test func `each slip has its file`() {
    #expect(Self.slips.count == Slip.all.count)
    let rules = Self.slips.flatMap { $0.diagnostics() }.filter { $0.severity == .error }.map(\.id.rawValue)
    #expect(
      rules == [
        "unexpected-character", "unquoted-text", "wrong-character", "unexpected-text", "wrong-character",
        "wrong-character", "unexpected-bracket", "unexpected-bracket", "wrong-character", "unquoted-text",
        "unexpected-bracket", "missing-colon", "unexpected-text", "unexpected-bracket", "missing-colon",
        "wrong-character", "missing-space", "unquoted-text", "missing-colon", "joined-items", "bad-indentation",
        "bad-indentation", "bad-indentation", "bad-indentation", "missing-colon", "bad-indentation",
        "bad-indentation", "bad-indentation", "bad-indentation", "bad-indentation", "bad-indentation",
        "unexpected-dash", "missing-comma", "missing-dash",
      ])
  }

  /// Returns a preset of one component with a key.
  private func preset(_ kind: ComponentKind, _ key: String, _ value: String) -> Rule.Example {
    Rule.Example(.preset, "name: classic\n\(kind.role.rawValue): { type: \(kind.rawValue), \(key): \(value) }")
  }

  @Test func `a preset with the name of another tool is right once it has ours`() {
    var answered = 0
    for name in ForeignName.words.keys.sorted() {
      for kind in ComponentKind.allCases {
        let own = preset(kind, name, "1").diagnostics().compactMap { $0.fix?.edits.first?.replacement }.first
        guard let own, let key = ComponentKeys.all.first(where: { $0.name == own && $0.exists(for: kind) }),
          let value = key.key(for: kind).description.example
        else { continue }
        answered += 1
        expectRightAdvice(for: preset(kind, name, value))
      }
    }
    #expect(answered > 20)
  }
}

import RefreshDiagnostics
import RefreshText
import Testing

@testable import RefreshChecks

/// Keys on another level than their own, maps in two parts, and words and forms of other languages.
extension SlipTests {
  /// Keys with dots, and keys beside the map to which they belong.
  static let levels: [Slip] = [
    .preset(
      "misplaced-key", "name: a\nheader.type: normalHeader\nheader.height: 60",
      "name: a\nheader: { type: normalHeader, height: 60 }"),
    .preset(
      "misplaced-key", "name: a\nheader.type: normalHeader\nheader.stateLabel.hidden: true",
      "name: a\nheader: { type: normalHeader, stateLabel: { hidden: true } }"),
    .preset(
      "misplaced-key", "name: a\nheader: { type: normalHeader }\nheader.height: 60",
      "name: a\nheader: { height: 60, type: normalHeader }"),
    .preset(
      "misplaced-key", "name: a\nheight: 60\nheader:\n  type: normalHeader\ndescription: b",
      "name: a\nheader:\n  height: 60\n  type: normalHeader\ndescription: b"),
    .suite("misplaced-key", "timezone: UTC\n", "scene: { timeZone: UTC }\n", "wait: 1s"),
    .suite(
      "misplaced-key", "scene: { content: { height: 900 } }\nphysics: none\n",
      "scene: { physics: none, content: { height: 900 } }\n", "wait: 1s"),
    .suite(
      "misplaced-key", "scene.physics: none\nscene.content.height: 900\n",
      "scene: { physics: none, content: { height: 900 } }\n", "wait: 1s"),
    .preset(
      "misplaced-key",
      "name: a\ncomponents:\n  header:\n    type: normalHeader\n  # why\n  footer:\n    type: autoFooter\ndescription: b",
      "name: a\nheader:\n  type: normalHeader\n# why\nfooter:\n  type: autoFooter\ndescription: b"),
    .suite(
      "unknown-key", "scene: { device: iPhone 15 }\n", "scene: { viewport: iPhone 15 }\n", "wait: 1s"),
    .suite(
      "unknown-key", "scene: { contentSize: [375, 900] }\n", "scene: { content: { width: 375, height: 900 } }\n",
      "wait: 1s"),
    .header(
      "duplicate-key", "  stateLabel: { fontSize: 12 }\n  stateLabel: { hidden: false }",
      "  stateLabel: { fontSize: 12, hidden: false }"),
    .preset(
      "duplicate-key", "name: a\nheader:\n  type: normalHeader\nheader:\n  height: 60",
      "name: a\nheader:\n  type: normalHeader\n  height: 60"),
  ]

  /// Words and forms of other languages.
  static let foreignForms: [Slip] = [
    .header("wrong-value", "  hidden: false\n  height: nil", "  hidden: false"),
    .header("wrong-type", "  arrow: nil", "  arrow: { hidden: true }"),
    .header(
      "wrong-value", "  stateLabel: { textColor: .systemRed }", "  stateLabel: { textColor: \"#FF3B30\" }"),
    example("[ { status: idle }, { status: pulling } ]", "[ { state: idle }, { state: pulling } ]"),
    .header("unquoted-text", "  titles: { idle: Pull down: now }", "  titles: { idle: \"Pull down: now\" }"),
    .header("wrong-count", part("size: [20x30]"), part("size: [20, 30]")),
    .header("wrong-type", part("size: 20x30"), part("size: [20, 30]")),
    .header("wrong-unit", part("size: [20, 30], rotation: 180°"), part("size: [20, 30], rotation: 180")),
    .preset("unknown-type", "name: a\nheader: { type: norHeader }", "name: a\nheader: { type: normalHeader }"),
    .preset(
      "unknown-type", "name: a\nfooter: { type: autoNormFooter }", "name: a\nfooter: { type: autoNormalFooter }"),
    .preset(
      "unknown-key", "name: a\nfooter: { type: autoFooter, triggerPercentage: 50% }",
      "name: a\nfooter: { type: autoFooter, triggerPercent: 50% }"),
    .steps("wrong-type", "      - rotate: [667x375]", "      - rotate: [667, 375]"),
    .steps(
      "wrong-character", "      - swipe: { by: (0, 320), duration: 0.3s }",
      "      - swipe: { by: [0, 320], duration: 0.3s }"),
    .steps("wrong-value", "      - scroll: { to: end }", "      - scroll: { to: bottom }"),
    .steps("wrong-type", "      - scroll: end", "      - scroll: { to: bottom }"),
    .steps("wrong-type", "      - scroll: top", "      - scroll: { to: top }"),
    .steps(
      "unclosed-quote", "      - expect: { header.state: \"idle", "      - expect: { header.state: \"idle\" }"),
    call("wrong-type", "{ go: 20 }"),
    call("unknown-parameter", "{ go: { much: 20 } }"),
  ]

  /// A part with a centre and further keys.
  private static func part(_ keys: String) -> String {
    "  parts: { ring: { kind: ring, center: [9, 9], \(keys) } }"
  }

  /// A scenario whose only parameter is `state`.
  private static func example(_ before: String, _ after: String) -> Slip {
    func suite(_ examples: String) -> String {
      Slip.start + "  - name: to ${state}\n    examples: \(examples)\n"
        + "    steps:\n      - expect: { header.state: { oneOf: [idle, \"${state}\"] } }"
    }
    return Slip(id: "unknown-parameter", kind: .scenarios, before: suite(before), after: suite(after))
  }

  /// A call of a flow whose only parameter is `amount`.
  private static func call(_ id: String, _ call: String) -> Slip {
    func suite(_ call: String) -> String {
      "suite: a\nheader: { type: normalHeader }\nflows: { go: [ { pull: { header: '${amount}' } } ] }\n"
        + "scenarios: [ { name: a, steps: [ { flow: \(call) }, { expect: { header.state: idle } } ] } ]"
    }
    return Slip(id: id, kind: .scenarios, before: suite(call), after: suite("{ go: { amount: 20 } }"))
  }

  @Test(arguments: ["$x", "{{x}}", "%{x}"])
  func `each place of a parameter in another notation is one error`(written: String) {
    func text(_ name: String, _ value: String) -> String {
      "suite: a\nheader: { type: normalHeader }\nscenarios:\n  - name: to \(name)\n    examples: [ { x: 50% } ]\n"
        + "    steps:\n      - pull: { header: \(value) }\n      - expect: { header.state: idle }\n"
    }
    let bytes = Array(text(written, "\"\(written)\"").utf8)
    let found = Rule.Example(.scenarios, bytes: bytes).diagnostics()
    #expect(found.map(\.id.rawValue) == ["bad-parameter", "bad-parameter"])
    let fixed = EditedText(found.compactMap(\.fix), appliedTo: bytes).bytes
    #expect(String(decoding: fixed, as: UTF8.self) == text("${x}", "\"${x}\""))
  }

  /// Slips that hide what is missing, which isn't reported, too.
  @Test(
    arguments: [
      (.preset, "name: a\nextend: b.preset.yaml\nheader: { height: 60 }", "unknown-key"),
      (.preset, "name: a\nbase: b.preset.yaml", "misplaced-key"),
      (
        .scenarios,
        "suite: a\nheader: { type: header }\nscenarios:\n  - name: a\n    steps: [touch]\n    expect: { header.state: idle }",
        "misplaced-key"
      ),
      (.scenarios, "suite: a\nheader: { type: header }\nsteps:\n  - touch", "misplaced-key"),
    ] as [(FileKind, String, String)])
  func `what a slip hides isn't missing`(_ kind: FileKind, _ text: String, _ id: String) {
    let found = Rule.Example(kind, bytes: Array((text + "\n").utf8)).diagnostics()
    #expect(found.filter { $0.severity == .error }.map(\.id.rawValue) == [id])
  }
}

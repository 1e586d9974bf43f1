import RefreshDiagnostics
import RefreshText
import Testing

@testable import RefreshChecks

/// Brackets that are open where the block around them continues, and items that have lost their dash or their depth.
extension SlipTests {
  private static let end =
    "scenarios:\n  - name: one\n    steps:\n      - touch\n      - expect: { header.state: idle }"
  private static let head = "suite: a\nheader: { type: normalHeader }\n"

  private static func suite(_ id: String, _ before: String, _ after: String) -> Slip {
    Slip(id: id, kind: .scenarios, before: head + before, after: head + after)
  }

  static let openBlocks: [Slip] = [
    suite("unclosed-bracket", "app: { header.refreshing: [\n" + end, "app: { header.refreshing: [] }\n" + end),
    suite("unclosed-bracket", "leadsTo: [\n" + end, "leadsTo: []\n" + end),
    suite("unclosed-bracket", "scene: { viewport: [390,\n" + end, "scene: { viewport: [390] }\n" + end),
    suite("unclosed-bracket", "scene: {\n" + end, "scene: {}\n" + end),
    suite(
      "unclosed-bracket", "scene: { content: { height: 900\n" + end, "scene: { content: { height: 900 } }\n" + end),
    suite(
      "unclosed-bracket", end.replacing("    steps:", with: "    tags: [\n    steps:"),
      end.replacing("    steps:", with: "    tags: []\n    steps:")),
    suite("unclosed-bracket", end.replacing("    steps:", with: "    steps: ["), end),
    .preset(
      "unclosed-bracket", "name: a\nheader: { type: normalHeader\nfooter:\n  type: backFooter",
      "name: a\nheader: { type: normalHeader }\nfooter:\n  type: backFooter"),
  ]

  static let items: [Slip] = [
    suite("unexpected-colon", end.replacing("one", with: "pull: far"), end.replacing("one", with: "\"pull: far\"")),
    suite(
      "unexpected-colon", end.replacing("- touch", with: "- expectEvents: header: refreshing()"),
      end.replacing("- touch", with: "- expectEvents: [ \"header: refreshing()\" ]")),
    suite(
      "bad-indentation", end.replacing("    steps:", with: "  steps:").replacing("      - ", with: "    - "), end),
    suite("missing-dash", end.replacing("  - name: one", with: "  name: one"), end),
    suite(
      "missing-dash", end + "\n    name: two\n    steps: [touch]", end + "\n  - name: two\n    steps: [touch]"),
    .header("unclosed-quote", "  \"height: 60", "  height: 60"),
    .header("unclosed-quote", "  \"height: 60\n  hidden: true", "  height: 60\n  hidden: true"),
  ]

  /// Lists whose key was forgotten.
  static let listKeys: [Slip] = [
    suite("unexpected-dash", end.replacing("    steps:\n", with: ""), end),
    suite(
      "unexpected-dash", end.replacing("    steps:\n", with: "").replacing("      -", with: "    -"),
      end.replacing("      -", with: "    -")),
    suite(
      "unexpected-dash", end.replacing("    steps:\n", with: "    tags: [b]\n"),
      end.replacing("    steps:\n", with: "    tags: [b]\n    steps:\n")),
    suite("unexpected-dash", end.replacing("scenarios:\n", with: ""), end),
    suite(
      "unexpected-dash", "scene:\n  physics: none\n" + end.replacing("scenarios:\n", with: ""),
      "scene:\n  physics: none\n" + end),
    suite(
      "unexpected-dash", "- name: one\n  steps:\n    - expect: { header.state: idle }",
      "scenarios:\n- name: one\n  steps:\n    - expect: { header.state: idle }"),
    .steps(
      "unexpected-dash", "      - repeat:\n          times: 2\n          - touch\n          - release",
      "      - repeat:\n          times: 2\n          steps:\n          - touch\n          - release"),
  ]

  @Test func `a list that no key takes is one error`() {
    let text =
      Self.head
      + Self.end.replacing("scenarios:", with: "scenarios: []\nflows:").replacing("- name: one", with: "- other: b")
      + "\n"
    let found = Rule.Example(.scenarios, bytes: Array(text.utf8)).diagnostics()
    #expect(found.filter { $0.severity == .error }.count == 1)
  }
}

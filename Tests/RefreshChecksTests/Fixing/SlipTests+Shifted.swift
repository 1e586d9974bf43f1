/// Lines in another column than that of the list or map to which they belong, with what belongs to them.
extension SlipTests {
  /// Items that aren't in the column of those around them.
  static let shiftedItems: [Slip] = [
    .steps(
      "bad-indentation", "      - pull: { header: 120% }\n    - release\n      - wait: settled",
      "      - pull: { header: 120% }\n      - release\n      - wait: settled"),
    .steps(
      "bad-indentation", "      - touch\n  - beginRefreshing: header\n  - wait: 0.3s",
      "      - touch\n      - beginRefreshing: header\n      - wait: 0.3s"),
    .steps(
      "bad-indentation",
      "      - pull: { header: 120% }\n          - touch\n          - wait: 0.3s",
      "      - pull: { header: 120% }\n      - touch\n      - wait: 0.3s"),
    scenario("- name: two\n    steps:\n      - expect: { header.state: idle }"),
    scenario("    - name: two\n    steps:\n      - expect: { header.state: idle }"),
    scenario(" - name: two\n    steps:\n      - expect: { header.state: idle }"),
    scenario("- name: two\n  steps:\n    - expect: { header.state: idle }"),
  ]

  /// Scenarios without a dash, or in the column of the steps, in a list that isn't indented.
  static let tightLists: [Slip] = [
    tight("bad-indentation", "  - name: two\n  steps:\n  - touch"),
    tight("missing-dash", "name: two\n  steps:\n  - touch"),
  ]

  private static func tight(_ id: String, _ text: String) -> Slip {
    let (start, end) = (Slip.start + "- name: one\n  steps:\n  - touch\n", "\n  - expect: { header.state: idle }")
    return Slip(
      id: id, kind: .scenarios, before: start + text + end, after: start + "- name: two\n  steps:\n  - touch" + end)
  }

  /// Keys that aren't in the column of the map to which they belong.
  static let shiftedKeys: [Slip] = [
    .steps(
      "missing-colon", "      - expect\n          header.state: idle",
      "      - expect:\n          header.state: idle"),
    .header(
      "bad-indentation",
      "  parts:\n  ring:\n      kind: ring\n      size: [9, 9]\n      center: [9, 9]\n"
        + "    halo:\n      kind: ring\n      size: [9, 9]\n      center: [9, 9]",
      "  parts:\n    ring:\n      kind: ring\n      size: [9, 9]\n      center: [9, 9]\n"
        + "    halo:\n      kind: ring\n      size: [9, 9]\n      center: [9, 9]"),
    .header(
      "bad-indentation",
      "  parts:\n    ring:\n      kind: ring\n      size: [9, 9]\n      center: [9, 9]\n"
        + "      halo:\n      kind: ring\n      size: [9, 9]\n      center: [9, 9]",
      "  parts:\n    ring:\n      kind: ring\n      size: [9, 9]\n      center: [9, 9]\n"
        + "    halo:\n      kind: ring\n      size: [9, 9]\n      center: [9, 9]"),
    // Only the missing `size` of the frames shows that it isn't a state.
    .preset(
      "bad-indentation",
      "name: a\nheader:\n  type: gifHeader\n  images:\n    idle:\n      count: 8\n    size: [30, 30]",
      "name: a\nheader:\n  type: gifHeader\n  images:\n    idle:\n      count: 8\n      size: [30, 30]"),
    .header(
      "bad-indentation", "  titles:\n    idle:\n      en: Pull\n    de: Ziehen",
      "  titles:\n    idle:\n      en: Pull\n      de: Ziehen"),
    Slip(
      id: "bad-indentation", kind: .scenarios,
      before: Slip.start + "- name: one\nsteps:\n    - expect: { header.state: idle }",
      after: Slip.start + "- name: one\n  steps:\n    - expect: { header.state: idle }"),
    Slip(
      id: "bad-indentation", kind: .scenarios,
      before: Slip.start + "  - name: one\n    steps:\n    - expect:\n    header.state: idle",
      after: Slip.start + "  - name: one\n    steps:\n    - expect:\n        header.state: idle"),
  ]

  /// Brackets that are closed too early, or not opened, and steps that follow one.
  static let earlyBrackets: [Slip] = [
    .steps(
      "unexpected-bracket", "      - expect: { header.state: idle }, scroll.inset.top: 0 }",
      "      - expect: { header.state: idle, scroll.inset.top: 0 }"),
    Slip(
      id: "unexpected-bracket", kind: .scenarios, before: example("{ to: 50% }, { to: 60% } ]"),
      after: example("[{ to: 50% }, { to: 60% } ]")),
    .steps(
      "joined-items", "      - pull: { header: 120% } release", "      - pull: { header: 120% }\n      - release"),
  ]

  /// A suite with examples.
  private static func example(_ examples: String) -> String {
    Slip.start + "  - name: to ${to}\n    examples: \(examples)\n"
      + "    steps:\n      - pull: { header: \"${to}\" }\n      - expect: { header.state: idle }"
  }

  /// A scenario after another one, whose first line is in the wrong column.
  private static func scenario(_ text: String) -> Slip {
    let after = "  - name: two\n    steps:\n      - expect: { header.state: idle }"
    return Slip(
      id: "bad-indentation", kind: .scenarios,
      before: Slip.start + "  - name: one\n    steps:\n      - expect: { header.state: idle }\n" + text,
      after: Slip.start + "  - name: one\n    steps:\n      - expect: { header.state: idle }\n" + after)
  }
}

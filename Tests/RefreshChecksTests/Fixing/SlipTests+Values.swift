/// Values, brackets and words beside the lines of a block.
extension SlipTests {
  /// Values on the line of a key whose keys or items are below it.
  static let surplusValues: [Slip] = [
    .preset(
      "unexpected-text", "name: a\nheader: normalHeader\n  type: normalHeader\n  height: 60",
      "name: a\nheader:\n  type: normalHeader\n  height: 60"),
    .preset(
      "unexpected-text", "name: a\nheader: normalHeader # why\n  height: 60\n  titles: { idle: a }",
      "name: a\nheader:\n  type: normalHeader # why\n  height: 60\n  titles: { idle: a }"),
    .preset(
      "unexpected-text", "name: a\nheader: { type: normalHeader }\n  type: normalHeader\n  titles:\n    idle: a",
      "name: a\nheader:\n  type: normalHeader\n  titles:\n    idle: a"),
    .preset(
      "unexpected-text", "name: a\nheader: {}\n  type: normalHeader\n  height: 60",
      "name: a\nheader:\n  type: normalHeader\n  height: 60"),
    .preset(
      "unexpected-text", "name: a\nheader: { type: normalHeader, titles: { idle: a } }\n  height: 60",
      "name: a\nheader:\n  type: normalHeader\n  titles: { idle: a }\n  height: 60"),
    .preset(
      "unexpected-text", "name: a\nfooter: autoFooter\n  type: autoNormalFooter\n  triggerPercent: 50%",
      "name: a\nfooter:\n  type: autoNormalFooter\n  triggerPercent: 50%"),
    .header(
      "unexpected-text", "  titles: Pull\n    idle: Pull\n    pulling: b",
      "  titles:\n    idle: Pull\n    pulling: b"),
    .steps(
      "unexpected-text", "      - repeat: 2\n          steps:\n            - touch\n            - release",
      "      - repeat:\n          times: 2\n          steps:\n            - touch\n            - release"),
  ]

  /// Opening brackets above the lines of a block.
  static let blockBrackets: [Slip] = [
    .preset(
      "unclosed-bracket", "name: a\nheader: {\n  type: normalHeader\n  height: 60",
      "name: a\nheader:\n  type: normalHeader\n  height: 60"),
    .preset(
      "unclosed-bracket",
      "name: a\nheader: {\n  type: normalHeader\n  titles:\n    idle: a\nfooter: { type: backFooter }",
      "name: a\nheader:\n  type: normalHeader\n  titles:\n    idle: a\nfooter: { type: backFooter }"),
    .preset(
      "unclosed-bracket", "name: a\nfooter: [\n  type: autoNormalFooter\n  triggerPercent: 50%",
      "name: a\nfooter:\n  type: autoNormalFooter\n  triggerPercent: 50%"),
    .suite(
      "unclosed-bracket", "scene: {\n  content: { height: 1200 }\n", "scene:\n  content: { height: 1200 }\n",
      "wait: 1s"),
    .suite(
      "unclosed-bracket", "scene: {\n  # why\n  physics: none\n  content:\n    height: 1200\n",
      "scene:\n  # why\n  physics: none\n  content:\n    height: 1200\n", "wait: 1s"),
    .steps(
      "missing-comma",
      "      - swipe: {\n          by: [0, 390],\n          duration: 1s\n          hold: 1s\n        }",
      "      - swipe: {\n          by: [0, 390],\n          duration: 1s,\n          hold: 1s\n        }"),
    .preset(
      "missing-comma", "name: a\nheader: {\n  type: normalHeader\n  height: 60 }",
      "name: a\nheader: {\n  type: normalHeader,\n  height: 60 }"),
  ]

  /// Closing brackets after values that aren't in brackets.
  static let surplusClosers: [Slip] = [
    .steps("unexpected-bracket", "      - wait: 0.3s }", "      - wait: 0.3s"),
    .steps("unexpected-bracket", "      - wait: 0.3s]", "      - wait: 0.3s"),
    .steps("unexpected-bracket", "      - touch\n      - release }", "      - touch\n      - release"),
    .header("unexpected-bracket", "  height: 60 } # why", "  height: 60 # why"),
    .header("unexpected-bracket", "  slowAnimationDuration: 1s }}", "  slowAnimationDuration: 1s"),
    .preset(
      "unexpected-bracket", "name: a\nheader:\n  type: normalHeader }\n  height: 60",
      "name: a\nheader:\n  type: normalHeader\n  height: 60"),
  ]

  /// Words without their key.
  static let keylessWords: [Slip] = [
    .preset(
      "missing-colon", "name: a\nfooter:\n  autoNormalFooter\n  triggerPercent: 50%",
      "name: a\nfooter:\n  type: autoNormalFooter\n  triggerPercent: 50%"),
    .header(
      "missing-colon",
      "  parts:\n    a:\n      ring\n      center: [50%, 50%]\n      size: [28, 28]",
      "  parts:\n    a:\n      kind: ring\n      center: [50%, 50%]\n      size: [28, 28]"),
  ]

  /// First items without a dash.
  static let firstItems: [Slip] = [
    .steps("missing-dash", "      touch\n      - release", "      - touch\n      - release"),
    .steps(
      "missing-dash", "      touch\n      release\n      - wait: 1s",
      "      - touch\n      - release\n      - wait: 1s"),
    .steps(
      "missing-dash",
      "      - repeat:\n          times: 2\n          steps:\n            touch\n            - wait: 0.3s",
      "      - repeat:\n          times: 2\n          steps:\n            - touch\n            - wait: 0.3s"),
  ]

  /// Quotes that begin a key, a map or a list, but aren't closed.
  static let surplusQuotes: [Slip] = [
    .steps("unclosed-quote", "      - \"wait: 1s", "      - wait: 1s"),
    .steps("unclosed-quote", "      - \"expect: { header.state: idle }", "      - expect: { header.state: idle }"),
    .steps(
      "unclosed-quote", "      - 'expect: { header.state: idle } # why",
      "      - expect: { header.state: idle } # why"),
    .steps("unclosed-quote", "      - rotate: \"[844, 390]", "      - rotate: [844, 390]"),
    .steps("unclosed-quote", "      - expect: \"{ header.state: idle }", "      - expect: { header.state: idle }"),
    .steps(
      "unclosed-quote", "      - expectEvents:\n          - \"header: idle -> pulling",
      "      - expectEvents:\n          - \"header: idle -> pulling\""),
    .header("unclosed-quote", "  titles:\n    idle: \"{ a }", "  titles:\n    idle: \"{ a }\""),
  ]

  /// Maps in two pairs of braces.
  static let doubledBraces: [Slip] = [
    .steps(
      "unexpected-bracket", "      - expect: {{ header.state: idle }}", "      - expect: { header.state: idle }"),
    .steps(
      "unexpected-bracket", "      - pull: { { header: 120% } } # why", "      - pull: { header: 120% } # why"),
    .header("unexpected-bracket", "  titles: {{ idle: Pull }}", "  titles: { idle: Pull }"),
  ]

  /// Quotes of another kind around values that need quotes.
  static let otherQuotes: [Slip] = [
    Slip(
      id: "wrong-character", kind: .scenarios,
      before: Slip.start
        + "  - name: \"${p}\"\n    examples: [ { p: 9 } ]\n    steps: [ { pull: { header: “${p}” } }, touch ]",
      after: Slip.start
        + "  - name: \"${p}\"\n    examples: [ { p: 9 } ]\n    steps: [ { pull: { header: \"${p}\" } }, touch ]"),
    .header("wrong-character", "  titles: { idle: ‘{a}’, pulling: b }", "  titles: { idle: '{a}', pulling: b }"),
    .header(
      "wrong-character", "  titles: { idle: 「{a}」, pulling: “b” }", "  titles: { idle: \"{a}\", pulling: “b” }"),
  ]
}

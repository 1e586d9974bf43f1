/// Slips in the depth of whole blocks, in dashes and other marks of items, and in signs of other languages.
extension SlipTests {
  /// Blocks that are a level too deep, or not deep enough.
  static let blocks: [Slip] = [
    .header("bad-indentation", "    height: 60", "  height: 60"),
    .header(
      "bad-indentation", "    titles:\n      idle: a\n    height: 60", "  titles:\n    idle: a\n  height: 60"),
    .preset(
      "bad-indentation", "name: a\n  header:\n    type: normalHeader", "name: a\nheader:\n  type: normalHeader"),
    .header("bad-indentation", "  footer:\n    type: backFooter", "footer:\n  type: backFooter"),
    .header("bad-indentation", "  footer: { type: backFooter }", "footer: { type: backFooter }"),
    .header(
      "bad-indentation", "  footer:\n  type: backFooter\n  height: 44",
      "footer:\n  type: backFooter\n  height: 44"),
    .header("bad-indentation", "height: 60", "  height: 60"),
    .header("bad-indentation", "titles:\n  idle: a\n", "  titles:\n    idle: a\n"),
    .header("missing-colon", "  height: 60\n    hidden true", "  height: 60\n  hidden: true"),
    .steps(
      "tab-indentation", "      - expect:\n\t\theader.state: idle",
      "      - expect:\n                header.state: idle"),
    .steps("bad-indentation", "      - touch\n        - release", "      - touch\n      - release"),
    .steps(
      "bad-indentation", "      - wait: 1s\n        - touch\n        - release",
      "      - wait: 1s\n      - touch\n      - release"),
    .steps("bad-indentation", "      - wait: 1s\n    - touch", "      - wait: 1s\n      - touch"),
    .steps(
      "bad-indentation", "      - wait: 1s\n    - wait: 2s\n    - wait: 3s",
      "      - wait: 1s\n      - wait: 2s\n      - wait: 3s"),
  ]

  /// Dashes where there is no list, and items that begin otherwise.
  static let marks: [Slip] = [
    .header("unexpected-dash", "  height: 60\n  - hidden: true", "  height: 60\n  hidden: true"),
    .steps(
      "unexpected-dash", "      - expect:\n          - header.state: idle\n          header.refreshing: false",
      "      - expect:\n          header.state: idle\n          header.refreshing: false"),
    .steps("bad-step", "      - - touch", "      - touch"),
    .steps("missing-dash", "      - touch\n      -- release", "      - touch\n      - release"),
    .steps("missing-dash", "      - touch\n      + release", "      - touch\n      - release"),
    .steps("missing-dash", "      - touch\n      2. wait: 1s", "      - touch\n      - wait: 1s"),
  ]

  /// Signs and forms of other languages.
  static let languages: [Slip] = [
    .header("missing-colon", "  height:= 60", "  height: 60"),
    .header("missing-colon", "  height -> 60", "  height: 60"),
    .header("missing-colon", "  let height = 60", "  height: 60"),
    .header("missing-colon", "  \"height\" 60", "  \"height\": 60"),
    .steps(
      "missing-colon", "      - expect: { header.state == idle }", "      - expect: { header.state: idle }"),
    .header("wrong-character", "  titles: ( idle: Pull )", "  titles: { idle: Pull }"),
    .header("unexpected-character", "  // height: 60", "  # height: 60"),
    .header("unexpected-character", "  /* height: 60 */", "  # height: 60"),
    .header("wrong-type", "  height: [60]", "  height: 60"),
    .header("unknown-key", "  titles: { normal: Pull }", "  titles: { idle: Pull }"),
    .header("wrong-value", "  stateLabel: { textColor: red }", "  stateLabel: { textColor: \"#FF0000\" }"),
    .header("wrong-value", "  stateLabel: { textColor: 0xABCDEF }", "  stateLabel: { textColor: \"#ABCDEF\" }"),
  ]
}

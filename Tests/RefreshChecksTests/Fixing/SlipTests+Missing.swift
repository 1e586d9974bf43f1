/// Keys that are missing above or before their value.
extension SlipTests {
  private static func parts(_ id: String, _ before: String, _ after: String) -> Slip {
    .header(id, "  parts:\n\(before)", "  parts:\n\(after)")
  }

  /// Keys and names whose lines were deleted.
  static let missingKeys: [Slip] = [
    // Names of parts, which the author chooses.
    parts(
      "bad-indentation",
      "    track: { kind: ring, center: [9, 9], size: [9, 9] }\n      kind: bar\n      center: [9, 9]\n      size: [9, 9]",
      "    track: { kind: ring, center: [9, 9], size: [9, 9] }\n    bar:\n      kind: bar\n      center: [9, 9]\n      size: [9, 9]"
    ),
    parts(
      "bad-indentation",
      "      kind: bar\n      center: [9, 9]\n      size: [9, 9]\n    track: { kind: ring, center: [9, 9], size: [9, 9] }",
      "    bar:\n      kind: bar\n      center: [9, 9]\n      size: [9, 9]\n    track: { kind: ring, center: [9, 9], size: [9, 9] }"
    ),
    // Known keys are likelier than names.
    .preset(
      "bad-indentation", "name: a\n  type: header\n  height: 60",
      "name: a\nheader:\n  type: header\n  height: 60"),
    // Properties of parts that change with the pull.
    parts(
      "bad-indentation",
      "    a:\n      kind: ring\n      center: [9, 9]\n      size: [9, 9]\n      alpha:\n          0%: 0\n          20%: 1\n        state: { refreshing: 1 }",
      "    a:\n      kind: ring\n      center: [9, 9]\n      size: [9, 9]\n      alpha:\n        pull:\n          0%: 0\n          20%: 1\n        state: { refreshing: 1 }"
    ),
    // Titles of states, which images have, too.
    .preset(
      "bad-indentation", "name: a\nheader:\n  type: gifHeader\n    idle: Pull\n    pulling: Let go",
      "name: a\nheader:\n  type: gifHeader\n  titles:\n    idle: Pull\n    pulling: Let go"),
    // Maps in braces.
    .header(
      "missing-colon", "  titles:\n    { en: Pull, de: Ziehen }\n    pulling: { en: Let go }",
      "  titles:\n    idle: { en: Pull, de: Ziehen }\n    pulling: { en: Let go }"),
    .header(
      "missing-colon", "  titles:\n    idle: { en: Pull }\n    { en: Let go }",
      "  titles:\n    idle: { en: Pull }\n    pulling: { en: Let go }"),
    .suite(
      "missing-colon", "scene:\n  { height: 900 }\n  physics: none\n",
      "scene:\n  content: { height: 900 }\n  physics: none\n",
      "wait: 1s"),
    // Steps.
    .steps(
      "missing-dash", "          times: 2\n          steps:\n            - touch\n            - release",
      "      - repeat:\n          times: 2\n          steps:\n            - touch\n            - release"),
    .steps(
      "missing-dash",
      "      - touch\n          times: 2\n          steps:\n            - wait: 1s\n      - release",
      "      - touch\n      - repeat:\n          times: 2\n          steps:\n            - wait: 1s\n      - release"
    ),
  ]
}

import RefreshDiagnostics
import Testing

@testable import RefreshChecks

/// Lines that are on the wrong level because the line of a key was deleted, or because they moved or got a dash: only the meaning of
/// the file shows which of several corrections is right.
extension SlipTests {
  /// Keys whose line was deleted, above what belongs to them.
  static let deletedKeys: [Slip] = [
    .header(
      "bad-indentation", "    idle:\n      en: Pull\n      de: Ziehen\n    pulling: Let go",
      "  titles:\n    idle:\n      en: Pull\n      de: Ziehen\n    pulling: Let go"),
    Slip(
      id: "bad-indentation", kind: .scenarios, before: flows("", in: "  "), after: flows("flows:\n", in: "  ")),
    .header(
      "bad-indentation", "  height: 60\n  type: autoFooter\n  triggerPercent: 50%",
      "  height: 60\nfooter:\n  type: autoFooter\n  triggerPercent: 50%"),
  ]

  private static func flows(_ key: String, in indentation: String) -> String {
    "suite: a\nheader: { type: normalHeader }\n\(key)\(indentation)one:\n\(indentation)  - touch\n\(indentation)two:\n"
      + "\(indentation)  - release\nscenarios:\n  - name: a\n    steps:\n      - flow: one\n      - flow: two\n"
      + "      - expect: { header.state: idle }"
  }

  /// Keys that are deeper or less deep than those beside them, with what is below them.
  static let movedKeys: [Slip] = [
    .preset(
      "bad-indentation",
      "name: a\nheader:\n  type: normalHeader\n  stateLabel:\n    hidden: true\n  arrow: { hidden: true }\n"
        + "    footer:\n      type: autoNormalFooter\n  height: 50\n  triggerPercent: 50%",
      "name: a\nheader:\n  type: normalHeader\n  stateLabel:\n    hidden: true\n  arrow: { hidden: true }\n"
        + "footer:\n  type: autoNormalFooter\n  height: 50\n  triggerPercent: 50%"),
    .preset(
      "bad-indentation",
      "name: a\nheader:\n  type: gifHeader\n  images:\n    idle:\n      count: 8\n  size: [30, 30]\n"
        + "    refreshing: { count: 3, size: [30, 30] }",
      "name: a\nheader:\n  type: gifHeader\n  images:\n    idle:\n      count: 8\n      size: [30, 30]\n"
        + "    refreshing: { count: 3, size: [30, 30] }"),
    .header("bad-indentation", "    titles:\n    idle: Pull", "  titles:\n    idle: Pull"),
    .header(
      "bad-indentation", "  titles:\n    idle: Pull\n   pulling: Let go\n  height: 60",
      "  titles:\n    idle: Pull\n    pulling: Let go\n  height: 60"),
    .header(
      "bad-indentation", "  titles:\n      idle: Pull\n    pulling: Let go\n    refreshing: Wait",
      "  titles:\n    idle: Pull\n    pulling: Let go\n    refreshing: Wait"),
    Slip(
      id: "bad-indentation", kind: .scenarios,
      before: flows("app: { header.refreshing: [ { wait: 1s } ] }\n  flows:\n", in: "  "),
      after: flows("app: { header.refreshing: [ { wait: 1s } ] }\nflows:\n", in: "  ")),
  ]

  /// Braces around something that isn't a map, and a misspelt key without its colon.
  static let braces: [Slip] = [
    .header(
      "wrong-character", "  parts: { ring: { kind: ring, center: [9, 9], size: {30, 30} } }",
      "  parts: { ring: { kind: ring, center: [9, 9], size: [30, 30] } }"),
    .header("unquoted-text", "  titles:\n    idle: {x}", "  titles:\n    idle: \"{x}\""),
    .steps("unexpected-bracket", "      - wait: { settled }", "      - wait: settled"),
    .steps("missing-colon", "      - pull: { header, 60 }", "      - pull: { header: 60 }"),
    .steps("unexpected-text", "      - pull: { \"header: 60\" }", "      - pull: { header: 60 }"),
  ]

  /// Keys of a map with dashes.
  static let surplusDashes: [Slip] = [
    .header(
      "unexpected-dash", "  titles:\n    - idle: Pull\n    pulling: { en: Let go, de: Los }",
      "  titles:\n    idle: Pull\n    pulling: { en: Let go, de: Los }"),
    .header(
      "unexpected-dash",
      "  parts:\n    - kind: ring\n      size: [9, 9]\n      center: [9, 9]\n    halo:\n      kind: ring\n"
        + "      size: [9, 9]\n      center: [9, 9]",
      "  parts:\n    ring:\n      kind: ring\n      size: [9, 9]\n      center: [9, 9]\n    halo:\n      kind: ring\n"
        + "      size: [9, 9]\n      center: [9, 9]"),
  ]
}

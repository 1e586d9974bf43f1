import RefreshDiagnostics
import Testing

@testable import RefreshChecks

extension SlipTests {
  /// A slip in an otherwise correct file.
  struct Slip: CustomTestStringConvertible {
    let id: String
    let kind: FileKind
    let before: String
    let after: String

    var testDescription: String { before }

    /// Returns a slip in a preset that consists of these lines.
    static func preset(_ id: String, _ before: String, _ after: String) -> Slip {
      Slip(id: id, kind: .preset, before: before, after: after)
    }

    /// A whole suite.
    static let small =
      "suite: a\nheader: { type: normalHeader }\nscenarios: [ { name: a, steps: [ { expect: { header.state: idle } } ] } ]"

    /// A key of a suite.
    static func suite(_ id: String, _ before: String, _ after: String, _ step: String = "touch") -> Slip {
      let start = "suite: a\nheader: { type: normalHeader }\n"
      let end =
        "scenarios: [ { name: a, steps: [ { \(step.contains(":") ? step : "flow: b") }, { expect: { header.state: idle } } ] } ]"
      let flows = step.contains(":") ? "" : "flows: { b: [touch, release] }\n"
      return Slip(
        id: id, kind: .scenarios, before: start + before + flows + end, after: start + after + flows + end)
    }

    /// The beginning of a suite, up to its scenarios.
    static let start = "suite: a\nheader: { type: normalHeader }\nscenarios:\n"

    /// A scenario with a name.
    static func empty(_ name: String) -> String {
      "  - name: \(name)\n    steps: [ { expect: { header.state: idle } } ]"
    }

    /// A key of a scenario.
    static func scenario(_ id: String, _ before: String, _ after: String) -> Slip {
      let end = "\n    steps: [ { expect: { header.state: idle } } ]"
      return Slip(
        id: id, kind: .scenarios, before: start + "  - name: one\n    " + before + end,
        after: start + "  - name: one\n    " + after + end)
    }

    /// The keys of a header.
    static func header(_ id: String, _ before: String, _ after: String) -> Slip {
      let start = "name: a\nheader:\n  type: normalHeader\n"
      return Slip(id: id, kind: .preset, before: start + before, after: start + after)
    }

    /// The same, followed by another scenario instead of a step.
    var followedByScenario: Slip {
      let (step, scenario) = (
        "\n      - expect: { header.state: idle }", "  - { name: c, steps: [ { expect: { time: 0 } } ] }"
      )
      return Slip(
        id: id, kind: kind, before: before.dropLast(step.count) + scenario,
        after: after.dropLast(step.count) + scenario)
    }

    /// Returns a slip in the steps of a scenario.
    static func steps(_ id: String, _ before: String, _ after: String) -> Slip {
      let start = "suite: a\nheader: { type: normalHeader }\nscenarios:\n  - name: one\n    steps:\n"
      let end = "\n      - expect: { header.state: idle }"
      return Slip(id: id, kind: .scenarios, before: start + before + end, after: start + after + end)
    }
  }
}

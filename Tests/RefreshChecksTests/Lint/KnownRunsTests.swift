import RefreshDiagnostics
import RefreshScenarios
import SuiteTexts
import Testing

@testable import RefreshChecks

struct KnownRunsTests {
  private static let text = """
    suite: a
    header: { type: normalHeader }
    scenarios:
      - name: one
        steps: [ release ]
      - name: two ${n}
        examples: [ { n: 1 }, { n: 2 } ]
        steps: [ cancel ]

    """

  /// Reads a text, and returns the names of the scenarios that had to run, and the lines of the steps without effect.
  private func check(_ text: String, _ runs: inout KnownRuns) -> (ran: [String], lines: [Int]) {
    var ran: [String] = []
    runs = KnownRuns(after: runs)
    let suites = load(text).suites
    let verdicts = suites.flatMap { suite in
      runs.verdicts(of: suite.scenarios) { scenario in
        ran.append(scenario.name)
        return Runner.verdict(of: scenario)
      }
    }
    return (ran, StepWithoutEffect.warnings(of: verdicts).map(\.span.startPosition.line))
  }

  @Test func `only scenarios that have changed run again`() {
    var runs = KnownRuns()
    #expect(check(Self.text, &runs) == (["one", "two 1", "two 2"], [5, 8]))
    #expect(check(Self.text, &runs) == ([], [5, 8]))
    #expect(check(Self.text.replacing("release", with: "touch, release, release"), &runs) == (["one"], [5, 8]))
    #expect(
      check(Self.text.replacing("  - name: two", with: "  # note\n   \n  - name: two"), &runs) == (
        ["one"], [5, 10]
      ))
  }

  @Test func `a scenario runs again when the anchor that it refers to changes in another`() {
    let text = Self.text.replacing("[ release ]", with: "[ &last release ]").replacing(
      "[ cancel ]", with: "[ *last ]")
    var runs = KnownRuns()
    #expect(check(text, &runs).ran == ["one", "two 1", "two 2"])
    #expect(check(text, &runs).ran == [])
    #expect(check(text.replacing("release", with: "touch"), &runs) == (["one", "two 1", "two 2"], []))
  }

  @Test func `a text that can't be read makes no run worthless`() {
    var runs = KnownRuns()
    _ = check(Self.text, &runs)
    #expect(check(Self.text.replacing("[ release ]", with: "[ release"), &runs).ran == [])
    #expect(check(Self.text.replacing("[ release ]", with: "[ releas ]"), &runs).ran == [])
    #expect(check(Self.text, &runs) == ([], [5, 8]))
  }

  @Test func `a scenario that failed has still failed when it is at another place`() {
    var runs = KnownRuns()
    let text = """
      suite: a
      header: { type: normalHeader }
      scenarios:
        - name: one
          steps: [ beginRefreshing: header, wait: 1s, expect: { header.state: idle } ]

      """
    for lines in ["", "  # note\n", "  # note\n  # and another\n"] {
      runs = KnownRuns(after: runs)
      var found = Diagnostics()
      for suite in load(text.replacing("  - name", with: lines + "  - name")).suites {
        SuiteLint.check(suite, runs: &runs, into: &found)
      }
      #expect(found.all.map { $0.id.rawValue } == ["never-ended"])
    }
  }

  @Test func `all scenarios run again when what surrounds them changes`() {
    var runs = KnownRuns()
    _ = check(Self.text, &runs)
    #expect(
      check(Self.text.replacing("normalHeader", with: "stateHeader"), &runs).ran == ["one", "two 1", "two 2"])
  }
}

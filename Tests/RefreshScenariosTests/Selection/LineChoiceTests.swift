import RefreshScenarios
import SuiteTexts
import Testing

struct LineChoiceTests {
  private static let path = "suites/test.scenarios.yaml"
  private static let text = """
    suite: one
    header: { type: header }
    scenarios:
      - name: first
        steps:
          - expect: { time: 0 }

      # Between the two.
      - name: second ${how}
        examples:
          - how: a
          - how: b
          - { how: c }
        steps: [ { expect: { time: 0 } } ]
    ---
    suite: two
    header: { type: header }
    scenarios:
      - { name: third, steps: [ { expect: { time: 0 } } ] }
    """

  private func names(_ lines: Int...) -> [String] {
    let choices = lines.map { LineChoice(path: LineChoiceTests.path, line: $0) }
    return LineChoice.apply(choices, to: load(LineChoiceTests.text).suites).flatMap(\.scenarios).map(\.name)
  }

  @Test(arguments: [
    (4, ["first"]), (6, ["first"]), (7, []), (8, []), (9, ["second a", "second b", "second c"]),
    (10, ["second a", "second b", "second c"]), (11, ["second a"]), (12, ["second b"]), (13, ["second c"]),
    (14, ["second a", "second b", "second c"]), (19, ["third"]), (1, []), (99, []), (0, []),
  ])
  func `a line means the scenario or the example that it is in`(line: Int, expected: [String]) {
    #expect(names(line) == expected)
  }

  @Test func `several lines mean all that they are in, in the order of the file`() {
    #expect(names(19, 12, 4) == ["first", "second b", "third"])
  }

  @Test func `lines of other files leave a file as it is`() {
    let suites = load(LineChoiceTests.text).suites
    let other = LineChoice.apply([LineChoice(path: "other", line: 1)], to: suites)
    #expect(other.flatMap(\.scenarios).count == 5)
    #expect(LineChoice.apply([], to: suites).flatMap(\.scenarios).count == 5)
  }

  @Test(arguments: [
    (1, "; the nearest is `first` on lines 4 to 6"),
    (8, "; the nearest are `first` on lines 4 to 6 and `second a` on lines 9 to 14"),
    (17, "; the nearest are `second c` on lines 9 to 14 and `third` on line 19"),
    (99, "; the nearest is `third` on line 19"),
  ])
  func `where no scenario is, the nearest are named`(line: Int, nearest: String) {
    let choice = LineChoice(path: LineChoiceTests.path, line: line)
    #expect(
      choice.emptiness(in: load(LineChoiceTests.text).suites)
        == "no scenario of \(LineChoiceTests.path) is on line \(line)\(nearest)")
  }

  @Test func `where a scenario is, nothing is said`() {
    #expect(LineChoice(path: LineChoiceTests.path, line: 5).emptiness(in: load(LineChoiceTests.text).suites) == nil)
    #expect(
      LineChoice(path: "other", line: 5).emptiness(in: load(LineChoiceTests.text).suites)
        == "no scenario of other is on line 5")
  }
}

import BrokenTexts
import RefreshDiagnostics
import RefreshEngine
import RefreshPresets
import SuiteTexts
import Testing

@testable import RefreshScenarios

private func comparison(_ old: String, _ new: String) throws -> PresetComparison {
  PresetComparison(
    from: try preset("name: a\n" + old, path: "a.preset.yaml"),
    to: try preset("name: a\n" + new, path: "b.preset.yaml"))
}

@Test(arguments: ComponentKind.allCases)
func `a preset does not differ from itself`(kind: ComponentKind) throws {
  let text = "name: a\n\(kind.role.rawValue): { type: \(kind.rawValue), fastAnimationDuration: 0.1s }\n"
  let comparison = PresetComparison(from: try preset(text), to: try preset(text, path: "b.preset.yaml"))
  #expect(comparison.changes == [])
  #expect(comparison.measures == [])
  #expect(comparison.atRest == [])
  #expect(comparison.gestures.count >= 6)
  #expect(comparison.gestures.allSatisfy { comparison.difference(in: $0) == nil })
}

@Test func `keys are listed with their values and lines, and what counts without them`() throws {
  let found = try comparison(
    "header: { type: normalHeader, height: 60, titles: { idle: Pull } }",
    "header:\n  type: normalHeader\n  titles: { idle: 'Pull', pulling: \"Let go\" }\n  labelLeftInset: 10")
  #expect(
    found.changes == [
      PresetChange(
        name: "header.height", old: PresetChange.Value(text: "60", path: "a.preset.yaml", line: 2), new: nil,
        defaultText: "54"),
      PresetChange(
        name: "header.titles.pulling", old: nil,
        new: PresetChange.Value(text: "\"Let go\"", path: "b.preset.yaml", line: 4), defaultText: nil),
      PresetChange(
        name: "header.labelLeftInset", old: nil,
        new: PresetChange.Value(text: "10", path: "b.preset.yaml", line: 5), defaultText: "25"),
    ])
}

@Test(arguments: [
  (
    "header: { type: header }", "header: { type: header, height: 76 }",
    "triggers 22 pt later: pulled by 76 pt instead of 54 pt"
  ),
  (
    "header: { type: header, fastAnimationDuration: 400ms }", "header: { type: header }",
    "calls back 150 ms earlier: 250 ms after letting go instead of 400 ms"
  ),
  (
    "header: { type: header }", "header: { type: header, slowAnimationDuration: 1s }",
    "comes to rest 600 ms later: 1000 ms after endRefreshing instead of 400 ms"
  ),
  (
    "footer: { type: autoFooter }", "footer: { type: autoFooter, triggerPercent: 50% }",
    "triggers 22 pt earlier: with 22 pt of it in view instead of 44 pt"
  ),
  (
    "footer: { type: autoFooter }", "footer: { type: autoFooter, triggerPercent: -1 }",
    "triggers 88 pt earlier: 44 pt before it comes into view instead of with 44 pt of it in view"
  ),
  (
    "footer: { type: autoFooter }", "footer: { type: autoFooter, automaticallyRefresh: false }",
    "never triggers by coming into view"
  ),
  (
    "footer: { type: backFooter, height: 80 }", "footer: { type: backFooter }",
    "triggers 36 pt earlier: pulled by 44 pt instead of 80 pt"
  ),
  ("footer: { type: backFooter }", "footer: { type: backFooter, hidden: true }", "never triggers by a pull"),
])
func `what a component does otherwise is measured`(old: String, new: String, difference: String) throws {
  #expect(try comparison(old, new).measures.map(\.difference).contains(difference))
}

@Test func `a scenario parts where more differs than did from the beginning on`() throws {
  let found = try comparison("header: { type: normalHeader }", "header: { type: normalHeader, height: 80 }")
  let scenario = try scenario(
    """
    - touch
    - pull: { header: 60 }
    - expect: { header.state: pulling }
    - release
    - wait: settled
    """)
  let difference = try #require(found.difference(in: scenario))
  #expect(difference.step == 2)
  #expect(difference.stepName == "pull")
  #expect(difference.span.startPosition.line == 9)
  #expect(difference.differences.first == "the header is idle instead of pulling")
  #expect(difference.consequences == ["the header no longer calls back"])
}

@Test func `a callback that comes later is reported with its times`() throws {
  let found = try comparison(
    "header: { type: normalHeader }", "header: { type: normalHeader, fastAnimationDuration: 0.4s }")
  let difference = try #require(
    found.difference(in: try scenario("- pull: { header: 60 }\n- release\n- wait: settled")))
  #expect(difference.consequences == ["the header calls back 150 ms later, at 0.4 s instead of 0.25 s"])
}

@Test func `a title is described by its words`() throws {
  let found = try comparison(
    "header: { type: normalHeader }", "header: { type: normalHeader, titles: { idle: Pull, pulling: Go } }")
  #expect(found.atRest.first == #"the header's title reads "Pull" instead of "Pull down to refresh""#)
  let difference = try #require(found.difference(in: try scenario("- touch\n- pull: { header: 60 }")))
  #expect(difference.step == 0)
  let difference2 = try #require(
    found.difference(in: try scenario("- pull: { header: 60 }\n- pull: { header: 0 }")))
  #expect(difference2.step == 0)
}

@Test func `a component that comes or goes is reported alone`() throws {
  let found = try comparison("header: { type: header }", "header: { type: header }\ntrailer: { type: trailer }")
  #expect(found.atRest == ["there is a trailer, trailer"])
  #expect(found.changes.map(\.name) == ["trailer.type"])
  #expect(found.changes.first?.old == nil)
}

@Test func `the language of a preset goes before the phone's`() throws {
  let found = try comparison(
    "language: en\nheader: { type: stateHeader }", "language: ko\nheader: { type: stateHeader }")
  let named = try scenario("- touch", scene: "{ language: ru }")
  #expect(found.difference(in: named) != nil)
  #expect(found.difference(in: try scenario("- touch")) != nil)
}

import BrokenTexts
import RefreshDiagnostics
import RefreshScenarios
import SuiteTexts
import Testing

struct SelectionTests {
  private func suites() -> [Suite] {
    load(
      """
      suite: one
      header: { type: header }
      scenarios:
        - { name: a pull, tags: [smoke], steps: [ { expect: { time: 0 } } ] }
        - { name: a push, tags: [slow], steps: [ { expect: { time: 0 } } ] }
      ---
      suite: two
      header: { type: header }
      scenarios:
        - { name: another pull, tags: [slow], steps: [ { expect: { time: 0 } } ] }
      """
    ).suites
  }

  private func named(_ pattern: String) throws -> ScenarioFilter {
    var diagnostics = Diagnostics()
    return try #require(
      ScenarioFilter.name(matching: SourceFile(path: "--scenario", text: pattern), into: &diagnostics))
  }

  private func tagged(_ text: String) throws -> ScenarioFilter {
    var diagnostics = Diagnostics()
    let file = SourceFile(path: "--tags", text: text)
    return .tags(try #require(TagExpression(file, into: &diagnostics)), in: file)
  }

  private func names(_ selection: Selection) -> [String] { selection.suites.flatMap(\.scenarios).map(\.name) }

  @Test func `without filters all are selected`() {
    let selection = Selection(of: suites(), meeting: [])
    #expect(names(selection) == ["a pull", "a push", "another pull"])
    #expect(selection.emptiness == nil)
  }

  @Test func `all filters have to be met, and suites without scenarios are left out`() throws {
    #expect(names(Selection(of: suites(), meeting: [try named("pull")])) == ["a pull", "another pull"])
    let both = Selection(
      of: suites(), meeting: [try named("^a"), try tagged("slow and not smoke"), try named("r p")])
    #expect(names(both) == ["another pull"])
    #expect(both.suites.map(\.name) == ["two"])
  }

  @Test func `the filter that leaves nothing is named`() throws {
    let selection = Selection(of: suites(), meeting: [try named("pull"), try tagged("none"), try named("x")])
    #expect(selection.suites.isEmpty)
    #expect(selection.emptiness == "--tags `none` leaves none of 2 scenarios")
    #expect(
      Selection(of: suites(), meeting: [try named("x")]).emptiness?.hasPrefix(
        "--scenario `x` leaves none of 3 scenarios; the nearest are `") == true)
    #expect(Selection(of: [], meeting: [try named("x")]).emptiness == nil)
  }

  @Test(arguments: [("re(lease", "(", 3), ("[", "[", 1)])
  func `an expression that can't be used is reported in the user's words`(
    pattern: String, sign: String, column: Int
  ) {
    var diagnostics = Diagnostics()
    #expect(ScenarioFilter.name(matching: SourceFile(path: "--scenario", text: pattern), into: &diagnostics) == nil)
    #expect(
      starts(diagnostics) { $0.path } == [
        "--scenario:1:\(column) bad-pattern: this `\(sign)` is never closed",
        "  help: for the character itself, write `\\\(sign)`",
      ])
  }
}

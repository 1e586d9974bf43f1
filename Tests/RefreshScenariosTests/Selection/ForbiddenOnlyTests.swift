import BrokenTexts
import RefreshScenarios
import SuiteTexts
import Testing

@Test func `each scenario that says only is reported once, at the place where it says so`() throws {
  let loaded = load(
    """
    suite: one
    header: { type: header }
    scenarios:
      - { name: 'a ${n}', only: true, examples: [ { n: 1 }, { n: 2 } ], steps: [ { expect: { time: 0 } } ] }
      - { name: b, only: false, steps: [ { expect: { time: 0 } } ] }
    """)
  #expect(loaded.lines == [])
  #expect(
    starts(try #require(loaded.suites.first).forbiddenOnly) == [
      "4:29 forbidden-only: `only` isn't allowed in this run", "  4:13 the scenario that has it",
      "  help: remove it, so that the other scenarios also run",
    ])
}

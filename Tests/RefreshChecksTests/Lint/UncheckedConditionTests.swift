import RefreshDiagnostics
import RefreshScenarios
import Testing

@testable import RefreshChecks

struct UncheckedConditionTests {
  /// The warnings of conditions that are never checked, in a suite of scenarios.
  private func unchecked(_ keys: String, _ scenarios: String...) -> [String] {
    let text = """
      suite: s
      header: { type: normalHeader }
      scene: { content: { height: 1200 }, physics: none }
      \(keys)
      scenarios:

      """
    return lint(suite: text + scenarios.map { "  - \($0)\n" }.joined()).filter {
      $0.contains("unchecked-condition")
    }
  }

  private static let gone = "{ name: gone, steps: [ { detach: header }, { expect: { header.state: null } } ] }"
  private static let there = "{ name: there, steps: [ touch, release, { expect: { time: 0 } } ] }"

  @Test(arguments: [
    "atRest: { header.state: refreshing }", "eventually: { within: 1s, header.state: refreshing }",
    "leadsTo: [ { within: 1s, after: { scroll.offset.y: 0 }, then: { header.state: refreshing } } ]",
    // Its occasion never comes.
    "leadsTo: [ { within: 1s, after: { header.state: pulling }, then: { header.state: refreshing } } ]",
  ])
  func `a condition on a component that is gone when it would be checked is reported`(keys: String) {
    let found = unchecked(keys, Self.gone)
    #expect(found.count == 1, "\(found)")
    #expect(found.first?.hasPrefix("4:") == true)
    #expect(found.first?.hasSuffix(" unchecked-condition: `header.state` is never checked") == true)
  }

  @Test func `a condition that one scenario checks is right, and so is one that is null`() {
    #expect(unchecked("atRest: { header.state: idle }", Self.gone, Self.there) == [])
    #expect(unchecked("atRest: { header.state: null }", Self.gone) == [])
    #expect(unchecked("always: { header.state: idle }", Self.gone) == [])
  }

  @Test func `a promise whose occasion never comes is reported, even if what it promises is true by chance`() {
    let promise = "leadsTo: [ { within: 1s, after: { header.state: pulling }, then: { header.state: idle } } ]"
    let pulled =
      "{ name: pulled, steps: [ { drag: { by: -100 } }, { drag: { by: 100 } }, release, { expect: { time: 0 } } ] }"
    #expect(unchecked(promise, Self.there).count == 1)
    #expect(unchecked(promise, Self.there, pulled) == [])
  }

  @Test func `conditions at rest of a scenario that does not come to rest are reported`() {
    let held = "{ name: held, steps: [ touch, { expect: { time: 0 } } ] }"
    #expect(unchecked("atRest: { header.state: idle }", held).count == 1)
    #expect(unchecked("atRest: { header.state: idle }", held, Self.there) == [])
  }

  @Test func `a run that fails says nothing of what it would have checked`() {
    let failing = "{ name: failing, steps: [ { expect: { time: 1 } } ] }"
    #expect(unchecked("atRest: { header.state: idle }", failing) == [])
  }
}

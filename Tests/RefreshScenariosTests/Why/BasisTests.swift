import RefreshEngine
import RefreshLaws
import SuiteTexts
import Testing

@testable import RefreshScenarios

/// Answers about values that other keys decide than those of the same name, or that change with time.
@Suite struct BasisTests {
  struct Case: Sendable {
    let steps: String
    var components = "header: { type: normalHeader }"
    var scene = "{ content: { height: 1200 }, physics: none }"
    let reason: String
    /// The change that is shown first; nil for none.
    var change: String?
    /// The sections of the rules that the answer names.
    let rules: String
  }

  /// Refreshes that nothing tried to begin.
  static let untried: [Case] = [
    Case(
      steps: "- endRefreshing: { footer: noMoreData }\n- expect: { footer.state: refreshing }",
      components: "footer: { type: autoNormalFooter }",
      reason: "the footer never refreshed: it is at `noMoreData`; it was set to `noMoreData` by "
        + "endRefreshing: { footer: noMoreData } (line 8); nothing calls `resetNoMoreData: footer` [the app]",
      rules: ""),
    Case(
      steps: "- endRefreshing: { footer: noMoreData }\n- expect: { footer.state: pulling }",
      components: "footer: { type: backNormalFooter }",
      reason: "the footer was never pulled far enough: it is at `noMoreData`; it was set to `noMoreData` by "
        + "endRefreshing: { footer: noMoreData } (line 8); nothing calls `resetNoMoreData: footer` [the app]",
      rules: ""),
    Case(
      steps: "- expect: { header.calls.refreshing: 1 }",
      reason:
        "`header.refreshing()` wasn't called: the header never refreshed: nothing moved the content or called "
        + "`beginRefreshing` [the gesture]", rules: ""),
    Case(
      steps: "- expect: { footer.calls.refreshing: 1 }", components: "footer: { type: autoNormalFooter }",
      reason:
        "`footer.refreshing()` wasn't called: the footer never refreshed: nothing moved the content or called "
        + "`beginRefreshing`; being in view isn't enough: it loads when the content scrolls down to it; a tap on its label "
        + "makes it load, too [the gesture]", rules: ""),
    // This type has no label.
    Case(
      steps: "- expect: { footer.calls.refreshing: 1 }", components: "footer: { type: autoFooter }",
      reason:
        "`footer.refreshing()` wasn't called: the footer never refreshed: nothing moved the content or called "
        + "`beginRefreshing`; being in view isn't enough: it loads when the content scrolls down to it [the gesture]",
      rules: ""),
  ]

  @Test(arguments: untried)
  func `a value is said to follow from what decides it`(a: Case) throws {
    let scenario = try scenario(a.steps, components: a.components, scene: a.scene)
    let failure = try #require(Runner.run(scenario).failedSteps.first?.failures.first)
    let reason = if case .because(let text) = failure.reason { text } else { "" }
    #expect(reason == a.reason)
    #expect(failure.change == a.change)
    #expect(Explanation.answer(nil, about: scenario)?.rule?.section ?? "" == a.rules)
  }
}

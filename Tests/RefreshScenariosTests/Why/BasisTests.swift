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

  /// Texts that are only described.
  static let texts: [Case] = [
    Case(
      steps: "- expect: { header.stateLabel.text: { not: /Pull/ } }",
      reason:
        "`header.stateLabel.text` is \"Pull down to refresh\": MJRefresh's text of `idle` in `en`, the phone's language",
      rules: "S5.13, S5.18"),
    Case(
      steps: "- expect: { header.stateLabel.text: { not: Pull down to refresh } }",
      components: "header: { type: normalHeader, titles: { refreshing: Busy } }",
      reason:
        "`header.stateLabel.text` is \"Pull down to refresh\": MJRefresh's text of `idle` in `en`, the phone's language, "
        + "as the preset has no title of that state", rules: "S5.13, S5.18"),
    // Each state has one of these letters.
    Case(
      steps: "- expect: { header.stateLabel.text: '/[RL]/' }",
      reason:
        "`header.stateLabel.text` is \"Pull down to refresh\": MJRefresh's text of `idle` in `en`, the phone's language",
      rules: "S5.13, S5.18"),
    Case(
      steps: "- expect: { header.stateLabel.text: /Loading/ }",
      reason: "the text is that of `idle`, not of `refreshing`: the header never refreshed: "
        + "nothing moved the content or called `beginRefreshing` [the gesture]", rules: ""),
    Case(
      steps: "- expect: { header.stateLabel.text: /^下拉/ }",
      reason:
        "`header.stateLabel.text` is \"Pull down to refresh\": MJRefresh's text of `idle` in `en`, the phone's language",
      rules: "S5.13, S5.18"),
    Case(
      steps: "- expect: { header.stateLabel.text: /당겨/ }",
      reason:
        "`header.stateLabel.text` is \"Pull down to refresh\": MJRefresh's text of `idle` in `en`, the phone's language",
      change: "scene: { language: ko }", rules: "S5.13, S5.18"),
    Case(
      steps: "- expect: { header.lastUpdatedTimeLabel.text: { not: /09:00/ } }",
      components: "header: { type: normalHeader, lastUpdatedTimeKey: a }",
      scene: "{ physics: none, now: 2026-03-01T10:00:00+01:00, defaults: { a: 2026-03-01T10:00:00+01:00 } }",
      reason:
        "`header.lastUpdatedTimeLabel.text` has been \"Last update: Today 09:00\" since the setup: nothing has changed it; "
        + "it shows 2026-03-01T09:00:00Z; `timeZone` isn't set, so times are in UTC; lastUpdatedTimeKey: a (line 2); "
        + "`header.lastUpdatedTime` is 2026-03-01T09:00:00Z",
      change: "remove `lastUpdatedTimeKey: a` (line 2)", rules: "S5.14, S5.15"),
  ]

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

  @Test(arguments: texts + untried)
  func `a value is said to follow from what decides it`(a: Case) throws {
    let scenario = try scenario(a.steps, components: a.components, scene: a.scene)
    let failure = try #require(Runner.run(scenario).failedSteps.first?.failures.first)
    let reason = if case .because(let text) = failure.reason { text } else { "" }
    #expect(reason == a.reason)
    #expect(failure.change == a.change)
    #expect(Explanation.answer(nil, about: scenario)?.rule?.section ?? "" == a.rules)
  }
}

import RefreshEngine
import RefreshLaws
import SuiteTexts
import Testing

@testable import RefreshScenarios

/// Reasons about states and calls that a component's type doesn't have, and about refreshes that never were.
@Suite struct StateTests {
  struct Case: Sendable {
    let steps: String
    var components = "header: { type: normalHeader }"
    var app = "{}"
    let reason: String
    /// The change that is shown; nil for none.
    var change: String?
  }

  /// States that no change brings about.
  static let impossible: [Case] = [
    Case(
      steps: "- beginRefreshing: header\n- wait: 1s\n- expect: { header.state: noMoreData }",
      reason: "the header was never `noMoreData`: `normalHeader` has no such state; only a footer can have "
        + "`noMoreData` [MJRefresh's own rule]"),
    // That it began is no answer to the question.
    Case(
      steps: "- pull: { header: 120% }\n- release\n- expect: { header.state: noMoreData }",
      app: "{ header.refreshing: [ { wait: 1s }, { endRefreshing: header } ] }",
      reason: "the header was never `noMoreData`: `normalHeader` has no such state; only a footer can have "
        + "`noMoreData` [MJRefresh's own rule]"),
    Case(
      steps: "- pull: { footer: 120% }\n- expect: { footer.state: pulling }",
      components: "footer: { type: autoNormalFooter }",
      reason: "the footer was never `pulling`: `autoNormalFooter` has no such state; an auto footer isn't pulled: "
        + "it loads when it comes into view, or a finger is lifted [MJRefresh's own rule]"),
  ]

  /// Of several expected states, those that the type has are meant.
  static let possible: [Case] = [
    Case(
      steps: "- pull: { footer: 50% }\n- expect: { footer.state: '!= idle' }",
      components: "footer: { type: autoNormalFooter }",
      reason: "the footer never refreshed: at 0 s, offset.y 555 pt was 22 pt short of 577 pt (content 1200 − viewport "
        + "667 + height 44 · 100% + bottom inset 44 − height 44) [the gesture]",
      change: "triggerPercent ≤ 50% (line 2) · 22 pt more"),
    Case(
      steps: "- detach: header\n- expect: { header.state: '!= idle' }",
      reason: "`header.state` is absent: there is no header; removed by detach: header (line 8) [the app]"),
  ]

  @Test(arguments: impossible + possible)
  func `a state that the type doesn't have has its reason, and no change`(a: Case) throws {
    let scenario = try scenario(a.steps, components: a.components, app: a.app)
    let failure = try #require(Runner.run(scenario).failedSteps.first?.failures.first)
    let reason = if case .because(let text) = failure.reason { text } else { "" }
    #expect(reason == a.reason)
    #expect(failure.change == a.change)
  }

  @Test(arguments: ComponentRole.allCases)
  func `a step that can't be written isn't suggested`(role: ComponentRole) throws {
    let inquiry = Inquiry(try scenario("- wait: 1s"))
    for command in [Command.endRefreshingWithNoMoreData(role), .beginRefreshing(role)] {
      for remedy in inquiry.adding(command, after: 0, "") {
        let step = try #require(remedy.change.text.split(separator: "`").dropFirst().first)
        let components = ComponentRole.allCases.map { role in
          "\(role.rawValue): { type: \(ComponentKind.all(of: role)[0].rawValue) }"
        }
        #expect(problems("- \(step)", components: components.joined(separator: "\n")) == [])
      }
    }
    let isFooter = role == .footer
    #expect(inquiry.adding(.endRefreshingWithNoMoreData(role), after: 0, "").isEmpty != isFooter)
  }

  @Test func `a title that is suggested is valid YAML`() throws {
    let scenario = try scenario(
      "- language: ko\n- expect: { header.stateLabel.text: 'Pull, now: here' }",
      components: "header: { type: normalHeader, titles: { idle: 'Pull, now: here' } }")
    let change = try #require(Runner.run(scenario).failedSteps.first?.failures.first?.change)
    #expect(change.hasPrefix("titles.idle: { ko: \"Pull, now: here\", en: \"Pull, now: here\" }"), "\(change)")
  }
}

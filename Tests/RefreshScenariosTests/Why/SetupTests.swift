import RefreshEngine
import RefreshLaws
import SuiteTexts
import Testing

@testable import RefreshScenarios

/// Reasons that lie in the app's answers during the setup.
@Suite struct SetupTests {
  @Test(arguments: [
    (
      "{ beginRefreshing: header }", "header.state: idle",
      "the header began to refresh at 0 s by the app: beginRefreshing: header (line 4)"
    ),
    (
      "{ beginRefreshing: header }", "header.arrow.hidden: false",
      "`header.arrow.hidden` has been true since the setup, by the app: beginRefreshing: header (line 4)"
    ),
    (
      "{ set: { header.hidden: true } }", "header.hidden: false",
      "`header.hidden` has been true since the setup, by the app: set: { header.hidden: true } (line 4)"
    ),
    (
      "{ set: { header.height: 70 } }", "header.frame.height: 54",
      "`header.frame.height` has been 70 pt since the setup, by the app: set: { header.height: 70 } (line 4)"
    ),
    (
      "{ set: { scene.safeArea.top: 20 } }", "scroll.inset.top: 0",
      "`scroll.inset.top` is 20 pt = 20 pt safe area (line 4)"
    ),
    (
      "{ detach: header }", "header.state: idle",
      "`header.state` is absent: there is no header; removed by the app: detach: header (line 4) [the app]"
    ),
    (
      "{ language: ko }", "header.stateLabel.text: Pull",
      "`header.stateLabel.text` is \"아래로 당겨 새로고침\": MJRefresh's text of `idle` in `ko`; the language is ko (the app "
        + "assigned it, line 4)"
    ),
  ])
  func `what the app does in the setup is a reason`(command: String, expected: String, reason: String) throws {
    let scenario = try scenario(
      "- expect: { \(expected) }", scene: "{ scrollView: table, content: { rows: 3 }, physics: none }",
      app: "{ scroll.reloadData: [ \(command) ] }")
    let failure = try #require(Runner.run(scenario).failedSteps.first?.failures.first)
    let text = if case .because(let text) = failure.reason { text } else { "" }
    #expect(text == reason)
    let answer = try #require(Explanation.answer(nil, about: scenario))
    #expect(answer.chain.allSatisfy { !$0.text.isEmpty })
  }
}

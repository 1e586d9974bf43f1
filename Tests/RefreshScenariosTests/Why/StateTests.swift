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
      reason:
        "the footer never refreshed: at 0 s, offset.y 555 pt was 22 pt short of 577 pt (content 1200 − viewport "
        + "667 + height 44 · 100% + bottom inset 44 − height 44) [the gesture]",
      change: "triggerPercent ≤ 50% (line 2) · 22 pt more"),
    Case(
      steps: "- detach: header\n- expect: { header.state: '!= idle' }",
      reason: "`header.state` is absent: there is no header; removed by detach: header (line 8) [the app]"),
  ]

  /// Calls at an end that couldn't come.
  static let ends: [Case] = [
    Case(
      steps: "- beginRefreshing: footer\n- wait: 0.3s\n- endRefreshing: footer\n- wait: settled\n"
        + "- expect: { footer.calls.endRefreshingAnimationBegin: 1 }",
      components: "footer: { type: autoNormalFooter }",
      reason:
        "`footer.endRefreshingAnimationBegin()` wasn't called: an auto footer makes this call only on a scroll "
        + "view with `paging: true` [MJRefresh's own rule]",
      change: "scene: { paging: true } · the end then moves the content back"),
    Case(
      steps: "- pull: { header: 50% }\n- release\n- wait: settled\n"
        + "- expect: { header.calls.endRefreshingCompletion: 1 }",
      reason:
        "`header.endRefreshingCompletion()` wasn't called: the header never refreshed: at 0 s, the closest of 2 "
        + "checks, offset.y −27 pt was 27 pt short of −54 pt, which it must pass [the gesture]"),
    // The refresh that ended is no reason for another call.
    Case(
      steps: "- beginRefreshing: header\n- wait: 0.3s\n- endRefreshing: header\n- wait: settled\n"
        + "- expect: { header.calls.endRefreshingCompletion: 2 }",
      reason:
        "`header.endRefreshingCompletion()` wasn't called again: the header didn't refresh again: at 0.3 s, "
        + "the closest of 2 checks, no finger dragged it and offset.y 0 pt was 54 pt short of −54 pt, which it "
        + "must pass; it did once, at 0 s [the gesture]"),
    Case(
      steps: "- endRefreshing: { footer: noMoreData }\n- wait: 1s\n"
        + "- expect: { footer.calls.endRefreshingCompletion: 1 }",
      components: "footer: { type: backNormalFooter }",
      reason:
        "`footer.endRefreshingCompletion()` wasn't called: the footer never refreshed: it is at `noMoreData`; "
        + "it was set to `noMoreData` by endRefreshing: { footer: noMoreData } (line 8); nothing calls "
        + "`resetNoMoreData: footer` [the app]"),
    // It refreshes, so its end is what is missing.
    Case(
      steps: "- beginRefreshing: trailer\n- wait: 1s\n- expect: { trailer.calls.endRefreshingCompletion: 1 }",
      components: "trailer: { type: normalTrailer }",
      reason: "`trailer.endRefreshingCompletion()` wasn't called: the trailer still refreshes: nothing calls "
        + "`endRefreshing` [the app]; it began after beginRefreshing: trailer (line 8)"),
  ]

  @Test(arguments: ends)
  func `a call at the end of a refresh says what it lacks`(a: Case) throws {
    let failure = try failure(of: a)
    #expect(failure.reason == a.reason)
    if let change = a.change { #expect(failure.change == change) }
  }

  @Test func `a component that never refreshed has been idle since the setup`() throws {
    let scenario = try scenario("- pull: { header: 50% }\n- release\n- wait: settled")
    let answer = try #require(Explanation.answer(.missing(.state(.header, .idle), nth: 1), about: scenario))
    #expect(
      answer.sentence
        == "the header has been idle since the setup: it never refreshed: at 0 s, the closest of 2 checks, "
        + "offset.y −27 pt was 27 pt short of −54 pt, which it must pass")
    #expect(answer.owner == .gesture)
  }

  @Test(
    arguments: [
      ("header.willRefresh", "the header was never about to refresh: nothing called `beginRefreshing`", .app),
      ("trailer.refreshing", "the trailer never refreshed: there is no trailer", .preset),
      ("trailer.frame.x", "`trailer.frame.x` is absent: there is no trailer", .preset),
      (
        "footer.pulling",
        "the footer was never pulled far enough: there is no footer; removed by detach: footer (line 10)",
        .app
      ),
      ("scroll.pan", "`scroll.pan` has been `changed` since 0 s, after pull: { header: 50% } (line 9)", nil),
      ("header.type", "`header.type` has been `normalHeader` since the setup: nothing has changed it", nil),
    ] as [(String, String, Responsibility?)])
  func `an answer names who is responsible, and marks names`(text: String, sentence: String, owner: Responsibility?)
    throws
  {
    let scenario = try scenario(
      "- pull: { header: 50% }\n- detach: footer",
      components: "header: { type: normalHeader }\nfooter: { type: backNormalFooter }")
    let question = try #require(
      Question.Subject(text).map { .happened($0, nth: nil) } ?? Question(valueOf: text))
    let answer = try #require(Explanation.answer(question, about: scenario))
    #expect(answer.sentence.hasPrefix(sentence), "\(answer.sentence)")
    #expect(answer.owner == owner)
  }

  private func failure(of a: Case) throws -> (reason: String, change: String?) {
    let scenario = try scenario(a.steps, components: a.components, app: a.app)
    let failure = try #require(Runner.run(scenario).failedSteps.first?.failures.first)
    let reason = if case .because(let text) = failure.reason { text } else { "" }
    return (reason, failure.change)
  }

  @Test(arguments: impossible + possible)
  func `a state that the type doesn't have has its reason, and no change`(a: Case) throws {
    let failure = try failure(of: a)
    #expect(failure.reason == a.reason)
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

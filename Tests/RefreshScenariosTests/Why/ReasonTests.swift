import RefreshDiagnostics
import RefreshEngine
import RefreshLaws
import SuiteTexts
import Testing

@testable import RefreshScenarios

/// Failures, with the reason that is given for each, and changes that work.
@Suite struct ReasonTests {
  struct Case: Sendable {
    let steps: String
    var components = "header: { type: normalHeader }"
    var app = "{}"
    let reason: String
    /// The change that is shown first; empty for none.
    var change = ""
  }

  static let cases: [Case] = [
    Case(
      steps: "- pull: { header: 100% }\n- release\n- expect: { header.state: refreshing }",
      reason:
        "the header never refreshed: at 0 s, the closest of 2 checks, offset.y was exactly at the threshold of −54 pt, "
        + "which it must pass [the gesture]", change: "pull: { header: 101% }"),
    Case(
      steps: "- pull: { header: 40 }\n- release\n- expect: { header.state: refreshing }",
      reason:
        "the header never refreshed: at 0 s, the closest of 2 checks, offset.y −40 pt was 14 pt short of −54 pt, which it "
        + "must pass [the gesture]",
      change: "pull: { header: 55 }"),
    Case(
      steps: "- pull: { header: 120% }\n- release\n- wait: settled\n- expect: { header.state: idle }",
      reason:
        "the header still refreshes: nothing calls `endRefreshing` [the app]; it began after release (line 9): "
        + "offset.y −64.8 < −54 pt",
      change: "app: { header.refreshing: [ { wait: 0.8s }, { endRefreshing: header } ] }"),
    Case(
      steps: "- beginRefreshing: header\n- wait: 0.5s\n- expect: { header.state: idle }",
      app: "{ header.refreshing: [ { wait: 0.8s }, { endRefreshing: header } ] }",
      reason: "the header still refreshes: the app waits until 1.05 s in its answer to `header.refreshing()`",
      change: "add `wait: settled` after line 9"),
    Case(
      steps: "- pull: { header: 120% }\n- wait: settled\n- expect: { header.state: refreshing }",
      reason: "the header never refreshed: it is pulled far enough, but the finger is still down [the gesture]",
      change: "add `release` after line 8"),
    Case(
      steps: "- pull: { header: 120% }\n- pull: { header: 50% }\n- release\n- expect: { header.state: refreshing }",
      reason:
        "the header never refreshed: it was pulled far enough, but went back to idle at 0 s before the finger was "
        + "lifted: offset.y −27 ≥ −54 pt [the gesture]", change: "pull: { header: 101% }"),
    Case(
      steps: "- window: false\n- beginRefreshing: header\n- expect: { header.state: refreshing }",
      reason:
        "the header never refreshed: at 0 s, the scroll view wasn't in the window; it has been off screen since window: false (line 8) "
        + "[the scene]",
      change: "add `window: true` after line 9"),
    Case(
      steps:
        "- set: { header.hidden: true }\n- drag: { to: -90 }\n- release\n- expect: { header.state: refreshing }",
      reason: "the header never refreshed: it was hidden, and nothing notifies a hidden component; "
        + "it has been hidden since set: { header.hidden: true } (line 8) [the app]",
      change: "add `set: { header.hidden: false }` after line 8"),
    Case(
      steps: "- beginRefreshing: header\n- expect: { header.calls.refreshing: 1 }",
      reason: "`header.refreshing()` wasn't called yet: it will be at 0.25 s, when the animation ends",
      change: "add `wait: settled` after line 8"),
    Case(
      steps: "- scroll: { to: 520 }\n- expect: { footer.state: refreshing }",
      components: "footer: { type: autoNormalFooter }",
      reason: "the footer never refreshed: at 0 s, offset.y 520 pt was 57 pt short of 577 pt "
        + "(content 1200 − viewport 667 + height 44 · 100% + bottom inset 44 − height 44) [the gesture]",
      change: "scroll: { to: 578 }"),
    Case(
      steps: "- pull: { footer: 90% }\n- expect: { footer.state: refreshing }",
      components: "footer: { type: autoNormalFooter }",
      reason: "the footer never refreshed: at 0 s, offset.y 572.6 pt was 4.4 pt short of 577 pt "
        + "(content 1200 − viewport 667 + height 44 · 100% + bottom inset 44 − height 44) [the gesture]",
      change: "triggerPercent ≤ 90%"),
    Case(
      steps: "- pull: { footer: 100% }\n- expect: { footer.state: refreshing }",
      components: "footer: { type: autoNormalFooter, automaticallyRefresh: false }",
      reason:
        "the footer never refreshed: at 0 s, `automaticallyRefresh` was false [the preset]",
      change: "automaticallyRefresh: true"),
    Case(
      steps: "- pull: { header: 120% }\n- release\n- expect: { scroll.inset.top: 60 }",
      reason: "`scroll.inset.top` is 54 pt = 54 pt header (refreshing since 0 s, line 9)"),
    Case(
      steps: "- language: ko\n- expect: { header.stateLabel.text: Pull down to refresh }",
      reason:
        "`header.stateLabel.text` is \"아래로 당겨 새로고침\": MJRefresh's text of `idle` in `ko`; the language is ko (a step "
        + "assigned it, line 8)", change: "language: en"),
    Case(
      steps: "- beginRefreshing: header\n- wait: settled\n- expect: { header.state: idle }",
      app: "{ header.refreshing: [ { wait: 0.5s }, { endRefreshing: header } ], "
        + "header.endRefreshingCompletion: [ { beginRefreshing: header } ] }",
      reason: "the animation header.begin, then `header.refreshing()` (until 60.05 s, from the app: "
        + "beginRefreshing: header, line 4); the animation header.alpha (until 60.05 s, from the app: beginRefreshing: "
        + "header, line 4); the header "
        + "refreshes until `endRefreshing` (since 59.8 s); the header began to refresh at 59.8 s, the 53rd of 53 times, "
        + "by the app: beginRefreshing: header (line 4) in its answer to `header.endRefreshingCompletion()`, without a "
        + "wait"),
    Case(
      steps: "- pull: { header: 120% }\n- release\n- wait: 1s\n- expect: { header.state: refreshing }",
      app: "{ header.refreshing: [ { endRefreshing: header } ] }",
      reason: "the header became idle at 0.25 s by the app: endRefreshing: header (line 4) in its answer to "
        + "`header.refreshing()`, without a wait",
      change: "add `wait: 0.8s` before `endRefreshing: header` in line 4"),
    Case(
      steps: "- beginRefreshing: header\n- wait: 0.5s\n- beginRefreshing: header\n- wait: 0.5s\n"
        + "- expect: { header.calls.refreshing: 2 }",
      reason: "`header.refreshing()` wasn't called again: the header didn't refresh again: beginRefreshing: header "
        + "(line 10) came while it was refreshing, and was ignored; the header still refreshes: nothing "
        + "calls `endRefreshing`; it was called once, at 0.25 s [the app]; it began after beginRefreshing: header "
        + "(line 8)",
      change: "app: { header.refreshing: [ { wait: 0.2s }, { endRefreshing: header } ] }"),
    Case(
      steps:
        "- endRefreshing: { footer: noMoreData }\n- pull: { footer: 120% }\n- expect: { footer.calls.refreshing: 1 }",
      components: "footer: { type: autoNormalFooter }",
      reason: "`footer.refreshing()` wasn't called: the footer never refreshed: at 0 s, the footer was at "
        + "`noMoreData`, which only `resetNoMoreData` or `endRefreshing` leaves; it was set to `noMoreData` by "
        + "endRefreshing: { footer: noMoreData } (line 8); nothing calls `resetNoMoreData: footer` [the app]",
      change: "add `resetNoMoreData: footer` after line 8"),
    Case(
      steps: "- beginRefreshing: header\n- wait: 1s\n- expectEvents: [ 'header: idle -> refreshing', … ]",
      reason: "`header: idle -> refreshing` happened at 0 s, after 1 event missing from the list: add `…` before it"
    ),
    Case(
      steps: "- pull: { header: 120% }\n- expect: { header.arrow.rotation: 0 }",
      reason:
        "`header.arrow.rotation` has been −180° since 0 s, after pull: { header: 120% } (line 8): header: idle -> pulling"
    ),
    Case(
      steps: "- pull: { header: 50% }\n- wait: 0.2s\n- expect: { header.pullingPercent: 1 }",
      reason: "`header.pullingPercent` has been 0.5 since 0 s, after pull: { header: 50% } (line 8): offset.y −27"),
    Case(
      steps: "- pull: { header: 120% }\n- release\n- wait: 0.2s\n- expect: { header.loading.animating: false }",
      reason:
        "`header.loading.animating` has been true since 0 s, after pull: { header: 120% } (line 8): header: pulling -> "
        + "refreshing"),
    Case(
      steps: "- touch\n- expect: { header.alpha: 0.5 }",
      reason:
        "`header.alpha` has been 1 since the setup: `automaticallyChangeAlpha` isn't set (line 2); "
        + "`header.state` is idle; `header.pullingPercent` is 0"
    ),
    Case(
      steps: "- rotate: [667, 375]\n- expect: { scroll.viewport.width: 375 }",
      reason: "`scroll.viewport.width` has been 667 pt since 0 s, after rotate: [667, 375] (line 8)"),
    Case(
      steps: "- wait: 0.5s\n- expect: { time: 1 }",
      reason: "`time` is 0.5 s: the steps took it; wait: 0.5s (0.5 s, line 8)"),
    Case(
      steps: "- touch\n- expect: { scroll.inset.top: 54 }", reason: "`scroll.inset.top` is 0 pt: nothing adds to it"
    ),
    Case(
      steps: "- pull: { header: 120% }\n- expectEvents: [ 'header: idle -> pulling' ]",
      reason: "`animation: header.arrow 0.25s` happened at 0 s after pull: { header: 120% } (line 8)"),
  ]

  @Test(arguments: cases)
  func `a failure says why, and the first change works`(a: Case) throws {
    let scenario = try #require(load(suiteText(a.steps, components: a.components, app: a.app)).suites.first)
      .scenarios[0]
    let failure = try #require(Runner.run(scenario).failedSteps.first?.failures.first)
    let reason: String? =
      switch failure.reason {
      case .because(let text), .pending(let text): text
      case nil: nil
      }
    #expect(reason == a.reason)
    #expect(failure.change?.hasPrefix(a.change) ?? a.change.isEmpty, "\(failure.change ?? "")")
    let answer = try #require(Explanation.answer(nil, about: scenario))
    #expect(answer.changes.first?.text ?? "" == a.change)
  }

  /// Pulls and swipes of many lengths, of which those that are too short are asked why.
  @Test(arguments: ["header", "footer"], [1.0, 7, 20, 33.3, 48, 53.99, 54])
  func `what a suggested pull is makes happen what was asked for`(role: String, points: Double) throws {
    let components =
      role == "header" ? "header: { type: normalHeader }" : "footer: { type: backNormalFooter, height: 54 }"
    func answer(to pull: String) throws -> (Answer?, Bool) {
      let scenario = try scenario(
        "- \(pull)\n- release\n- expect: { \(role).calls.refreshing: 0 }", components: components)
      let role = try #require(ComponentRole(rawValue: role))
      let question = Question.missing(.state(role, .refreshing), nth: 1)
      return (
        Explanation.answer(question, about: scenario),
        !Inquiry(scenario).indexes(of: .state(role, .refreshing)).isEmpty
      )
    }
    let (first, hasHappened) = try answer(to: "pull: { \(role): \(points) }")
    #expect(!hasHappened)
    let change = try #require(first?.changes.first { $0.text.hasPrefix("pull") })
    #expect(try answer(to: change.text).1, "\(change.text)")
  }

  @Test func `an endless loop says what begins it again`() throws {
    let app =
      "{ footer.refreshing: [ { endRefreshing: footer } ], footer.endRefreshingCompletion: [ { beginRefreshing: footer } ] }"
    let scenario = try scenario(
      "- beginRefreshing: footer\n- wait: 1s", components: "footer: { type: autoNormalFooter }", app: app)
    let failure = try #require(Runner.run(scenario).failedSteps.first?.failures.first)
    let reason = if case .because(let text) = failure.reason { text } else { "" }
    #expect(reason.hasPrefix("the footer began to refresh at 0 s, the "), "\(reason)")
    #expect(
      reason.hasSuffix(
        "times, by the app: beginRefreshing: footer (line 4) in its answer to `footer.endRefreshingCompletion()`, "
          + "without a wait"), "\(reason)")
  }

  @Test func `a change that doesn't help isn't shown`() throws {
    // Whatever is pulled further, a trailer that isn't there never refreshes, and a hidden header is never notified.
    let scenario = try #require(
      load(suiteText("- set: { header.hidden: true }\n- pull: { header: 40 }\n- release")).suites.first
    ).scenarios[0]
    for question in [
      Question.missing(.state(.header, .refreshing), nth: 1), .missing(.state(.trailer, .pulling), nth: 1),
    ] {
      let answer = try #require(Explanation.answer(question, about: scenario))
      #expect(answer.changes.isEmpty, "\(answer.sentence): \(answer.changes)")
    }
  }
}

import Foundation
import RefreshEngine
import RefreshLaws
import RefreshScenarios
import SuiteTexts
import Testing

/// The mistakes that people make who don't know the engine: the failure alone says what happened and what to write.
@Suite struct BeginnerTests {
  struct Mistake: Sendable {
    let steps: String
    var components = "header: { type: normalHeader }"
    var scene = "{ content: { height: 1200 }, physics: none }"
    var app = "{}"
    /// What the reason contains.
    let says: [String]
    /// The change; nil if there is none.
    var change: String?
  }

  private static let auto = "footer: { type: autoNormalFooter }"
  private static let loading =
    "{ footer.refreshing: [ { wait: 0.2s }, { load: { height: 400 } }, { endRefreshing: footer } ] }"

  static let mistakes: [Mistake] = [
    Mistake(
      steps: "- beginRefreshing: header\n- wait: 2s\n- expect: { header.refreshing: false }",
      says: ["nothing calls `endRefreshing` [the app]", "it began after beginRefreshing: header (line 8)"],
      change:
        "app: { header.refreshing: [ { wait: 0.8s }, { endRefreshing: header } ] } · in the suite: the app ends it "
        + "after 0.8 s"),
    Mistake(
      steps: "- pull: { header: 120% }\n- release\n- wait: settled\n- expect: { scroll.inset.top: 0 }",
      app: "{ header.refreshing: [ { wait: 0.5s }, { load: { height: 9 } } ] }",
      says: ["54 pt header (refreshing since 0 s, line 9)", "nothing calls `endRefreshing` [the app]"],
      change: "add `endRefreshing: header` to `header.refreshing` (line 4) · the app ends it"),
    Mistake(
      steps: "- pull: { header: 120% }\n- release\n- wait: settled\n- expect: { scroll.offset.y: 0 }",
      says: ["the header moved the content", "nothing calls `endRefreshing` [the app]"],
      change:
        "app: { header.refreshing: [ { wait: 0.8s }, { endRefreshing: header } ] } · in the suite: the app ends it "
        + "after 0.8 s"),
    Mistake(
      steps: "- drag: { to: -54 }\n- expect: { header.state: pulling }",
      says: ["exactly at the threshold of −54 pt, which it must pass"],
      change: "drag: { to: -55 } (line 8) · 1 pt more"),
    Mistake(
      steps: "- drag: { by: 100 }\n- expect: { footer.calls.refreshing: 1 }", components: auto,
      scene: "{ content: { height: 220 }, physics: none }",
      says: ["447 pt too short to fill the screen, where scrolling doesn't load, but lifting the finger does"],
      change: "scene: { content: { height: 668 } } · so that the content fills the screen"),
    Mistake(
      steps: "- drag: { to: 600 }\n- wait: 0.5s\n- drag: { by: 500 }\n- expect: { footer.calls.refreshing: 2 }",
      components: auto, app: loading,
      says: [
        "this touch had already triggered it once, as often as `autoTriggerTimes` allows",
        "(after that, the app can't begin it either until the next touch)",
      ],
      change: "autoTriggerTimes: 2 (line 2)"),
    Mistake(
      steps: "- beginRefreshing: header\n- wait: 0.5s\n- expect: { header.state: refreshing }",
      app: "{ header.refreshing: [ { endRefreshing: header } ] }",
      says: ["in its answer to `header.refreshing()`, without a wait"],
      change: "add `wait: 0.8s` before `endRefreshing: header` in line 4 · as an app takes time"),
    Mistake(
      steps: "- beginRefreshing: header\n- endRefreshing: header\n- wait: settled\n"
        + "- expect: { header.calls.refreshing: 0 }",
      says: [
        "when the entry animation ended, although the refresh had been ended at 0 s by endRefreshing: header (line 9)"
      ]),
    Mistake(
      steps: "- beginRefreshing: header\n- wait: 0.5s\n- beginRefreshing: header\n- wait: settled\n"
        + "- expect: { header.calls.refreshing: 2 }",
      app: "{ header.refreshing: [ { wait: 1s }, { endRefreshing: header } ] }",
      says: ["beginRefreshing: header (line 10) came while it was refreshing, and was ignored"],
      change: "add `wait: settled` after line 9 · until the refresh is over"),
    Mistake(
      steps: "- set: { footer.hidden: true }\n- scroll: { to: bottom }\n- tap: footer\n"
        + "- expect: { footer.calls.refreshing: 1 }", components: auto,
      says: ["the footer was hidden; it has been hidden since set: { footer.hidden: true } (line 8)"],
      change: "add `set: { footer.hidden: false }` after line 9 · to show the footer"),
    Mistake(
      steps: "- scroll: { to: bottom }\n- tap: footer\n- expect: { footer.state: refreshing }",
      components: "footer: { type: backNormalFooter }", says: ["the label of this type doesn't respond to taps"],
      change: "pull: { footer: 101% }, then release (line 9) · to pull it"),
    Mistake(
      steps: "- scroll: { to: -130 }\n- release\n- expect: { header.state: refreshing }",
      says: ["no finger dragged it [the gesture]"], change: "drag: { to: -130 } (line 8) · so that a finger drags"),
    Mistake(
      steps: "- detach: header\n- detach: header\n- expect: { header.state: idle }",
      says: ["there is no header; removed by detach: header (line 8) [the app]"]),
    Mistake(
      steps: "- beginRefreshing: header\n- wait: 0.5s\n- detach: header\n- expect: { scroll.inset.top: 0 }",
      says: ["54 pt header (since 0 s, left by the header that was removed, line 10)"]),
    Mistake(
      steps: "- pull: { footer: 100% }\n- release\n- wait: 1s\n- scroll: { to: 0 }\n- pull: { footer: 100% }\n"
        + "- expect: { footer.calls.refreshing: 2 }", components: auto,
      app: "{ footer.refreshing: [ { wait: 0.2s }, { endRefreshing: { footer: noMoreData } } ] }",
      says: [
        "at `noMoreData`", "it was set to `noMoreData` by the app: endRefreshing: { footer: noMoreData } (line 4)",
      ],
      change: "add `resetNoMoreData: footer` after line 11 · if there is more data"),
    Mistake(
      steps: "- beginRefreshing: header\n- wait: 0.5s\n- expect: { scroll.content.height: 1300 }",
      app: "{ header.refreshing: [ { wait: 0.7s }, { load: { height: 100 } } ] }",
      says: ["the app waits in its answer to `header.refreshing()` (until 0.95 s"],
      change: "add `wait: settled` after line 9 · until everything is at rest"),
    Mistake(
      steps: "- beginRefreshing: header\n- wait: 0.1s\n- expect: { header.calls.beginRefreshingCompletion: 1 }",
      says: ["wasn't called yet: it will be at 0.25 s, when the animation ends"],
      change: "add `wait: settled` after line 9 · until everything is at rest"),
    Mistake(
      steps: "- pull: { header: 120% }\n- release\n- wait: settled\n"
        + "- expectEvents: [ …, 'header: refreshing()', …, 'header: pulling -> refreshing', … ]",
      says: [
        "`header: pulling -> refreshing` happened at 0 s after pull: { header: 120% } (line 8), before",
        "`header: refreshing()` at 0.25 s",
      ]),
    Mistake(
      steps: "- pull: { header: 50% }\n- expect: { header.arrow.rotation: -180 }",
      says: ["nothing has changed it; `header.state` is idle"],
      change: "pull: { header: 101% } (line 8) · 27 pt more"),
    Mistake(
      steps: "- expect: { header.stateLabel.text: Pull down to refresh }",
      scene: "{ content: { height: 1200 }, language: zh-Hans }",
      says: ["MJRefresh's text of `idle` in `zh-Hans`, the phone's language"], change: "scene: { language: en }"),
    Mistake(
      steps: "- language: fr\n- expect: { header.stateLabel.text: Tirez }",
      says: ["MJRefresh's English text of `idle`, because it has none in `fr`", "(a step assigned it, line 8)"]),
    Mistake(
      steps: "- expect: { trailer.stateLabel.text: More }", components: "trailer: { type: normalTrailer }",
      says: ["MJRefresh has no text of `idle` in `en`, the phone's language, and shows its key instead"]),
  ]

  @Test(arguments: mistakes)
  func `a failure says what happened, and what to write`(a: Mistake) throws {
    let text = suiteText(a.steps, components: a.components, scene: a.scene, app: a.app)
    let scenario = try #require(load(text).suites.first).scenarios[0]
    let failure = try #require(Runner.run(scenario).failedSteps.first?.failures.first)
    let reason: String =
      switch failure.reason {
      case .because(let text), .pending(let text): text
      case nil: ""
      }
    for part in a.says { #expect(reason.contains(part), "\(reason)") }
    #expect(failure.change == a.change)
  }

  @Test func `a change of a soft scenario isn't blamed for a step that has failed before`() throws {
    let steps =
      "- beginRefreshing: header\n- expect: { header.state: idle }\n- wait: 0.1s\n- expect: { header.state: idle }"
    let text = suiteText(steps, app: "{ header.refreshing: [ { wait: 0.5s }, { endRefreshing: header } ] }")
      .replacing("    steps:\n", with: "    soft: true\n    steps:\n")
    let scenario = try #require(load(text).suites.first).scenarios[0]
    let failed = Runner.run(scenario).failedSteps
    #expect(failed.count == 2)
    #expect(failed[1].failures[0].change == "add `wait: settled` after line 11 · until everything is at rest")
  }

  @Test(arguments: mistakes.filter { $0.change != nil })
  func `a change that a failure shows works if its author writes it`(a: Mistake) throws {
    let text = suiteText(a.steps, components: a.components, scene: a.scene, app: a.app)
    let lines = text.split(separator: "\n").map(String.init)
    let change = try #require(a.change?.components(separatedBy: " · ").first)
    let edited = try #require(WrittenChange(change).applied(to: lines), "\(change)")
    let scenario = try #require(load(edited.joined(separator: "\n")).suites.first).scenarios[0]
    #expect(Runner.run(scenario).passed, "\(edited.joined(separator: "\n"))")
  }

  @Test(arguments: mistakes) func `each length in a reason has its unit`(a: Mistake) throws {
    let text = suiteText(a.steps, components: a.components, scene: a.scene, app: a.app)
    let scenario = try #require(load(text).suites.first).scenarios[0]
    let question = try #require(Explanation.answer(nil, about: scenario))
    // What is quoted is as it is written, and a formula has one unit.
    let plain = question.sentence.replacing(#/`[^`]*`|\([^)]*\)|\{[^}]*\}|"[^"]*"/#, with: "")
    for number in plain.matches(of: #/[0-9]+(\.[0-9]+)?(?<unit>[^0-9]{0,8})/#) {
      let isCounted = number.unit.wholeMatch(of: #/( pt| s\b|°| checks| times| event|nd |rd |st |th ).*/#) != nil
      #expect(isCounted, "\(question.sentence)")
    }
  }
}

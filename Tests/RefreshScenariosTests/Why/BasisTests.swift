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

  private static let idle = "idle: { count: 2, size: [40, 40] }"
  private static let frames =
    "header: { type: gifHeader, images: { \(idle), refreshing: { count: 2, size: [40, 120] } } }"
  private static let footer =
    "footer: { type: backGifFooter, height: 50, images: { \(idle), pulling: { count: 2, size: [40, 90] } } }"
  private static let tallest = "it is as tall as its tallest frames, line 2"

  /// The height of frames that are taller than their component.
  static let heights: [Case] = [
    Case(
      steps: "- expect: { header.frame.height: 54 }", components: frames,
      reason: "`header.frame.height` has been 120 pt since the setup: "
        + "images.refreshing: { count: 2, size: [40, 120] } (\(tallest))",
      change: "`size: [40, 54]` in `images.refreshing` (line 2)", rules: "S5.24"),
    Case(
      steps: "- expect: { footer.frame.height: 50 }", components: footer,
      reason: "`footer.frame.height` has been 90 pt since the setup: "
        + "images.pulling: { count: 2, size: [40, 90] } (\(tallest))",
      change: "`size: [40, 50]` in `images.pulling` (line 2)", rules: "S5.24"),
    Case(
      steps: "- expect: { header.frame.y: -54 }",
      components: "header: { type: gifHeader, height: 54, images: { refreshing: { count: 2, size: [40, 120] } } }",
      reason: "`header.frame.y` has been −120 pt since the setup: "
        + "images.refreshing: { count: 2, size: [40, 120] } (\(tallest))",
      change: "`size: [40, 54]` in `images.refreshing` (line 2)", rules: "S5.1, S5.24"),
    // Frames that are equally tall.
    Case(
      steps: "- expect: { header.frame.height: 54 }",
      components: "header: { type: gifHeader, images: "
        + "{ pulling: { count: 2, size: [9, 120] }, refreshing: { count: 1, size: [8, 120] } } }",
      reason: "`header.frame.height` has been 120 pt since the setup: "
        + "images.pulling: { count: 2, size: [9, 120] } (\(tallest)); "
        + "images.refreshing: { count: 1, size: [8, 120] } (\(tallest))", rules: "S5.24"),
    // Frames that aren't taller decide nothing.
    Case(
      steps: "- expect: { header.frame.height: 54 }",
      components: "header: { type: gifHeader, height: 60, images: { \(idle) } }",
      reason: "`header.frame.height` has been 60 pt since the setup: height: 60 (line 2)",
      change: "remove `height: 60` (line 2)", rules: "S5.1, S5.24"),
    Case(
      steps: "- set: { footer.height: 60 }\n- expect: { footer.frame.height: 50 }", components: footer,
      reason: "`footer.frame.height` has been 60 pt since 0 s, after set: { footer.height: 60 } (line 8)",
      rules: "S6.2, S5.24"),
    // A footer's height doesn't move it.
    Case(
      steps: "- expect: { footer.frame.y: 0 }", components: "footer: { type: backNormalFooter, height: 50 }",
      reason: "`footer.frame.y` has been 1200 pt since the setup: nothing has changed it; "
        + "`scroll.content.height` is 1200 pt; `scroll.viewport.height` is 667 pt", rules: "S6.16"),
    Case(
      steps: "- drag: { to: -70 }\n- release\n- expect: { header.state: refreshing }", components: frames,
      reason:
        "the header never refreshed: at 0 s, the closest of 2 checks, offset.y −70 pt was 50 pt short of −120 pt, "
        + "which it must pass; its frames of `refreshing` make it 120 pt high (line 2) [the gesture]",
      change: "drag: { to: -121 } (line 8) · 51 pt more", rules: "S5.4, S6.19"),
  ]

  private static func part(_ properties: String) -> String {
    "header:\n  type: normalHeader\n  parts:\n    it: { center: [50%, 50%], size: [20, 20], \(properties) }"
  }

  /// Properties of parts that follow from another key.
  static let parts: [Case] = [
    Case(
      steps: "- expect: { header.parts.it.hidden: false }",
      components: part("kind: spinner, animating: { state: { refreshing: true } }"),
      reason: "`header.parts.it.hidden` has been true since the setup: "
        + "parts.it.animating: { state: { refreshing: true } } (a spinner that doesn't spin is hidden, line 5); "
        + "`header.state` is idle; `header.pullingPercent` is 0",
      change: "add `idle: true` to `parts.it.animating.state` (line 5)", rules: "S11.9"),
    Case(
      steps: "- expect: { header.parts.it.hidden: false }", components: part("kind: spinner"),
      reason: "`header.parts.it.hidden` has been true since the setup: "
        + "`parts.it.animating` isn't set (a spinner that doesn't spin is hidden, line 5); "
        + "`header.state` is idle; `header.pullingPercent` is 0",
      change: "add `animating: true` to `parts.it` (line 5)", rules: "S11.9"),
    Case(
      steps: "- expect: { header.parts.it.hidden: false }", components: part("kind: spinner, animating: false"),
      reason: "`header.parts.it.hidden` has been true since the setup: "
        + "parts.it.animating: false (a spinner that doesn't spin is hidden, line 5); "
        + "`header.state` is idle; `header.pullingPercent` is 0",
      change: "`animating: true` in `parts.it` (line 5)", rules: "S11.9"),
    // One that spins is hidden by its own rule.
    Case(
      steps: "- expect: { header.parts.it.hidden: false }",
      components: part("kind: spinner, animating: true, hidden: true"),
      reason: "`header.parts.it.hidden` has been true since the setup: parts.it.hidden: true (line 5); "
        + "`header.state` is idle; `header.pullingPercent` is 0",
      change: "remove `parts.it.hidden: true` (line 5)", rules: "S11.1, S11.2"),
    // Frames have neither a key `animating` nor `image`.
    Case(
      steps: "- expect: { header.parts.it.animating: true }",
      components: part("kind: frames, images: { refreshing: { count: 2, size: [9, 9] } }"),
      reason: "`header.parts.it.animating` has been false since the setup: "
        + "parts.it.images: { refreshing: { count: 2, size: [9, 9] } } (line 5); "
        + "`header.state` is idle; `header.pullingPercent` is 0", rules: "S11.5"),
  ]

  /// Values that change with time.
  static let repetitions: [Case] = [
    Case(
      steps: "- beginRefreshing: header\n- wait: 1.25s\n- expect: { header.parts.it.rotation: 0 }",
      components: part("kind: box, rotation: { state: { refreshing: { every: 1s, from: 0, to: 360 } } }"),
      reason: "`header.parts.it.rotation` is 90° at 1.25 s: it repeats from 0° to 360° every 1 s since 0 s, after "
        + "beginRefreshing: header (line 11): header: idle -> refreshing; "
        + "parts.it.rotation.state.refreshing: { every: 1s, from: 0, to: 360 } (line 5)",
      change:
        "app: { header.refreshing: [ { wait: 0.8s }, { endRefreshing: header } ] } · in the suite: the app ends it "
        + "after 0.8 s", rules: "S11.3"),
    Case(
      steps: "- wait: 0.25s\n- expect: { header.parts.it.alpha: 1 }",
      components: part("kind: box, alpha: { state: { idle: { every: 1s, from: 0, to: 1, yoyo: true } } }"),
      reason:
        "`header.parts.it.alpha` is 0.25 at 0.25 s: it repeats from 0 to 1 and back every 2 s since the setup; "
        + "parts.it.alpha.state.idle: { every: 1s, from: 0, to: 1, yoyo: true } (line 5)", rules: "S11.3"),
    Case(
      steps: "- beginRefreshing: header\n- wait: 1.25s\n- expect: { header.parts.it.image: 0 }",
      components: part("kind: frames, images: { refreshing: { count: 4, size: [9, 9], duration: 1s } }"),
      reason: "`header.parts.it.image` is 1 at 1.25 s: its frames play since 0 s, after "
        + "beginRefreshing: header (line 11): header: idle -> refreshing; "
        + "parts.it.images.refreshing: { count: 4, size: [9, 9], duration: 1s } (line 5)", rules: "S11.5"),
  ]

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
        + "the content hasn't moved, and nothing called `beginRefreshing` [the gesture]", rules: ""),
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
        "`header.refreshing()` wasn't called: the header never refreshed: the content hasn't moved, and nothing called "
        + "`beginRefreshing` [the gesture]", rules: ""),
    Case(
      steps: "- expect: { footer.calls.refreshing: 1 }", components: "footer: { type: autoNormalFooter }",
      reason:
        "`footer.refreshing()` wasn't called: the footer never refreshed: the content hasn't moved, and nothing called "
        + "`beginRefreshing`; being in view isn't enough: it loads when the content scrolls down to it; a tap on its label "
        + "makes it load, too [the gesture]", rules: ""),
    // This type has no label.
    Case(
      steps: "- expect: { footer.calls.refreshing: 1 }", components: "footer: { type: autoFooter }",
      reason:
        "`footer.refreshing()` wasn't called: the footer never refreshed: the content hasn't moved, and nothing called "
        + "`beginRefreshing`; being in view isn't enough: it loads when the content scrolls down to it [the gesture]",
      rules: ""),
  ]

  @Test(arguments: heights + parts + repetitions + texts + untried)
  func `a value is said to follow from what decides it`(a: Case) throws {
    let scenario = try scenario(a.steps, components: a.components, scene: a.scene)
    let failure = try #require(Runner.run(scenario).failedSteps.first?.failures.first)
    let reason = if case .because(let text) = failure.reason { text } else { "" }
    #expect(reason == a.reason)
    #expect(failure.change == a.change)
    #expect(Explanation.answer(nil, about: scenario)?.rule?.section ?? "" == a.rules)
  }
}

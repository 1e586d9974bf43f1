import RefreshEngine
import RefreshLaws
import SuiteTexts
import Testing

@testable import RefreshScenarios

/// Refreshes that shouldn't have begun, and the keys and times that decide a value.
extension CauseTests {
  /// Refreshes that the scenario doesn't want: why they began, not that nothing ends them.
  static let begins: [Case] = [
    Case(
      steps: "- touch\n- drag: { by: 30 }\n- drag: { by: -30 }\n- release\n- expect: { footer.state: idle }",
      components: "footer: { type: autoNormalFooter }",
      scene: "{ scrollView: table, content: { rows: 4, rowHeight: 60 } }",
      contains: ["the footer began to refresh at 0 s", "because each lifted finger loads"],
      change: "type: backNormalFooter (line 2)"),
    // Filling the screen would take more rows than a list can have.
    Case(
      steps: "- scroll: { to: 30 }\n- expect: { footer.state: refreshing }",
      components: "footer: { type: autoNormalFooter, triggerPercent: 1 }",
      scene: "{ scrollView: table, viewport: [375, 3000000], content: { rows: 3, rowHeight: 0.001 } }",
      contains: ["the footer never refreshed"]),
    // Nothing waits for an end.
    Case(
      steps: "- pull: { header: 110% }\n- release\n- wait: 0.3s\n- expect: { header.state: idle }",
      contains: [
        "the header began to refresh at 0 s after pull: { header: 110% } (line 8): offset.y −59.4 < −54 pt"
      ]),
    Case(
      steps: "- pull: { header: 130% }\n- cancel\n- wait: settled\n- expect: { header.refreshing: false }",
      contains: [
        "the header began to refresh at 0 s after pull: { header: 130% } (line 8), which cancel (line 9) ended",
        "offset.y −70.2 < −54 pt; nothing has called `endRefreshing` since",
      ]),
    Case(
      steps: "- pull: { footer: 50 }\n- release\n- wait: 0.5s\n"
        + "- expect: { footer.state: idle, footer.calls.refreshing: 0 }",
      components: "footer: { type: backNormalFooter }",
      contains: ["the footer began to refresh at 0 s after pull: { footer: 50 } (line 8): offset 583 > 577 pt"]),
    // A gesture that doesn't name the component.
    Case(
      steps: "- drag: { to: -70 }\n- release\n- wait: settled\n- expect: { header.state: idle }",
      contains: ["the header began to refresh at 0 s after drag: { to: -70 } (line 8): offset.y −70 < −54 pt"]),
    // Something waits for an end, but there is none; what began it may still be wrong.
    Case(
      steps: "- pull: { header: 110% }\n- release\n- wait: settled\n- expect: { header.state: idle }",
      contains: [
        "the header still refreshes: nothing calls `endRefreshing` [the app]",
        "it began after release (line 9): offset.y −59.4 < −54 pt",
      ],
      change: "app: { header.refreshing: "),
    // The app answers, so the refresh is meant.
    Case(
      steps: "- drag: { to: -70 }\n- release\n- wait: settled\n- expect: { header.state: idle }",
      app: "{ header.refreshing: [ { load: { height: 9 } } ] }",
      contains: ["the header still refreshes: nothing calls `endRefreshing` [the app]"],
      change: "add `endRefreshing: header` to `header.refreshing`"),
    // An answer that leaves enough time for what follows.
    Case(
      steps: "- repeat: { times: 2, steps: [ { pull: { header: 120% } }, release, { wait: 1s } ] }\n"
        + "- expect: { header.calls.refreshing: 2 }",
      scene: "{ content: { height: 1500 } }",
      contains: ["the header still refreshes: nothing calls `endRefreshing`"],
      change: "app: { header.refreshing: [ { wait: 0.5s }, { endRefreshing: header } ] } · in the suite"),
    Case(
      steps: "- beginRefreshing: header\n- wait: 1.5s\n- expect: { header.state: idle }",
      app: "{ header.beginRefreshingCompletion: [ { set: { scene.contentInset.top: 9 } } ] }",
      contains: ["the header still refreshes: nothing calls `endRefreshing`"],
      change: "add `header.refreshing: [ { wait: 0.8s }, { endRefreshing: header } ]` to `app` (line 4)"),
  ]

  /// Keys from which a value follows, and that a change of one line sets or removes.
  static let keys: [Case] = [
    // The title of another state, while the step itself expects the state that it has.
    Case(
      steps: "- pull: { header: 120% }\n- expect: { header.state: pulling, header.stateLabel.text: Let it }",
      components: "header: { type: normalHeader, titles: { idle: Pull, refreshing: Let it } }",
      contains: [
        "MJRefresh's text of `pulling` in `en`", "the preset has no title of that state",
        "the expected text is its title of `refreshing` (line 2)",
      ]),
    Case(
      steps: "- pull: { footer: 50% }\n- expect: { footer.pullingPercent: 0.5 }",
      components: "footer: { type: autoNormalFooter }",
      contains: ["an auto footer isn't pulled: its percent is 0, or 1 once it refreshes"]),
    Case(
      steps: "- pull: { header: 30 }\n- expect: { header.frame.y: -54 }",
      components: "header: { type: normalHeader, ignoredInset: 20 }", contains: ["ignoredInset: 20 (line 2)"],
      change: "remove `ignoredInset: 20` (line 2)"),
    Case(
      steps: "- pull: { header: 50% }\n- expect: { header.alpha: 50% }",
      contains: ["`automaticallyChangeAlpha` isn't set"], change: "automaticallyChangeAlpha: true (line 2)"),
    Case(
      steps: "- pull: { header: 50% }\n- expect: { header.pullingPercent: 0.5, header.alpha: 1 }",
      components: "header: { type: normalHeader, automaticallyChangeAlpha: true }",
      contains: ["automaticallyChangeAlpha: true (line 2)"],
      change: "remove `automaticallyChangeAlpha: true` (line 2)"),
    Case(
      steps: "- expect: { header.stateLabel.frame.height: 54 }", contains: ["both labels are shown"],
      change: "lastUpdatedTimeLabel: { hidden: true } (line 2)"),
    Case(
      steps: "- expect: { header.stateLabel.frame.height: 54 }",
      components: "header: { type: normalHeader, lastUpdatedTimeLabel: { fontSize: 20 } }",
      contains: ["both labels are shown"], change: "add `hidden: true` to `lastUpdatedTimeLabel` (line 2)"),
    Case(
      steps: "- scroll: { to: bottom }\n- expect: { footer.stateLabel.text: More is coming }",
      components: "footer: { type: autoNormalFooter, refreshingTitleHidden: true, "
        + "titles: { refreshing: More is coming } }",
      contains: ["refreshingTitleHidden: true (line 2)"], change: "remove `refreshingTitleHidden: true` (line 2)"),
    Case(
      steps: "- pull: { header: 120% }\n- expect: { header.gif.animating: true }",
      components: "header: { type: gifHeader, images: { idle: { count: 9, size: [40, 40] }, "
        + "pulling: { count: 1, size: [40, 40] } } }",
      contains: ["images.pulling: { count: 1, size: [40, 40] } (a single frame doesn't play, line 2)"],
      change: "`count: 2` in `images.pulling` (line 2) · a single frame doesn't play"),
    Case(
      steps: "- pull: { header: 120% }\n- expect: { header.parts.hint.text: Now }",
      components: "header: { type: header, parts: { hint: { kind: label, left: 0, right: 0, bottom: 6, height: 18, "
        + "text: { default: Pull, state: { refreshing: Fetching } } } } }",
      contains: [
        "parts.hint.text: { default: Pull, state: { refreshing: Fetching } } (it has none for `pulling`, so `default`"
      ],
      change: "add `pulling: Now` to `parts.hint.text.state` (line 2)"),
    Case(
      steps: "- pull: { header: 50% }\n- expect: { header.parts.ring.end: 0.5 }",
      components:
        "header: { type: header, height: 60, parts: { ring: { kind: ring, center: [50%, 30], size: [24, 24], "
        + "end: { pull: { 30%: 0, 100%: 1 } } } } }",
      contains: ["parts.ring.end: { pull: { 30%: 0, 100%: 1 } } (line 2)"],
      change: "`pull: { 0%: 0, 100%: 1 }` in `parts.ring.end` (line 2)"),
    // Keys of the scene.
    Case(
      steps: "- beginRefreshing: header\n- wait: 0.3s\n- expect: { scroll.inset.top: 142 }",
      scene: "{ safeArea: { top: 88 }, contentInset: { top: 20 }, content: { height: 1500 } }",
      contains: ["20 pt content inset of the scene (line 3)"], change: "remove `contentInset: { top: 20 }` (line 3)"
    ),
    Case(
      steps: "- beginRefreshing: header\n- wait: settled\n- expect: { header.lastUpdatedTimeLabel.text: /09:30/ }",
      app: "{ header.refreshing: [ { endRefreshing: header } ] }",
      scene: "{ now: '2026-03-01T09:30:00+08:00', content: { height: 1500 } }",
      contains: ["`timeZone` isn't set, so times are in UTC"], change: "scene: { timeZone: +08:00 }"),
  ]

  /// Times that are too short.
  static let times: [Case] = [
    Case(
      steps:
        "- beginRefreshing: header\n- wait: { until: { header.state: idle, scroll.inset.top: 0 }, atMost: 1s }",
      app: "{ header.refreshing: [ { wait: 0.8s }, { endRefreshing: header } ] }",
      contains: ["the app waits until 1.05 s in its answer to `header.refreshing()`"],
      change: "atMost: 1.05s (line 9) · 0.05 s more"),
    Case(
      steps: "- beginRefreshing: header\n- wait: { until: { header.state: idle }, atMost: 0.2s }",
      app: "{ header.refreshing: [ { wait: 0.1s }, { endRefreshing: header } ] }",
      contains: ["the header still refreshes: `header.refreshing()` is called at 0.25 s"],
      change: "atMost: 0.35s (line 9) · 0.15 s more"),
    Case(
      steps: "- beginRefreshing: trailer\n- wait: 1s\n- expect: { trailer.calls.endRefreshingCompletion: 1 }",
      components: "trailer: { type: normalTrailer, slowAnimationDuration: 1s }",
      app: "{ trailer.refreshing: [ { wait: 0.2s }, { endRefreshing: trailer } ] }",
      contains: ["slowAnimationDuration: 1s (line 2)"], change: "remove `slowAnimationDuration: 1s` (line 2)"),
  ]

  /// Movements that lead elsewhere, and what a former component, or height, has left.
  static let movements: [Case] = [
    Case(
      steps: "- scroll: { to: right }\n- swipe: { by: [0, -300], duration: 0.3s }\n- release\n- wait: 1s\n"
        + "- expect: { trailer.state: refreshing }",
      components: "trailer: { type: normalTrailer }", scene: "{ content: { width: 900, height: 667 } }",
      contains: ["swipe: { by: [0, -300], duration: 0.3s } (line 9) doesn't move it sideways [the gesture]"],
      change: "swipe: { by: [-300, 0], duration: 0.3s } (line 9) · towards the component"),
    Case(
      steps: "- drag: { by: 60 }\n- expect: { header.state: pulling }",
      contains: ["drag: { by: 60 } (line 8) moved the content away from the header [the gesture]"],
      change: "drag: { by: -60 } (line 8)"),
    Case(
      steps: "- attach: { footer: { type: autoNormalFooter } }\n- beginRefreshing: header\n- wait: settled\n"
        + "- expect: { footer.calls.refreshing: 1 }",
      app: "{ header.refreshing: [ { load: { rows: 16 } }, { endRefreshing: header } ] }",
      scene: "{ scrollView: table, content: { rows: 0 } }",
      contains: ["; no gesture moves the content [the gesture]"]),
    Case(
      steps: "- swipe: { by: [0, 90], duration: 0.3s }\n- expect: { header.pullingPercent: '> 1' }",
      scene: "{ content: { height: 1500 } }",
      contains: ["the finger moved 90 pt, but beyond its edge the content follows less and less: 46.08 pt in all"],
      change: "swipe: { by: [0, 108], duration: 0.3s } (line 8) · 18 pt more"),
    Case(
      steps: "- swipe: { by: [0, -300], duration: 0.2s }\n- release: { velocity: [0, -3000] }\n- wait: settled\n"
        + "- expect: { footer.state: refreshing }",
      components: "footer: { type: autoNormalFooter }",
      contains: ["with `physics: none` (line 3) nothing moves after release: { velocity: [0, -3000] } (line 9)"],
      change: "scene: { physics: uikit }"),
    // A height that is set while it refreshes.
    Case(
      steps: "- beginRefreshing: header\n- wait: 0.5s\n- set: { header.height: 80 }\n- wait: settled\n"
        + "- expect: { header.frame.height: 80, scroll.inset.top: 80 }",
      contains: [
        "54 pt header (its height before set: { header.height: 80 } (line 10), which came after the refresh began"
      ]),
    Case(
      steps: "- attach: { header: { type: stateHeader } }\n- pull: { header: 70 }\n- release\n- wait: 0.3s\n"
        + "- expect: { header.state: refreshing, scroll.inset.top: 70 }",
      components: "header: { type: normalHeader, height: 70 }",
      contains: [
        "54 pt header (height from attach: { header: { type: stateHeader } } (line 8), refreshing since 0 s"
      ]),
    Case(
      steps: "- pull: { header: 120% }\n- release\n- wait: 0.6s\n- expect: { header.state: refreshing }",
      app: "{ header.refreshing: [ { wait: 0.2s }, { attach: { header: { type: gifHeader } } } ] }",
      contains: [
        "the header began to refresh at 0 s, but the app: attach: { header: { type: gifHeader } } (line 4) replaced it",
        "and a new one begins as `idle` [the app]",
      ]),
    // A device that lies on its side.
    Case(
      steps: "- rotate: [852, 393]\n- expect: { scroll.inset.top: 59 }",
      scene: "{ viewport: iPhone 15, content: { height: 1500 } }",
      contains: ["= 0 pt safe area of the iPhone 15 in landscape (line 8)"]),
    Case(
      steps: "- rotate: [852, 393]\n- expect: { scroll.offset.x: 0 }",
      scene: "{ viewport: iPhone 15, content: { height: 1500 } }",
      contains: ["that is the left edge of the list: 59 pt safe area of the iPhone 15 in landscape (line 8)"]),
    // A safe area of a moment ago, and the line of the end.
    Case(
      steps: "- beginRefreshing: header\n- wait: 1s\n- rotate: [852, 393]\n- wait: 1s\n- endRefreshing: header\n"
        + "- wait: settled\n- expect: { scroll.inset.top: 0 }",
      scene: "{ viewport: iPhone 15, content: { height: 1500 } }",
      contains: ["59 pt header (the safe area before rotate: [852, 393] (line 10), saved when the refresh began)"]),
    Case(
      steps: "- pull: { header: 120% }\n- release\n- wait: settled\n- expect: { scroll.inset.top: 20 }",
      app:
        "{ header.refreshing: [ { set: { scene.contentInset.top: 20 } }, { wait: 1s }, { endRefreshing: header } ] }",
      contains: ["as if it were the header's, line 4)"]),
    // The app's own wait.
    Case(
      steps: "- repeat: { times: 2, steps: [ { pull: { header: 120% } }, release, { wait: 0.5s } ] }\n- wait: 1s\n"
        + "- expect: { header.calls.refreshing: 2 }",
      app: "{ header.refreshing: [ { wait: 1s }, { endRefreshing: header } ] }",
      contains: ["that refresh ended at 1.25 s by the app: endRefreshing: header (line 4) [the app]"],
      change: "add `wait: settled` after line 8 · until the refresh is over"),
  ]

  @Test func `a scenario's own answer is named that replaces the one which ends a refresh`() throws {
    let text = """
      suite: test
      header: { type: normalHeader }
      app: { header.refreshing: [ { wait: 0.5s }, { endRefreshing: header } ] }
      scenarios:
        - name: test
          app: { header.refreshing: [ { load: { rows: 3 } } ] }
          steps: [ { beginRefreshing: header }, { wait: settled }, { expect: { header.state: idle } } ]
      """
    let scenario = try #require(load(text).suites.first?.scenarios.first)
    let reason = try #require(Runner.run(scenario).failedSteps.first?.failures.first?.reason)
    let because = if case .because(let text) = reason { text } else { "" }
    #expect(
      because.contains("the scenario's answer (line 6) replaces the suite's, which ends it (line 3) [the app]"))
  }

  @Test(arguments: [
    ("- flow: { try: { amount: 12% } }", "amount: 101% (line 11)"),
    ("- flow: { try: { amount: \"${much}\" } }", "much: 101% (line 9)"),
    ("- pull: { header: \"${much}\" }", "much: 101% (line 9)"),
  ])
  func `a change of a parameter is at its value, in the call or the example`(step: String, change: String) throws {
    let text = """
      suite: test
      header: { type: normalHeader }
      flows:
        try:
          - pull: { header: "${amount}" }
      scenarios:
        - name: test ${much}
          examples:
            - { much: 12% }
          steps:
            \(step)
            - expect: { header.state: pulling }
            - flow: { try: { amount: 10% } }
      """
    let scenario = try #require(load(text).suites.first?.scenarios.first)
    let found = Runner.run(scenario).failedSteps.first?.failures.first?.change
    #expect(found?.hasPrefix(change) ?? false, "\(found ?? "none")")
  }

  @Test(arguments: [
    // The scene depends on the value, too, and a number would take the place of the parameter.
    """
    scenarios:
      - name: a ${p}
        examples: [ { p: 50 } ]
        scene: { safeArea: { top: "${p}" }, content: { height: 2000 } }
        steps: [ { drag: { to: "-${p}" } }, release, { expect: { header.state: refreshing } } ]
    """,
    """
    flows: { rest: [ { wait: { until: { header.state: idle }, atMost: "${limit}" } } ] }
    app: { header.refreshing: [ { wait: 2s }, { endRefreshing: header } ] }
    scenarios:
      - name: a
        steps: [ { beginRefreshing: header }, { flow: { rest: { limit: 1s } } } ]
    """,
  ])
  func `a parameter that decides more, or is a limit, isn't changed`(scenarios: String) throws {
    let suite = try #require(load("suite: test\nheader: { type: normalHeader }\n" + scenarios).suites.first)
    let failure = try #require(Runner.run(suite.scenarios[0]).failedSteps.first?.failures.first)
    #expect(failure.change?.contains("p: ") != true && failure.change?.contains("atMost") != true)
  }
}

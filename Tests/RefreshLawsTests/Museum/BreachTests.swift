import SuiteTexts
import Testing

@testable import RefreshLaws
@testable import RefreshScenarios

/// How each law words the problems of `Configs/museum`.
struct BreachTests {
  @Test func `breaches are measured in points and milliseconds`() throws {
    let breaches = Museum(Configs.suites("museum")).exhibits.map { exhibit in
      "\(exhibit.law.name): \(exhibit.law.breach(by: exhibit.scenario) ?? "nothing")"
    }
    #expect(
      breaches == [
        "late-call: the header asks the app to load 150 ms after its end",
        "asked-twice: the header asks the app twice in one refresh",
        "inset-left: at rest the top inset is 54 pt too large",
        "late-call: the back footer asks the app to load 150 ms after its end",
        "late-call: the trailer asks the app to load 150 ms after its end",
        "both-at-once: header and footer refresh at the same time, for 750 ms",
        "beyond-edge: the list rests 63.59 pt above its top, out of range",
        "inset-left: at rest the top inset is 54 pt too small",
        "inset-left: at rest the top inset is 54 pt too small",
        "lost-end: the auto footer forgets `noMoreData` when a load is ended",
        "lost-end: the auto footer forgets `noMoreData` when a load is ended",
        "lost-end: the back footer forgets `noMoreData` when a load is ended",
        "cut-short: the auto footer's refresh is over before the app has ended it",
        "asked-twice: the auto footer asks for one page 12 times in 92 ms",
        "ignored-call: the app's call to begin does nothing: the auto footer stays idle",
        "taller: frames make the header 66 pt taller than its `height` of 54 pt",
        "never-stops: the back footer's frames play on while it rests in `idle`",
        "never-stops: the back footer's frames play on while it rests in `idle`",
        "inset-left: at rest the bottom inset is 44 pt too small",
        "inset-left: at rest the bottom inset is 36 pt too small",
        "inset-left: at rest the top inset is 54 pt too large",
        "inset-left: at rest the bottom inset is 44 pt too large",
        "inset-left: at rest the right inset is 60 pt too large",
        "inset-left: at rest the top inset is 20 pt too small",
        "inset-left: at rest the bottom inset is 44 pt too small",
        "unasked-refresh: the header refreshes without being let go",
        "unasked-refresh: the header refreshes without being let go",
        "forgotten-time: in another language, the header doesn't show its refresh at 2026-03-03T09:30:00Z",
        "lost-words: in another language, the header shows \"아래로 당겨 새로고침\", not its title \"Pull for news\"",
        "stuck-state: the header waits in `willRefresh` off screen, without asking the app",
        "stuck-state: the header waits in `willRefresh` hidden, without asking the app",
        "stuck-state: the auto footer waits in `willRefresh` off screen, without asking the app",
        "stuck-state: the back footer waits in `willRefresh` off screen, without asking the app",
        "stuck-state: the trailer waits in `willRefresh` off screen, without asking the app",
        "jump: the list jumps 44 pt back when the auto footer has loaded",
        "asked-twice: out of view, the auto footer asks 26 times for one page",
        "wrong-indicator: the back footer refreshes without a spinner",
        "jump: the list jumps 44 pt back when the back footer has loaded",
        "misplaced: the back footer is 167 pt too low",
        "inset-left: at rest the top inset is 52 pt too small",
        "misplaced: the back footer is 88 pt too low",
        "floating: section headers float 54 pt below the top while the header refreshes",
        "foreign-time: the header shows a time that every header with the default key stores",
        "touch-loads: a drag that ends where it began makes the auto footer load",
        "misplaced: the back footer is 54 pt too high",
        "wrong-day: the header says \"Today\" for a time 27 days ago",
        "unreachable: where the content is short, a finger can't pull the header",
        "early-load: the auto footer loads 564.34 pt before it is seen",
        "asked-twice: out of view, the auto footer asks 6 times for one page",
        "early-load: the auto footer loads 564.34 pt before it is seen",
        "late-load: the list is pulled 87 pt past the auto footer, and it does not load",
      ])
  }

  /// Healthy runs in which a less thorough measure would find a problem.
  private static let sane: [(law: LawID, setup: String, steps: String)] = [
    ("unreachable", "header: { type: header }", "[ touch, release ]"),
    ("unreachable", "header: { type: header }", "[ { swipe: { by: [0, 60], duration: 0.2s } }, release ]"),
    ("misplaced", "footer: { type: autoFooter }\nscene: { content: { height: 100 } }", "[ touch ]"),
    ("misplaced", "header: { type: header }\nfooter: { type: backFooter }", "[ { beginRefreshing: header } ]"),
    ("misplaced", "footer: { type: backFooter }", "[ { set: { footer.ignoredInset: 20 } } ]"),
    (
      "late-load",
      "footer: { type: autoFooter, automaticallyRefresh: false }\nscene: { content: { height: 1200 } }",
      "[ { drag: { to: 500 } }, { drag: { to: 664 } } ]"
    ),
    (
      "late-load", "footer: { type: autoFooter }\nscene: { content: { height: 100 } }",
      "[ touch, { drag: { to: 50 } } ]"
    ),
    (
      "late-load", "footer: { type: backFooter }\nscene: { content: { height: 1200 } }",
      "[ touch, { drag: { to: 577 } } ]"
    ),
    (
      "jump", "footer: { type: backFooter }\nscene: { content: { height: 1200 }, physics: none }",
      "[ { pull: { footer: 120% } }, release, { wait: 1s }, { endRefreshing: footer } ]"
    ),
    (
      "jump", "footer: { type: autoFooter }\nscene: { content: { height: 1200 }, physics: none }",
      """
      [ { beginRefreshing: footer }, { load: { height: 300 } }, { endRefreshing: footer }, { wait: 1s }, { scroll: { to: 40 } } ]
      """
    ),
    (
      "touch-loads", "footer: { type: autoFooter }\nscene: { content: { height: 1200 } }",
      "[ touch, release, { window: false }, { beginRefreshing: footer }, { window: true } ]"
    ),
    (
      "early-load",
      """
      header: { type: header }
      footer: { type: autoFooter }
      scene: { content: { height: 1200 } }
      app: { header.refreshing: [ { endRefreshing: header }, { beginRefreshing: footer } ] }
      """, "[ { pull: { header: 120% } }, release ]"
    ),
    (
      "asked-twice", "footer: { type: autoFooter }\nscene: { content: { height: 1200 }, physics: none }",
      """
      [ { scroll: { to: 577 } }, { endRefreshing: footer }, { scroll: { to: 0 } }, { scroll: { to: 577 } } ]
      """
    ),
    (
      "asked-twice",
      """
      footer: { type: autoFooter }
      scene: { content: { rows: 20 } }
      app: { footer.refreshing: [ { load: { rows: 9 } }, { endRefreshing: footer } ] }
      """, "[ { swipe: { by: [0, -400], duration: 0.2s } }, { release: { velocity: [0, -3000] } } ]"
    ),
    (
      "forgotten-time",
      "header: { type: stateHeader }\nscene: { defaults: { MJRefreshHeaderLastUpdatedTimeKey: 2025-12-01T00:00:00Z } }",
      "[ { language: ko }, { beginRefreshing: header }, { wait: 1s }, { endRefreshing: header } ]"
    ),
    (
      "lost-words", "header: { type: stateHeader, titles: { idle: { en: Mine, ko: 내 } } }",
      "[ { language: ko }, { beginRefreshing: header } ]"
    ),
    ("lost-words", "header: { type: stateHeader, titles: { idle: Mine } }", "[ { beginRefreshing: header } ]"),
    (
      "foreign-time",
      "header: { type: stateHeader, lastUpdatedTimeKey: a }\nscene: { defaults: { a: 2025-12-01T00:00:00Z } }",
      "[ touch ]"
    ),
    ("beyond-edge", "header: { type: header }\nscene: { physics: none }", "[ { drag: { to: -30 } }, release ]"),
    ("beyond-edge", "header: { type: header }", "[ { scroll: { to: -30 } } ]"),
    ("beyond-edge", "header: { type: header }", "[ { drag: { to: -30 } }, release ]"),
    ("unasked-refresh", "header: { type: header }", "[ { pull: { header: 120% } }, release ]"),
    (
      "unasked-refresh", "header: { type: header }\nscene: { physics: none }",
      "[ { pull: { header: 120% } }, { scroll: { to: 200 } }, release, { beginRefreshing: header } ]"
    ),
    // The list just fills the screen, so that its top is also its end.
    (
      "unasked-refresh",
      "footer: { type: autoNormalFooter, triggerPercent: 0 }\n"
        + "scene: { viewport: [800, 1210], content: { height: 1210.001 } }",
      "[ { pull: { footer: -8 } }, { pull: { footer: 0 } } ]"
    ),
    (
      "cut-short",
      "header: { type: header }\napp: { header.refreshing: [ { wait: 2s }, { endRefreshing: header } ] }",
      "[ { beginRefreshing: header }, { wait: 1s }, { endRefreshing: header } ]"
    ),
    ("wrong-indicator", "footer: { type: backNormalFooter }", "[ { beginRefreshing: footer }, { wait: 1s } ]"),
    ("wrong-indicator", "trailer: { type: normalTrailer }", "[ { beginRefreshing: trailer }, { wait: 1s } ]"),
    // A pull of a hundred million heights.
    (
      "wrong-part",
      "header: { type: header, height: 0.001, parts: { f: { kind: frames, center: [50%, 50%], size: [8, 8], "
        + "images: { idle: { count: 100, size: [8, 8] } } } } }\nscene: { content: { height: 1200 } }",
      "[ { pull: { header: 100000 } } ]"
    ),
    // The last pull is that of a footer which is gone.
    (
      "ignored-pull", "footer: { type: backNormalFooter }\nscene: { content: { height: 1200 } }",
      "[ { drag: { to: -100 } }, { attach: { header: { type: normalHeader } } }, { detach: footer }, { pull: { footer: 0 } } ]"
    ),
    (
      "wrong-day",
      "header: { type: normalHeader, lastUpdatedTimeText: \"Today's deals as of {date:MM-dd HH:mm}\" }\n"
        + "scene: { now: 2026-03-10T09:30:00Z, defaults: { MJRefreshHeaderLastUpdatedTimeKey: 2026-03-05T21:00:00Z } }",
      "[ touch ]"
    ),
  ]

  @Test(
    arguments: [
      // An app that begins again whenever a refresh ends.
      (
        "ignored-pull", "header: { type: normalHeader }\nfooter: { type: backNormalFooter }",
        "header.endRefreshingCompletion: [ { beginRefreshing: header } ]", "[ { beginRefreshing: header } ]", nil
      ),
      // One slow answer after several refreshes that have ended.
      (
        "never-rests", "header: { type: normalHeader }\nfooter: { type: backNormalFooter }",
        "header.refreshing: [ { wait: 0.5s }, { endRefreshing: header } ], "
          + "footer.refreshing: [ { wait: 61s }, { endRefreshing: footer } ]",
        "[ { beginRefreshing: header }, { wait: settled }, { beginRefreshing: header }, { wait: settled }, "
          + "{ beginRefreshing: header }, { wait: settled }, { beginRefreshing: footer }, { wait: settled } ]", nil
      ),
      // The finger that is down since the first refresh pulls again after its answer.
      (
        "asked-twice", "header: { type: normalHeader }",
        "header.refreshing: [ { wait: 0.5s }, { set: { scene.content.rows: 30 } }, { endRefreshing: header } ]",
        "[ { pull: { header: 50 } }, { beginRefreshing: header }, { wait: 10s }, { pull: { header: 120% } }, release, "
          + "{ wait: settled } ]", nil
      ),
      // The first page is the last one.
      (
        "kept-end", "header: { type: normalHeader }\nfooter: { type: autoNormalFooter }",
        "header.refreshing: [ { wait: 0.5s }, { set: { scene.content.rows: 20 } }, { endRefreshing: header }, "
          + "{ endRefreshing: { footer: noMoreData } } ]",
        "[ { pull: { header: 120% } }, release, { wait: settled }, { pull: { header: 120% } }, release, { wait: settled } ]",
        nil
      ),
      // A list without further pages hides its footer with each reload.
      (
        "kept-end", "header: { type: normalHeader }\nfooter: { type: autoNormalFooter }",
        "header.refreshing: [ { wait: 0.5s }, { set: { scene.content.rows: 5, footer.hidden: true } }, "
          + "{ endRefreshing: header } ]",
        "[ { pull: { header: 120% } }, release, { wait: settled }, { pull: { header: 120% } }, release, { wait: settled } ]",
        nil
      ),
      // Rows become taller long after the end; nothing is loaded.
      (
        "early-end", "header: { type: normalHeader }",
        "header.refreshing: [ { wait: 0.5s }, { set: { scene.content.rows: 20 } }, { endRefreshing: header }, "
          + "{ wait: 1s }, { set: { scene.content.rowHeight: 60 } } ]",
        "[ { pull: { header: 120% } }, release, { wait: settled } ]", nil
      ),
      (
        "lost-end", "footer: { type: backNormalFooter }",
        "footer.refreshing: [ { wait: 0.5s }, { endRefreshing: { footer: noMoreData } }, { endRefreshing: footer }, "
          + "{ endRefreshing: { footer: noMoreData } } ]",
        "[ { beginRefreshing: footer }, { wait: settled } ]",
        "the back footer forgets `noMoreData` when a load is ended"
      ),
      (
        "dead-end", "footer: { type: autoNormalFooter, automaticallyRefresh: false, titles: { idle: \"\" } }",
        "footer.refreshing: [ { wait: 0.5s }, { load: { rows: 10 } }, { endRefreshing: footer } ]",
        "[ { swipe: { by: [0, -600], duration: 0.2s } }, { release: { velocity: [0, -3000] } }, { wait: settled } ]",
        "the auto footer at the end waits for a touch, and is blank"
      ),
    ] as [(law: LawID, setup: String, app: String, steps: String, breach: String?)])
  func `of a whole app, what it does is worded`(
    law: LawID, setup: String, app: String, steps: String, breach: String?
  ) throws {
    let loaded = load(
      """
      suite: whole
      \(setup)
      scene: { content: { rows: 30 }, scrollView: table }
      app: { \(app) }
      scenarios:
        - name: run
          steps: \(steps)
      """)
    let scenario = try #require(loaded.suites.first?.scenarios.first, "\(loaded.lines)")
    #expect(scenario.breach(of: law, before: scenario.steps.count + 1) == breach)
  }

  @Test(arguments: BreachTests.sane.indices)
  func `a sane run alarms nobody`(index: Int) throws {
    let (law, setup, steps) = Self.sane[index]
    let loaded = load("suite: sane\n\(setup)\nscenarios:\n  - name: run\n    steps: \(steps)\n")
    let scenario = try #require(loaded.suites.first?.scenarios.first, "\(loaded.lines)")
    #expect(law.breach(by: scenario) == nil)
  }
}

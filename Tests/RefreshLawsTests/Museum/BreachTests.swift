import RefreshScenarios
import Testing

@testable import RefreshLaws

/// How each law words the problems of `Configs/museum`.
struct BreachTests {
  @Test func `what bites is measured in points and milliseconds`() throws {
    let bites = Museum(try Configs.suites("museum")).exhibits.map { exhibit in
      "\(exhibit.law.name): \(exhibit.law.breach(by: exhibit.scenario) ?? "nothing")"
    }
    #expect(
      bites == [
        "late-call: the header asks the app to load 150 ms after the refresh has ended",
        "repeated-call: the header asks the app 2 times within 100 ms",
        "inset-left: leaves the top inset 54 pt too large",
        "late-call: the footer asks the app to load 150 ms after the refresh has ended",
        "late-call: the trailer asks the app to load 150 ms after the refresh has ended",
        "both-at-once: header and footer refresh at the same time, for 750 ms",
        "out-of-range: the list rests 63.59 pt beyond its top",
        "inset-left: leaves the top inset 54 pt too small",
        "inset-left: leaves the top inset 54 pt too small",
        "lost-end: the footer offers more again 0 ms after it was told that there is none",
        "lost-end: the footer offers more again 300 ms after it was told that there is none",
        "lost-end: the footer offers more again 200 ms after it was told that there is none",
        "cut-short: the footer's refresh is over 1850 ms before the app ends it",
        "repeated-call: the footer asks the app 12 times within 92 ms",
        "ignored-call: the app's call does nothing: the footer stays idle",
        "taller: frames make the header 66 pt higher than the 54 pt that it says",
        "never-stops: the footer's frames still play 400 ms after it came to rest",
        "never-stops: the footer's frames still play 400 ms after it came to rest",
        "inset-left: leaves the bottom inset 44 pt too small",
        "inset-left: leaves the bottom inset 36 pt too small",
        "inset-left: leaves the top inset 54 pt too large",
        "inset-left: leaves the bottom inset 44 pt too large",
        "inset-left: leaves the right inset 60 pt too large",
        "inset-left: leaves the top inset 20 pt too small",
        "inset-left: leaves the bottom inset 44 pt too small",
        "not-pulled: the header refreshes 2000 ms after the finger has lifted",
        "not-pulled: the header refreshes 2000 ms after the finger has lifted",
        "forgotten-time: in another language the header no longer knows that it was refreshed at 2026-03-03T09:30:00Z",
        "lost-words: in another language the header's own \"Pull for news\" is the library's \"아래로 당겨 새로고침\"",
        "stuck: the header still waits in `willRefresh` after 5000 ms, and the app is not asked to load",
        "stuck: the header still waits in `willRefresh` after 5000 ms, and the app is not asked to load",
        "stuck: the footer still waits in `willRefresh` after 5000 ms, and the app is not asked to load",
        "stuck: the footer still waits in `willRefresh` after 5000 ms, and the app is not asked to load",
        "stuck: the trailer still waits in `willRefresh` after 5000 ms, and the app is not asked to load",
        "jump: the list jumps 44 pt back when it has loaded",
        "repeated-call: the footer asks the app 176 times within 70000 ms",
        "no-sign: the footer refreshes with neither arrow nor spinner, for 1250 ms",
        "jump: the list jumps 44 pt back when it has loaded",
        "misplaced: the footer stands 167 pt below where it is pulled",
        "inset-left: leaves the top inset 52 pt too small",
        "misplaced: the footer stands 88 pt below where it is pulled",
        "floating: section headers float 54 pt below the top",
        "foreign-time: the header says that its list was refreshed at 2026-03-03T11:58:00Z, when it was another one",
        "touch-loads: a drag that ends 0 pt from where it began loads",
        "misplaced: the footer stands 54 pt above where it is pulled",
        "wrong-day: says \"Today\" of a time 27 days ago",
        "unreachable: a finger that moves 400 pt pulls the header 0 pt of its 54 pt",
        "early-load: loads 564.34 pt before the footer is seen",
        "repeated-call: the footer asks the app 6 times within 542 ms",
        "early-load: loads 564.34 pt before the footer is seen",
        "late-load: the list is pulled 87 pt past the footer, and it does not load",
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
    ("out-of-range", "header: { type: header }\nscene: { physics: none }", "[ { drag: { to: -30 } }, release ]"),
    ("out-of-range", "header: { type: header }", "[ { scroll: { to: -30 } } ]"),
    ("out-of-range", "header: { type: header }", "[ { drag: { to: -30 } }, release ]"),
    ("unasked-refresh", "header: { type: header }", "[ { pull: { header: 120% } }, release ]"),
    (
      "unasked-refresh", "header: { type: header }\nscene: { physics: none }",
      "[ { pull: { header: 120% } }, { scroll: { to: 200 } }, release, { beginRefreshing: header } ]"
    ),
    (
      "cut-short",
      "header: { type: header }\napp: { header.refreshing: [ { wait: 2s }, { endRefreshing: header } ] }",
      "[ { beginRefreshing: header }, { wait: 1s }, { endRefreshing: header } ]"
    ),
    ("wrong-indicator", "footer: { type: backNormalFooter }", "[ { beginRefreshing: footer }, { wait: 1s } ]"),
    ("wrong-indicator", "trailer: { type: normalTrailer }", "[ { beginRefreshing: trailer }, { wait: 1s } ]"),
  ]

  @Test(arguments: BreachTests.sane.indices)
  func `a sane run alarms nobody`(index: Int) throws {
    let (law, setup, steps) = Self.sane[index]
    let loaded = load("suite: sane\n\(setup)\nscenarios:\n  - name: run\n    steps: \(steps)\n")
    let scenario = try #require(loaded.suites.first?.scenarios.first, "\(loaded.lines)")
    #expect(law.breach(by: scenario) == nil)
  }
}

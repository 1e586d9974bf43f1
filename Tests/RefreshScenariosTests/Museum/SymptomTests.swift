import RefreshPresets
import Testing

@testable import RefreshScenarios

/// What each symptom measures in the problems of `Configs/museum`.
struct SymptomTests {
  @Test func `what bites is measured in points and milliseconds`() throws {
    let bites = Museum(try Configs.suites("museum")).exhibits.map { exhibit in
      "\(exhibit.symptom.name): \(exhibit.symptom.measure(Viewing(exhibit.scenario)) ?? "nothing")"
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

  /// Symptoms of scenarios outside the museum, with the reasons why they are not false alarms.
  private static let seenElsewhere: [String: String] = [
    "both-at-once: all refresh together, and each restores its own inset": "that is what the scenario shows",
    "early-load: it loads once when it comes into view": "the preset prefetches",
    "early-load: it loads when its edge is 44 points below the screen": "the preset prefetches",
    "late-call: ended early, nothing moves and both callbacks come": "that is what the scenario shows",
    "late-call: ending during the entry animation still calls back": "that is what the scenario shows",
    "late-call: begun off screen, it waits until it is displayed": "it is ended as soon as it is seen",
    "late-call: past the threshold and while refreshing the frames play": "it is ended in the entry animation",
    "late-call: the footer shows when there is no more data, whatever its state": "one of its ends is early",
    "late-call: it shows when there is no more data, whatever its state": "one of its ends is early",
    "late-call: the switch turns on where letting go loads, and the label changes its colour":
      "it is ended in the entry animation",
    "late-call: the switch turns on where letting go refreshes, and the spinner spins while refreshing":
      "it is ended in the entry animation",
    "late-call: the runner runs on the spot while the feed loads": "it is ended in the entry animation",
    "repeated-call: the footer shows when there is no more data, whatever its state":
      "begun again after an early end",
    "repeated-call: it shows when there is no more data, whatever its state":
      "begun again after an early end",
    "touch-loads: a list loads when the app scrolls to its end, and a short list when a finger is lifted":
      "that is what the scenario shows",
  ]

  @Test func `nothing alarms falsely in the scenarios of all other suites`() throws {
    var seen: Set<String> = []
    for scenario in try ["types", "scenarios"].flatMap({ try Configs.suites($0) }).flatMap(\.scenarios) {
      let viewing = Viewing(scenario)
      for symptom in SymptomCatalogue.all where symptom.measure(viewing) != nil {
        seen.insert("\(symptom.name): \(scenario.name)")
      }
    }
    #expect(seen == Set(Self.seenElsewhere.keys))
  }

  /// Healthy runs in which a less thorough measure would find a problem.
  private static let sane: [(symptom: Symptom, setup: String, steps: String)] = [
    (.unreachable, "header: { type: header }", "[ touch, release ]"),
    (.unreachable, "header: { type: header }", "[ { swipe: { by: [0, 60], duration: 0.2s } }, release ]"),
    (.misplaced, "footer: { type: autoFooter }\nscene: { content: { height: 100 } }", "[ touch ]"),
    (.misplaced, "header: { type: header }\nfooter: { type: backFooter }", "[ { beginRefreshing: header } ]"),
    (.misplaced, "footer: { type: backFooter }", "[ { set: { footer.ignoredInset: 20 } } ]"),
    (
      .lateLoad, "footer: { type: autoFooter, automaticallyRefresh: false }\nscene: { content: { height: 1200 } }",
      "[ { drag: { to: 500 } }, { drag: { to: 664 } } ]"
    ),
    (
      .lateLoad, "footer: { type: autoFooter }\nscene: { content: { height: 100 } }",
      "[ touch, { drag: { to: 50 } } ]"
    ),
    (
      .lateLoad, "footer: { type: backFooter }\nscene: { content: { height: 1200 } }",
      "[ touch, { drag: { to: 577 } } ]"
    ),
    (
      .jump, "footer: { type: backFooter }\nscene: { content: { height: 1200 }, physics: none }",
      "[ { pull: { footer: 120% } }, release, { wait: 1s }, { endRefreshing: footer } ]"
    ),
    (
      .jump, "footer: { type: autoFooter }\nscene: { content: { height: 1200 }, physics: none }",
      """
      [ { beginRefreshing: footer }, { load: { height: 300 } }, { endRefreshing: footer }, { wait: 1s }, { scroll: { to: 40 } } ]
      """
    ),
    (
      .touchLoads, "footer: { type: autoFooter }\nscene: { content: { height: 1200 } }",
      "[ touch, release, { window: false }, { beginRefreshing: footer }, { window: true } ]"
    ),
    (
      .earlyLoad,
      """
      header: { type: header }
      footer: { type: autoFooter }
      scene: { content: { height: 1200 } }
      app: { header.refreshing: [ { endRefreshing: header }, { beginRefreshing: footer } ] }
      """, "[ { pull: { header: 120% } }, release ]"
    ),
    (
      .repeatedCall, "footer: { type: autoFooter }\nscene: { content: { height: 1200 }, physics: none }",
      """
      [ { scroll: { to: 577 } }, { endRefreshing: footer }, { scroll: { to: 0 } }, { scroll: { to: 577 } } ]
      """
    ),
    (
      .repeatedCall,
      """
      footer: { type: autoFooter }
      scene: { content: { rows: 20 } }
      app: { footer.refreshing: [ { load: { rows: 9 } }, { endRefreshing: footer } ] }
      """, "[ { swipe: { by: [0, -400], duration: 0.2s } }, { release: { velocity: [0, -3000] } } ]"
    ),
    (
      .forgottenTime,
      "header: { type: stateHeader }\nscene: { defaults: { MJRefreshHeaderLastUpdatedTimeKey: 2025-12-01T00:00:00Z } }",
      "[ { language: ko }, { beginRefreshing: header }, { wait: 1s }, { endRefreshing: header } ]"
    ),
    (
      .lostWords, "header: { type: stateHeader, titles: { idle: { en: Mine, ko: 내 } } }",
      "[ { language: ko }, { beginRefreshing: header } ]"
    ),
    (.lostWords, "header: { type: stateHeader, titles: { idle: Mine } }", "[ { beginRefreshing: header } ]"),
    (
      .foreignTime,
      "header: { type: stateHeader, lastUpdatedTimeKey: a }\nscene: { defaults: { a: 2025-12-01T00:00:00Z } }",
      "[ touch ]"
    ),
    (.outOfRange, "header: { type: header }\nscene: { physics: none }", "[ { drag: { to: -30 } }, release ]"),
    (.outOfRange, "header: { type: header }", "[ { scroll: { to: -30 } } ]"),
    (.outOfRange, "header: { type: header }", "[ { drag: { to: -30 } }, release ]"),
    (.notPulled, "header: { type: header }", "[ { pull: { header: 120% } }, release ]"),
    (
      .notPulled, "header: { type: header }\nscene: { physics: none }",
      "[ { pull: { header: 120% } }, { scroll: { to: 200 } }, release, { beginRefreshing: header } ]"
    ),
    (
      .cutShort,
      "header: { type: header }\napp: { header.refreshing: [ { wait: 2s }, { endRefreshing: header } ] }",
      "[ { beginRefreshing: header }, { wait: 1s }, { endRefreshing: header } ]"
    ),
    (.noSign, "footer: { type: backNormalFooter }", "[ { beginRefreshing: footer }, { wait: 1s } ]"),
    (.noSign, "trailer: { type: normalTrailer }", "[ { beginRefreshing: trailer }, { wait: 1s } ]"),
  ]

  @Test(arguments: SymptomTests.sane.indices)
  func `a sane run alarms nobody`(index: Int) throws {
    let (symptom, setup, steps) = Self.sane[index]
    let loaded = load("suite: sane\n\(setup)\nscenarios:\n  - name: run\n    steps: \(steps)\n")
    let viewing = Viewing(try #require(loaded.suites.first?.scenarios.first, "\(loaded.lines)"))
    #expect(symptom.measure(viewing) == nil)
  }
}

@Test(arguments: SymptomCatalogue.all.map { ($0.name, $0.rules) })
func `a symptom is warned of by rules that there are`(name: String, rules: [String]) {
  let known = Set(PresetLint.all.map(\.rule.id.rawValue))
  #expect(rules.filter { !known.contains($0) } == [], "\(name)")
}

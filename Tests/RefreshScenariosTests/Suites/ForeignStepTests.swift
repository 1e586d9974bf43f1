import SuiteTexts
import Testing

@testable import RefreshScenarios

/// Steps, comparisons and forms of other tools, with what is to be written. The first step is on line 8 of its file.
struct ForeignStepTests {
  @Test(arguments: [
    ("sleep: 1s", "wait: 1s"), ("delay: 300ms", "wait: 300ms"),
    ("assert: { header.state: idle }", "expect: { header.state: idle }"),
    ("header.beginRefreshing", "beginRefreshing: header"), ("mj_header.endRefreshing()", "endRefreshing: header"),
    ("headerBeginRefreshing", "beginRefreshing: header"),
    ("beginRefreshingWithCompletionBlock: header", "beginRefreshing: header"),
    ("scrollTo: 300", "scroll: { to: 300 }"),
    ("touchDown", "touch"), ("touchUp", "release"), ("wait 1s", "wait: 1s"),
  ])
  func `a step of other tools is answered with ours`(written: String, own: String) {
    let name = written.prefix { $0 != ":" }
    let found = problems("- \(written)")
    #expect(found.first == "8:9 unknown-step: there is no step `\(name)`")
    #expect(found.last?.hasPrefix("  help: write `\(own)`") == true)
    #expect(found.count == 2)
  }

  @Test(arguments: [
    ("rotate: landscape", "rotate: [667, 375]"), ("rotate: 90", "rotate: [667, 375]"),
    ("rotate: Portrait", "rotate: [375, 667]"),
    ("set: { header.state: refreshing }", "beginRefreshing: header"),
    ("set: { header.state: idle }", "endRefreshing: header"),
    ("set: { mj_header.isRefreshing: true }", "beginRefreshing: header"),
    ("set: { header.pullingPercent: 0.5 }", "pull: { header: 50% }"),
    ("set: { header.pullingPercent: 120% }", "pull: { header: 120% }"),
    ("set: { scroll.offset.y: -60 }", "scroll: { to: -60 }"),
    ("set: { tableView.contentOffset.y: 30 }", "scroll: { to: 30 }"),
    ("when: { header.state: idle }", "wait: { until: { header.state: idle }, atMost: 3s }"),
    ("when: { pull: { header: 60 } }", "pull: { header: 60 }"), ("given: touch", "touch"),
    ("then: { header.state: idle }", "expect: { header.state: idle }"),
    ("pull header 50%", "pull: { header: 50% }"), ("scroll to 300", "scroll: { to: 300 }"),
    ("setTitle: Pull", "set: { header.titles.idle: Pull }"),
    ("header.setTitle: { idle: Pull }", "set: { header.titles: { idle: Pull } }"),
  ])
  func `advice for what is no step, or a wrong one, is right itself`(written: String, own: String) {
    let found = problems("- \(written)")
    #expect(found.count == 2 && found.last?.contains("`\(own)`") == true, "\(found)")
    #expect(problems("- \(own)") == [])
  }

  @Test(arguments: [
    ("iPhone 15", "landscape", "[852, 393]"), ("iPhone 15", "portrait", "[393, 852]"),
    ("[1024, 768]", "landscape", "[1024, 768]"), ("[1024, 768]", "portrait", "[768, 1024]"),
    ("iPad mini", "90", "[1133, 744]"),
  ])
  func `a word for a turn is answered with the size of the scene's own screen`(
    viewport: String, word: String, size: String
  ) {
    func found(_ value: String) -> [String] {
      problems("- rotate: \(value)", scene: "{ viewport: \(viewport), content: { height: 1200 } }")
    }
    #expect(found(word).last?.hasPrefix("  help: write `rotate: \(size)`") == true, "\(found(word))")
    #expect(found(size) == [])
  }

  @Test func `noMoreData alone is answered with the footer's`() {
    let footer = "footer: { type: autoNormalFooter }"
    #expect(
      problems("- endRefreshing: noMoreData", components: footer).last
        == "  help: write `endRefreshing: { footer: noMoreData }`")
    #expect(
      problems("- endRefreshingWithNoMoreData: footer", components: footer).last
        == "  help: write `endRefreshing: { footer: noMoreData }`")
    #expect(problems("- endRefreshing: { footer: noMoreData }", components: footer) == [])
  }

  @Test func `a name of other tools is for one step alone`() {
    var known: Set<String> = []
    for name in ForeignStep.Row.all.flatMap(\.names) { #expect(known.insert(name).inserted, "\(name)") }
  }

  /// Returns what the help of a message says to write, if it says so.
  private func advice(in found: [String]) -> String? {
    guard let help = found.last, help.hasPrefix("  help: write ") else { return nil }
    return help.split(separator: "`").dropFirst().first.map(String.init)
  }

  @Test(arguments: ForeignMatcher.operators.map(\.sign))
  func `what is advised for any operator of other languages is a matcher without errors`(sign: String) throws {
    var count = 0
    for (path, value) in [
      ("scroll.offset.y", "5"), ("header.pullingPercent", "50%"), ("header.state", "idle"),
      ("header.refreshing", "true"),
      ("header.stateLabel.text", "Pull"),
    ] {
      let found = problems("- expect: { \(path): '\(sign)\(value)' }")
      guard let own = advice(in: found) else { continue }
      count += 1
      // For a sign that looks like ours, the whole line is advised.
      let step = own.hasPrefix("- ") ? own : "- expect: { \(path): \(own) }"
      #expect(problems(step) == [], "\(path): \(sign)\(value)")
    }
    #expect(count > 0)
  }

  @Test(arguments: ["always", "atRest", "tags", "scene", "app"])
  func `a key of a scenario is no step, and belongs beside its steps`(key: String) {
    #expect(
      problems("- \(key): { scroll.inset.top: 0 }") == [
        "8:9 unknown-step: there is no step `\(key)`",
        "  help: `\(key)` belongs to the whole scenario, next to `steps`",
      ])
  }

  @Test func `a form that a step does not have is answered with the one it has`() {
    #expect(
      problems(
        """
        - release: header
        - load: 20
        - rotate: 667x375
        - wait: settle
        - wait: { header.state: idle }
        - pull: 60
        - beginRefreshing
        - expectEvents:
          - header: idle -> pulling
        """) == [
          "8:18 bad-step: `release` takes a map or nothing, found `header`",
          "  help: write `release` alone, or `release: { velocity: [0, -900] }`",
          "9:15 wrong-type: `load` must be a map with one key, found `20`",
          "  help: write `load: { rows: 20 }`, `load: { rowsAbove: 20 }` or `load: { height: 20 }`",
          "10:17 wrong-type: `rotate` must be a list of 2 items, each a length in points, found `667x375`",
          "  help: write `rotate: [667, 375]`",
          "11:15 wrong-value: `wait` must be `settled` or a duration like `0.25s` or `250ms`, found `settle`",
          "  help: did you mean `settled`?",
          "12:17 misplaced-key: `header.state` isn't a key of `wait`",
          "  help: write `wait: { until: { header.state: … } }`",
          "13:15 wrong-type: `pull` must be a map with one key, found `60`",
          "  help: write `pull: { header: 60 }`, `pull: { footer: 60 }` or `pull: { trailer: 60 }`",
          "14:9 bad-step: `beginRefreshing` needs a value",
          "  help: write `beginRefreshing: header`",
          "16:11 bad-event: an event must be a text, found a map",
          "  help: write it in quotes: `\"header: idle -> pulling\"`",
        ])
  }

  @Test func `what is expected may not be a list, a text or maps in maps`() {
    #expect(
      problems(
        """
        - expect: [ { header.state: idle }, { header.hidden: false } ]
        - expect: header.state == idle
        - expect: { header: { state: idle, calls: { refreshing: 0 } } }
        - expect:
          header.state: idle
        """) == [
          "8:17 wrong-type: `expect` must be a map from observables, found a list",
          "  help: write it as one map, without dashes and square brackets",
          "9:17 wrong-type: `expect` must be a map from observables, found `header.state == idle`",
          "  help: write `expect: { header.state: idle }`",
          "10:19 unknown-path: there is no observable `header`",
          "  help: write the path with dots: `header.state: idle, header.calls.refreshing: 0`",
          "12:9 bad-step: a step has one key, found `expect` and `header.state`",
          "  help: indent the keys of `expect` deeper",
        ])
  }

  @Test(arguments: [
    ("header.state: == idle", "idle"), ("header.state: => idle", "idle"), ("header.alpha: '=> 1'", "\">= 1\""),
    ("header.frame.y: <> 3", "\"!= 3\""),
    ("header.state: idle | pulling", "{ oneOf: [idle, pulling] }"),
    ("header.state: idle or pulling", "{ oneOf: [idle, pulling] }"), ("header.frame.y: 0...3", "0..3"),
    ("header.frame.y: between 0 and 3", "0..3"), ("header.frame.y: at least 3", "\">= 3\""),
    ("header.pullingPercent: 0.5 +- 0.1", "\"0.5 ± 0.1\""), ("header.refreshing: not true", "\"!= true\""),
    ("header.stateLabel.text: == Pull", "Pull"), ("header.stateLabel.text: =~ Pull", "\"/Pull/\""),
  ])
  func `an operator of other languages is answered with ours`(written: String, own: String) {
    let found = problems("- expect:\n    \(written)")
    #expect(found.count == 2)
    #expect(found.first?.contains(" bad-matcher: ") == true)
    #expect(found.last?.hasPrefix("  help: write `\(own)`") == true)
  }

  @Test(arguments: ["1..2", "0.5 ± 0.05", "> 0.5", "!= 3", "-3..-1", "1e3", "-0.5"])
  func `an own operator is silent`(written: String) {
    #expect(problems("- expect: { scroll.offset.y: '\(written)' }") == [])
  }

  @Test(arguments: ["Pull = refresh", "50% | 100%", "is it", "not now", "a or b", "= Pull ="])
  func `a text may look like much`(written: String) {
    #expect(problems("- expect: { header.stateLabel.text: '\(written)' }") == [])
  }

  @Test func `numbers that an observable never is, or hardly in this unit`() {
    #expect(
      problems(
        """
        - wait: 500
        - expect: { header.alpha: 100, header.calls.refreshing: -1 }
        - expect: { header.pullingPercent: 50, header.arrow.rotation: 270, scroll.rows: 1.5 }
        - pull: { header: 1.2 }
        - expect: { header.alpha: "> 1", header.calls.refreshing: ">= 0", header.arrow.rotation: -180 }
        """) == [
          "8:15 doubtful-unit: `wait` is 500 seconds: a number without a unit is in seconds",
          "  help: write `500ms` for milliseconds, or `500s` if seconds are meant",
          "9:33 impossible-expectation: `header.alpha` is never `100`: it is between 0 and 1",
          "  help: write `1`",
          "9:63 impossible-expectation: `header.calls.refreshing` is never `-1`: it is a whole number of at least 0",
          "  help: the scenario would always fail here",
          "10:42 doubtful-unit: `header.pullingPercent` is `50`, which means 50 times its height",
          "  help: write `50%`",
          "10:69 impossible-expectation: `header.arrow.rotation` is never `270`: it is an angle from -180 to 180 degrees",
          "  help: write `-90`",
          "10:87 impossible-expectation: `scroll.rows` is never `1.5`: it is a whole number of at least 0",
          "  help: the scenario would always fail here",
          "11:25 doubtful-unit: `header` is pulled by 1.2 points: a number without a `%` is in points",
          "  help: write `120%` for a percentage of its height",
          "12:33 impossible-expectation: `header.alpha` is never `> 1`: it is between 0 and 1",
          "  help: the scenario would always fail here",
        ])
  }

  @Test func `a misplaced or misspelt key of a suite has one message`() {
    let rest =
      "header: { type: normalHeader }\nscenarios:\n  - title: a\n    flows: { x: [release] }\n    steps: [ { flow: x } ]"
    #expect(
      load("name: s\n" + rest).lines == [
        "1:1 misplaced-key: `name` isn't a key of a suite",
        "  help: write the name of a suite after `suite`",
        "4:5 misplaced-key: `title` isn't a key of a scenario",
        "  help: write the name of a scenario after `name`",
        "5:5 misplaced-key: `flows` isn't a key of a scenario",
        "  help: `flows` belongs to the suite, next to `scenarios`",
      ])
    #expect(
      load("name: s\nheader: { type: normalHeader }").lines == [
        "1:1 wrong-file: this is a preset, but a suite of scenarios is needed",
        "  help: begin a suite with `suite: …` and specify its preset by `preset: …`; presets are in files `*.preset.yaml`",
      ])
    let wrong = load(
      "suite: s\npreset: b.scenarios.yaml\nscenarios: []",
      files: ["suites/b.scenarios.yaml": "suite: b\nscenarios: []"])
    #expect(
      wrong.lines.filter { $0.contains("wrong-file") } == [
        "2:9 wrong-file: this is a suite of scenarios, but a preset is needed"
      ])
  }
}

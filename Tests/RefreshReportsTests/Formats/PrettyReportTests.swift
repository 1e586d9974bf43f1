import RefreshDiagnostics
import RefreshReports
import RefreshText
import Testing

@Test func `suites that pass have a line each and a summary`() throws {
  let results = try report(
    """
    suite: one
    header: { type: header }
    scenarios: [ { name: a, steps: [ { expect: { time: 0 } } ] } ]
    ---
    suite: two
    header: { type: header }
    scenarios: [ { name: a, steps: [ { expect: { time: 0 } } ] }, { name: b, steps: [ { expect: { time: 0 } } ] } ]
    """)
  #expect(
    PrettyReport().render(results) == """
      ✓ one: 1 scenario
      ✓ two: 2 scenarios

      3 scenarios in 2 suites: 3 passed

      """)
}

@Test func `a failure is shown in full`() throws {
  let results = try report(
    """
    suite: Feed
    header: { type: normalHeader }
    scene: { content: { height: 1200 }, safeArea: { top: 88 }, physics: none }
    scenarios:
      - name: a pull refreshes
        steps:
          - pull: { header: 101% }
          - wait: 0.25s
          - expect:
              header.state: refreshing
              header.stateLabel.text: Loading data
              header.refreshing: false
      - name: nothing happens
        steps: [ { expect: { time: 0 } } ]
    """)
  #expect(
    PrettyReport().render(results) == """
      ✗ Feed: 1 of 2 scenarios failed

      Feed › a pull refreshes, step 3, at 0.25 s

      error[expectation-failed]: `header.state` is pulling, expected refreshing
        --> feed.scenarios.yaml:10:25
         |
      10 |           header.state: refreshing
         |                         ^^^^^^^^^^
        expected  refreshing
        actual    pulling
        because   the header never refreshed: it is pulled far enough, but the finger
                  is still down [the gesture]

      error[expectation-failed]: `header.stateLabel.text` is "Release to refresh", expected "Loading data"
        --> feed.scenarios.yaml:11:35
         |
      11 |           header.stateLabel.text: Loading data
         |                                   ^^^^^^^^^^^^
        expected  "Loading data"
        actual    "Release to refresh"
        because   `header.stateLabel.text` is "Release to refresh": MJRefresh's text
                  of `pulling` in `en`, the phone's language

        scroll  offset.y -142.54, inset.top 88, content.height 1200,
                viewport.height 667, dragging
        header  normalHeader, pulling, pullingPercent 1.01, frame.y -54,
                frame.height 54, stateLabel.text "Release to refresh",
                arrow.rotation -179.999943
        events  0 s  header: idle -> pulling
                0 s  animation: header.arrow 0.25s

        step               start 1 pull   2 wait                  3 expect ✗
        offset.y      -88 ┤──────╮
                          │      │
                          │      │
                          │      │
                  -142.54 ┤      ╰───────────────────────────────────────────
        header             idle  │pulling
        time               0 s                             0.25 s

        rerun  refreshcfg test feed.scenarios.yaml:5

      2 scenarios in 1 suite: 1 passed, 1 failed

      """)
}

@Test func `other events than expected are shown beside what was expected`() throws {
  let results = try report(
    """
    suite: Feed
    header: { type: header }
    scene: { physics: none }
    scenarios:
      - name: events
        steps:
          - beginRefreshing: header
          - expectEvents: [ "header: idle -> refreshing", "header: refreshing()" ]
    """)
  #expect(
    PrettyReport().render(results) == """
      ✗ Feed: 1 of 1 scenario failed

      Feed › events, step 2, at 0 s

      error[events-differ]: `animation: header.alpha 0.25s` happened where `header: idle -> refreshing` was expected
       --> feed.scenarios.yaml:8:25
        |
      8 | …     - expectEvents: [ "header: idle -> refreshing", "header: refreshin…
        |                         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        expected  header: idle -> refreshing
                  header: refreshing()
        actual    animation: header.alpha 0.25s
                  header: idle -> refreshing
                  animation: header.begin 0.25s
                  scroll: inset.top 0 -> 54
        because   `header: idle -> refreshing` happened at 0 s, after 1 event missing
                  from the list: add `…` before it

        scroll  offset.y -54, inset.top 54, content.height 0, viewport.height 667
        header  header, refreshing, pullingPercent 1, frame.y -54, frame.height 54,
                insetDelta -54
        events  0 s  animation: header.alpha 0.25s
                0 s  header: idle -> refreshing
                0 s  animation: header.begin 0.25s
                0 s  scroll: inset.top 0 -> 54

        step            start 1 beginRefreshing 2 expectEvents ✗
        offset.y     0 ┤──────╮
                       │      │
                       │      │
                       │      │
                   -54 ┤      ╰──────────────────────────────────
        inset.top       0     │54
        header          idle  │refreshing
        time            0 s

        rerun  refreshcfg test feed.scenarios.yaml:5

      1 scenario in 1 suite: 0 passed, 1 failed

      """)
}

@Test func `of many events the last ten are shown`() throws {
  let drags = (0..<8).map { _ in "{ drag: { to: -60 } }, { drag: { to: 0 } }" }.joined(separator: ", ")
  let results = try report(
    """
    suite: Feed
    header: { type: header }
    scene: { physics: none }
    scenarios: [ { name: many, steps: [ \(drags), { wait: 1s }, { expect: { time: 0 } } ] } ]
    """)
  let lines = PrettyReport().render(results).split(separator: "\n")
  #expect(lines.contains("  events  … 6 events before"))
  #expect(lines.count { $0.hasSuffix("header: pulling -> idle") } == 5)
  #expect(lines.count { $0.hasSuffix("header: idle -> pulling") } == 5)
}

@Test func `where nothing had happened it says so`() throws {
  let results = try report(
    """
    suite: Feed
    header: { type: header }
    scenarios: [ { name: a, steps: [ { expect: { time: 1 } } ] } ]
    """)
  #expect(PrettyReport().render(results).contains("\n  events  none\n"))
}

@Test func `no text of a suite acts on the terminal`() throws {
  let results = try report(
    """
    suite: "one\\e[2Jtwo"
    header: { type: stateHeader, titles: { idle: "a\\rb\\u202Ec" } }
    scenarios: [ { name: "x\\ty", steps: [ { expect: { header.stateLabel.text: other } } ] } ]
    """)
  let text = PrettyReport().render(results)
  #expect(text.contains("✗ one␛[2Jtwo: 1 of 1 scenario failed\n"))
  #expect(text.contains("\none␛[2Jtwo › x␉y, step 1, at 0 s\n"))
  #expect(text.contains("  actual    \"a␍b<U+202E>c\"\n"))
}

@Test func `no suites make an empty run`() {
  #expect(PrettyReport().render(RunReport()) == "0 scenarios in 0 suites: 0 passed\n")
}

@Test func `what was not run is reported with its reason`() throws {
  let results = try report(
    """
    suite: one
    header: { type: header }
    scenarios:
      - { name: a, skip: no time, steps: [ { expect: { time: 0 } } ] }
      - { name: b, only: true, steps: [ { expect: { time: 0 } } ] }
      - { name: c, steps: [ { expect: { time: 1 } } ] }
    ---
    suite: two
    header: { type: header }
    scenarios: [ { name: a, skip: no time either, steps: [ { expect: { time: 0 } } ] } ]
    """)
  #expect(
    PrettyReport().render(results) == """
      ✓ one: 3 scenarios, 2 skipped
        - a: skipped, no time
      - two: 1 scenario, 1 skipped
        - a: skipped, no time either

      4 scenarios in 2 suites: 1 passed, 3 skipped
      only scenarios with `only: true` ran

      """)
}

@Test func `a failure says through which steps and with which example it came`() throws {
  let results = try report(
    """
    suite: Feed
    header: { type: header }
    scene: { content: { height: 1200 }, physics: none }
    flows: { check: [ { expect: { time: "${t}" } } ] }
    scenarios:
      - name: at ${t}
        examples: [ { t: 1 } ]
        steps: [ { flow: { check: { t: "${t}" } } } ]
    """)
  #expect(
    PrettyReport().render(results).hasPrefix(
      """
      ✗ Feed: 1 of 1 scenario failed

      Feed › at 1, step 1, at 0 s

      error[expectation-failed]: `time` is 0, expected 1
       --> feed.scenarios.yaml:4:37
        |
      4 | flows: { check: [ { expect: { time: "${t}" } } ] }
        |                                     ^^^^^^
        |
       ::: feed.scenarios.yaml:8:16
        |
      8 |     steps: [ { flow: { check: { t: "${t}" } } } ]
        |                ------------------------------ in the flow `check`, called here
        |
       ::: feed.scenarios.yaml:7:17
        |
      7 |     examples: [ { t: 1 } ]
        |                 -------- with this example
        expected  1
        actual    0

      """))
}

@Test func `errors in files are remembered at the end`() throws {
  let file = SourceFile(path: "a.yaml", text: "one: two")
  let error = Diagnostic(Rule("odd", ""), "odd", at: Span(wholeOf: file))
  let results = RunReport(
    try run("suite: one\nheader: { type: header }\nscenarios: [ { name: a, steps: [ touch ] } ]"),
    diagnostics: [error]
  )
  #expect(
    PrettyReport().render(results).hasSuffix(
      "1 scenario in 1 suite: 1 passed\n1 error in the files; scenarios that can't be read don't run\n"))
}

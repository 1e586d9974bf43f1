import RefreshScenarios
import Testing

@testable import RefreshChecks

struct AppRulesTests {
  private func hidden(
    _ hide: String, _ show: String = "touch", flows: String = "{}",
    header: String = "header: { type: normalHeader }"
  )
    -> [String]
  {
    lint(
      suite: """
        suite: feed
        \(header)
        footer: { type: backNormalFooter }
        flows: \(flows)
        app:
          footer.refreshing: [ { wait: 0.5s }, { load: { rows: 9 } }, { endRefreshing: footer }, \(hide) ]
        scenarios:
          - name: a
            steps: [ { scroll: { to: 0 } }, \(show), { expect: { footer.state: idle } } ]
        """
    ).filter { $0.contains("hidden-for-good") }
  }

  @Test func `a component that an answer or a flow hides has to be shown somewhere`() {
    #expect(
      hidden("{ set: { footer.hidden: true } }") == [
        "6:92 hidden-for-good: this hides the footer, and nothing shows it again: `backNormalFooter` can't be used any more"
      ])
    #expect(
      hidden("{ load: { rows: 1 } }", "{ flow: search }", flows: "{ search: [ { set: { header.hidden: true } } ] }")
        == [
          "4:22 hidden-for-good: this hides the header, and nothing shows it again: `normalHeader` can't be used any more"
        ])
    for show in ["{ set: { footer.hidden: false } }", "{ attach: { footer: { type: backNormalFooter } } }"] {
      #expect(hidden("{ set: { footer.hidden: true } }", show) == [])
    }
    // Without a header, nothing begins the list again; what a scenario hides itself is its own business.
    #expect(hidden("{ set: { footer.hidden: true } }", header: "scene: { content: { rows: 3 } }") == [])
    #expect(hidden("{ load: { rows: 1 } }", "{ set: { footer.hidden: true } }") == [])
  }

  @Test func `an end after noMoreData is reported in milliseconds`() {
    #expect(
      lint(
        suite: """
          suite: feed
          footer: { type: autoNormalFooter }
          scenarios:
            - name: it stays idle
              app:
                footer.refreshing:
                  - endRefreshing: { footer: noMoreData }
                  - wait: 100ms
                  - load: { rows: 3 }
                  - wait: 0.1
                  - endRefreshing: footer
              steps:
                - expect: { footer.state: idle }
          """) == [
          "11:11 end-after-no-more-data: 200 ms after `noMoreData`, this makes the footer idle again, as if there were more data",
          "  7:11 there is no more data from here on",
          "  help: remove it; `endRefreshing: { footer: noMoreData }` also ends the refresh",
        ])
  }

  @Test
  func `a wait that an example gives counts with its value, and the step that examples share is reported once`() {
    #expect(
      lint(
        suite: """
          suite: feed
          footer: { type: autoNormalFooter }
          scenarios:
            - name: it stays idle ${delay}
              examples: [ { delay: 0.2s }, { delay: 0.3s } ]
              app:
                footer.refreshing:
                  - endRefreshing: { footer: noMoreData }
                  - wait: ${delay}
                  - endRefreshing: footer
              steps:
                - expect: { footer.state: idle }
          """) == [
          "10:11 end-after-no-more-data: 200 ms after `noMoreData`, this makes the footer idle again, as if there were more data",
          "  8:11 there is no more data from here on",
          "  help: remove it; `endRefreshing: { footer: noMoreData }` also ends the refresh",
        ])
  }

  @Test func `a new refresh, a reset or another order between them are meant`() {
    for steps in [
      "{ endRefreshing: { footer: noMoreData } }, { beginRefreshing: footer }, { endRefreshing: footer }",
      "{ endRefreshing: { footer: noMoreData } }, { resetNoMoreData: footer }",
      "{ endRefreshing: footer }, { endRefreshing: { footer: noMoreData } }",
      "{ endRefreshing: { footer: noMoreData } }, { endRefreshing: header }",
    ] {
      #expect(
        lint(
          suite: """
            suite: feed
            header: { type: normalHeader }
            footer: { type: autoNormalFooter }
            app: { footer.refreshing: [ \(steps) ] }
            scenarios: [ { name: a, steps: [ { expect: { footer.state: idle } } ] } ]
            """) == [], "\(steps)")
    }
  }

  @Test func `unlimited triggers on short content are found once, at the nearest content`() {
    #expect(
      lint(
        suite: """
          suite: feed
          footer: { type: autoNormalFooter, autoTriggerTimes: unlimited }
          scene: { content: { height: 600 }, safeArea: { top: 20 } }
          scenarios:
            - { name: a, steps: [ { expect: { footer.state: idle } } ] }
            - { name: b, steps: [ { expect: { footer.state: idle } } ] }
            - name: c
              scene: { content: { rows: 2, rowHeight: 50 } }
              steps: [ { expect: { footer.state: idle } } ]
            - name: d
              scene: { content: { height: 648 } }
              steps: [ { expect: { footer.state: idle } } ]
          """
      ).filter { !$0.hasPrefix(" ") } == [
        "3:19 unlimited-on-short-content: the content ends 47 pt above the end of the screen: with unlimited trigger times, each finger that is lifted makes the footer load once more",
        "8:23 unlimited-on-short-content: the content ends 547 pt above the end of the screen: with unlimited trigger times, each finger that is lifted makes the footer load once more",
      ])
  }

  @Test func `what is said of short content is so in the engine`() throws {
    let verdict = try verdict(
      steps:
        """
        - touch
        - release
        - expect: { footer.calls.refreshing: 1 }
        - wait: settled
        - touch
        - release
        - expect: { footer.calls.refreshing: 2 }
        """, components: "footer: { type: autoFooter, autoTriggerTimes: unlimited }",
      scene: "{ content: { height: 400 } }", app: "{ footer.refreshing: [ { endRefreshing: footer } ] }")
    #expect(verdict.passed)
  }

  @Test func `numbers of times and content not known are silent`() {
    for (footer, scene) in [
      ("autoTriggerTimes: 3", "{ content: { height: 400 } }"), ("autoTriggerTimes: unlimited", "{}"),
    ] {
      #expect(
        lint(
          suite: """
            suite: feed
            footer: { type: autoFooter, \(footer) }
            scene: \(scene)
            scenarios: [ { name: a, steps: [ { expect: { footer.state: idle } } ] } ]
            """) == [])
    }
  }

  @Test(arguments: [
    ("", "", "10:26 never-asked: this answer never runs: the footer is hidden, and nothing shows it"),
    ("- set: { footer.hidden: false }", "", nil), ("- attach: { footer: { type: autoFooter } }", "", nil),
    ("", "header.refreshing: [ { beginRefreshing: footer } ]", nil),
    ("- set: { footer.hidden: true }", "header.refreshing: [ { endRefreshing: header } ]", "10:26 never-asked"),
  ])
  func `an answer to a component that stays hidden is never asked for`(step: String, hook: String, found: String?) {
    let steps = step.isEmpty ? "- wait: 1s" : step
    let lines = lint(
      suite: """
        suite: a
        header: { type: normalHeader }
        footer: { type: autoFooter, hidden: true }
        scenarios:
          - name: b
            steps:
              \(steps)
              - expect: { scroll.rows: 0 }
        app:
          footer.refreshing: [ { endRefreshing: footer } ]
          \(hook)
        """)
    #expect(lines.contains { $0.contains("never-asked") } == (found != nil))
    if let found { #expect(lines.first { $0.contains("never-asked") }?.hasPrefix(found) == true, "\(lines)") }
  }
}

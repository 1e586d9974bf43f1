import RefreshScenarios
import Testing

@testable import RefreshChecks

/// A refresh that nothing ends, and a pull that only reaches the threshold. The first step is on line 8 of its
/// file.
struct RefreshRulesTests {
  @Test(arguments: [
    "- beginRefreshing: header", "- pull: { header: 120% }\n- release",
    "- pull: { header: 80 }\n- wait: 0.1s\n- release",
    "- drag: { to: -200 }\n- release\n- expect: { header.state: refreshing }",
  ])
  func `a refresh that is never ended is never over`(steps: String) throws {
    let whole = steps + "\n- wait: settled\n- expect: { header.state: idle }"
    let found = lint(steps: whole)
    #expect(
      found.first?.contains(" never-ended: the header still refreshes here: nothing calls `endRefreshing`") == true)
    // The warning is right: the scenario fails.
    #expect(try failures(whole) == 1)
    #expect(lint(steps: steps + "\n- endRefreshing: header\n- expect: { header.state: idle }") == [])
    #expect(lint(steps: whole, app: "{ header.refreshing: [ { endRefreshing: header } ] }") == [])
    #expect(lint(steps: steps + "\n- detach: header\n- expect: { scroll.rows: 0 }") == [])
  }

  @Test(arguments: [
    "- pull: { header: 60% }\n- release\n- wait: settled\n- expect: { header.state: idle }",
    "- pull: { header: 120% }\n- pull: { header: 50% }\n- release\n- expect: { header.state: idle }",
    "- pull: { header: 120% }\n- cancel\n- wait: settled\n- expect: { header.calls.refreshing: 1 }",
    "- beginRefreshing: header\n- wait: settled\n- expect: { header.state: refreshing }",
    "- beginRefreshing: header\n- set: { header.hidden: true }\n- expect: { header.state: '!= pulling' }",
  ])
  func `what may be over, or does not begin, is silent`(steps: String) {
    #expect(lint(steps: steps).filter { $0.contains("never-ended") } == [])
  }

  @Test(arguments: [
    // The footer's only refresh of this touch is used up, so that the call is ignored.
    """
    footer: { type: autoNormalFooter, autoTriggerTimes: 0 }
    scene: { content: { height: 1200 } }
    scenarios:
      - name: a
        steps: [ touch, drag: { by: 700 }, beginRefreshing: footer, wait: 1s, expect: { footer.state: idle } ]
    """,
    // Off screen, the header only waits to refresh: the app isn't asked, so no answer of it would end anything.
    """
    header: { type: normalHeader }
    scene: { window: false }
    scenarios:
      - name: a
        steps: [ pull: { header: 120% }, release, wait: 1s, expect: { header.state: idle } ]
    """,
    // Another condition of the step fails.
    """
    header: { type: normalHeader }
    scenarios:
      - name: a
        steps: [ beginRefreshing: header, wait: 1s, expect: { header.state: '!= idle', scroll.rows: 3 } ]
    """,
  ])
  func `what the run contradicts is silent`(suite: String) {
    #expect(lint(suite: "suite: a\n" + suite).filter { $0.contains("never-ended") } == [])
  }

  @Test(arguments: ["100%", "54", "1e2%"])
  func `a pull by just its height is not enough`(amount: String) throws {
    for (line, steps) in [
      (8, "- pull: { header: \(amount) }\n- expect: { header.state: pulling }"),
      (8, "- pull: { header: \(amount) }\n- release\n- wait: 1s\n- expect: { header.calls.refreshing: 1 }"),
      // What the app does before the pull doesn't matter.
      (9, "- load: { rows: 3 }\n- pull: { header: \(amount) }\n- expect: { header.state: pulling }"),
    ] {
      let found = lint(steps: steps)
      #expect(
        found.first
          == "\(line):9 pull-to-the-threshold: this shows exactly 54 points of the header, which only refreshes beyond that"
      )
      #expect(found.last == "  help: pull further, like `pull: { header: 101% }`")
      // The warning is right: the scenario fails.
      #expect(try failures(steps) == 1)
    }
  }

  @Test func `a back footer and a trailer need more, an auto footer does not`() throws {
    let pull = "- pull: { footer: 100% }\n- release\n- expect: { footer.state: refreshing }"
    #expect(lint(steps: pull, components: "footer: { type: backFooter }").count == 3)
    #expect(try failures(pull, components: "footer: { type: backFooter }") == 1)
    #expect(lint(steps: pull, components: "footer: { type: autoFooter }") == [])
    #expect(try failures(pull, components: "footer: { type: autoFooter }") == 0)
  }

  @Test(arguments: [
    "- pull: { header: 100% }\n- release\n- expect: { header.state: idle }",
    "- pull: { header: 101% }\n- release\n- expect: { header.state: refreshing }",
    "- beginRefreshing: header\n- pull: { header: 100% }\n- expect: { header.state: refreshing }",
    "- pull: { header: 100% }\n- pull: { header: 130% }\n- expect: { header.state: pulling }",
  ])
  func `a pull of which no refresh is expected is silent`(steps: String) {
    #expect(lint(steps: steps) == [])
  }
}

/// Returns the number of failures of a run of steps.
private func failures(
  _ steps: String, components: String = "header: { type: normalHeader }",
  sourceLocation: SourceLocation = #_sourceLocation
) throws -> Int {
  try verdict(steps: steps, components: components, sourceLocation: sourceLocation).failedSteps.flatMap(\.failures)
    .count
}

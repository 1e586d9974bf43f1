import RefreshEngine
import RefreshLaws
import SuiteTexts
import Testing

@testable import RefreshScenarios

/// Reasons and changes that are true of the moment at which something failed, and of who did it.
@Suite struct TruthTests {
  /// Returns the reason of the first failure of a suite's first scenario, with its kind, and the change.
  private func reason(in text: String) throws -> (reason: String, change: String) {
    let loaded = load(text)
    #expect(loaded.problems == [])
    let scenario = try #require(loaded.suites.first?.scenarios.first)
    let failure = try #require(Runner.run(scenario).failedSteps.first?.failures.first)
    let reason =
      switch failure.reason {
      case .because(let text): "because " + text
      case .pending(let text): "pending " + text
      case nil: ""
      }
    return (reason, failure.change ?? "")
  }

  // MARK: Promises

  private static let slow = "app: { header.refreshing: [ { wait: 2s }, { endRefreshing: header } ] }"

  private func late(_ promise: String, steps: String, app: String = slow) -> String {
    """
    suite: test
    header: { type: normalHeader }
    scene: { content: { rows: 30 } }
    \(app)
    scenarios:
      - name: test
        \(promise)
        steps: [ \(steps) ]
    """
  }

  @Test(arguments: [
    "leadsTo: [ { after: { header.state: pulling }, then: { header.calls.endRefreshingCompletion: 1 }, within: 2s } ]",
    "leadsTo: [ { after: { header.state: pulling }, then: { header.calls.endRefreshingCompletion: '>= 1' }, within: 2s } ]",
    "eventually: { within: 2s, header.calls.endRefreshingCompletion: 1 }",
  ])
  func `a promise that is kept too late is explained at the time at which it was due`(promise: String) throws {
    for steps in ["{ wait: settled }", "{ wait: 2.1s }, { wait: settled }"] {
      let text = late(promise, steps: "{ pull: { header: 120% } }, release, \(steps)")
      let (reason, change) = try reason(in: text)
      #expect(
        reason
          == "pending `header.endRefreshingCompletion()` wasn't called: the header still refreshes: the app waits "
          + "until 2.25 s in its answer to `header.refreshing()`", "\(steps)")
      #expect(change == "within: 2.65s (line 7) · 0.65 s more")
    }
  }

  @Test func `a call that a promise wants sooner isn't missing because nothing called again`() throws {
    let promise =
      "leadsTo: [ { after: { header.state: pulling }, then: { header.calls.refreshing: 1 }, within: 0.1s } ]"
    let (reason, _) = try reason(in: late(promise, steps: "{ pull: { header: 120% } }, release, { wait: settled }"))
    #expect(
      reason == "pending `header.refreshing()` wasn't called yet: it will be at 0.25 s, when the animation ends")
  }

  @Test func `a value that must always hold is explained at the time at which it changed`() throws {
    let text = """
      suite: test
      header: { type: normalHeader }
      footer: { type: backNormalFooter }
      scene: { content: { rows: 30 } }
      app:
        header.refreshing:
          [ { wait: 0.5s }, { beginRefreshing: footer }, { wait: 0.5s }, { endRefreshing: footer }, { endRefreshing: header } ]
      scenarios:
        - name: test
          always: { footer.loading.animating: false }
          steps: [ { beginRefreshing: header }, { wait: settled } ]
      """
    let (reason, _) = try reason(in: text)
    #expect(
      reason.hasPrefix(
        "because `footer.loading.animating` has been true since 0.75 s, by the app: beginRefreshing: footer (line 7)"
      ),
      "\(reason)")
  }

  @Test(arguments: [
    // The promise is only broken by a later step.
    (
      "leadsTo: [ { after: { header.state: refreshing }, then: { scroll.offset.y: 200 }, within: 1s } ]",
      "{ beginRefreshing: header }, { wait: 2s }, { endRefreshing: header }, { wait: 2s }", ""
    ),
    ("eventually: { within: 1s, scroll.content.height: 1300 }", "{ wait: 1.5s }, { wait: 1s }, { wait: 1s }", ""),
    // With enough time, it is kept by a later step.
    (
      "leadsTo: [ { after: { header.state: refreshing }, then: { header.calls.refreshing: 1 }, within: 0s } ]",
      "{ beginRefreshing: header }, { wait: 1s }", "within: 0.25s (line 7) · 0.25 s more"
    ),
    (
      "eventually: { within: 1s, scroll.rows: 31 }", "{ wait: 1.5s }, { load: { rows: 1 } }",
      "within: 1.55s (line 7) · 0.55 s more"
    ),
  ])
  func `more time is only suggested for a promise that is kept then`(promise: String, steps: String, change: String)
    throws
  {
    let (reason, found) = try reason(in: late(promise, steps: steps, app: "app: {}"))
    #expect(found == change)
    #expect(!reason.hasSuffix("still to come: "), "\(reason)")
  }
}

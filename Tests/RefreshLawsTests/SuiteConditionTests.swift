import Testing

@testable import RefreshLaws

struct SuiteConditionTests {
  /// Whether a suite's condition at rest is breached by a begin off screen.
  private func isBreached(by rest: String...) -> Bool {
    let steps = ["window: false", "beginRefreshing: header"] + rest + ["wait: settled"]
    let setup = ["header: { type: normalHeader }", "atRest: { header.calls.refreshing: 0 }"]
    return LawID("suite-condition").breach(in: LawExample(setup: setup, steps: steps)) != nil
  }

  @Test func `a component that waits for the screen isn't at rest`() {
    #expect(!isBreached(by: "wait: 1s"))
    #expect(isBreached(by: "window: true", "wait: settled", "endRefreshing: header"))
  }
}

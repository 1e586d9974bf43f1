import ExternalTools
import RefreshScenarios
import Testing

/// The engine in WebAssembly gives the same bytes as natively.
struct WebAssemblyTests {
  @Test(.enabled(if: ExternalTool.webAssembly.isUsable && ExternalTool.webAssemblyRunner.isUsable))
  func `traces are the same bytes in WebAssembly`() throws {
    let scenarios = try Recording.all.map { try $0.scenario() } + [try physics()]
    let replays = scenarios.compactMap(\.replay)
    #expect(replays.count == scenarios.count)
    let traces = WebAssembly.traces(of: replays)
    try #require(traces.count == scenarios.count)
    for (scenario, trace) in zip(scenarios, traces) {
      if trace != nativeTrace(scenario) { Issue.record("\(scenario.name) differs") }
    }
  }

  @Test func `a replay gives the bytes of the scenario it is of`() throws {
    let scenario = try physics()
    #expect(String(decoding: try #require(scenario.replay).trace(), as: UTF8.self) == nativeTrace(scenario))
  }

  private func nativeTrace(_ scenario: Scenario) -> String {
    var bytes: [UInt8] = []
    Tracer.trace(scenario) { bytes += $0 }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Returns a scenario of what the recordings do not contain: everything that moves on its own.
  private func physics() throws -> Scenario {
    try scenario(
      """
      - swipe: { by: [13.7, 211.3], duration: 0.31s }
      - release
      - wait: 0.7s
      - endRefreshing: header
      - wait: settled
      - swipe: { by: [-40, -333], duration: 0.2s }
      - release: { velocity: [-700, -2750] }
      - wait: 0.123s
      - set: { scene.contentInset.bottom: 33.3 }
      - wait: settled
      - scroll: { to: { x: 12, y: 34 }, animated: true }
      - wait: settled
      """,
      components: "header: { type: normalHeader }",
      scene: "{ content: { width: 900, height: 1500 }, safeArea: { top: 88, bottom: 34 } }",
      app: "{ header.refreshing: [ { wait: 0.2s }, { load: { height: 77.7 } } ] }")
  }
}

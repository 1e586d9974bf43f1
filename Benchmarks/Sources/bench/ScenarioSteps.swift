import RefreshDiagnostics
import RefreshScenarios

/// A suite that is loaded once and run often: pulls, releases and waits, each with expectations.
enum ScenarioSteps {
  private static let rounds = 200

  static var all: [Benchmark] {
    [
      Benchmark(name: "scenarioStepsPerSecond", unit: "1/s", goal: 1_000_000) {
        let suite = try suite()
        let steps = suite.scenarios.reduce(0) { $0 + $1.steps.count }
        return perSecond(rounds * steps) {
          for _ in 0..<rounds {
            precondition(RunPlan([suite]).run().allSatisfy { $0.verdicts.allSatisfy(\.passed) })
          }
        }
      }
    ]
  }

  private static func suite() throws -> Suite {
    var diagnostics = Diagnostics()
    var loader = SuiteLoader()
    let suites = loader.load(SourceFile(path: "bench.scenarios.yaml", text: text), into: &diagnostics)
    guard let suite = suites.first, diagnostics.isEmpty else {
      throw Broken(description: TextRenderer(color: false).render(diagnostics.sorted()))
    }
    return suite
  }

  private struct Broken: Error, CustomStringConvertible {
    let description: String
  }

  private static let text = """
    suite: benchmark
    header: { type: normalHeader }
    footer: { type: autoNormalFooter }
    scene: { content: { height: 3000 }, physics: none }
    scenarios:
      - name: a refresh and the end of the list
        steps:
          - pull: { header: 50% }
          - expect: { header.state: idle, header.pullingPercent: 0.5, scroll.offset.y: -27 }
          - pull: { header: 120% }
          - expect: { header.state: pulling, header.stateLabel.text: Release to refresh }
          - release
          - expect: { header.state: refreshing, scroll.inset.top: 54, scroll.offset.y: -54 }
          - wait: 0.3s
          - expect: { header.calls.refreshing: 1, header.loading.animating: true }
          - endRefreshing: header
          - expect: { header.state: idle, scroll.inset.top: 0 }
          - wait: 0.5s
          - expect: { header.calls.endRefreshingCompletion: 1, time: 0.8 }
          - drag: { to: 1000 }
          - expect: { scroll.offset.y: 1000, footer.state: idle }
          - drag: { to: 2400 }
          - expect: { footer.state: refreshing, footer.calls.refreshing: 1 }
          - release
          - expect: { scroll.dragging: false }
          - endRefreshing: footer
          - expect: { footer.state: idle, footer.leftTriggerTimes: 0 }
    """
}

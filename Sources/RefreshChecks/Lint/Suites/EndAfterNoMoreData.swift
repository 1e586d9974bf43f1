import RefreshDiagnostics
import RefreshEngine
import RefreshPresets
import RefreshScenarios
import RefreshYAML

extension Rule {
  static let endAfterNoMoreData = Rule(
    "end-after-no-more-data", severity: .warning, "an `endRefreshing` that undoes `noMoreData`")
}

/// An app that ends a refresh with `noMoreData`, then again without it; MJRefresh's issues 642, 734, 1020, 1025,
/// 1147, 1185, 1192 and 1258.
enum EndAfterNoMoreData {
  static let rule = SuiteLintRule(rule: .endAfterNoMoreData) { suite, diagnostics in
    var places: Set<Span> = []
    for setup in [suite.setup] + suite.scenarios.map(\.setup) {
      for hook in AppProgram.Hook.all { check(setup.appSteps[hook] ?? [], &places, into: &diagnostics) }
    }
  }

  private static func check(
    _ steps: [ScenarioStep], _ places: inout Set<Span>, into diagnostics: inout Diagnostics
  ) {
    var end: Span?
    var time = Instant.zero
    for step in steps {
      for command in step.commands ?? [] {
        switch (command, command.traits.effect) {
        case (.endRefreshingWithNoMoreData(.footer), _): (end, time) = (step.span, .zero)
        case (.endRefreshing(.footer), _):
          // Examples, and scenarios that have the app of their suite, share their steps.
          if let end, places.insert(step.span).inserted {
            diagnostics.add(
              .endAfterNoMoreData,
              """
              \((time.seconds * 1000).rounded().shortestText) ms after `noMoreData`, this makes the footer idle again, \
              as if there were more data
              """,
              at: step.span, labels: [Diagnostic.Label("there is no more data from here on", at: end)],
              help: "remove it; `endRefreshing: { footer: noMoreData }` also ends the refresh")
          }
          end = nil
        case (.wait(let length), _): time = time + length
        case (.resetNoMoreData, _), (_, .begin), (_, .attach), (_, .detach): end = nil
        case (_, .end), (_, .pull), (_, .set), (_, nil): break
        }
      }
    }
  }
}

import RefreshDiagnostics
import RefreshScenarios

extension Rule {
  static let unreachableExpectation = Rule(
    "unreachable-expectation", severity: .warning, "expectations after a wait that always fails")
}

/// A `wait` for a condition that never becomes true, so that the expectations after it are never checked.
enum UnreachableExpectation {
  static let rule = SuiteLintRule(rule: .unreachableExpectation) { suite, diagnostics in
    for scenario in suite.scenarios {
      let kinds = suite.kinds(in: scenario)
      let expecting = scenario.steps.indices.filter { scenario.steps[$0].action.expects }
      for (index, line) in scenario.steps.enumerated() {
        guard case .wait(let conditions, let limit) = line.action else { continue }
        var knowledge = Knowledge(kinds: kinds)
        for condition in conditions {
          if let contradiction = knowledge.contradiction(to: condition) {
            let next = expecting.dropFirst(expecting.partitioningIndex { $0 > index }).first
            let time = (limit.seconds * 1000).rounded().shortestText
            diagnostics.add(
              .unreachableExpectation,
              "\(contradiction.message(for: condition)), so this wait fails after \(time) ms",
              at: condition.span,
              labels: contradiction.labels
                + (next.map { [Diagnostic.Label("nothing is checked from here on", at: scenario.steps[$0].span)] }
                  ?? []),
              help: contradiction.helpForWait)
            break
          }
          knowledge.conditions.add(condition)
        }
      }
    }
  }
}

extension Knowledge.Contradiction {
  /// The help for a wait that can't succeed.
  fileprivate var helpForWait: String {
    switch self {
    case .neverHappens: help
    case .knownOtherwise: "all conditions of a wait have to hold at the same time; wait for one after the other"
    }
  }
}

import RefreshDiagnostics
import RefreshLaws
import RefreshScenarios

extension Rule {
  static let uncheckedCondition = Rule(
    "unchecked-condition", severity: .warning, "a condition that is never checked")
}

/// Conditions that must hold always, at rest or in time, on components that are absent whenever they would be checked, and those of
/// promises whose occasion never comes.
///
/// Such conditions are skipped, because a suite's conditions are for all of its scenarios. One that is skipped in all of them tests
/// nothing.
enum UncheckedCondition {
  static let rule = SuiteLintRule(rule: .uncheckedCondition) { suite, runs, diagnostics in
    guard suite.scenarios.contains(where: { !$0.watched.isEmpty }) else { return }
    for diagnostic in warnings(of: runs.verdicts(of: suite.scenariosToRun)) { diagnostics.add(diagnostic) }
  }

  /// The warnings of the scenarios that were run, each place once.
  ///
  /// A run that failed may have ended before the condition would have been checked.
  static func warnings(of verdicts: [Verdict]) -> [Diagnostic] {
    var order: [Condition] = []
    var isChecked: [Span: Bool] = [:]
    for verdict in verdicts where verdict.passed {
      let unchecked = Set(verdict.unchecked)
      for (index, condition) in verdict.scenario.watched.enumerated() where !condition.matcher.matchesAbsence {
        if isChecked[condition.span] == nil { order.append(condition) }
        isChecked[condition.span] = isChecked[condition.span] ?? false || !unchecked.contains(index)
      }
    }
    return order.filter { isChecked[$0.span] == false }.map { condition in
      Diagnostic(
        .uncheckedCondition,
        "`\(condition.observable.path)` is never checked", at: condition.span,
        help: """
          a condition is skipped while its component isn't there, one at rest if the scenario doesn't come to rest, and one \
          of a promise before its `after` has come; to check that a component is gone, expect `null`
          """)
    }
  }
}

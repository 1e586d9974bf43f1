import RefreshDiagnostics
import RefreshEngine
import RefreshScenarios

/// Steps that had no effect in the run of their scenarios.
enum StepWithoutEffect {
  /// The maximum number of steps of a suite that `validate` runs to find them; `refreshcfg test` finds the others.
  static let mostSteps = 20_000

  static let rule = SuiteLintRule(rule: .stepWithoutEffect) { suite, runs, diagnostics in
    for diagnostic in warnings(of: runs.verdicts(of: suite.scenariosToRun)) { diagnostics.add(diagnostic) }
  }

  /// The warnings of the scenarios that were run, each place once.
  ///
  /// A step that several scenarios share, by a flow or by examples, only causes a warning if it never had an effect.
  static func warnings(of verdicts: [Verdict]) -> [Diagnostic] {
    var first: [Span: VainStep] = [:]
    var order: [Span] = []
    var counts: [Span: Int] = [:]
    for verdict in verdicts {
      for vain in verdict.vainSteps {
        let span = verdict.scenario.steps[vain.number - 1].span
        if first[span] == nil {
          first[span] = vain
          order.append(span)
        }
        counts[span, default: 0] += 1
      }
    }
    guard !order.isEmpty else { return [] }
    for verdict in verdicts where verdict.skip == nil {
      for (step, result) in zip(verdict.scenario.steps, verdict.steps) where result.outcome != .notRun {
        if let count = counts[step.span] { counts[step.span] = count - 1 }
      }
    }
    return order.compactMap { span in
      guard counts[span] == 0, let vain = first[span] else { return nil }
      return Diagnostic(.stepWithoutEffect, vain.reason, at: span, help: vain.help)
    }
  }
}

extension Suite {
  /// The scenarios that lint runs.
  var scenariosToRun: [Scenario] {
    var left = StepWithoutEffect.mostSteps
    let scenarios = scenarios.filter { $0.skip == nil }.prefix { scenario in
      left -= scenario.steps.count
      return left >= 0
    }
    return Array(scenarios)
  }
}

extension SuiteVerdict {
  /// Warnings of steps that had no effect, and of conditions that were not checked, in any scenario that was run.
  ///
  /// - Parameters:
  ///   - results: The verdicts.
  ///   - suites: The suites as they were loaded. What their other scenarios share with those that were run, such as the suite's
  ///     conditions or the steps of a flow, isn't reported: it may have an effect there.
  public static func warnings(of results: [SuiteVerdict], among suites: [Suite]) -> [Diagnostic] {
    let warnings = results.flatMap {
      StepWithoutEffect.warnings(of: $0.verdicts) + UncheckedCondition.warnings(of: $0.verdicts)
    }
    guard !warnings.isEmpty else { return [] }
    let verdicts = results.flatMap(\.verdicts)
    let run = Set(verdicts.map { Place($0.scenario) })
    let others = suites.flatMap(\.scenarios).filter { $0.skip == nil && !run.contains(Place($0)) }
    // A run that failed may have ended before it would have checked a condition.
    let unknown = others + verdicts.filter(\.failed).map(\.scenario)
    let shared = Set(unknown.flatMap { $0.watched.map(\.span) } + others.flatMap { $0.steps.map(\.span) })
    return warnings.filter { !shared.contains($0.span) }
  }

  /// Where a scenario is written; examples share its span.
  private struct Place: Hashable {
    let scenario: Span
    let example: Span?

    init(_ scenario: Scenario) { (self.scenario, example) = (scenario.span, scenario.example?.span) }
  }
}

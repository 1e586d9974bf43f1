import RefreshDiagnostics
import RefreshEngine
import RefreshLaws
import RefreshPresets
import RefreshScenarios
import RefreshText

extension Rule {
  static let pullToTheThreshold = Rule(
    "pull-to-the-threshold", severity: .warning, "a pull that ends exactly at the threshold")
}

/// A pull to exactly 100 % from which a refresh is expected; `-[MJRefreshHeader scrollViewContentOffsetDidChange:]`
/// and its counterparts compare with `<` and `>`.
///
/// Auto footers are exempt: they refresh at exactly their percentage.
enum PullToTheThreshold {
  static let rule = SuiteLintRule(rule: .pullToTheThreshold) { suite, runs, diagnostics in
    var places: Set<Span> = []
    for verdict in runs.verdicts(of: suite.scenariosToRun) where verdict.failed {
      for component in verdict.scenario.setup.components where component.kind.family != .autoFooter {
        guard let (pull, condition) = verdict.vainPull(of: component), places.insert(pull).inserted else {
          continue
        }
        let role = component.kind.role.rawValue
        let size = component.settings.extent.shortestText
        diagnostics.add(
          .pullToTheThreshold,
          "this shows exactly \(size) points of the \(role), which only refreshes beyond that", at: pull,
          labels: [Diagnostic.Label("so this doesn't happen", at: condition.span)],
          help: "pull further, like `pull: { \(role): 101% }`")
      }
    }
  }
}

extension Verdict {
  /// Returns a pull by exactly a component's height, and the condition that failed after it because it needs a longer
  /// one.
  fileprivate func vainPull(of component: ComponentBlueprint) -> (pull: Span, expected: Condition)? {
    let role = component.kind.role
    var pull: Span?
    for (number, (step, result)) in zip(1..., zip(scenario.steps, steps)) {
      if let pull, result.outcome == .failed, !result.isRefreshing(role),
        let condition = failedConditions(ofStep: number).first(where: { $0.needsPulling(of: role) })
      {
        return (pull, condition)
      }
      for command in step.commands ?? [] {
        if case .pull(role, let amount) = command, amount.isAll(of: component) {
          pull = step.span
        } else if command.mayPull {
          pull = nil
        }
      }
    }
    return nil
  }
}

extension Command {
  /// Whether a pull no longer decides alone, after the command, what is refreshing: all that does more than let time pass, put
  /// a finger down, or lift one at rest.
  fileprivate var mayPull: Bool {
    if case .release(.some) = self { return true }
    return ![.time, .finger(.down), .finger(.up)].contains(traits.actor)
  }
}

extension PullAmount {
  /// Returns whether the amount is exactly the whole of a component.
  fileprivate func isAll(of component: ComponentBlueprint) -> Bool {
    switch self {
    case .fraction(let fraction): fraction == 1
    case .points(let points): points == component.settings.extent
    }
  }
}

extension Condition {
  /// Returns whether the condition holds only for a component that is pulled further, or refreshes.
  fileprivate func needsPulling(of role: ComponentRole) -> Bool {
    switch observable {
    case .component(role, .state):
      !matcher.matches(.text("idle")) && (matcher.matches(.text("pulling")) || matcher.matches(.text("refreshing")))
    case .component(role, .refreshing): !matcher.matches(.bool(false)) && matcher.matches(.bool(true))
    case .component(role, .callsRefreshing): !matcher.matches(.number(0)) && matcher.matches(.number(1))
    default: false
    }
  }
}

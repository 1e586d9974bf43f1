import RefreshDiagnostics
import RefreshEngine
import RefreshLaws
import RefreshScenarios

extension Rule {
  static let neverEnded = Rule("never-ended", severity: .warning, "a refresh that is never ended")
}

/// An expectation that a refresh is over although nothing has ended it; the most common question about MJRefresh.
///
/// The run decides, not the steps: whether a call or a gesture makes a component refresh depends on all before it.
enum NeverEnded {
  /// Returns the line for the suite by which its app ends each refresh.
  static func answer(for role: ComponentRole) -> String {
    let name = role.rawValue
    return "app: { \(name).refreshing: [ { wait: 0.8s }, { endRefreshing: \(name) } ] }"
  }

  static let rule = SuiteLintRule(rule: .neverEnded) { suite, runs, diagnostics in
    for verdict in runs.verdicts(of: suite.scenariosToRun) where verdict.failed {
      for role in ComponentRole.allCases {
        guard let (condition, beginning) = verdict.vainEnd(of: role) else { continue }
        diagnostics.add(
          .neverEnded, Explainer.neverEnded(role, "here"), at: condition.span,
          labels: [Diagnostic.Label("it begins to refresh here", at: beginning)],
          help: """
            add a step `endRefreshing: \(role.rawValue)` before this one, or add to the suite \
            `\(answer(for: role))`
            """)
      }
    }
  }
}

extension Verdict {
  /// Returns the first condition that failed because a component still refreshes, which nothing could have ended, and
  /// the step that made it refresh.
  fileprivate func vainEnd(of role: ComponentRole) -> (condition: Condition, beginning: Span)? {
    guard !scenario.appDecides(about: role) else { return nil }
    var beginning: Span?
    // Whether the step before has checked that it refreshes: an immediate contradiction is another rule's mistake.
    var isSeen = false
    for (number, (step, result)) in zip(1..., zip(scenario.steps, steps)) {
      guard result.isRefreshing(role) else {
        beginning = nil
        continue
      }
      let isCheck = if case .expect = step.action { true } else { false }
      if let beginning, !(isCheck && isSeen), result.outcome == .failed,
        let condition = failedConditions(ofStep: number).first(where: { $0.expectsIdle(of: role) })
      {
        return (condition, beginning)
      }
      let commands = step.commands ?? []
      guard !commands.contains(where: { $0.traits.mayEndRefresh(of: role) }) else { return nil }
      // A touch that is cancelled isn't meant to refresh: its failure says why it does.
      if beginning == nil, commands.contains(where: { if case .cancel = $0 { true } else { false } }) { return nil }
      beginning = beginning ?? step.span
      isSeen = isCheck && (isSeen || step.action.conditions.contains { $0.expectsRefreshing(of: role) })
    }
    return nil
  }
}

extension Scenario {
  /// Returns whether the app does something with a component that may end its refresh.
  fileprivate func appDecides(about role: ComponentRole) -> Bool {
    setup.app.entries.contains { entry in entry.commands.contains { $0.traits.mayEndRefresh(of: role) } }
  }
}

extension Command.Traits {
  /// Returns whether the command may end the refresh of a component, or replace the component.
  fileprivate func mayEndRefresh(of role: ComponentRole) -> Bool {
    switch effect {
    case .attach: true
    case .end, .set, .detach: self.role == role
    case .pull, .begin, nil: false
    }
  }
}

extension Condition {
  /// Returns whether the condition can't hold while a component refreshes.
  fileprivate func expectsIdle(of role: ComponentRole) -> Bool {
    switch observable {
    case .component(role, .state): !matcher.matches(.text("refreshing")) && !matcher.matches(.text("willRefresh"))
    case .component(role, .refreshing): !matcher.matches(.bool(true))
    default: false
    }
  }

  /// Returns whether the condition holds only while a component refreshes.
  fileprivate func expectsRefreshing(of role: ComponentRole) -> Bool {
    switch observable {
    case .component(role, .state):
      !RefreshState.allCases.contains { $0 != .refreshing && matcher.matches(.text($0.name)) }
        && matcher.matches(.text("refreshing"))
    case .component(role, .refreshing): matcher.matches(.bool(true)) && !matcher.matches(.bool(false))
    default: false
    }
  }
}

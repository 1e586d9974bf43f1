import RefreshDiagnostics
import RefreshEngine
import RefreshLaws

extension Rule {
  package static let neverEnded = Rule("never-ended", severity: .warning, "a refresh that is never ended")
}

/// An expectation that a refresh is over although nothing has ended it; the most common question about MJRefresh.
///
/// Only certain refreshes count: those that a scenario has started, has checked, or has caused by a pull and a
/// release.
enum NeverEnded {
  /// Returns the line for the suite by which its app ends each refresh.
  static func answer(for role: ComponentRole) -> String {
    let name = role.rawValue
    return "app: { \(name).refreshing: [ { wait: 0.8s }, { endRefreshing: \(name) } ] }"
  }

  static let rule = SuiteLintRule(rule: .neverEnded) { suite, diagnostics in
    for scenario in suite.scenarios {
      for role in ComponentRole.allCases where !scenario.appDecides(about: role) {
        var refresh = Refresh(role: role, component: scenario.setup.components.first { $0.kind.role == role })
        for line in scenario.steps {
          if let condition = refresh.end(expectedBy: line), let beginning = refresh.beginning {
            diagnostics.add(
              .neverEnded, Explainer.neverEnded(role, "here"),
              at: condition.span,
              labels: [Diagnostic.Label("it begins to refresh here", at: beginning)],
              help: """
                add a step `endRefreshing: \(role.rawValue)` before this one, or add to the suite \
                `\(answer(for: role))`
                """)
            break
          }
          refresh.follow(line)
        }
      }
    }
  }
}

/// The refresh of a component, as far as the steps of a scenario show.
private struct Refresh {
  let role: ComponentRole
  let component: ComponentBlueprint?
  /// The location of the step where it has certainly begun; `nil` if it has not begun, or may be over.
  private(set) var beginning: Span?
  /// Whether the step before has checked that it refreshes: an immediate contradiction is another rule's mistake.
  private var isSeen = false
  /// Whether a finger holds the component past the point at which a release refreshes.
  private var isPulled = false

  init(role: ComponentRole, component: ComponentBlueprint?) { (self.role, self.component) = (role, component) }

  /// Returns the condition of a step that can't hold during the refresh.
  func end(expectedBy line: ScenarioStep) -> Condition? {
    guard beginning != nil else { return nil }
    if isSeen, case .expect = line.action { return nil }
    return line.action.conditions.first { $0.expectsIdle(of: role) }
  }

  /// Updates the state with what a step does.
  mutating func follow(_ line: ScenarioStep) {
    let refreshes = line.action.conditions.contains { $0.expectsRefreshing(of: role) }
    if refreshes { beginning = beginning ?? line.span }
    if case .expect = line.action { isSeen = isSeen || refreshes } else { isSeen = false }
    for command in line.commands ?? [] { follow(command, at: line.span) }
  }

  private mutating func follow(_ command: Command, at span: Span) {
    let traits = command.traits
    switch command {
    case .beginRefreshing(role): beginning = beginning ?? span
    case .pull(role, let amount): isPulled = exceedsThreshold(amount)
    case .release(velocity: nil) where isPulled:
      isPulled = false
      beginning = beginning ?? span
    // It is unknown what happens to a view that is off screen.
    case _ where traits.mayEndRefresh(of: role) || traits.need == .window: (beginning, isPulled) = (nil, false)
    default: isPulled = isPulled && traits.leavesPull
    }
  }

  /// Returns whether a header is pulled further than its threshold.
  private func exceedsThreshold(_ amount: PullAmount) -> Bool {
    guard role == .header, let component, !component.settings.hidden, component.settings.ignoredInset == 0 else {
      return false
    }
    switch amount {
    case .fraction(let fraction): return fraction > 1.01
    case .points(let points): return points > component.settings.extent + 1
    }
  }
}

extension Scenario {
  /// Returns whether the app does something with a component that may end its refresh.
  fileprivate func appDecides(about role: ComponentRole) -> Bool {
    setup.app.entries.contains { entry in
      entry.commands.contains { $0.traits.mayEndRefresh(of: role) || $0.traits.need == .window }
    }
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

  /// Whether a finger that pulls a component still does so after the command.
  fileprivate var leavesPull: Bool {
    actor == .time || actor == .finger(.down) || need == .language || need == .load && moves == .edges
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

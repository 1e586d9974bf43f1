import RefreshDiagnostics
import RefreshEngine

extension Rule {
  package static let neverEnded = Rule(
    "never-ended", severity: .warning, "a refresh that is never ended",
    what: """
      A scenario starts a refresh and then expects it to be over or waits for that, but no step and no `app` calls \
      `endRefreshing`.
      """,
    why: "MJRefresh never ends a refresh automatically: it continues until the app ends it.",
    bad: .feed(
      "header: { type: normalHeader }", "a pull refreshes",
      "- pull: { header: 120% }", "- release", "- wait: settled", "- expect: { header.state: idle }"),
    good: .feed(
      "header: { type: normalHeader }", "a pull refreshes",
      "- pull: { header: 120% }",
      "- release",
      "- wait: settled",
      "- endRefreshing: header",
      "- expect: { header.state: idle }"))
}

/// An expectation that a refresh is over although nothing has ended it; the most common question about MJRefresh.
///
/// Only certain refreshes count: those that a scenario has started, has checked, or has caused by a pull and a
/// release.
enum NeverEnded {
  static let rule = SuiteLintRule(rule: .neverEnded) { suite, diagnostics in
    for scenario in suite.scenarios {
      for role in ComponentRole.allCases where !scenario.appDecides(about: role) {
        var refresh = Refresh(role: role, component: scenario.setup.components.first { $0.kind.role == role })
        for line in scenario.steps {
          if let condition = refresh.end(expectedBy: line), let beginning = refresh.beginning {
            diagnostics.add(
              .neverEnded, "the \(role.rawValue) still refreshes here: nothing calls `endRefreshing`",
              at: condition.span,
              labels: [Diagnostic.Label("it begins to refresh here", at: beginning)],
              help: """
                add a step `endRefreshing: \(role.rawValue)` before this one, or add to the suite \
                `app: { \(role.rawValue).refreshing: [ { wait: 0.8s }, { endRefreshing: \(role.rawValue) } ] }`
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
    guard beginning != nil, !(isSeen && line.step is Expect) else { return nil }
    let conditions = (line.step as? Expect)?.conditions ?? (line.step as? Wait)?.conditions ?? []
    return conditions.first { $0.expectsIdle(of: role) }
  }

  /// Updates the state with what a step does.
  mutating func follow(_ line: ScenarioStep) {
    let wasSeen = isSeen
    isSeen = false
    if let expect = line.step as? Expect {
      isSeen = wasSeen || expect.conditions.contains { $0.expectsRefreshing(of: role) }
      if expect.conditions.contains(where: { $0.expectsRefreshing(of: role) }) {
        beginning = beginning ?? line.span
      }
      return
    }
    guard let commands = line.step.commands else {
      if let wait = line.step as? Wait, wait.conditions.contains(where: { $0.expectsRefreshing(of: role) }) {
        beginning = beginning ?? line.span
      }
      return
    }
    for command in commands { follow(command, at: line.span) }
  }

  private mutating func follow(_ command: Command, at span: Span) {
    switch command {
    case .beginRefreshing(role): beginning = beginning ?? span
    case .pull(role, let amount): isPulled = exceedsThreshold(amount)
    case .release(velocity: nil) where isPulled:
      isPulled = false
      beginning = beginning ?? span
    case .endRefreshing(role), .endRefreshingWithNoMoreData(role), .resetNoMoreData(role), .detach(role),
      .set(role, _),
      .attach:
      (beginning, isPulled) = (nil, false)
    // It is unknown what happens to a view that is off screen.
    case .window: (beginning, isPulled) = (nil, false)
    case .wait, .settle, .touch, .language, .loadRows, .loadHeight: break
    default: isPulled = false
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
      entry.commands.contains { command in
        switch command {
        case .endRefreshing(role), .endRefreshingWithNoMoreData(role), .resetNoMoreData(role), .set(role, _),
          .detach(role), .attach, .window:
          true
        default: false
        }
      }
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

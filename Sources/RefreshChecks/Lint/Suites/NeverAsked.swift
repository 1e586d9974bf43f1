import RefreshDiagnostics
import RefreshEngine
import RefreshScenarios

extension Rule {
  static let neverAsked = Rule(
    "never-asked", severity: .warning, "an answer to a component that stays hidden")
}

/// An app that answers a component which is hidden from the beginning, and which nothing shows, replaces or begins: a hidden
/// component isn't pulled and doesn't load.
enum NeverAsked {
  static let rule = SuiteLintRule(rule: .neverAsked) { suite, diagnostics in
    for role in ComponentRole.allCases {
      guard let answer = suite.setup.appSteps[.callback(role, .refreshing)]?.first, suite.hidesForever(role),
        let kind = suite.setup.components.first(where: { $0.kind.role == role })?.kind
      else { continue }
      diagnostics.add(
        .neverAsked, "this answer never runs: the \(role.rawValue) is hidden, and nothing shows it",
        at: answer.span,
        help: """
          show the `\(kind.rawValue)` where there is content, as by `set: { \(role.rawValue).hidden: false }`, or remove \
          the answer
          """)
    }
  }
}

extension Suite {
  /// Returns whether a component is hidden in all scenarios, from their beginning to their end.
  fileprivate func hidesForever(_ role: ComponentRole) -> Bool {
    let setups = [setup] + scenarios.map(\.setup)
    let commands =
      setups.flatMap(\.app.entries).flatMap(\.commands) + scenarios.flatMap(\.steps).flatMap { $0.commands ?? [] }
    return setups.flatMap(\.components).allSatisfy { $0.kind.role != role || $0.settings.hidden }
      && !commands.contains { $0.mayUse(role) }
  }
}

extension Command {
  /// Whether the app may be asked by a hidden component after the command.
  fileprivate func mayUse(_ role: ComponentRole) -> Bool {
    switch traits.effect {
    case .attach: true
    case .begin: traits.role == role && traits.actor == .app
    case .set: if case .set(role, let change) = self { change.$hidden == false } else { false }
    case .end, .detach, .pull, nil: false
    }
  }
}

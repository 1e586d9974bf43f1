import RefreshDiagnostics
import RefreshEngine
import RefreshLaws
import RefreshScenarios

extension Rule {
  static let hiddenForGood = Rule(
    "hidden-for-good", severity: .warning, "a component that the app hides and never shows again")
}

/// An app, or a flow of it, that hides the header, or a footer of a list that a header can load again, where nothing shows it or
/// makes another one.
enum HiddenForGood {
  static let rule = SuiteLintRule(rule: .hiddenForGood) { suite, diagnostics in
    let kinds = suite.setup.components.map(\.kind)
    // The end of a list that is loaded once may stay hidden.
    guard kinds.contains(where: { $0.family == .header }) else { return }
    for kind in kinds where !suite.allCommands.contains(where: { $0.bringsBack(kind.role) }) {
      guard let step = suite.hidingStep(of: kind.role) else { continue }
      let name = kind.role.rawValue
      diagnostics.add(
        .hiddenForGood,
        "this hides the \(name), and nothing shows it again: `\(kind.rawValue)` can't be used any more",
        at: step.span,
        help: "show it where the list has content again, as by `set: { \(name).hidden: false }`")
    }
  }
}

extension Suite {
  private var setups: [Setup] { [setup] + scenarios.map(\.setup) }

  /// The commands of the app and of all steps.
  fileprivate var allCommands: [Command] {
    setups.flatMap(\.app.entries).flatMap(\.commands) + scenarios.flatMap(\.steps).flatMap { $0.commands ?? [] }
  }

  /// Returns the first step of the app or of a flow, in the order of the text, that hides a component.
  fileprivate func hidingStep(of role: ComponentRole) -> ScenarioStep? {
    let answers = setups.flatMap { $0.appSteps.values.joined() }
    // A scenario's own steps may be anyone's; a flow is what the app does.
    let flows = scenarios.flatMap(\.steps).filter { $0.route.first?.flow != nil }
    return (answers + flows).filter { $0.commands?.contains { $0.hiddenRole == role } ?? false }
      .min { $0.span.start < $1.span.start }
  }
}

extension Command {
  fileprivate func bringsBack(_ role: ComponentRole) -> Bool {
    guard traits.role == role else { return false }
    switch traits.effect {
    case .set:
      guard case .set(_, let change) = self else { return false }
      return change.$hidden == false
    case .attach: return true
    case .pull, .begin, .end, .detach, nil: return false
    }
  }
}

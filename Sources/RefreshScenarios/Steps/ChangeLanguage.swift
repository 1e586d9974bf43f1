import RefreshEngine
import RefreshPresets

/// `language`: the app changes its language.
struct ChangeLanguage: Action {
  let language: String

  func act(on simulation: inout Simulation) { simulation.setLanguage(language) }

  static let kind = StepKind(
    "language", .language, examples: ["ko"], "The app changes its language while it runs."
  ) { language, _ in ChangeLanguage(language: language) }
}

import RefreshDiagnostics
import RefreshScenarios

extension Rule {
  static let overriddenLanguage = Rule(
    "overridden-language", severity: .warning, "a scene's language that the preset overrides")
}

/// A scene's `language` in addition to a preset that assigns one: the app's language applies, not the phone's.
///
/// A scenario that begins by expecting something may show this on purpose.
enum OverriddenLanguage {
  static let rule = SuiteLintRule(rule: .overriddenLanguage) { suite, diagnostics in
    var places: [Span] = []
    var languages: [Span: (phone: String, app: String)] = [:]
    var shown: Set<Span> = []
    for scenario in suite.scenarios {
      let scene = scenario.setup.scene
      guard let place = scenario.setup.world.scene.places["language"], let app = scene.languageCode else {
        continue
      }
      if languages.updateValue((scene.language, app), forKey: place) == nil { places.append(place) }
      if scenario.beginsWithExpectation { shown.insert(place) }
    }
    for place in places where !shown.contains(place) {
      guard let (phone, app) = languages[place] else { continue }
      diagnostics.add(
        .overriddenLanguage, "the phone's language `\(phone)` has no effect: the preset assigns `\(app)`",
        at: place,
        help: "use a `language` step to let the app assign `\(phone)`, or remove `language` from the preset")
    }
  }
}

extension Scenario {
  /// Whether nothing is done before the first expectation.
  fileprivate var beginsWithExpectation: Bool {
    steps.first { !$0.action.onlyWaits }?.action.expects ?? false
  }
}

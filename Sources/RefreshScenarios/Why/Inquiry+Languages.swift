import RefreshDiagnostics
import RefreshEngine
import RefreshLaws
import RefreshPresets
import RefreshText

/// Scenarios in other languages.
extension Inquiry {
  /// Returns the scenario in other languages, of which one may have an expected text.
  func languages(of role: ComponentRole, _ expected: Matcher) -> [Remedy] {
    guard expected.exactValues != nil || isOfOneLanguage(expected, role) else { return [] }
    let step = scenario.steps[..<min(failedStep, scenario.steps.count)].lastIndex { step in
      step.commands?.contains { if case .language = $0 { true } else { false } } ?? false
    }
    var phones: [Remedy] = []
    if let language = scenario.setup.language {
      var changed = scenario
      changed.setup.scene.languageCode = nil
      phones = [Remedy("remove `language: \(language.text)`", at: language.key, "the phone's applies", changed)]
    }
    return phones
      + BuiltInLanguage.allCases.filter { $0.rawValue != simulation.language }.compactMap { language in
        let tag = language.rawValue
        if let step { return replacing(step + 1, by: [.language(tag)], "") }
        guard scenario.setup.scene.languageCode == nil else { return nil }
        return inScene("language: \(tag)", "") { $0.language = tag }
      }
  }

  /// Returns whether only one language has a text that meets an expectation in the present state; a pattern that more
  /// of them meet names none.
  private func isOfOneLanguage(_ expected: Matcher, _ role: ComponentRole) -> Bool {
    guard let state = state(of: role), let key = simulation.kind(of: role)?.family.titleKey(for: state) else {
      return false
    }
    let languages = BuiltInLanguage.allCases.filter { language in
      expected.matches(.text(simulation.texts.text(key, in: language.rawValue)))
    }
    return languages.count == 1
  }

  /// Returns the scenario in which the title that was expected has a version in the present language, which survives
  /// changes of the language.
  func versions(of role: ComponentRole, _ expected: Matcher) -> [Remedy] {
    guard let state = state(of: role),
      let title = scenario.setup.components.first(where: { $0.kind.role == role })?.settings.titles[state]?.text,
      expected.matches(.text(title))
    else { return [] }
    let tags = [simulation.language] + ["en"].filter { $0 != simulation.language }
    let key = "titles.\(state.name)"
    let map = YAMLValue.map(tags.map { YAMLValue.Member($0, .text(title)) })
    guard let text = map.flow else { return [] }
    return changing(key, "\(key): \(text)", of: role, "") {
      $0.titles[state] = LocalizedText(versions: tags.map { LocalizedText.Version(language: $0, text: title) })
    }
  }
}

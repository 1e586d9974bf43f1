import RefreshEngine

extension ComponentGraph.Component {
  /// Returns the rules of all parts that meet a condition, with the paths of their keys, such as `parts.ring.end`.
  package func partRules(where isMeant: (PartSettings.Rule) -> Bool) -> [(path: String, rule: PartRule)] {
    settings.parts.flatMap { part in
      part.rules.filter(isMeant).map { ("parts.\(part.name.text).\($0.property.row.path)", $0.rule) }
    }
  }

  /// The texts of all parts that differ by language, with the paths of their keys.
  package var partTexts: [(path: String, text: LocalizedText)] {
    func localized(_ value: PartValue) -> LocalizedText? {
      if case .text(let text) = value, text.text == nil { text } else { nil }
    }
    return partRules(where: { $0.property == .text }).flatMap { path, rule in
      let plain = rule.plain.flatMap(localized).map {
        (place(of: path + ".default") == nil ? path : path + ".default", $0)
      }
      let states = rule.states.compactMap { state -> (String, LocalizedText)? in
        guard case .value(let value) = state.value else { return nil }
        return localized(value).map { ("\(path).state.\(state.state.name)", $0) }
      }
      let ramp = rule.ramp.compactMap { stop in localized(stop.value).map { (path + ".pull", $0) } }
      return [plain].compactMap { $0 } + states + ramp
    }
  }
}

import RefreshDiagnostics
import RefreshEngine
import RefreshPresets

extension LintRule {
  /// An hour from 1 to 12 without AM or PM: `hh` where `HH` was meant, the most common mistake in patterns of `NSDateFormatter`.
  package static let hourWithoutPeriod = LintRule(
    "hour-without-period", "a time that doesn't say whether it is morning or evening",
    asks: ["lastUpdatedTimeText", "lastUpdatedTimeLabel"],
    .component { component, warn in
      guard let template = component.settings.lastUpdatedTimeText, !component.settings.lastUpdatedTimeLabel.hidden
      else { return }
      for version in template.versions where version.template.hasHourWithoutPeriod {
        let name = ["lastUpdatedTimeText", version.language].compactMap { $0 }.joined(separator: ".")
        let place = component.valuePlace(of: name)
        let pattern = place.text.hourOfDay
        warn(
          "this time doesn't say whether it is morning or evening: `hh` is the hour from 1 to 12", at: place,
          help: "write `HH` for the hour from 0 to 23, or add `a` for AM or PM",
          fix: pattern == place.text ? nil : Fix(replacing: place, by: pattern, isSafe: false))
      }
    })
}

extension TimeTemplate {
  /// Whether a pattern has an hour from 1 to 12, and nothing has AM or PM.
  fileprivate var hasHourWithoutPeriod: Bool {
    let fields = parts.flatMap { part -> [DateField] in if case .date(let fields) = part { fields } else { [] } }
    return !fields.contains(.period)
      && fields.contains { if case .hour12 = $0 { true } else { false } }
  }
}

extension String {
  /// The text with hours of the day in its patterns. What is quoted in a pattern isn't told apart, so that such texts stay.
  fileprivate var hourOfDay: String {
    guard !contains("'") || first == "'" && dropFirst().dropLast().allSatisfy({ $0 != "'" }) else { return self }
    let pieces = split(separator: "{date:", omittingEmptySubsequences: false)
    let changed = pieces.dropFirst().map { piece -> String in
      let end = piece.firstIndex(of: "}") ?? piece.endIndex
      return String(piece[..<end].map { $0 == "h" ? "H" : $0 }) + piece[end...]
    }
    return ([String(pieces[0])] + changed).joined(separator: "{date:")
  }
}

import RefreshDiagnostics
import RefreshEngine
import RefreshPresets

extension LintRule {
  /// An hour from 1 to 12 without AM or PM: `hh` where `HH` was meant, the most common mistake in patterns of `NSDateFormatter`.
  static let hourWithoutPeriod = LintRule(
    "hour-without-period", "a time that doesn't say whether it is morning or evening",
    asks: ["lastUpdatedTimeText", "lastUpdatedTimeLabel"],
    .component { component, warn in
      guard let template = component.settings.lastUpdatedTimeText, !component.settings.lastUpdatedTimeLabel.hidden
      else { return }
      for version in template.versions {
        guard let digits = version.template.hourWithoutPeriod else { continue }
        let name = ["lastUpdatedTimeText", version.language].compactMap { $0 }.joined(separator: ".")
        let place = component.valuePlace(of: name)
        let pattern = place.text.hourOfDay
        warn(
          "this time doesn't say whether it is morning or evening: `\(digits == 1 ? "h" : "hh")` is the hour from 1 to 12",
          at: place,
          help: "write `\(digits == 1 ? "H" : "HH")` for the hour from 0 to 23, or add `a` for AM or PM",
          fix: pattern == place.text ? nil : Fix(replacing: place, by: pattern, isSafe: false))
      }
    })
}

extension TimeTemplate {
  /// The number of digits of an hour from 1 to 12 where nothing has AM or PM; nil if there is none.
  fileprivate var hourWithoutPeriod: UInt8? {
    let fields = parts.flatMap { part -> [DateField] in if case .date(let fields) = part { fields } else { [] } }
    guard !fields.contains(.period) else { return nil }
    return fields.lazy.compactMap { field in if case .hour12(let digits) = field { digits } else { nil } }.first
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

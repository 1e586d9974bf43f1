import RefreshDiagnostics
import RefreshEngine
import RefreshPresets

extension LintRule {
  /// An hour from 1 to 12 without AM or PM: `hh` where `HH` was meant, the most common mistake in patterns of `NSDateFormatter`.
  static let hourWithoutPeriod = LintRule(
    "hour-without-period", "a time that doesn't say whether it is morning or evening",
    asks: ["lastUpdatedTimeText", "lastUpdatedTimeLabel"],
    .component { component, warn in
      for (template, place) in component.shownTimes {
        guard let digits = template.hourWithoutPeriod else { continue }
        let pattern = place.text.hourOfDay
        warn(
          "this time doesn't say whether it is morning or evening: `\(digits == 1 ? "h" : "hh")` is the hour from 1 to 12",
          at: place,
          help: "write `\(digits == 1 ? "H" : "HH")` for the hour from 0 to 23, or add `a` for AM or PM",
          fix: pattern == place.text ? nil : Fix(replacing: place, by: pattern, isSafe: false))
      }
    })
}

extension ComponentGraph.Component {
  /// The templates of the time that a header shows, one for each language, with their places.
  var shownTimes: [(template: TimeTemplate, place: Span)] {
    guard let template = settings.lastUpdatedTimeText, !settings.lastUpdatedTimeLabel.hidden else { return [] }
    return template.versions.map { version in
      let name = ["lastUpdatedTimeText", version.language].compactMap { $0 }.joined(separator: ".")
      return (version.template, valuePlace(of: name))
    }
  }
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
  /// The text with hours of the day in its patterns. A text with quotes in a pattern stays as it is.
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

import RefreshEngine
import RefreshPresets

extension LintRule {
  /// A text for the time of the last refresh that has no placeholder.
  static let missingTime = LintRule(
    "missing-time", "a text for the time of the last refresh that doesn't show it",
    asks: ["lastUpdatedTimeText", "lastUpdatedTimeLabel"],
    .component { component, warn in
      for (template, place) in component.shownTimes where !template.showsTime {
        warn(
          "`lastUpdatedTimeText` never shows the time of the last refresh", at: place,
          help: "add `{relative}` or `{date:yyyy-MM-dd HH:mm}`, or hide `lastUpdatedTimeLabel`")
      }
    })
}

extension TimeTemplate {
  /// Whether it has a placeholder.
  fileprivate var showsTime: Bool { parts.contains { if case .text = $0 { false } else { true } } }
}

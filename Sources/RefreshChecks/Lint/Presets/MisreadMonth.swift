import RefreshDiagnostics
import RefreshEngine
import RefreshPresets

extension LintRule {
  /// A pattern with `mm` where the month was meant, or `MM` where minutes were: in Unicode TR 35, only case distinguishes them.
  static let misreadMonth = LintRule(
    "misread-month", "a pattern that confuses months and minutes",
    asks: ["lastUpdatedTimeText", "lastUpdatedTimeLabel"],
    .component { component, warn in
      for (template, place) in component.shownTimes {
        guard let slip = template.patterns.lazy.compactMap(\.monthSlip).first else { continue }
        warn(
          slip == .minutesForMonth
            ? "this date shows minutes in the place of its month: `mm` are minutes"
            : "this time shows the month in the place of its minutes: `MM` is the month",
          at: place,
          help: slip == .minutesForMonth ? "write `MM` for the month" : "write `mm` for minutes")
      }
    })
}

/// What a pattern confuses.
private enum MonthSlip {
  case minutesForMonth, monthForMinutes
}

extension TimeTemplate {
  /// The fields of each pattern, without literal text.
  fileprivate var patterns: [[DateField]] {
    parts.compactMap { part in
      guard case .date(let fields) = part else { return nil }
      return fields.filter { if case .text = $0 { false } else { true } }
    }
  }
}

extension [TimeTemplate.DateField] {
  /// The confusion of a pattern: minutes next to a day or year and to no hour, or a month that follows an hour where there are no
  /// minutes.
  fileprivate var monthSlip: MonthSlip? {
    for (index, field) in enumerated() {
      let before = index > 0 ? self[index - 1] : nil
      let after = index + 1 < count ? self[index + 1] : nil
      switch field {
      case .minute:
        let isOfTime = [before, after].contains { $0?.isOfTime ?? false }
        if !isOfTime, [before, after].contains(where: { $0?.isOfDate ?? false }) { return .minutesForMonth }
      case .month:
        let hasMinutes = contains { if case .minute = $0 { true } else { false } }
        if !hasMinutes, before?.isHour ?? false { return .monthForMinutes }
      case .text, .year, .day, .hour, .hour12, .second, .period: break
      }
    }
    return nil
  }
}

extension TimeTemplate.DateField {
  fileprivate var isHour: Bool {
    switch self {
    case .hour, .hour12: true
    case .text, .year, .month, .day, .minute, .second, .period: false
    }
  }

  fileprivate var isOfTime: Bool {
    switch self {
    case .hour, .hour12, .second, .period: true
    case .text, .year, .month, .day, .minute: false
    }
  }

  fileprivate var isOfDate: Bool {
    switch self {
    case .year, .day: true
    case .text, .month, .hour, .hour12, .minute, .second, .period: false
    }
  }
}

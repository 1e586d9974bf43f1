import RefreshDiagnostics
import RefreshEngine
import RefreshPresets

extension LintRule {
  /// A pattern with `mm` where the month was meant, or `MM` where minutes were: in Unicode TR 35, only case distinguishes them.
  static let misreadMonth = LintRule(
    "misread-month", "a pattern that confuses months and minutes",
    asks: ["lastUpdatedTimeText", "lastUpdatedTimeLabel"], isIndependent: true,
    .component { component, warn in
      for (template, place) in component.shownTimes {
        let slips = Set(template.patterns.flatMap(\.monthSlips))
        for slip in MonthSlip.allCases where slips.contains(slip) {
          warn(
            slip == .minutesForMonth
              ? "this date shows minutes in the place of its month: `mm` are minutes"
              : "this time shows the month in the place of its minutes: `MM` is the month",
            at: place,
            help: slip == .minutesForMonth ? "write `MM` for the month" : "write `mm` for minutes")
        }
      }
    })
}

/// What a pattern confuses.
private enum MonthSlip: CaseIterable {
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
  /// The confusions of a pattern: minutes next to a day or year and to no hour, and a month that follows an hour where there are no
  /// minutes.
  fileprivate var monthSlips: [MonthSlip] {
    let minutes = indices.filter { if case .minute = self[$0] { true } else { false } }
    let wrong = minutes.filter { index in
      let neighbours = [index - 1, index + 1].filter(indices.contains).map { self[$0] }
      return !neighbours.contains(where: \.isOfTime) && neighbours.contains(where: \.isOfDate)
    }
    // Minutes in the place of the month are none.
    let hasMinutes = minutes.count > wrong.count
    let months = indices.dropFirst().filter { index in
      if case .month = self[index] { !hasMinutes && self[index - 1].isHour } else { false }
    }
    return wrong.map { _ in .minutesForMonth } + months.map { _ in .monthForMinutes }
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

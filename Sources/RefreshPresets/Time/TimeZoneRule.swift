import RefreshEngine
import RefreshText

/// The yearly changes of the clocks: the value of `TZ` in POSIX (IEEE Std 1003.1, section 8.3), with the extension
/// of RFC 8536, section 3.3.1, that the hours of a change may be from −167 to 167.
struct TimeZoneRule: Equatable, Sendable {
  /// The offset of standard time from UTC, in seconds.
  let standardOffset: Int32
  /// Daylight-saving time, or nil if there is none.
  let daylight: Daylight?

  struct Daylight: Equatable, Sendable {
    /// The offset from UTC, in seconds.
    let offset: Int32
    /// The start, in standard time.
    let start: Change
    /// The end, in daylight-saving time.
    let end: Change
  }

  /// A time that occurs once a year.
  struct Change: Equatable, Sendable {
    enum Day: Equatable, Sendable {
      /// 1 to 365; 29 February isn't counted.
      case julian(Int64)
      /// 0 to 365; 29 February is counted.
      case ofYear(Int64)
      /// A weekday, 0 for Sunday, of a week of a month; 5 is the last.
      case ofMonth(month: Int64, week: Int64, weekday: Int64)
    }

    let day: Day
    /// Seconds since midnight; the time may be on another day.
    let time: Int64

    /// Returns the time in a year, in seconds since 1970-01-01T00:00:00 on the same clock.
    func seconds(in year: Int64) -> Int64 {
      let newYear = CivilDate(year: year, month: 1, day: 1).daysSince1970
      let days: Int64
      switch day {
      case .julian(let number): days = newYear + number - 1 + (CivilDate.isLeap(year) && number > 59 ? 1 : 0)
      case .ofYear(let number): days = newYear + number
      case .ofMonth(let month, let week, let weekday):
        let first = CivilDate(year: year, month: month, day: 1)
        var date = 1 + (weekday - first.weekday + 7) % 7 + (week - 1) * 7
        if date > CivilDate.days(inMonth: month, of: year) { date -= 7 }
        days = first.daysSince1970 + date - 1
      }
      return days * 86_400 + time
    }
  }

  /// Returns the changes in a range of years, in the order of time. Without daylight-saving time, there is one, at
  /// the beginning.
  func transitions(fromYear first: Int64, to last: Int64) -> [TimeZoneTable.Transition] {
    guard let daylight else {
      return [
        TimeZoneTable.Transition(time: Change(day: .ofYear(0), time: 0).seconds(in: first), offset: standardOffset)
      ]
    }
    let changes = (first...last).flatMap { year in
      [
        (year, daylight.start.seconds(in: year) - Int64(standardOffset), daylight.offset),
        (year, daylight.end.seconds(in: year) - Int64(daylight.offset), standardOffset),
      ]
    }
    .ordered { ($0.1, $0.0) < ($1.1, $1.0) }
    // If daylight-saving time ends exactly when that of the next year begins, it doesn't end.
    return changes.indices
      .filter { $0 + 1 == changes.count || changes[$0].1 != changes[$0 + 1].1 }
      .map { TimeZoneTable.Transition(time: changes[$0].1, offset: changes[$0].2) }
  }
}

// MARK: - Reading

extension TimeZoneRule {
  /// Reads a rule, such as `CET-1CEST,M3.5.0,M10.5.0/3`, or returns nil if it is invalid.
  init?(_ text: String) {
    var reader = FieldReader(text)
    guard reader.zoneName() != nil, let standard = reader.seconds(hours: 24) else { return nil }
    // In POSIX, offsets are positive to the west.
    standardOffset = Int32(-standard)
    guard !reader.isAtEnd else {
      daylight = nil
      return
    }
    guard reader.zoneName() != nil else { return nil }
    let hasOffset = !reader.isAtEnd && reader.rest.first != ","
    guard let offset = hasOffset ? reader.seconds(hours: 24) : standard - 3600 else { return nil }
    // Without dates, those of the United States are used, as in other implementations.
    if reader.isAtEnd { reader = FieldReader(",M3.2.0,M11.1.0") }
    guard let start = reader.change(), let end = reader.change(), reader.isAtEnd else { return nil }
    daylight = Daylight(offset: Int32(-offset), start: start, end: end)
  }
}

extension FieldReader {
  /// Reads at least three letters, or anything in angle brackets.
  fileprivate mutating func zoneName() -> Substring? {
    guard take("<") != nil else { return take(3...Int.max) { $0.isASCII && $0.isLetter } }
    return take(0...Int.max) { $0 != ">" }.flatMap { name in take(">").map { _ in name } }
  }

  /// Reads hours, optionally with minutes and seconds, and returns seconds.
  fileprivate mutating func seconds(hours greatest: Int64) -> Int64? {
    let sign = take("+-") == "-" ? -1 as Int64 : 1
    guard var seconds = number(0...greatest).map({ $0 * 3600 }) else { return nil }
    for unit in [60, 1] as [Int64] where take(":") != nil {
      guard let number = number(0...59) else { return nil }
      seconds += number * unit
    }
    return sign * seconds
  }

  /// Reads a day, such as `,M3.5.0`, and a time, which is 2 o'clock by default.
  fileprivate mutating func change() -> TimeZoneRule.Change? {
    guard take(",") != nil, let day = day() else { return nil }
    guard take("/") != nil else { return TimeZoneRule.Change(day: day, time: 2 * 3600) }
    return seconds(hours: 167).map { TimeZoneRule.Change(day: day, time: $0) }
  }

  private mutating func day() -> TimeZoneRule.Change.Day? {
    switch take("JM") {
    case "J": return number(1...365).map { .julian($0) }
    case nil: return number(0...365).map { .ofYear($0) }
    default:
      guard let month = number(1...12), take(".") != nil, let week = number(1...5), take(".") != nil,
        let weekday = number(0...6)
      else { return nil }
      return .ofMonth(month: month, week: week, weekday: weekday)
    }
  }

  private mutating func number(_ range: ClosedRange<Int64>) -> Int64? {
    digits(1...3).flatMap { $0.wholeNumber(as: Int64.self) }.flatMap { range.contains($0) ? $0 : nil }
  }
}

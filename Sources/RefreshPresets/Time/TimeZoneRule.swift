import RefreshEngine

/// When the clocks change each year: the value of `TZ` of POSIX (IEEE Std 1003.1, section 8.3), with the extension of
/// RFC 8536, section 3.3.1, that hours of a change may be from −167 to 167.
struct TimeZoneRule: Equatable, Sendable {
  /// The offset of standard time from UTC, in seconds.
  let standardOffset: Int32
  /// Daylight-saving time, nil if there is none.
  let daylight: Daylight?

  struct Daylight: Equatable, Sendable {
    /// The offset from UTC, in seconds.
    let offset: Int32
    /// When it begins, in standard time.
    let start: Change
    /// When it ends, in daylight-saving time.
    let end: Change
  }

  /// A time that comes once a year.
  struct Change: Equatable, Sendable {
    enum Day: Equatable, Sendable {
      /// 1 to 365; 29 February is never counted.
      case julian(Int64)
      /// 0 to 365; 29 February is counted.
      case ofYear(Int64)
      /// A weekday, 0 for Sunday, of a week of a month; 5 is the last.
      case ofMonth(month: Int64, week: Int64, weekday: Int64)
    }

    let day: Day
    /// Seconds since midnight, which may lie on another day.
    let time: Int64

    /// The time in a year, in seconds since 1970-01-01T00:00:00 on the same clock.
    func seconds(in year: Int64) -> Int64 {
      let newYear = CivilDate(year: year, month: 1, day: 1).daysSince1970
      let days: Int64
      switch day {
      case .julian(let number):
        days = newYear + number - 1 + (CivilDate.isLeap(year) && number > 59 ? 1 : 0)
      case .ofYear(let number):
        days = newYear + number
      case .ofMonth(let month, let week, let weekday):
        let first = CivilDate(year: year, month: month, day: 1)
        var date = 1 + (weekday - first.weekday + 7) % 7 + (week - 1) * 7
        if date > CivilDate.days(inMonth: month, of: year) { date -= 7 }
        days = first.daysSince1970 + date - 1
      }
      return days * 86_400 + time
    }
  }

  /// The changes of the years, in the order of time; without daylight-saving time one, at the beginning.
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
    .sorted { ($0.1, $0.0) < ($1.1, $1.0) }
    // Where daylight-saving time ends at the very moment at which that of the next year begins, it does not end.
    return changes.indices
      .filter { $0 + 1 == changes.count || changes[$0].1 != changes[$0 + 1].1 }
      .map { TimeZoneTable.Transition(time: changes[$0].1, offset: changes[$0].2) }
  }
}

// MARK: - Reading

extension TimeZoneRule {
  /// Reads a rule: `CET-1CEST,M3.5.0,M10.5.0/3`; nil if it is none.
  init?(_ text: String) {
    let form =
      #/
      (?: <[^>]*> | [A-Za-z]{3,} ) ([-+]?[0-9:]+)                 # standard time
      (?: (<[^>]*> | [A-Za-z]{3,}) ([-+]?[0-9:]+)?                # daylight-saving time
        (?: ,([^,\/]+)(?:\/([^,\/]+))? ,([^,\/]+)(?:\/([^,\/]+))? )?  # its beginning and its end
      )?
      /#
    guard let fields = text.wholeMatch(of: form)?.output,
      let standard = TimeZoneRule.seconds(fields.1, hours: 24)
    else { return nil }
    // POSIX counts positive to the west.
    standardOffset = Int32(-standard)
    guard fields.2 != nil else {
      daylight = nil
      return
    }
    // Without dates those of the United States are taken, as everywhere.
    guard let offset = fields.3.map({ TimeZoneRule.seconds($0, hours: 24) }) ?? standard - 3600,
      let start = Change(day: fields.4 ?? "M3.2.0", time: fields.5),
      let end = Change(day: fields.6 ?? "M11.1.0", time: fields.7)
    else { return nil }
    daylight = Daylight(offset: Int32(-offset), start: start, end: end)
  }

  nonisolated(unsafe) private static let hoursForm =
    /([-+])?([0-9]{1,3})(?::([0-9]{1,3}))?(?::([0-9]{1,3}))?/

  /// Hours, with minutes and seconds if need be, in seconds.
  fileprivate static func seconds(_ text: Substring, hours greatest: Int64) -> Int64? {
    guard let fields = text.wholeMatch(of: hoursForm)?.output, let hours = number(fields.2, 0...greatest),
      let minutes = number(fields.3 ?? "0", 0...59), let seconds = number(fields.4 ?? "0", 0...59)
    else { return nil }
    return (hours * 3600 + minutes * 60 + seconds) * (fields.1 == "-" ? -1 : 1)
  }

  fileprivate static func number(_ digits: Substring, _ range: ClosedRange<Int64>) -> Int64? {
    Int64(digits).flatMap { range.contains($0) ? $0 : nil }
  }
}

extension TimeZoneRule.Change {
  /// Reads a day, `M3.5.0`, and a time, 2 o'clock if there is none.
  fileprivate init?(day: Substring, time: Substring?) {
    guard let time = TimeZoneRule.seconds(time ?? "2", hours: 167), let day = Day(day) else { return nil }
    self.init(day: day, time: time)
  }
}

extension TimeZoneRule.Change.Day {
  fileprivate init?(_ text: Substring) {
    guard let fields = text.wholeMatch(of: /(J)?([0-9]{1,3})|M([0-9]{1,3})\.([0-9]{1,3})\.([0-9]{1,3})/)?.output
    else {
      return nil
    }
    if let digits = fields.2 {
      guard let day = TimeZoneRule.number(digits, (fields.1 == nil ? 0 : 1)...365) else { return nil }
      self = fields.1 == nil ? .ofYear(day) : .julian(day)
    } else {
      guard let month = fields.3.flatMap({ TimeZoneRule.number($0, 1...12) }),
        let week = fields.4.flatMap({ TimeZoneRule.number($0, 1...5) }),
        let weekday = fields.5.flatMap({ TimeZoneRule.number($0, 0...6) })
      else { return nil }
      self = .ofMonth(month: month, week: week, weekday: weekday)
    }
  }
}

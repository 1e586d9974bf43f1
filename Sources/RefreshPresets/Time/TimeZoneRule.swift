import RefreshEngine

/// When the clocks change each year: the value of `TZ` of POSIX (IEEE Std 1003.1, section 8.3), with the extension of
/// RFC 8536, section 3.3.1, that hours of a change may be from −167 to 167.
struct TimeZoneRule: Equatable, Sendable {
  /// What is added to UTC in standard time, in seconds.
  let standardOffset: Int32
  /// Daylight-saving time, nil if there is none.
  let daylight: Daylight?

  struct Daylight: Equatable, Sendable {
    /// What is added to UTC, in seconds.
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

  /// The years for which a table is made.
  static let firstYear: Int64 = 1970
  static let lastYear: Int64 = 2100

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
  init?(_ text: [UInt8]) {
    var reader = Reader(rest: text[...])
    guard reader.takeName(), let standard = reader.takeTime(hours: 24) else { return nil }
    // POSIX counts positive to the west.
    standardOffset = Int32(-standard)
    guard !reader.rest.isEmpty else {
      daylight = nil
      return
    }
    guard reader.takeName() else { return nil }
    var offset = -standard + 3600
    if let first = reader.rest.first, first != UInt8(ascii: ",") {
      guard let own = reader.takeTime(hours: 24) else { return nil }
      offset = -own
    }
    if reader.rest.isEmpty {
      // The rule of the United States, as where none is written it is everywhere taken.
      reader.rest = Array(",M3.2.0,M11.1.0".utf8)[...]
    }
    guard let start = reader.takeChange(), let end = reader.takeChange(), reader.rest.isEmpty else { return nil }
    daylight = Daylight(offset: Int32(offset), start: start, end: end)
  }

  private struct Reader {
    var rest: ArraySlice<UInt8>

    mutating func take(_ character: Unicode.Scalar) -> Bool {
      guard rest.first == UInt8(ascii: character) else { return false }
      rest.removeFirst()
      return true
    }

    /// At least three letters, or anything in angle brackets.
    mutating func takeName() -> Bool {
      if take("<") {
        guard let end = rest.firstIndex(of: UInt8(ascii: ">")) else { return false }
        rest = rest[(end + 1)...]
        return true
      }
      let letters = rest.prefix { Unicode.Scalar($0).properties.isAlphabetic && $0 < 0x80 }
      rest = rest[letters.endIndex...]
      return letters.count >= 3
    }

    mutating func takeNumber(_ range: ClosedRange<Int64>) -> Int64? {
      let digits = rest.prefix { $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") }
      guard digits.count <= 3, let number = Int64(String(decoding: digits, as: UTF8.self)), range.contains(number)
      else {
        return nil
      }
      rest = rest[digits.endIndex...]
      return number
    }

    /// Hours, with minutes and seconds if need be, in seconds.
    mutating func takeTime(hours greatest: Int64) -> Int64? {
      let isNegative = take("-")
      if !isNegative { _ = take("+") }
      guard let hours = takeNumber(0...greatest) else { return nil }
      var seconds = hours * 3600
      if take(":") {
        guard let minutes = takeNumber(0...59) else { return nil }
        seconds += minutes * 60
        if take(":") {
          guard let rest = takeNumber(0...59) else { return nil }
          seconds += rest
        }
      }
      return isNegative ? -seconds : seconds
    }

    mutating func takeChange() -> Change? {
      guard take(","), let day = takeDay() else { return nil }
      guard take("/") else { return Change(day: day, time: 2 * 3600) }
      return takeTime(hours: 167).map { Change(day: day, time: $0) }
    }

    private mutating func takeDay() -> Change.Day? {
      if take("J") { return takeNumber(1...365).map { .julian($0) } }
      guard take("M") else { return takeNumber(0...365).map { .ofYear($0) } }
      guard let month = takeNumber(1...12), take("."), let week = takeNumber(1...5), take("."),
        let weekday = takeNumber(0...6)
      else { return nil }
      return .ofMonth(month: month, week: week, weekday: weekday)
    }
  }
}

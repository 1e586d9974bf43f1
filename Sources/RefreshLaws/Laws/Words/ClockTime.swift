import RefreshEngine

/// A date and a time of day as clocks of a place show them. They are computed a second time, year by year, because code that
/// judges the engine can't use the engine's.
struct ClockTime {
  private(set) var year: Int64 = 1970
  private(set) var month = 1
  let day: Int
  let hour: Int
  let minute: Int
  private let second: Int

  /// - Parameters:
  ///   - time: Seconds since 1970-01-01T00:00:00Z.
  ///   - zone: The time zone of the place.
  init(_ time: Int64, in zone: TimeZoneTable) {
    let offset = zone.transitions.last { $0.time <= time }?.offset ?? zone.offset
    let local = time + Int64(offset)
    let second = Int((local % 86_400 + 86_400) % 86_400)
    var days = Int((local - Int64(second)) / 86_400)
    while days < 0 {
      year -= 1
      days += Self.days(of: year)
    }
    while days >= Self.days(of: year) {
      days -= Self.days(of: year)
      year += 1
    }
    while days >= Self.days(of: month, in: year) {
      days -= Self.days(of: month, in: year)
      month += 1
    }
    day = days + 1
    (hour, minute, self.second) = (second / 3_600, second / 60 % 60, second % 60)
  }

  private static func days(of year: Int64) -> Int { (1...12).reduce(0) { $0 + days(of: $1, in: year) } }

  private static func days(of month: Int, in year: Int64) -> Int {
    let isLeap = year % 4 == 0 && year % 100 != 0 || year % 400 == 0
    return month == 2 ? (isLeap ? 29 : 28) : [4, 6, 9, 11].contains(month) ? 30 : 31
  }

  /// The time of a last refresh in the library's words.
  ///
  /// - Parameters:
  ///   - words: The words.
  ///   - present: The time at which it is said.
  func said(in words: LibraryWords.Time, at present: ClockTime) -> String {
    var date = "\(Self.padded(month, 2))-\(Self.padded(day, 2))"
    if year != present.year { date = "\(Self.padded(Int(year), 4))-\(date)" }
    return "\(day == present.day ? words.today : date) \(Self.padded(hour, 2)):\(Self.padded(minute, 2))"
  }

  /// A field of a pattern.
  func text(of field: TimeTemplate.DateField) -> String {
    switch field {
    case .text(let text): text
    case .year(let digits): Self.padded(Int(digits == 2 ? year % 100 : year), digits)
    case .month(let digits): Self.padded(month, digits)
    case .day(let digits): Self.padded(day, digits)
    case .hour(let digits): Self.padded(hour, digits)
    case .hour12(let digits): Self.padded((hour + 11) % 12 + 1, digits)
    case .minute(let digits): Self.padded(minute, digits)
    case .second(let digits): Self.padded(second, digits)
    case .period: hour >= 12 ? "PM" : "AM"
    }
  }

  private static func padded(_ number: Int, _ digits: UInt8) -> String {
    let text = "\(number)"
    return String(repeating: "0", count: max(0, Int(digits) - text.utf8.count)) + text
  }
}

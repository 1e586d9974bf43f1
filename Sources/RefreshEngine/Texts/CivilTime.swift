/// A date and a time of day in the proleptic Gregorian calendar, as in `NSCalendar`.
struct CivilTime: Equatable, Sendable {
  let year: Int64
  /// 1 to 12.
  let month: Int64
  /// 1 to 31.
  let day: Int64
  /// 0 to 23.
  let hour: Int64
  /// 0 to 59.
  let minute: Int64
  /// 0 to 59.
  let second: Int64

  /// Makes the date and time of a number of seconds.
  ///
  /// The date is computed in eras of 400 years, which have 146,097 days and begin on 1 March, so that a leap day is
  /// the last day of its year (Howard Hinnant, "chrono-Compatible Low-Level Date Algorithms", 2013).
  ///
  /// - Parameter seconds: Seconds since 1970-01-01T00:00:00 on the same clock.
  init(secondsSince1970 seconds: Int64) {
    let days = CivilTime.days(secondsSince1970: seconds)
    let secondOfDay = seconds - days * 86_400
    hour = secondOfDay / 3600
    minute = secondOfDay / 60 % 60
    second = secondOfDay % 60

    let shifted = days + 719_468  // days from 0000-03-01
    let era = CivilTime.floorDivide(shifted, 146_097)
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let monthFromMarch = (5 * dayOfYear + 2) / 153
    day = dayOfYear - (153 * monthFromMarch + 2) / 5 + 1
    month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
    year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
  }

  /// Returns the number of the day, with 1970-01-01 as day 0.
  static func days(secondsSince1970 seconds: Int64) -> Int64 { floorDivide(seconds, 86_400) }

  private static func floorDivide(_ a: Int64, _ b: Int64) -> Int64 {
    let (quotient, remainder) = a.quotientAndRemainder(dividingBy: b)
    return remainder < 0 ? quotient - 1 : quotient
  }

  /// Returns a field as text.
  func text(of field: TimeTemplate.DateField) -> String {
    switch field {
    case .text(let text): text
    case .year(let digits): digits == 2 ? padded(year % 100, 2) : padded(year, digits)
    case .month(let digits): padded(month, digits)
    case .day(let digits): padded(day, digits)
    case .hour(let digits): padded(hour, digits)
    case .hour12(let digits): padded(hour % 12 == 0 ? 12 : hour % 12, digits)
    case .minute(let digits): padded(minute, digits)
    case .second(let digits): padded(second, digits)
    case .period: hour < 12 ? "AM" : "PM"
    }
  }

  /// The time formatted as in RFC 3339, treated as UTC.
  var utcText: String {
    padded(year, 4) + "-" + padded(month, 2) + "-" + padded(day, 2) + "T" + padded(hour, 2) + ":"
      + padded(minute, 2)
      + ":" + padded(second, 2) + "Z"
  }

  private func padded(_ number: Int64, _ digits: UInt8) -> String {
    var text = String(number)
    while text.utf8.count < digits { text = "0" + text }
    return text
  }
}

/// The wording of a last-updated time: text with placeholders for the time.
public struct TimeTemplate: Equatable, Sendable {
  /// A piece of a template.
  public enum Part: Equatable, Sendable {
    /// Literal text.
    case text(String)
    /// The time in MJRefresh's short form: `Today 08:30`, `02-28 21:00` or `2025-12-31 23:59`.
    case relative
    /// The time formatted with a pattern.
    case date([DateField])
  }

  /// A field of a date pattern, with the letters of Unicode TR 35.
  public enum DateField: Equatable, Sendable {
    /// Literal text.
    case text(String)
    /// The year, `yyyy`, or its last two digits, `yy`.
    case year(digits: UInt8)
    /// The month, `MM` or `M`.
    case month(digits: UInt8)
    /// The day of the month, `dd` or `d`.
    case day(digits: UInt8)
    /// The hour from 0 to 23, `HH` or `H`.
    case hour(digits: UInt8)
    /// The hour from 1 to 12, `hh` or `h`.
    case hour12(digits: UInt8)
    /// The minute, `mm` or `m`.
    case minute(digits: UInt8)
    /// The second, `ss` or `s`.
    case second(digits: UInt8)
    /// `AM` or `PM`, `a`.
    case period
  }

  /// The pieces, in order.
  public let parts: [Part]

  /// Makes a template from its pieces.
  public init(parts: [Part]) { self.parts = parts }
}

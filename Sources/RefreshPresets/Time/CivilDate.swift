/// A day of the proleptic Gregorian calendar.
struct CivilDate: Hashable, Sendable {
  let year: Int64
  /// 1 to 12.
  let month: Int64
  /// 1 to the month's length.
  let day: Int64

  /// The number of days since 1970-01-01.
  ///
  /// Computed in eras of 400 years, which have 146,097 days and begin on 1 March, so that a leap day is the last
  /// day of its year (Howard Hinnant, "chrono-Compatible Low-Level Date Algorithms", 2013).
  var daysSince1970: Int64 {
    let shiftedYear = month <= 2 ? year - 1 : year
    let era = (shiftedYear >= 0 ? shiftedYear : shiftedYear - 399) / 400
    let yearOfEra = shiftedYear - era * 400
    let monthFromMarch = month > 2 ? month - 3 : month + 9
    let dayOfYear = (153 * monthFromMarch + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return era * 146_097 + dayOfEra - 719_468
  }

  /// The day of the week, 0 for Sunday.
  var weekday: Int64 {
    // 1970-01-01 was a Thursday.
    ((daysSince1970 + 4) % 7 + 7) % 7
  }

  /// Returns whether a year has a 29 February.
  static func isLeap(_ year: Int64) -> Bool {
    year.isMultiple(of: 4) && (!year.isMultiple(of: 100) || year.isMultiple(of: 400))
  }

  /// Returns the number of days in a month.
  static func days(inMonth month: Int64, of year: Int64) -> Int64 {
    switch month {
    case 2: isLeap(year) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }
}

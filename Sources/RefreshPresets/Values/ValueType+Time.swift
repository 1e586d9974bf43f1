import RefreshEngine
import RefreshText

extension ValueType where Value == Int64 {
  /// The type of a date with a time of day and an offset from UTC, such as `2026-03-01T09:30:00+08:00`. The value
  /// is in seconds since 1970-01-01T00:00:00Z.
  public static var dateTime: Self {
    let shape = TextShape(
      "a time like `2026-03-01T09:30:00+08:00`",
      pattern: #"^\d{4}-\d{2}-\d{2}[Tt ]\d{2}:\d{2}(:\d{2}(\.0+)?)?([Zz]|[+-]\d{2}(:?\d{2})?)$"#,
      examples: ["2026-03-01T09:30:00+08:00", "2026-03-01T01:30:00Z"])
    return ValueType(scalar: .text(shape), parse: DateTimeText.seconds) { .scalar(ObservedValue.timeText($0)) }
  }
}

extension ValueType where Value == TimeZoneTable {
  /// Returns the type of a time zone: a name in the database (`Asia/Shanghai`), `UTC`, `GMT`, or an offset such as
  /// `+08:00`.
  ///
  /// - Parameter database: The database to look up names in. The default is the system's.
  public static func timeZone(in database: TimeZoneDatabase = .system) -> Self {
    let shape = TextShape(
      "a time zone like `Asia/Shanghai`, `UTC` or `+08:00`",
      pattern: "^(Z|[+-][0-9]{2}(:?[0-9]{2})?|[A-Za-z][A-Za-z0-9_+-]*(/[A-Za-z0-9_+-]+)*)$",
      examples: ["Asia/Shanghai", "UTC", "+08:00"])
    return ValueType(scalar: .text(shape)) { text throws(ScalarRemark) in
      if ["UTC", "GMT", "Z"].contains(text) { return .utc }
      if let offset = try? DateTimeText.offset(text) { return TimeZoneTable(offset: Int32(offset)) }
      do throws(TimeZoneDatabase.Failure) {
        return try database.table(named: text)
      } catch {
        let isUnknown = error == .unknown || error == .badName && !text.contains("/")
        if isUnknown, let guess = TimeZoneGuess(text, in: database.names) {
          throw ScalarRemark(
            .unknownTimeZone, "is the unknown time zone \(quoted(text))", help: guess.help,
            correction: guess.correction)
        }
        switch error {
        case .badName: throw ScalarRemark()
        case .noDatabase:
          throw ScalarRemark(
            .noTimeZones, "needs a time-zone database for \(quoted(text)), but this machine doesn't have one",
            help: "install the package `tzdata`; `UTC` and offsets like `+08:00` don't need it")
        case .unknown:
          throw ScalarRemark(
            .unknownTimeZone, "is the unknown time zone \(quoted(text))",
            help: question(for: text, in: database.names)
              ?? mostAlike(text, in: database.names, what: "time zones"))
        case .unreadable(let reason):
          throw ScalarRemark(
            .badTimeZone, "is \(quoted(text)), whose entry in the time-zone database can't be used: \(reason)",
            help: "reinstall the package `tzdata`")
        }
      }
    } write: { table in
      if table == .utc { return .scalar("UTC") }
      guard table.transitions.isEmpty else {
        // A table doesn't contain its name; any name with the same table will do.
        return database.names.first { (try? database.table(named: $0)) == table }.map { .scalar($0) }
      }
      let minutes = abs(table.offset) / 60
      let digits = [minutes / 60, minutes % 60].map { $0 < 10 ? "0\($0)" : "\($0)" }
      return .quoted((table.offset < 0 ? "-" : "+") + digits.joined(separator: ":"))
    }
  }
}

/// A date with a time of day and an offset, in an ISO 8601 format: `2026-03-01T09:30:00+08:00`.
///
/// The seconds are optional, a space may replace the `T`, and the offset is `Z`, `+08:00`, `+0800` or `+08`. A time
/// without an offset is rejected, because its meaning would depend on the machine.
private enum DateTimeText {
  /// Parses a text and returns seconds since 1970-01-01T00:00:00Z.
  @Sendable
  static func seconds(_ text: String) throws(ScalarRemark) -> Int64 {
    if text.contains("/") { throw slashed(text) }
    var reader = FieldReader(text)
    let year = try reader.number("the year", digits: 4, 1...9999)
    try reader.expect("-")
    let month = try reader.number("the month", 1...12)
    try reader.expect("-")
    let day = try reader.number("the day", 1...CivilDate.days(inMonth: month, of: year))
    guard !reader.isAtEnd else {
      let midnight = "\(text)T00:00:00Z"
      throw ScalarRemark(
        .wrongValue, "has a date without a time of day", help: "write it like `\(midnight)`",
        correction: Correction(midnight, isSafe: false))
    }
    try reader.expect("Tt ")
    var time = try reader.number("the hour", 0...23) * 3600
    try reader.expect(":")
    time += try reader.number("the minute", 0...59) * 60
    if reader.take(":") != nil {
      time += try reader.number("the second", 0...59)
      if reader.take(".") != nil {
        guard let fraction = reader.digits(1...Int.max) else { throw ScalarRemark() }
        guard fraction.allSatisfy({ $0 == "0" }) else {
          throw ScalarRemark(.wrongValue, "has fractions of a second", help: "write whole seconds")
        }
      }
    }
    guard !reader.isAtEnd else {
      throw ScalarRemark(
        .wrongValue, "has a time without its offset from UTC",
        help: "write `\(text)Z` for UTC, or an offset like `\(text)+08:00`",
        correction: Correction("\(text)Z", isSafe: false))
    }
    return CivilDate(year: year, month: month, day: day).daysSince1970 * 86_400 + time - (try reader.offset())
  }

  /// Returns the remark on a date with slashes, `2026/03/01`.
  private static func slashed(_ text: String) -> ScalarRemark {
    var right: String? = text.replacing("/", with: "-")
    do throws(ScalarRemark) { _ = try seconds(right ?? "") } catch { right = error.correction?.text }
    return ScalarRemark(
      help: right.map { "write `\($0)`" }, correction: right.map { Correction($0, isSafe: false) })
  }

  /// Parses an offset, such as `+08:00` or `Z`, and returns seconds.
  static func offset(_ text: String) throws(ScalarRemark) -> Int64 {
    var reader = FieldReader(text)
    return try reader.offset()
  }
}

extension FieldReader {
  /// Reads the offset at the end.
  fileprivate mutating func offset() throws(ScalarRemark) -> Int64 {
    var seconds: Int64 = 0
    let sign = take("+-")
    if sign != nil {
      seconds = try number("the offset's hour", 0...23) * 3600
      if take(":") != nil || !isAtEnd { seconds += try number("the offset's minute", 0...59) * 60 }
    } else {
      try expect("Zz")
    }
    guard isAtEnd else { throw ScalarRemark() }
    return sign == "-" ? -seconds : seconds
  }

  /// Reads one of some characters, which must be next.
  fileprivate mutating func expect(_ characters: String) throws(ScalarRemark) {
    if take(characters) == nil { throw ScalarRemark() }
  }

  fileprivate mutating func number(
    _ field: String, digits count: Int = 2, _ range: ClosedRange<Int64>
  ) throws(ScalarRemark) -> Int64 {
    guard let digits = digits(count...count) else { throw ScalarRemark() }
    if let number = digits.wholeNumber(as: Int64.self), range.contains(number) { return number }
    let limits = "from \(range.lowerBound) to \(range.upperBound)"
    let detail = field == "the day" ? "the days of that month are \(limits)" : "\(field) must be \(limits)"
    throw ScalarRemark(
      .outOfRange, "has \(field) \(quoted(String(digits))), but \(detail)", range: digits.bytesInBase)
  }
}

extension Substring {
  /// The range within the whole text, in UTF-8 bytes.
  var bytesInBase: Range<Int> {
    let start = base.utf8.distance(from: base.startIndex, to: startIndex)
    return start..<start + utf8.count
  }
}

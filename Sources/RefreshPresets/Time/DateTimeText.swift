/// Reads a date with a time of day and an offset, in the form of ISO 8601: `2026-03-01T09:30:00+08:00`.
///
/// The seconds may be left out, a blank may stand for the `T`, and the offset is `Z`, `+08:00`, `+0800` or `+08`. A time
/// without an offset is none: it would be another one on another machine.
struct DateTimeText {
  private let text: String
  private var rest: Substring.UTF8View

  /// The seconds since 1970-01-01T00:00:00Z.
  static func parse(_ text: String) -> ParsedScalar<Int64> {
    var parser = DateTimeText(text)
    do throws(Failure) {
      return .value(try parser.seconds())
    } catch {
      return .refused(error.remark)
    }
  }

  /// The seconds of an offset that stands alone, `+08:00`; nil if it is none.
  static func offset(_ text: String) -> Int64? {
    var parser = DateTimeText(text)
    guard let offset = try? parser.takeOffset(), parser.rest.isEmpty else { return nil }
    return offset
  }

  private struct Failure: Error {
    let remark: ScalarRemark
  }

  private init(_ text: String) {
    self.text = text
    rest = text[...].utf8
  }

  private mutating func seconds() throws(Failure) -> Int64 {
    let year = try take("year", digits: 4, 1...9999)
    try take("-")
    let month = try take("month", digits: 2, 1...12)
    try take("-")
    let days = CivilDate.days(inMonth: month, of: year)
    let day = try take("day", digits: 2, 1...days)
    guard let separator = rest.first else {
      throw Failure(
        remark: ScalarRemark(
          .wrongValue, "has a date without a time of day", help: "write it like `\(text)T00:00:00Z`"))
    }
    guard [UInt8(ascii: "T"), UInt8(ascii: "t"), UInt8(ascii: " ")].contains(separator) else { throw malformed }
    rest.removeFirst()
    let hour = try take("hour", digits: 2, 0...23)
    try take(":")
    let minute = try take("minute", digits: 2, 0...59)
    var second: Int64 = 0
    if rest.first == UInt8(ascii: ":") {
      rest.removeFirst()
      second = try take("second", digits: 2, 0...59)
      try takeFraction()
    }
    guard !rest.isEmpty else {
      throw Failure(
        remark: ScalarRemark(
          .wrongValue, "has a time without its offset from UTC",
          help: "write `\(text)Z` for UTC, or an offset like `\(text)+08:00`"))
    }
    let offset = try takeOffset()
    guard rest.isEmpty else { throw malformed }
    let date = CivilDate(year: year, month: month, day: day)
    return date.daysSince1970 * 86_400 + hour * 3600 + minute * 60 + second - offset
  }

  private var malformed: Failure { Failure(remark: ScalarRemark()) }

  private mutating func take(_ character: Unicode.Scalar) throws(Failure) {
    guard rest.first == UInt8(ascii: character) else { throw malformed }
    rest.removeFirst()
  }

  private mutating func take(
    _ field: String, digits count: Int, _ range: ClosedRange<Int64>
  ) throws(Failure) -> Int64 {
    let digits = rest.prefix(count)
    guard digits.count == count, let number = Int64(Substring(digits)), digits.first != UInt8(ascii: "+"),
      digits.first != UInt8(ascii: "-")
    else { throw malformed }
    guard range.contains(number) else {
      let start = text.utf8.distance(from: text.startIndex, to: digits.startIndex)
      let limits = "from \(range.lowerBound) to \(range.upperBound)"
      let detail = field == "day" ? "the days of that month are \(limits)" : "the \(field) must be \(limits)"
      throw Failure(
        remark: ScalarRemark(
          .outOfRange, "has the \(field) \(quoted(String(Substring(digits)))), but \(detail)",
          range: start..<start + count))
    }
    rest = rest[digits.endIndex...]
    return number
  }

  /// Parts of a second that are 0 are let pass.
  private mutating func takeFraction() throws(Failure) {
    guard rest.first == UInt8(ascii: ".") else { return }
    let digits = rest.dropFirst().prefix { $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") }
    guard !digits.isEmpty else { throw malformed }
    guard digits.allSatisfy({ $0 == UInt8(ascii: "0") }) else {
      throw Failure(remark: ScalarRemark(.wrongValue, "has parts of a second", help: "write whole seconds"))
    }
    rest = rest[digits.endIndex...]
  }

  private mutating func takeOffset() throws(Failure) -> Int64 {
    guard let sign = rest.popFirst() else { throw malformed }
    switch sign {
    case UInt8(ascii: "Z"), UInt8(ascii: "z"): return 0
    case UInt8(ascii: "+"), UInt8(ascii: "-"): break
    default: throw malformed
    }
    let hours = try take("offset's hour", digits: 2, 0...23)
    if rest.first == UInt8(ascii: ":") { rest.removeFirst() } else if rest.isEmpty { return signed(hours * 3600) }
    let minutes = try take("offset's minute", digits: 2, 0...59)
    return signed(hours * 3600 + minutes * 60)
    func signed(_ seconds: Int64) -> Int64 { sign == UInt8(ascii: "-") ? -seconds : seconds }
  }
}

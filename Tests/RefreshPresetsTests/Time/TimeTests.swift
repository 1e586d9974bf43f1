import ExternalTools
import RefreshEngine
import Testing

@testable import RefreshPresets

@Suite struct `Dates and times` {
  @Test(arguments: [
    ("1970-01-01T00:00:00Z", 0), ("2026-01-01T00:00:00Z", 1_767_225_600),
    ("2026-03-01T09:30:00+08:00", 1_772_328_600),
    ("'2026-03-01T01:30:00Z'", 1_772_328_600), ("2026-03-01 01:30:00Z", 1_772_328_600),
    ("2026-03-01T01:30Z", 1_772_328_600), ("2026-03-01T01:30:00.000Z", 1_772_328_600),
    ("2026-02-28T20:00:00-0530", 1_772_328_600), ("2026-03-01T10:30:00+09", 1_772_328_600),
    ("2024-02-29T00:00:00Z", 1_709_164_800), ("2000-02-29T12:00:00z", 951_825_600),
    ("0001-01-01T00:00:00Z", -62_135_596_800), ("9999-12-31T23:59:59Z", 253_402_300_799),
  ])
  func `a time is in the form of ISO 8601`(text: String, seconds: Int64) {
    let (value, found) = decode(text, as: ValueType<Int64>.dateTime)
    #expect(value == seconds)
    #expect(found == [])
  }

  @Test(arguments: [
    ("2026-13-01T00:00:00Z", "1:10-12", "has the month `13`, but the month must be from 1 to 12"),
    ("2026-02-29T00:00:00Z", "1:13-15", "has the day `29`, but the days of that month are from 1 to 28"),
    ("1900-02-29T00:00:00Z", "1:13-15", "has the day `29`, but the days of that month are from 1 to 28"),
    ("2026-04-31T00:00:00Z", "1:13-15", "has the day `31`, but the days of that month are from 1 to 30"),
    ("2026-01-00T00:00:00Z", "1:13-15", "has the day `00`, but the days of that month are from 1 to 31"),
    ("2026-01-01T24:00:00Z", "1:16-18", "has the hour `24`, but the hour must be from 0 to 23"),
    ("2026-01-01T00:60:00Z", "1:19-21", "has the minute `60`, but the minute must be from 0 to 59"),
    ("2026-01-01T00:00:60Z", "1:22-24", "has the second `60`, but the second must be from 0 to 59"),
    ("0000-01-01T00:00:00Z", "1:5-9", "has the year `0000`, but the year must be from 1 to 9999"),
    (
      "2026-01-01T00:00:00+24:00", "1:25-27",
      "has the offset's hour `24`, but the offset's hour must be from 0 to 23"
    ),
  ])
  func `a field out of its range is an error at its place`(text: String, place: String, predicate: String) {
    #expect(decode(text, as: ValueType<Int64>.dateTime).found == ["\(place) out-of-range: `it` \(predicate)"])
  }

  @Test func `what is missing is said`() {
    #expect(
      decode("2026-03-01T09:30:00", as: ValueType<Int64>.dateTime).found == [
        "1:5-24 wrong-value: `it` has a time without its offset from UTC",
        "  help: write `2026-03-01T09:30:00Z` for UTC, or an offset like `2026-03-01T09:30:00+08:00`",
      ])
    #expect(
      decode("2026-03-01", as: ValueType<Int64>.dateTime).found == [
        "1:5-15 wrong-value: `it` has a date without a time of day", "  help: write it like `2026-03-01T00:00:00Z`",
      ])
    #expect(
      decode("2026-03-01T09:30:00.25Z", as: ValueType<Int64>.dateTime).found.last == "  help: write whole seconds")
  }

  @Test(arguments: [
    "now", "2026-3-1T00:00:00Z", "2026-03-01T09:30:00Z+1", "+026-01-01T00:00:00Z",
    "2026-03-01T09:30:00 CET", "20260301T093000Z", "1772328600", "2026-03-01T09:30:00+", "2026-03-01T09:30:00.Z",
  ])
  func `another form is no time`(text: String) {
    let (value, found) = decode(text, as: ValueType<Int64>.dateTime)
    #expect(value == nil)
    #expect(
      found == [
        "1:5-\(5 + text.count) wrong-value: `it` must be a time like `2026-03-01T09:30:00+08:00`, found `\(text)`"
      ])
  }

  @Test(arguments: [
    ("2026/03/01 00:00:00Z", "2026-03-01 00:00:00Z"), ("2026/03/01 09:30", "2026-03-01 09:30Z"),
    ("2026/03/01", "2026-03-01T00:00:00Z"),
  ])
  func `a date with slashes is no time`(text: String, meant: String) {
    let (value, found) = decode(text, as: ValueType<Int64>.dateTime)
    #expect(value == nil)
    #expect(found.last == "  help: write `\(meant)`")
  }

  @Test func `days are counted over four hundred years`() {
    var days = CivilDate(year: 1900, month: 1, day: 1).daysSince1970
    #expect(days == -25_567)
    for year in Int64(1900)..<2301 {
      for month in Int64(1)...12 {
        for day in 1...CivilDate.days(inMonth: month, of: year) {
          let date = CivilDate(year: year, month: month, day: day)
          guard date.daysSince1970 == days else {
            Issue.record("\(year)-\(month)-\(day)")
            return
          }
          days += 1
        }
      }
    }
    #expect(CivilDate(year: 1970, month: 1, day: 1).weekday == 4)
    #expect(CivilDate(year: 1900, month: 1, day: 1).weekday == 1)
    #expect(CivilDate(year: 2026, month: 11, day: 21).weekday == 6)
  }
}

@Suite struct `Time zones` {
  private static let none = TimeZoneDatabase(folders: ["/no/such/folder"])

  @Test(arguments: [
    ("UTC", 0), ("GMT", 0), ("Z", 0), ("+08:00", 28_800), ("-05:30", -19_800), ("+0900", 32_400), ("\"+01\"", 3600),
  ])
  func `offsets need no database`(text: String, offset: Int32) {
    let (value, found) = decode(text, as: ValueType<TimeZoneTable>.timeZone(in: Self.none))
    #expect(value == TimeZoneTable(offset: offset))
    #expect(found == [])
  }

  @Test func `a name without a database says what to install`() {
    #expect(
      decode("Asia/Shanghai", as: ValueType<TimeZoneTable>.timeZone(in: Self.none)).found == [
        "1:5-18 no-time-zones: `it` needs a time-zone database for `Asia/Shanghai`, but this machine doesn't have one",
        "  help: install the package `tzdata`; `UTC` and offsets like `+08:00` don't need it",
      ])
  }

  @Test(arguments: [
    "../../etc/passwd", "/etc/localtime", "Asia/../Asia/Shanghai", "Asia//Shanghai", "Asia/", "", ".", "a b",
    "localtime", "right/UTC", "posix/UTC", "Asia/Shanghai\\0", "tzdata.zi", "+25:00", "+08:0",
  ])
  func `a name is no path`(text: String) {
    let (value, found) = decode("'\(text)'", as: ValueType<TimeZoneTable>.timeZone())
    #expect(value == nil)
    #expect(
      found.first?.contains("wrong-value: `it` must be a time zone like `Asia/Shanghai`, `UTC` or `+08:00`")
        ?? false,
      "\(found)")
  }

  /// Returns the offset of a time zone at a time, in seconds.
  private func offset(_ zone: String, at time: String) throws -> Int32 {
    let table = try #require(decode(zone, as: ValueType<TimeZoneTable>.timeZone()).value)
    let seconds = try #require(decode(time, as: ValueType<Int64>.dateTime).value)
    return table.transitions.last { $0.time <= seconds }?.offset ?? table.offset
  }

  @Test(
    .enabled(if: ExternalTool.timeZones.isUsable),
    arguments: [
      ("Asia/Shanghai", "2026-03-01T00:00:00Z", 28_800), ("Asia/Shanghai", "1988-07-01T00:00:00Z", 32_400),
      ("Europe/Berlin", "2026-03-29T00:59:59Z", 3600), ("Europe/Berlin", "2026-03-29T01:00:00Z", 7200),
      ("Europe/Berlin", "2099-07-01T00:00:00Z", 7200), ("Europe/Berlin", "2099-12-01T00:00:00Z", 3600),
      ("America/New_York", "2026-03-08T06:59:59Z", -18_000), ("America/New_York", "2026-03-08T07:00:00Z", -14_400),
      ("Australia/Lord_Howe", "2026-01-01T00:00:00Z", 39_600), ("Europe/Dublin", "2050-07-01T00:00:00Z", 3600),
      ("Asia/Kathmandu", "2026-01-01T00:00:00Z", 20_700), ("Etc/GMT+5", "2026-01-01T00:00:00Z", -18_000),
    ])
  func `a zone of the system has its offsets`(zone: String, time: String, seconds: Int32) throws {
    #expect(try offset(zone, at: time) == seconds)
  }

  @Test(.enabled(if: ExternalTool.timeZones.isUsable))
  func `a zone that does not exist is unknown`() {
    #expect(
      decode("Mars/Olympus", as: ValueType<TimeZoneTable>.timeZone()).found.first
        == "1:5-17 unknown-time-zone: `it` is the unknown time zone `Mars/Olympus`")
    #expect(decode("Asia", as: ValueType<TimeZoneTable>.timeZone()).value == nil)
  }

  @Test(.enabled(if: ExternalTool.timeZones.isUsable))
  func `a zone that is nearly right is suggested`() {
    #expect(
      decode("Asia/Shangai", as: ValueType<TimeZoneTable>.timeZone()).found.last
        == "  help: did you mean `Asia/Shanghai`?")
  }
}

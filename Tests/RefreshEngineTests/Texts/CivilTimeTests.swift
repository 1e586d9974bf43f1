import Foundation
import Testing

@testable import RefreshEngine

@Suite struct CivilTimeTests {
  private func fields(_ seconds: Int64) -> [Int64] {
    let time = CivilTime(secondsSince1970: seconds)
    return [time.year, time.month, time.day, time.hour, time.minute, time.second]
  }

  @Test(
    arguments: [
      (0, [1970, 1, 1, 0, 0, 0]),
      (-1, [1969, 12, 31, 23, 59, 59]),
      (951_782_399, [2000, 2, 28, 23, 59, 59]),
      (951_782_400, [2000, 2, 29, 0, 0, 0]),
      (951_868_800, [2000, 3, 1, 0, 0, 0]),
      (1_077_926_400, [2004, 2, 28, 0, 0, 0]),
      (1_078_012_800, [2004, 2, 29, 0, 0, 0]),
      (1_772_236_800, [2026, 2, 28, 0, 0, 0]),
      (1_772_323_200, [2026, 3, 1, 0, 0, 0]),
      (1_767_225_599, [2025, 12, 31, 23, 59, 59]),
      (1_767_225_600, [2026, 1, 1, 0, 0, 0]),
      (2_147_483_647, [2038, 1, 19, 3, 14, 7]),
      (4_107_456_000, [2100, 2, 28, 0, 0, 0]),
      (4_107_542_400, [2100, 3, 1, 0, 0, 0]),
      (-2_203_977_600, [1900, 2, 28, 0, 0, 0]),
      (-2_203_891_200, [1900, 3, 1, 0, 0, 0]),
      (-11_644_473_600, [1601, 1, 1, 0, 0, 0]),
      (253_402_300_799, [9999, 12, 31, 23, 59, 59]),
      (-62_135_596_800, [1, 1, 1, 0, 0, 0]),
      (-62_162_035_201, [0, 2, 29, 23, 59, 59]),
    ] as [(Int64, [Int64])])
  func `known seconds are known dates`(seconds: Int64, date: [Int64]) {
    #expect(fields(seconds) == date)
  }

  @Test func `every day of four hundred years and more follows the one before`() {
    // The days from 1 January 1600, one more than a cycle of 146,097 days.
    var (year, month, day): (Int64, Int64, Int64) = (1600, 1, 1)
    let start: Int64 = -11_676_096_000
    for index in 0...Int64(146_097) {
      let date = fields(start + index * 86_400 + 86_399)
      guard date == [year, month, day, 23, 59, 59] else {
        Issue.record("day \(index) is \(date), not \(year)-\(month)-\(day)")
        return
      }
      let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
      let length: Int64 = month == 2 ? (isLeap ? 29 : 28) : [4, 6, 9, 11].contains(month) ? 30 : 31
      day += 1
      if day > length { (month, day) = (month + 1, 1) }
      if month > 12 { (year, month) = (year + 1, 1) }
    }
    #expect(year == 2000 && month == 1 && day == 2)
  }

  @Test func `the calendar agrees with Foundation's`() throws {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try #require(TimeZone(secondsFromGMT: 0))
    // Steps of about 47 days from 1900 to 2200, at varying times of the day.
    for seconds in stride(from: Int64(-2_208_988_800), to: 7_258_118_400, by: 4_083_217) {
      let parts = calendar.dateComponents(
        [.year, .month, .day, .hour, .minute, .second], from: Date(timeIntervalSince1970: Double(seconds)))
      let expected = [parts.year, parts.month, parts.day, parts.hour, parts.minute, parts.second]
      #expect(fields(seconds) == expected.map { Int64($0 ?? -1) })
    }
  }

  @Test func `a field is written with as many digits as it asks for`() {
    // 2005-04-07T15:06:09Z
    let time = CivilTime(secondsSince1970: 1_112_886_369)
    let rows: [(TimeTemplate.DateField, String)] = [
      (.text("x"), "x"), (.year(digits: 4), "2005"), (.year(digits: 2), "05"), (.year(digits: 1), "2005"),
      (.month(digits: 2), "04"), (.month(digits: 1), "4"), (.day(digits: 2), "07"), (.day(digits: 1), "7"),
      (.hour(digits: 2), "15"), (.hour12(digits: 2), "03"), (.hour12(digits: 1), "3"), (.minute(digits: 2), "06"),
      (.minute(digits: 1), "6"), (.second(digits: 2), "09"), (.second(digits: 1), "9"), (.period, "PM"),
    ]
    for (field, text) in rows { #expect(time.text(of: field) == text) }
  }

  @Test func `the hours of a half day run from 12 over 1 to 11`() {
    for (hour, text, period): (Int64, String, String) in [
      (0, "12", "AM"), (1, "1", "AM"), (11, "11", "AM"), (12, "12", "PM"), (13, "1", "PM"), (23, "11", "PM"),
    ] {
      let time = CivilTime(secondsSince1970: hour * 3600)
      #expect(time.text(of: .hour12(digits: 1)) == text)
      #expect(time.text(of: .period) == period)
    }
  }

  @Test func `years of fewer digits are padded`() {
    #expect(CivilTime(secondsSince1970: -62_135_596_800).text(of: .year(digits: 4)) == "0001")
    #expect(CivilTime(secondsSince1970: 253_402_300_799).text(of: .year(digits: 2)) == "99")
  }
}

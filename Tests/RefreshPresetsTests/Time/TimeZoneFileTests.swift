import RefreshEngine
import Testing

@testable import RefreshPresets

@Suite struct `Time-zone files` {
  /// Returns a number in the form of a file, with the highest byte first.
  private static func bytes(_ number: Int64, size: Int) -> [UInt8] {
    (0..<size).reversed().map { UInt8(truncatingIfNeeded: number >> (8 * Int64($0))) }
  }

  private static func block(
    version: Character, times: [Int64], types: [UInt8], offsets: [Int64], timeSize: Int, leaps: Int64 = 0
  ) -> [UInt8] {
    var file = Array("TZif".utf8) + [version.asciiValue ?? 0] + Array(repeating: 0, count: 15)
    for count in [0, 0, leaps, Int64(times.count), Int64(offsets.count), 4] { file += bytes(count, size: 4) }
    file += times.flatMap { bytes($0, size: timeSize) } + types
    for offset in offsets { file += bytes(offset, size: 4) + [0, 0] }
    return file + Array("LMT\0".utf8)
  }

  /// Returns a file of version 2 with two clock changes and a rule.
  private static func file(
    times: [Int64] = [-100, 200], types: [UInt8] = [1, 0], offsets: [Int64] = [3600, 7200], rule: String = "",
    leaps: Int64 = 0
  ) -> [UInt8] {
    block(version: "2", times: [5], types: [0], offsets: [1], timeSize: 4)
      + block(version: "2", times: times, types: types, offsets: offsets, timeSize: 8, leaps: leaps)
      + Array("\n\(rule)\n".utf8)
  }

  private func table(_ bytes: [UInt8]) -> Result<TimeZoneTable, TimeZoneFile.Failure> {
    do throws(TimeZoneFile.Failure) {
      return .success(try TimeZoneFile.table(of: bytes))
    } catch {
      return .failure(error)
    }
  }

  private func failure(_ bytes: [UInt8]) -> String? {
    if case .failure(.unreadable(let reason)) = table(bytes) { reason } else { nil }
  }

  private static let changes = [
    TimeZoneTable.Transition(time: -100, offset: 7200), TimeZoneTable.Transition(time: 200, offset: 3600),
  ]

  @Test func `the times of 64 bits count`() {
    #expect(table(Self.file()) == .success(TimeZoneTable(offset: 3600, transitions: Self.changes)))
  }

  @Test func `a file of the first version has times of 32 bits`() {
    let file = Self.block(version: "\0", times: [-100, 200], types: [1, 0], offsets: [3600, 7200], timeSize: 4)
    #expect(table(file) == .success(TimeZoneTable(offset: 3600, transitions: Self.changes)))
  }

  @Test func `a rule is written out after the last change`() throws {
    let table = try table(Self.file(rule: "CET-1CEST,M3.5.0,M10.5.0/3")).get()
    #expect(table.transitions.prefix(2) == Self.changes[...])
    // Both clock changes of each year from 1970 to 2100.
    #expect(table.transitions.count == 2 + 131 * 2)
    #expect(table.transitions[2] == TimeZoneTable.Transition(time: 7_520_400, offset: 7200))
    #expect(table.transitions.last == TimeZoneTable.Transition(time: 4_128_627_600, offset: 3600))
  }

  @Test func `each file that ends too early is refused`() {
    let file = Self.file(rule: "CET-1CEST,M3.5.0,M10.5.0/3")
    for length in 0..<file.count {
      #expect(failure(Array(file[..<length])) != nil, "\(length) bytes of \(file.count)")
    }
  }

  @Test func `a file that makes no sense is refused`() {
    #expect(failure(Array("GIF89a".utf8)) == "the file isn't a time zone")
    #expect(failure(Self.file(types: [1, 2])) == "the file's offsets are invalid")
    #expect(failure(Self.file(offsets: [3600, 100_000])) == "the file's offsets are invalid")
    #expect(failure(Self.file(times: [], types: [], offsets: [])) == "the file's offsets are invalid")
    #expect(failure(Self.file(times: [200, 200])) == "the file's times are out of order")
    #expect(failure(Self.file(rule: "CET")) == "the file's rule for later years is invalid")
    #expect(failure(Self.file(leaps: 1)) == "the file counts leap seconds")
  }

  @Test func `no byte can make it trap`() {
    let file = Self.file(rule: "<+0330>-3:30<+0430>,J79/24,J263/24")
    for index in file.indices {
      for value: UInt8 in [0, 1, 0x7F, 0x80, 0xFF] {
        var mutated = file
        mutated[index] = value
        _ = table(mutated)
      }
    }
  }
}

@Suite struct `Time-zone rules` {
  private func transitions(_ rule: String, in year: Int64) -> [TimeZoneTable.Transition]? {
    TimeZoneRule(rule)?.transitions(fromYear: year, to: year)
  }

  private func time(_ text: String) -> Int64 { decode(text, as: ValueType<Int64>.dateTime).value ?? -1 }

  @Test(arguments: [
    ("CET-1CEST,M3.5.0,M10.5.0/3", "2026-03-29T01:00:00Z", 7200, "2026-10-25T01:00:00Z", 3600),
    ("EST5EDT,M3.2.0,M11.1.0", "2026-03-08T07:00:00Z", -14_400, "2026-11-01T06:00:00Z", -18_000),
    ("EST5EDT", "2026-03-08T07:00:00Z", -14_400, "2026-11-01T06:00:00Z", -18_000),
    ("<-03>3<-02>,M3.5.0/-2,M10.5.0/-1", "2026-03-29T01:00:00Z", -7200, "2026-10-25T01:00:00Z", -10_800),
    ("AST-1ADT-1:30:15,59/0,J60/0", "2026-02-28T23:00:00Z", 5415, "2026-02-28T22:29:45Z", 3600),
    ("IST-2IDT,M3.4.4/26,M10.5.0", "2026-03-27T00:00:00Z", 10_800, "2026-10-24T23:00:00Z", 7200),
  ])
  func `a rule gives the changes of a year`(
    rule: String, start: String, summer: Int32, end: String, winter: Int32
  ) {
    let expected = [
      TimeZoneTable.Transition(time: time(start), offset: summer),
      TimeZoneTable.Transition(time: time(end), offset: winter),
    ]
    .sorted { $0.time < $1.time }
    #expect(transitions(rule, in: 2026) == expected)
  }

  @Test func `the 29 February is counted by one kind of day and not by the other`() {
    // In a leap year, day 59 counted from 0 is 29 February; day 60 counted from 1 without that day is 1 March.
    #expect(TimeZoneRule.Change(day: .ofYear(59), time: 0).seconds(in: 2024) == time("2024-02-29T00:00:00Z"))
    #expect(TimeZoneRule.Change(day: .julian(60), time: 0).seconds(in: 2024) == time("2024-03-01T00:00:00Z"))
    #expect(TimeZoneRule.Change(day: .julian(59), time: 0).seconds(in: 2024) == time("2024-02-28T00:00:00Z"))
    #expect(TimeZoneRule.Change(day: .julian(60), time: 0).seconds(in: 2025) == time("2025-03-01T00:00:00Z"))
  }

  @Test func `summer all the year has no winter`() {
    let rule = TimeZoneRule("AST3EDT4,0/0,J365/23")
    #expect(rule?.transitions(fromYear: 2026, to: 2028).filter { $0.offset == -10_800 }.count == 1)
  }

  @Test func `without summer there is one offset`() {
    #expect(TimeZoneRule("<+0530>-5:30")?.standardOffset == 19_800)
    #expect(TimeZoneRule("UTC0")?.daylight == nil)
  }

  @Test(arguments: [
    "", "CE-1", "X0Y", "CET", "CET-1CEST,M3.5.0", "CET-1CEST,M13.5.0,M10.5.0", "CET-1CEST,M3.6.0,M10.5.0",
    "CET-1CEST,M3.5.7,M10.5.0", "CET-1CEST,J0,J1", "CET-1CEST,366,1", "CET-25", "CET-1CEST,M3.5.0/168,M10.5.0",
    "<CET-1", "CET-1CEST,M3.5.0,M10.5.0,", "CET-1:60", "CET-9999999999999999999",
  ])
  func `another text is no rule`(text: String) {
    #expect(TimeZoneRule(text) == nil)
  }
}

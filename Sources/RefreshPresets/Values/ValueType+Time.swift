import RefreshDiagnostics
import RefreshEngine

extension ValueType where Value == Int64 {
  /// A date with a time of day and its offset from UTC, `2026-03-01T09:30:00+08:00`, in seconds since
  /// 1970-01-01T00:00:00Z.
  public static var dateTime: Self {
    let shape = TextShape(
      "a time like `2026-03-01T09:30:00+08:00`",
      pattern: #"^\d{4}-\d{2}-\d{2}[Tt ]\d{2}:\d{2}(:\d{2}(\.0+)?)?([Zz]|[+-]\d{2}(:?\d{2})?)$"#,
      examples: ["2026-03-01T09:30:00+08:00", "2026-03-01T01:30:00Z"])
    return ValueType(scalar: .text(shape)) { DateTimeText.parse($0) }
  }
}

extension ValueType where Value == TimeZoneTable {
  /// A time zone: a name of the database (`Asia/Shanghai`), `UTC`, `GMT`, or an offset like `+08:00`.
  ///
  /// - Parameter database: where names are looked up. The default is the system's.
  public static func timeZone(in database: TimeZoneDatabase = .system) -> Self {
    let shape = TextShape(
      "a time zone like `Asia/Shanghai`, `UTC` or `+08:00`",
      pattern: "^(Z|[+-][0-9]{2}(:?[0-9]{2})?|[A-Za-z][A-Za-z0-9_+-]*(/[A-Za-z0-9_+-]+)*)$",
      examples: ["Asia/Shanghai", "UTC", "+08:00"])
    return ValueType(scalar: .text(shape)) { text in
      if ["UTC", "GMT", "Z"].contains(text) { return .value(.utc) }
      if let offset = DateTimeText.offset(text) { return .value(TimeZoneTable(offset: Int32(offset))) }
      switch database.table(named: text) {
      case .success(let table): return .value(table)
      case .failure(.badName):
        return .refused(ScalarRemark())
      case .failure(.noDatabase):
        return .refused(
          ScalarRemark(
            .noTimeZones, "needs a time-zone database for \(quoted(text)), and there is none on this machine",
            help: "install the package `tzdata`; `UTC` and offsets like `+08:00` need none"))
      case .failure(.unknown):
        return .refused(
          ScalarRemark(
            .unknownTimeZone, "is the unknown time zone \(quoted(text))",
            help: question(for: text, in: database.names)
              ?? mostAlike(text, in: database.names, what: "time zones")))
      case .failure(.unreadable(let reason)):
        return .refused(
          ScalarRemark(
            .badTimeZone, "is \(quoted(text)), whose entry in the time-zone database can't be used: \(reason)",
            help: "install the package `tzdata` anew"))
      }
    }
  }
}

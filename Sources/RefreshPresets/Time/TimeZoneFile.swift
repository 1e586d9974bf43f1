import RefreshEngine

/// A file of a time-zone database, in the Time Zone Information Format of RFC 8536, while it is being read.
struct TimeZoneFile {
  typealias Failure = TimeZoneDatabase.Failure

  private static let tooShort = Failure.unreadable(reason: "the file ends too early")

  /// The first bytes of each such file.
  static let magic = Array("TZif".utf8)

  /// Returns the table of a file, including the transitions that its rule gives up to the year 2100.
  static func table(of bytes: [UInt8]) throws(Failure) -> TimeZoneTable {
    var reader = TimeZoneFile(bytes: bytes[...])
    let first = try reader.takeHeader()
    // Since version 2, files contain everything twice: with 32-bit times for old readers, then with 64-bit
    // times.
    guard first.version >= UInt8(ascii: "2") else { return try reader.takeBlock(first, timeSize: 4) }
    _ = try reader.take(first.blockSize(timeSize: 4))
    let second = try reader.takeHeader()
    let table = try reader.takeBlock(second, timeSize: 8)
    guard let rule = try reader.takeFooter() else { return table }
    return table.extended(by: rule)
  }

  private var bytes: ArraySlice<UInt8>

  private struct Header {
    let version: UInt8
    let utcIndicatorCount: Int
    let standardIndicatorCount: Int
    let leapCount: Int
    let timeCount: Int
    let typeCount: Int
    let nameBytes: Int

    func blockSize(timeSize: Int) -> Int {
      timeCount * (timeSize + 1) + typeCount * 6 + nameBytes + leapCount * (timeSize + 4) + standardIndicatorCount
        + utcIndicatorCount
    }
  }

  private mutating func take(_ count: Int) throws(Failure) -> ArraySlice<UInt8> {
    guard count <= bytes.count else { throw TimeZoneFile.tooShort }
    defer { bytes = bytes.dropFirst(count) }
    return bytes.prefix(count)
  }

  /// Reads a big-endian number in two's complement.
  private mutating func takeInteger(size: Int) throws(Failure) -> Int64 {
    let field = try take(size)
    let isNegative = field.first.map { $0 >= 0x80 } ?? false
    return field.reduce(isNegative ? -1 : 0) { $0 << 8 | Int64($1) }
  }

  private mutating func takeCount() throws(Failure) -> Int {
    let count = try takeInteger(size: 4)
    // A count greater than the file's number of bytes is invalid, whatever the size of its items.
    guard count >= 0, count <= bytes.endIndex else { throw TimeZoneFile.tooShort }
    return Int(count)
  }

  private mutating func takeHeader() throws(Failure) -> Header {
    guard try take(4).elementsEqual(TimeZoneFile.magic) else {
      throw .unreadable(reason: "the file isn't a time zone")
    }
    let version = try take(1).first ?? 0
    _ = try take(15)
    return Header(
      version: version, utcIndicatorCount: try takeCount(), standardIndicatorCount: try takeCount(),
      leapCount: try takeCount(), timeCount: try takeCount(), typeCount: try takeCount(),
      nameBytes: try takeCount())
  }

  private mutating func takeBlock(_ header: Header, timeSize: Int) throws(Failure) -> TimeZoneTable {
    guard header.leapCount == 0 else { throw .unreadable(reason: "the file counts leap seconds") }
    var times: [Int64] = []
    for _ in 0..<header.timeCount { times.append(try takeInteger(size: timeSize)) }
    let types = try take(header.timeCount)
    var offsets: [Int32] = []
    for _ in 0..<header.typeCount {
      offsets.append(Int32(truncatingIfNeeded: try takeInteger(size: 4)))
      _ = try take(2)
    }
    _ = try take(header.nameBytes + header.standardIndicatorCount + header.utcIndicatorCount)

    // Before the first transition, the first type applies (RFC 8536, section 3.2).
    guard let offset = offsets.first, offsets.allSatisfy({ abs(Int($0)) < TimeZoneFile.greatestOffset }),
      types.allSatisfy({ Int($0) < offsets.count })
    else { throw .unreadable(reason: "the file's offsets are invalid") }
    guard zip(times, times.dropFirst()).allSatisfy({ $0 < $1 }) else {
      throw .unreadable(reason: "the file's times are out of order")
    }
    return TimeZoneTable(
      offset: offset,
      transitions: zip(times, types).map { TimeZoneTable.Transition(time: $0, offset: offsets[Int($1)]) })
  }

  /// Reads the rule between the two line feeds after the second block, or returns nil if it is empty.
  private mutating func takeFooter() throws(Failure) -> TimeZoneRule? {
    guard bytes.first == UInt8(ascii: "\n") else { throw TimeZoneFile.tooShort }
    bytes.removeFirst()
    guard let end = bytes.firstIndex(of: UInt8(ascii: "\n")) else { throw TimeZoneFile.tooShort }
    guard end > bytes.startIndex else { return nil }
    guard let rule = TimeZoneRule(String(decoding: bytes[..<end], as: UTF8.self)) else {
      throw .unreadable(reason: "the file's rule for later years is invalid")
    }
    return rule
  }

  /// No location's offset from UTC is 26 hours or more (RFC 8536, section 3.2).
  private static let greatestOffset = 26 * 3600
}

extension TimeZoneTable {
  /// Returns the table with the transitions that a rule gives after the table's last one, up to the year 2100.
  func extended(by rule: TimeZoneRule) -> TimeZoneTable {
    let last = transitions.last
    var transitions = transitions
    var offset = last?.offset ?? offset
    for transition in rule.transitions(fromYear: 1970, to: 2100) {
      if let last, transition.time <= last.time { continue }
      if transition.offset == offset { continue }
      transitions.append(transition)
      offset = transition.offset
    }
    return TimeZoneTable(offset: self.offset, transitions: transitions)
  }
}

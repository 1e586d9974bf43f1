/// A scene that was read measures texts with the default measurer.
extension ScrollScene: WiredFields {
  var isAllowed: Bool { StoredTime.readable ~= now }

  mutating func pass(to wire: inout some Wire) {
    wire.field(&viewport)
    wire.field(&safeArea)
    wire.field(&contentInset)
    wire.field(&content)
    wire.field(&scrollView)
    wire.field(&paging)
    wire.field(&window)
    wire.field(&language)
    wire.field(&languageCode)
    wire.field(&texts)
    wire.field(&now)
    wire.field(&timeZone)
    wire.field(&storedTimes)
    wire.field(&physics)
    wire.field(&decelerationRate)
  }
}

extension StoredTime {
  /// The times that have a date in the years 1 to 9999.
  fileprivate static var readable: ClosedRange<Int64> { -62_135_596_800...253_402_300_799 }
}

extension SceneContent: WiredFields {
  var isAllowed: Bool { width ?? 0 >= 0 && height >= 0 && rows >= 0 && rowHeight >= 0 }

  init() { self.init(height: 0) }

  mutating func pass(to wire: inout some Wire) {
    wire.field(&width)
    wire.field(&height)
    wire.field(&rows)
    wire.field(&rowHeight)
    wire.field(&beforeComponents)
  }
}

extension StoredTime: WiredPair {
  var fields: (String, Int64) { (key, time) }
  init?(fields key: String, _ time: Int64) {
    guard StoredTime.readable ~= time else { return nil }
    self.init(key: key, time: time)
  }
}

extension TimeZoneTable: WiredPair {
  var fields: (Int32, [Transition]) { (offset, transitions) }
  init?(fields offset: Int32, _ transitions: [Transition]) { self.init(offset: offset, transitions: transitions) }
}

extension TimeZoneTable.Transition: WiredPair {
  var fields: (Int64, Int32) { (time, offset) }
  init?(fields time: Int64, _ offset: Int32) { self.init(time: time, offset: offset) }
}

extension SceneProperty: Wired {
  func write(to writer: inout WireWriter) {
    switch self {
    case .contentInset(let edge, let value): writer.write(case: 0, edge, value)
    case .safeArea(let edge, let value): writer.write(case: 1, edge, value)
    case .contentWidth(let value): writer.write(case: 2, value)
    case .contentHeight(let value): writer.write(case: 3, value)
    case .rows(let value): writer.write(case: 4, value)
    case .rowHeight(let value): writer.write(case: 5, value)
    case .paging(let value): writer.write(case: 6, value)
    }
  }

  static func read(from reader: inout WireReader) -> SceneProperty? {
    switch reader.byte() {
    case 0: reader.pair { .contentInset($0, $1) }
    case 1: reader.pair { .safeArea($0, $1) }
    case 2: reader.value().map { .contentWidth($0) }
    case 3: reader.value().map { .contentHeight($0) }
    case 4: reader.value().map { .rows($0) }
    case 5: reader.value().map { .rowHeight($0) }
    case 6: reader.value().map { .paging($0) }
    default: nil
    }
  }
}

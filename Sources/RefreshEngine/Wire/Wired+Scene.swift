extension ScrollScene: Wired {
  func write(to writer: inout WireWriter) {
    writer.write(viewport)
    writer.write(safeArea)
    writer.write(contentInset)
    writer.write(content)
    writer.write(scrollView)
    writer.write(paging)
    writer.write(window)
    writer.write(language)
    writer.write(texts)
    writer.write(now)
    writer.write(timeZone)
    writer.write(storedTimes)
    writer.write(physics)
    writer.write(decelerationRate)
  }

  /// Reads a scene; texts are measured by the default measurer.
  static func read(from reader: inout WireReader) -> ScrollScene? {
    var scene = ScrollScene()
    guard let viewport = reader.value(Size.self), let safeArea = reader.value(Insets.self),
      let contentInset = reader.value(Insets.self), let content = reader.value(SceneContent.self),
      let scrollView = reader.value(ScrollViewKind.self), let paging = reader.bool(), let window = reader.bool(),
      let language = reader.text(), let texts = reader.value(Texts.self), let now = reader.time(),
      let timeZone = reader.value(TimeZoneTable.self), let storedTimes = reader.list(of: StoredTime.self),
      let physics = reader.value(PhysicsKind.self), let decelerationRate = reader.value(DecelerationRate.self)
    else { return nil }
    scene.viewport = viewport
    scene.safeArea = safeArea
    scene.contentInset = contentInset
    scene.content = content
    scene.scrollView = scrollView
    scene.paging = paging
    scene.window = window
    scene.language = language
    scene.texts = texts
    scene.now = now
    scene.timeZone = timeZone
    scene.storedTimes = storedTimes
    scene.physics = physics
    scene.decelerationRate = decelerationRate
    return scene
  }
}

extension WireReader {
  /// A time that has a date, in the years 1 to 9999.
  fileprivate mutating func time() -> Int64? {
    guard let time = int64(), -62_135_596_800...253_402_300_799 ~= time else { return nil }
    return time
  }
}

extension SceneContent: Wired {
  func write(to writer: inout WireWriter) {
    writer.write(width)
    writer.write(height)
    writer.write(rows)
    writer.write(rowHeight)
  }

  static func read(from reader: inout WireReader) -> SceneContent? {
    guard let width = reader.optional(Double.self), let height = reader.double(), let rows = reader.int32(),
      let rowHeight = reader.double(), width ?? 0 >= 0, height >= 0, rows >= 0, rowHeight >= 0
    else { return nil }
    var content = SceneContent(width: width, height: height, rowHeight: rowHeight)
    content.rows = rows
    return content
  }
}

extension StoredTime: Wired {
  func write(to writer: inout WireWriter) {
    writer.write(key)
    writer.write(time)
  }

  static func read(from reader: inout WireReader) -> StoredTime? {
    guard let key = reader.text(), let time = reader.time() else { return nil }
    return StoredTime(key: key, time: time)
  }
}

extension TimeZoneTable: Wired {
  func write(to writer: inout WireWriter) {
    writer.write(offset)
    writer.write(transitions)
  }

  static func read(from reader: inout WireReader) -> TimeZoneTable? {
    guard let offset = reader.int32(), let transitions = reader.list(of: Transition.self) else { return nil }
    return TimeZoneTable(offset: offset, transitions: transitions)
  }
}

extension TimeZoneTable.Transition: Wired {
  func write(to writer: inout WireWriter) {
    writer.write(time)
    writer.write(offset)
  }

  static func read(from reader: inout WireReader) -> TimeZoneTable.Transition? {
    guard let time = reader.int64(), let offset = reader.int32() else { return nil }
    return TimeZoneTable.Transition(time: time, offset: offset)
  }
}

extension SceneProperty: Wired {
  func write(to writer: inout WireWriter) {
    switch self {
    case .contentInset(let edge, let value): write(0, edge, value, to: &writer)
    case .safeArea(let edge, let value): write(1, edge, value, to: &writer)
    case .contentWidth(let value): write(2, value, to: &writer)
    case .contentHeight(let value): write(3, value, to: &writer)
    case .rows(let value): write(4, value, to: &writer)
    case .rowHeight(let value): write(5, value, to: &writer)
    case .paging(let value): write(6, value, to: &writer)
    }
  }

  private func write(_ number: UInt8, _ value: some Wired, to writer: inout WireWriter) {
    writer.write(byte: number)
    writer.write(value)
  }

  private func write(_ number: UInt8, _ edge: InsetEdge, _ value: Double, to writer: inout WireWriter) {
    write(number, edge, to: &writer)
    writer.write(value)
  }

  static func read(from reader: inout WireReader) -> SceneProperty? {
    switch reader.byte() {
    case 0: readInset(from: &reader) { .contentInset($0, $1) }
    case 1: readInset(from: &reader) { .safeArea($0, $1) }
    case 2: reader.value().map { .contentWidth($0) }
    case 3: reader.value().map { .contentHeight($0) }
    case 4: reader.value().map { .rows($0) }
    case 5: reader.value().map { .rowHeight($0) }
    case 6: reader.value().map { .paging($0) }
    default: nil
    }
  }

  private static func readInset(
    from reader: inout WireReader, _ make: (InsetEdge, Double) -> SceneProperty
  ) -> SceneProperty? {
    guard let edge = reader.value(InsetEdge.self), let inset = reader.double() else { return nil }
    return make(edge, inset)
  }
}

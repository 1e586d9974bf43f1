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
    writer.write(languageCode)
    writer.write(texts)
    writer.write(now)
    writer.write(timeZone)
    writer.write(storedTimes)
    writer.write(physics)
    writer.write(decelerationRate)
  }

  /// Reads a scene. Texts are measured with the default measurer.
  static func read(from reader: inout WireReader) -> ScrollScene? {
    var scene = ScrollScene()
    guard reader.fill(&scene.viewport), reader.fill(&scene.safeArea), reader.fill(&scene.contentInset),
      reader.fill(&scene.content), reader.fill(&scene.scrollView), reader.fill(&scene.paging),
      reader.fill(&scene.window), reader.fill(&scene.language), reader.fill(&scene.languageCode),
      reader.fill(&scene.texts), reader.fill(&scene.now), StoredTime.readable ~= scene.now,
      reader.fill(&scene.timeZone), reader.fill(&scene.storedTimes),
      reader.fill(&scene.physics), reader.fill(&scene.decelerationRate)
    else { return nil }
    return scene
  }
}

extension StoredTime {
  /// The times that have a date in the years 1 to 9999.
  fileprivate static var readable: ClosedRange<Int64> { -62_135_596_800...253_402_300_799 }
}

extension SceneContent: Wired {
  func write(to writer: inout WireWriter) {
    writer.write(width)
    writer.write(height)
    writer.write(rows)
    writer.write(rowHeight)
    writer.write(beforeComponents)
  }

  static func read(from reader: inout WireReader) -> SceneContent? {
    var content = SceneContent()
    guard reader.fill(&content.width), reader.fill(&content.height), reader.fill(&content.rows),
      reader.fill(&content.rowHeight), reader.fill(&content.beforeComponents), content.width ?? 0 >= 0,
      content.height >= 0, content.rows >= 0, content.rowHeight >= 0
    else { return nil }
    return content
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

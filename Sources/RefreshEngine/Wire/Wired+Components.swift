extension ComponentBlueprint: Wired {
  func write(to writer: inout WireWriter) {
    writer.write(kind)
    writer.write(settings)
  }

  static func read(from reader: inout WireReader) -> ComponentBlueprint? {
    guard let kind = reader.value(ComponentKind.self) else { return nil }
    var blueprint = ComponentBlueprint(kind: kind)
    return blueprint.settings.readChange(from: &reader) ? blueprint : nil
  }
}

extension ComponentSettings: Wired {
  func write(to writer: inout WireWriter) {
    var writing = SettingWriting(writer: writer)
    var copy = self
    copy.visit(with: self, &writing)
    writer = writing.writer
  }

  static func read(from reader: inout WireReader) -> ComponentSettings? {
    var settings = ComponentSettings()
    return settings.readChange(from: &reader) ? settings : nil
  }

  /// Reads a change into the existing settings.
  fileprivate mutating func readChange(from reader: inout WireReader) -> Bool {
    var reading = SettingReading(reader: reader)
    visit(with: self, &reading)
    reader = reading.reader
    // These lengths are divisors: at least a billionth of a point.
    return reading.isRight && height >= 1e-9 && stateLabel.fontSize >= 1e-9 && lastUpdatedTimeLabel.fontSize >= 1e-9
  }
}

private struct SettingWriting: SettingVisitor {
  var writer: WireWriter

  mutating func visit<Value: Wired>(_ setting: inout Setting<Value>, _: Setting<Value>) {
    writer.write(setting.projectedValue)
  }

  mutating func visit<Value: Wired>(_ table: inout StateTable<Value?>, _: StateTable<Value?>) {
    for state in RefreshState.allCases { writer.write(table[state]) }
  }

  mutating func visit(_ parts: inout [PartSettings], _: [PartSettings]) { writer.write(parts) }
}

private struct SettingReading: SettingVisitor {
  var reader: WireReader
  var isRight = true

  mutating func visit<Value: Wired>(_ setting: inout Setting<Value>, _: Setting<Value>) {
    guard isRight, let read = reader.optional(Value.self) else { return isRight = false }
    if let value = read { setting.wrappedValue = value }
  }

  mutating func visit<Value: Wired>(_ table: inout StateTable<Value?>, _: StateTable<Value?>) {
    for state in RefreshState.allCases {
      guard isRight, let value = reader.optional(Value.self) else { return isRight = false }
      table[state] = value
    }
  }

  mutating func visit(_ parts: inout [PartSettings], _: [PartSettings]) { isRight = isRight && reader.fill(&parts) }
}

extension RGBAColor: Wired {
  func write(to writer: inout WireWriter) { writer.write(Int32(bitPattern: rgba)) }
  static func read(from reader: inout WireReader) -> RGBAColor? {
    reader.int32().map { RGBAColor(rgba: UInt32(bitPattern: $0)) }
  }
}

extension TriggerTimes: Wired {
  func write(to writer: inout WireWriter) { writer.write(count) }

  static func read(from reader: inout WireReader) -> TriggerTimes? {
    guard let times = reader.int32(), times >= -1 else { return nil }
    return TriggerTimes(count: times)
  }
}

extension FrameSequence: Wired {
  var isFinite: Bool { size.isFinite }

  func write(to writer: inout WireWriter) {
    writer.write(count)
    writer.write(size)
    writer.write(duration)
  }

  static func read(from reader: inout WireReader) -> FrameSequence? {
    guard let count = reader.int32(), count > 0, let size = reader.value(Size.self),
      let duration = reader.value(Interval.self)
    else { return nil }
    return FrameSequence(count: count, size: size, duration: duration)
  }
}

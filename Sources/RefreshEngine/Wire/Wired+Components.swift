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
    var passing = SettingPassing(wire: writer)
    var copy = self
    copy.visit(with: self, &passing)
    writer = passing.wire
  }

  static func read(from reader: inout WireReader) -> ComponentSettings? {
    var settings = ComponentSettings()
    return settings.readChange(from: &reader) ? settings : nil
  }

  /// Reads a change into the existing settings.
  fileprivate mutating func readChange(from reader: inout WireReader) -> Bool {
    var passing = SettingPassing(wire: reader)
    visit(with: self, &passing)
    reader = passing.wire
    // These lengths are divisors: at least a billionth of a point.
    return !reader.hasFailed && height >= 1e-9 && stateLabel.fontSize >= 1e-9
      && lastUpdatedTimeLabel.fontSize >= 1e-9
  }
}

/// Passes settings to a wire: those that are set, and whether they are.
private struct SettingPassing<SomeWire: Wire>: SettingVisitor {
  var wire: SomeWire

  mutating func visit<Value: Wired>(_ setting: inout Setting<Value>, _: Setting<Value>) {
    var value = setting.projectedValue
    wire.field(&value)
    if let value { setting.wrappedValue = value }
  }

  mutating func visit<Value: Wired>(_ table: inout StateTable<Value?>, _: StateTable<Value?>) {
    for state in RefreshState.allCases { wire.field(&table[state]) }
  }

  mutating func visit(_ parts: inout [PartSettings], _: [PartSettings]) { wire.field(&parts) }
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

extension ComponentBlueprint: Wired {
  func write(to writer: inout WireWriter) {
    writer.write(kind)
    writer.write(properties)
  }

  static func read(from reader: inout WireReader) -> ComponentBlueprint? {
    guard let kind = reader.value(ComponentKind.self), let properties = reader.list(of: ComponentProperty.self)
    else {
      return nil
    }
    return ComponentBlueprint(kind: kind, properties: properties)
  }
}

extension ComponentProperty: Wired {
  func write(to writer: inout WireWriter) {
    switch self {
    case .fastAnimationDuration(let value): write(0, value, to: &writer)
    case .slowAnimationDuration(let value): write(1, value, to: &writer)
    case .animationDisabled(let value): write(2, value, to: &writer)
    case .collectionViewAnimationBug(let value): write(3, value, to: &writer)
    case .height(let value): write(4, value, to: &writer)
    case .stateLabelHidden(let value): write(5, value, to: &writer)
    case .stateLabelTextColor(let value): write(6, value, to: &writer)
    case .stateLabelFontSize(let value): write(7, value, to: &writer)
    case .lastUpdatedTimeLabelHidden(let value): write(8, value, to: &writer)
    case .lastUpdatedTimeLabelTextColor(let value): write(9, value, to: &writer)
    case .lastUpdatedTimeLabelFontSize(let value): write(10, value, to: &writer)
    case .labelLeftInset(let value): write(11, value, to: &writer)
    case .arrowHidden(let value): write(12, value, to: &writer)
    case .loadingStyle(let value): write(13, value, to: &writer)
    case .refreshingTitleHidden(let value): write(14, value, to: &writer)
    case .title(let state, let value):
      write(15, state, to: &writer)
      writer.write(value)
    case .images(let state, let value):
      write(16, state, to: &writer)
      writer.write(value)
    case .lastUpdatedTimeKey(let value): write(17, value, to: &writer)
    case .lastUpdatedTimeText(let value):
      writer.write(byte: 18)
      writer.write(value)
    case .ignoredInset(let value): write(19, value, to: &writer)
    case .automaticallyRefresh(let value): write(20, value, to: &writer)
    case .triggerPercent(let value): write(21, value, to: &writer)
    case .autoTriggerTimes(let value): write(22, value, to: &writer)
    case .automaticallyChangeAlpha(let value): write(23, value, to: &writer)
    case .hidden(let value): write(24, value, to: &writer)
    case .arrowImage(let value): write(25, value, to: &writer)
    }
  }

  private func write(_ number: UInt8, _ value: some Wired, to writer: inout WireWriter) {
    writer.write(byte: number)
    writer.write(value)
  }

  static func read(from reader: inout WireReader) -> ComponentProperty? {
    switch reader.byte() {
    case 0: reader.value().map { .fastAnimationDuration($0) }
    case 1: reader.value().map { .slowAnimationDuration($0) }
    case 2: reader.value().map { .animationDisabled($0) }
    case 3: reader.value().map { .collectionViewAnimationBug($0) }
    case 4: readPositive(from: &reader).map { .height($0) }
    case 5: reader.value().map { .stateLabelHidden($0) }
    case 6: reader.value().map { .stateLabelTextColor($0) }
    case 7: readPositive(from: &reader).map { .stateLabelFontSize($0) }
    case 8: reader.value().map { .lastUpdatedTimeLabelHidden($0) }
    case 9: reader.value().map { .lastUpdatedTimeLabelTextColor($0) }
    case 10: readPositive(from: &reader).map { .lastUpdatedTimeLabelFontSize($0) }
    case 11: reader.value().map { .labelLeftInset($0) }
    case 12: reader.value().map { .arrowHidden($0) }
    case 13: reader.value().map { .loadingStyle($0) }
    case 14: reader.value().map { .refreshingTitleHidden($0) }
    case 15: readPair(from: &reader) { .title($0, $1) }
    case 16: readPair(from: &reader) { .images($0, $1) }
    case 17: reader.value().map { .lastUpdatedTimeKey($0) }
    case 18: reader.optional().map { .lastUpdatedTimeText($0) }
    case 19: reader.value().map { .ignoredInset($0) }
    case 20: reader.value().map { .automaticallyRefresh($0) }
    case 21: reader.value().map { .triggerPercent($0) }
    case 22: reader.value().map { .autoTriggerTimes($0) }
    case 23: reader.value().map { .automaticallyChangeAlpha($0) }
    case 24: reader.value().map { .hidden($0) }
    case 25: reader.value().map { .arrowImage($0) }
    default: nil
    }
  }

  /// A length that divides: at least a billionth of a point.
  private static func readPositive(from reader: inout WireReader) -> Double? {
    guard let number = reader.double(), number >= 1e-9 else { return nil }
    return number
  }

  private static func readPair<Value: Wired>(
    from reader: inout WireReader, _ make: (RefreshState, Value) -> ComponentProperty
  ) -> ComponentProperty? {
    guard let state = reader.value(RefreshState.self), let value = reader.value(Value.self) else { return nil }
    return make(state, value)
  }
}

extension RGBAColor: Wired {
  func write(to writer: inout WireWriter) { writer.write(Int32(bitPattern: rgba)) }
  static func read(from reader: inout WireReader) -> RGBAColor? {
    reader.int32().map { RGBAColor(rgba: UInt32(bitPattern: $0)) }
  }
}

extension TriggerTimes: Wired {
  func write(to writer: inout WireWriter) {
    switch self {
    case .times(let times): writer.write(times)
    case .unlimited: writer.write(Int32(-1))
    }
  }

  static func read(from reader: inout WireReader) -> TriggerTimes? {
    guard let times = reader.int32(), times >= -1 else { return nil }
    return times == -1 ? .unlimited : .times(times)
  }
}

extension FrameSequence: Wired {
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

extension PullAmount: Wired {
  func write(to writer: inout WireWriter) {
    switch self {
    case .points(let amount):
      writer.write(byte: 0)
      writer.write(amount)
    case .fraction(let amount):
      writer.write(byte: 1)
      writer.write(amount)
    }
  }

  static func read(from reader: inout WireReader) -> PullAmount? {
    switch reader.byte() {
    case 0: reader.double().map { .points($0) }
    case 1: reader.double().map { .fraction($0) }
    default: nil
    }
  }
}

extension Command: Wired {
  func write(to writer: inout WireWriter) {
    switch self {
    case .touch: writer.write(byte: 0)
    case .drag(let destination): write(1, destination, to: &writer)
    case .dragBy(let way): write(2, way, to: &writer)
    case .pull(let role, let amount): write(3, role, amount, to: &writer)
    case .swipe(let way, let duration): write(4, way, duration, to: &writer)
    case .release(let velocity):
      writer.write(byte: 5)
      writer.write(velocity)
    case .cancel: writer.write(byte: 6)
    case .scroll(let destination, let animated): write(7, destination, animated, to: &writer)
    case .wait(let interval): write(8, interval, to: &writer)
    case .settle(let interval): write(9, interval, to: &writer)
    case .loadRows(let rows): write(10, rows, to: &writer)
    case .loadHeight(let height): write(11, height, to: &writer)
    case .setScene(let property): write(12, property, to: &writer)
    case .set(let role, let property): write(13, role, property, to: &writer)
    case .beginRefreshing(let role): write(14, role, to: &writer)
    case .endRefreshing(let role): write(15, role, to: &writer)
    case .endRefreshingWithNoMoreData(let role): write(16, role, to: &writer)
    case .resetNoMoreData(let role): write(17, role, to: &writer)
    case .tap(let role): write(18, role, to: &writer)
    case .attach(let blueprint): write(19, blueprint, to: &writer)
    case .detach(let role): write(20, role, to: &writer)
    case .window(let isInWindow): write(21, isInWindow, to: &writer)
    case .rotate(let size): write(22, size, to: &writer)
    case .language(let tag): write(23, tag, to: &writer)
    }
  }

  private func write(_ number: UInt8, _ value: some Wired, to writer: inout WireWriter) {
    writer.write(byte: number)
    writer.write(value)
  }

  private func write(_ number: UInt8, _ first: some Wired, _ second: some Wired, to writer: inout WireWriter) {
    write(number, first, to: &writer)
    writer.write(second)
  }

  static func read(from reader: inout WireReader) -> Command? {
    switch reader.byte() {
    case 0: .touch
    case 1: reader.value().map { .drag(to: $0) }
    case 2: reader.value().map { .dragBy($0) }
    case 3: readPair(from: &reader) { .pull($0, $1) }
    case 4: readPair(from: &reader) { .swipe(by: $0, $1) }
    case 5: reader.optional().map { .release(velocity: $0) }
    case 6: .cancel
    case 7: readPair(from: &reader) { .scroll(to: $0, animated: $1) }
    case 8: reader.value().map { .wait($0) }
    case 9: reader.value().map { .settle(atMost: $0) }
    case 10: reader.value().map { .loadRows($0) }
    case 11: reader.value().map { .loadHeight($0) }
    case 12: reader.value().map { .setScene($0) }
    case 13: readPair(from: &reader) { .set($0, $1) }
    case 14: reader.value().map { .beginRefreshing($0) }
    case 15: reader.value().map { .endRefreshing($0) }
    case 16: reader.value().map { .endRefreshingWithNoMoreData($0) }
    case 17: reader.value().map { .resetNoMoreData($0) }
    case 18: reader.value().map { .tap($0) }
    case 19: reader.value().map { .attach($0) }
    case 20: reader.value().map { .detach($0) }
    case 21: reader.value().map { .window($0) }
    case 22: reader.value().map { .rotate(to: $0) }
    case 23: reader.value().map { .language($0) }
    default: nil
    }
  }

  private static func readPair<First: Wired, Second: Wired>(
    from reader: inout WireReader, _ make: (First, Second) -> Command
  ) -> Command? {
    guard let first = reader.value(First.self), let second = reader.value(Second.self) else { return nil }
    return make(first, second)
  }
}

extension AppProgram.Hook: Wired {
  func write(to writer: inout WireWriter) {
    switch self {
    case .callback(let role, let callback):
      writer.write(byte: 0)
      writer.write(role)
      writer.write(callback)
    case .reloadData: writer.write(byte: 1)
    }
  }

  static func read(from reader: inout WireReader) -> AppProgram.Hook? {
    switch reader.byte() {
    case 0:
      guard let role = reader.value(ComponentRole.self), let callback = reader.value(Callback.self) else {
        return nil
      }
      return .callback(role, callback)
    case 1: return .reloadData
    default: return nil
    }
  }
}

extension AppProgram.Entry: Wired {
  func write(to writer: inout WireWriter) {
    writer.write(hook)
    writer.write(commands)
  }

  static func read(from reader: inout WireReader) -> AppProgram.Entry? {
    guard let hook = reader.value(AppProgram.Hook.self), let commands = reader.list(of: Command.self) else {
      return nil
    }
    return AppProgram.Entry(hook: hook, commands: commands)
  }
}

extension Replay.Step: Wired {
  func write(to writer: inout WireWriter) {
    writer.write(line)
    writer.write(commands)
  }

  static func read(from reader: inout WireReader) -> Replay.Step? {
    guard let line = reader.int32(), let commands = reader.list(of: Command.self) else { return nil }
    return Replay.Step(line: line, commands: commands)
  }
}

extension PullAmount: Wired {
  func write(to writer: inout WireWriter) {
    switch self {
    case .points(let amount): writer.write(case: 0, amount)
    case .fraction(let amount): writer.write(case: 1, amount)
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
  /// The first byte of a command. The order is fixed, because the page's script writes some of them.
  private enum Code: WiredCase {
    case touch, drag, dragBy, pull, swipe, release, cancel, scroll, wait, settle, loadRows, loadHeight, setScene,
      set
    case beginRefreshing, endRefreshing, endRefreshingWithNoMoreData, resetNoMoreData, tap, attach, detach, window
    case rotate, language, scrollBy, scrollToEnd, loadRowsAbove
  }

  func write(to writer: inout WireWriter) {
    switch self {
    case .touch: writer.write(Code.touch)
    case .drag(let destination): write(.drag, destination, to: &writer)
    case .dragBy(let way): write(.dragBy, way, to: &writer)
    case .pull(let role, let amount): write(.pull, role, amount, to: &writer)
    case .swipe(let way, let duration): write(.swipe, way, duration, to: &writer)
    case .release(let velocity): write(.release, velocity, to: &writer)
    case .cancel: writer.write(Code.cancel)
    case .scroll(let destination, let animated): write(.scroll, destination, animated, to: &writer)
    case .wait(let interval): write(.wait, interval, to: &writer)
    case .settle(let interval): write(.settle, interval, to: &writer)
    case .loadRows(let rows): write(.loadRows, rows, to: &writer)
    case .loadHeight(let height): write(.loadHeight, height, to: &writer)
    case .setScene(let property): write(.setScene, property, to: &writer)
    case .set(let role, let change): write(.set, role, change, to: &writer)
    case .beginRefreshing(let role): write(.beginRefreshing, role, to: &writer)
    case .endRefreshing(let role): write(.endRefreshing, role, to: &writer)
    case .endRefreshingWithNoMoreData(let role): write(.endRefreshingWithNoMoreData, role, to: &writer)
    case .resetNoMoreData(let role): write(.resetNoMoreData, role, to: &writer)
    case .tap(let role): write(.tap, role, to: &writer)
    case .attach(let blueprint): write(.attach, blueprint, to: &writer)
    case .detach(let role): write(.detach, role, to: &writer)
    case .window(let isInWindow): write(.window, isInWindow, to: &writer)
    case .rotate(let size): write(.rotate, size, to: &writer)
    case .language(let tag): write(.language, tag, to: &writer)
    case .scrollBy(let way, let animated): write(.scrollBy, way, animated, to: &writer)
    case .scrollToEnd(let edge, let animated): write(.scrollToEnd, edge, animated, to: &writer)
    case .loadRowsAbove(let rows): write(.loadRowsAbove, rows, to: &writer)
    }
  }

  private func write(_ code: Code, _ value: some Wired, to writer: inout WireWriter) {
    writer.write(code)
    writer.write(value)
  }

  private func write(_ code: Code, _ first: some Wired, _ second: some Wired, to writer: inout WireWriter) {
    write(code, first, to: &writer)
    writer.write(second)
  }

  static func read(from reader: inout WireReader) -> Command? {
    switch reader.value(Code.self) {
    case .touch: .touch
    case .drag: reader.value().map { .drag(to: $0) }
    case .dragBy: reader.value().map { .dragBy($0) }
    case .pull: reader.pair { .pull($0, $1) }
    case .swipe: reader.pair { .swipe(by: $0, $1) }
    case .release: reader.optional().map { .release(velocity: $0) }
    case .cancel: .cancel
    case .scroll: reader.pair { .scroll(to: $0, animated: $1) }
    case .wait: reader.value().map { .wait($0) }
    case .settle: reader.value().map { .settle(atMost: $0) }
    case .loadRows: reader.value().map { .loadRows($0) }
    case .loadHeight: reader.value().map { .loadHeight($0) }
    case .setScene: reader.value().map { .setScene($0) }
    case .set: reader.pair { .set($0, $1) }
    case .beginRefreshing: reader.value().map { .beginRefreshing($0) }
    case .endRefreshing: reader.value().map { .endRefreshing($0) }
    case .endRefreshingWithNoMoreData: reader.value().map { .endRefreshingWithNoMoreData($0) }
    case .resetNoMoreData: reader.value().map { .resetNoMoreData($0) }
    case .tap: reader.value().map { .tap($0) }
    case .attach: reader.value().map { .attach($0) }
    case .detach: reader.value().map { .detach($0) }
    case .window: reader.value().map { .window($0) }
    case .rotate: reader.value().map { .rotate(to: $0) }
    case .language: reader.value().map { .language($0) }
    case .scrollBy: reader.pair { .scrollBy($0, animated: $1) }
    case .scrollToEnd: reader.pair { .scrollToEnd($0, animated: $1) }
    case .loadRowsAbove: reader.value().map { .loadRowsAbove($0) }
    case nil: nil
    }
  }
}

extension AppProgram.Hook: Wired {
  func write(to writer: inout WireWriter) {
    switch self {
    case .callback(let role, let callback): writer.write(case: 0, role, callback)
    case .reloadData: writer.write(byte: 1)
    }
  }

  static func read(from reader: inout WireReader) -> AppProgram.Hook? {
    switch reader.byte() {
    case 0: reader.pair { .callback($0, $1) }
    case 1: .reloadData
    default: nil
    }
  }
}

extension AppProgram.Entry: WiredPair {
  var fields: (AppProgram.Hook, [Command]) { (hook, commands) }
  init?(fields hook: AppProgram.Hook, _ commands: [Command]) { self.init(hook: hook, commands: commands) }
}

extension Replay.Step: WiredPair {
  var fields: (Int32, [Command]) { (line, commands) }
  init?(fields line: Int32, _ commands: [Command]) { self.init(line: line, commands: commands) }
}

extension Command {
  /// Returns the command as bytes for an engine that runs elsewhere.
  public func encoded() -> [UInt8] { encoded(after: []) }

  /// Reads a command, or returns nil if the bytes don't contain exactly one.
  public init?(decoding bytes: [UInt8]) { self.init(decoding: bytes, after: []) }
}

extension Replay: Wired {
  func write(to writer: inout WireWriter) {
    writer.write(name)
    writer.write(line)
    writer.write(scene)
    writer.write(components)
    writer.write(app.entries)
    writer.write(steps)
  }

  static func read(from reader: inout WireReader) -> Replay? {
    guard let name = reader.text(), let line = reader.int32(), let scene = reader.value(ScrollScene.self),
      let components = reader.value([ComponentBlueprint].self), let app = reader.value([AppProgram.Entry].self),
      let steps = reader.value([Step].self)
    else { return nil }
    return Replay(name: name, line: line, scene: scene, components: components, app: AppProgram(app), steps: steps)
  }

  /// The beginning of the bytes: a name and the version of their form.
  private static var signature: [UInt8] { Array("RCFG".utf8) + [5] }

  /// Returns the replay as bytes.
  public func encoded() -> [UInt8] { encoded(after: Replay.signature) }

  /// Reads a replay, or returns nil if the bytes are invalid: of another format or version, too short, too long, or
  /// with values that the engine doesn't allow.
  public init?(decoding bytes: [UInt8]) { self.init(decoding: bytes, after: Replay.signature) }
}

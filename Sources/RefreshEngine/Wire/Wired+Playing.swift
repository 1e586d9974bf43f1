extension SceneChoice: WiredFields {
  mutating func pass(to wire: inout some Wire) {
    wire.field(&viewport)
    wire.field(&safeArea)
    wire.field(&content)
    wire.field(&language)
    wire.field(&app)
  }
}

extension SceneChoice.AppAnswer: WiredPair {
  var fields: (Interval?, Int32) { (delay, rows) }
  init?(fields delay: Interval?, _ rows: Int32) {
    guard rows >= 0 else { return nil }
    self.init(delay: delay, rows: rows)
  }
}

extension SceneChoice {
  /// The first bytes: a name and the version of the format.
  private static var signature: [UInt8] { Array("RCSC".utf8) + [2] }

  /// Returns the choice as bytes.
  public func encoded() -> [UInt8] { encoded(after: SceneChoice.signature) }

  /// Reads a choice, or returns nil if the bytes are invalid: of another format or version, too short, too long,
  /// or with values that aren't allowed.
  public init?(decoding bytes: [UInt8]) { self.init(decoding: bytes, after: SceneChoice.signature) }
}

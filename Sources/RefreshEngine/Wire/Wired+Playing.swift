extension SceneChoice: Wired {
  func write(to writer: inout WireWriter) {
    writer.write(viewport)
    writer.write(safeArea)
    writer.write(content)
    writer.write(language)
    writer.write(app)
  }

  static func read(from reader: inout WireReader) -> SceneChoice? {
    var choice = SceneChoice()
    guard reader.fill(&choice.viewport), reader.fill(&choice.safeArea), reader.fill(&choice.content),
      reader.fill(&choice.language), reader.fill(&choice.app)
    else { return nil }
    return choice
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
  public func encoded() -> [UInt8] { encoded(behind: SceneChoice.signature) }

  /// Reads a choice, or returns nil if the bytes are invalid: of another format or version, too short, too long,
  /// or with values that aren't allowed.
  public init?(decoding bytes: [UInt8]) { self.init(decoding: bytes, behind: SceneChoice.signature) }
}

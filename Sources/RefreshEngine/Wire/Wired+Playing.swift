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
    guard let viewport = reader.optional(Size.self), let safeArea = reader.optional(Insets.self),
      let content = reader.optional(SceneContent.self), let language = reader.optional(String.self),
      let app = reader.optional(AppAnswer.self)
    else { return nil }
    choice.viewport = viewport
    choice.safeArea = safeArea
    choice.content = content
    choice.language = language
    choice.app = app
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
  /// The beginning of the bytes: a name and the version of their form.
  private static var signature: [UInt8] { Array("RCSC".utf8) + [2] }

  /// The choice as bytes.
  public func encoded() -> [UInt8] {
    var writer = WireWriter()
    for byte in SceneChoice.signature { writer.write(byte: byte) }
    writer.write(self)
    return writer.bytes
  }

  /// Reads a choice, nil where the bytes are none: of another form or version, cut short, too long, or senseless.
  public init?(decoding bytes: [UInt8]) {
    var reader = WireReader(bytes)
    for byte in SceneChoice.signature where reader.byte() != byte { return nil }
    guard let choice = reader.value(SceneChoice.self), reader.isAtEnd else { return nil }
    self = choice
  }
}

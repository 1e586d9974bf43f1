extension Replay {
  /// What the bytes begin with: a name and the version of their form.
  private static var signature: [UInt8] { Array("RCFG".utf8) + [2] }

  /// The replay as bytes.
  public func encoded() -> [UInt8] {
    var writer = WireWriter()
    for byte in Replay.signature { writer.write(byte: byte) }
    writer.write(name)
    writer.write(line)
    writer.write(scene)
    writer.write(components)
    writer.write(app.entries)
    writer.write(steps)
    return writer.bytes
  }

  /// Reads a replay, nil where the bytes are none: of another form or version, cut short, too long, or with values that
  /// the engine does not have.
  public init?(decoding bytes: [UInt8]) {
    var reader = WireReader(bytes)
    for byte in Replay.signature where reader.byte() != byte { return nil }
    guard let name = reader.text(), let line = reader.int32(), let scene = reader.value(ScrollScene.self),
      let components = reader.list(of: ComponentBlueprint.self), let app = reader.list(of: AppProgram.Entry.self),
      let steps = reader.list(of: Step.self), reader.isAtEnd
    else { return nil }
    self.init(
      name: name, line: line, scene: scene, components: components, app: AppProgram(app), steps: steps)
  }
}

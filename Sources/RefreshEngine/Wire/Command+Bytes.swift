extension Command {
  /// The command as bytes for an engine that runs elsewhere.
  public func encoded() -> [UInt8] {
    var writer = WireWriter()
    writer.write(self)
    return writer.bytes
  }

  /// Reads a command, nil where the bytes are none, or more than one.
  public init?(decoding bytes: [UInt8]) {
    var reader = WireReader(bytes)
    guard let command = reader.value(Command.self), reader.isAtEnd else { return nil }
    self = command
  }
}

import ArgumentParser
import RefreshPreview

/// Where a preview is served.
struct ServerOptions: ParsableArguments {
  /// The port that is tried first if none is chosen.
  static let defaultPort: UInt16 = 8017

  @Option(
    help: ArgumentHelp(
      "Serve at this IP address instead of 127.0.0.1, for other machines to see.", valueName: "address"))
  var host: String?

  @Option(
    help: ArgumentHelp(
      "Serve at this port, or the next that is free; 0 is any. The default is \(ServerOptions.defaultPort).",
      valueName: "port"))
  var port: UInt16?

  /// Whether the user has chosen something.
  var isChosen: Bool { host != nil || port != nil }

  /// The address.
  var address: ServerAddress {
    ServerAddress(host: host ?? "127.0.0.1", port: port ?? ServerOptions.defaultPort)
  }
}

/// The address of a server: an IP address and a port.
package struct ServerAddress: Equatable, Sendable {
  /// The address as it was given: IPv4, or IPv6 without brackets.
  package let host: String
  /// The port; 0 for any free one.
  package let port: UInt16

  /// Creates an address.
  ///
  /// - Parameters:
  ///   - host: An IP address, or `localhost`, which is 127.0.0.1.
  ///   - port: The port; 0 for any free one.
  package init(host: String, port: UInt16) {
    self.host = host == "localhost" ? "127.0.0.1" : host
    self.port = port
  }

  /// Whether only this machine can reach it.
  package var isLoopback: Bool { host.hasPrefix("127.") || host == "::1" }

  /// Whether it stands for all addresses of the machine.
  package var isUnspecified: Bool { host == "0.0.0.0" || host == "::" }

  /// The host in a URL; an address that stands for all is replaced by a loopback address.
  var urlHost: String {
    if isUnspecified { return "127.0.0.1" }
    return host.contains(":") ? "[\(host)]" : host
  }

  /// The host and the port in a URL.
  package var authority: String { port == 80 ? urlHost : "\(urlHost):\(port)" }
}

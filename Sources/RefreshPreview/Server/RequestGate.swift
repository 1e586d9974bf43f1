import RefreshText

/// Accepts only requests from this server's own pages, and from programs that use its address.
///
/// A page of another site can make a browser send requests to 127.0.0.1: by its own name, if that name resolves to
/// this machine (DNS rebinding, in which case the `Host` is foreign), or directly (in which case the `Origin` is
/// foreign, or `Sec-Fetch-Site` says so).
package struct RequestGate: Sendable {
  private let address: ServerAddress

  /// Creates a gate for the server at an address.
  package init(_ address: ServerAddress) { self.address = address }

  /// Returns the reason why a request is refused, or `nil` if it is accepted.
  package func refusal(of request: HTTPRequest) -> String? {
    guard let host = request[name: "host"], isOwn(host) else {
      return "this server only answers requests to its own address, \(address.authority)"
    }
    let origins = request.headers.filter { $0.name == "origin" }
    guard origins.allSatisfy({ $0.value.lowercased() == "http://\(host.lowercased())" }) else {
      return "requests from other sites are refused"
    }
    // A person can follow a link from another site; any other cross-site request comes from a page.
    if let site = request[name: "sec-fetch-site"], site != "same-origin", site != "none",
      request[name: "sec-fetch-mode"] != "navigate" || request.method != "GET"
    {
      return "requests from other sites are refused"
    }
    return nil
  }

  /// Returns whether a `Host` names this server in a way that no foreign name server can imitate: by an IP address
  /// or `localhost`.
  private func isOwn(_ host: String) -> Bool {
    guard let (name, port) = RequestGate.parts(of: host.lowercased()), port == address.port else { return false }
    if address.isLoopback { return ["localhost", "127.0.0.1", "[::1]", address.urlHost].contains(name) }
    if address.isUnspecified { return name == "localhost" || RequestGate.isLiteral(name) }
    return name == address.urlHost.lowercased()
  }

  /// Returns the name and the port of a `Host`; the default port is 80.
  private static func parts(of host: String) -> (name: String, port: UInt16)? {
    guard let colon = host.lastIndex(of: ":"), !host.hasSuffix("]") else { return (host, 80) }
    let digits = host[host.index(after: colon)...]
    guard !digits.isEmpty, digits.utf8.allSatisfy({ (48...57).contains($0) }),
      let port = digits.wholeNumber(as: UInt16.self)
    else {
      return nil
    }
    return (String(host[..<colon]), port)
  }

  /// Returns whether a name is an IP address: four numbers, or anything in brackets, since no other names have
  /// them.
  private static func isLiteral(_ name: String) -> Bool {
    if name.hasPrefix("["), name.hasSuffix("]") {
      return name.dropFirst().dropLast().utf8.allSatisfy { "0123456789abcdef:.".utf8.contains($0) }
    }
    let numbers = name.split(separator: ".", omittingEmptySubsequences: false)
    return numbers.count == 4
      && numbers.allSatisfy {
        (1...3).contains($0.utf8.count) && $0.utf8.allSatisfy { (48...57).contains($0) }
          && $0.wholeNumber(as: UInt8.self) != nil
      }
  }
}

/// A secret in the URL, known only to those who have seen it: 128 random bits from the system's generator.
package struct AccessToken: Sendable {
  /// The token as it is in a URL: 32 hexadecimal digits.
  package let text: String

  /// Creates a new token.
  package init() {
    // getrandom(2) on Linux, arc4random_buf(3) on macOS.
    var generator = SystemRandomNumberGenerator()
    let digits = Array("0123456789abcdef")
    text = String((0..<32).map { _ in digits[Int(generator.next() & 15 as UInt64)] })
  }

  /// Returns whether a client knows the token. The time that this takes doesn't depend on how much of the token is
  /// right.
  package func matches(_ other: String?) -> Bool {
    guard let other, other.utf8.count == text.utf8.count else { return false }
    return zip(text.utf8, other.utf8).reduce(0 as UInt8) { $0 | ($1.0 ^ $1.1) } == 0
  }
}

/// A request of HTTP/1.1 (RFC 9112) that arrived as a whole.
package struct HTTPRequest: Equatable, Sendable {
  /// A header field.
  package struct Header: Equatable, Sendable {
    /// Its name, in lower case.
    package let name: String
    /// Its value, without blanks around it.
    package let value: String
  }

  /// The method, as `GET`.
  package let method: String
  /// The path, as it was sent: nothing in it is decoded.
  package let path: String
  /// What follows a `?`, as it was sent; empty if nothing does.
  package let query: String
  /// The header fields, in order.
  package let headers: [Header]
  /// The body; empty if there is none.
  package let body: [UInt8]
  /// Whether the client wants to go on with the same connection.
  package let keepsAlive: Bool

  /// The value of a header field that may stand there once; nil if it does not, or is there twice.
  package subscript(name name: String) -> String? {
    let found = headers.filter { $0.name == name }
    return found.count == 1 ? found[0].value : nil
  }

  /// The value of a parameter of the query, as it was sent; nil if it is not there.
  package func parameter(_ name: String) -> String? {
    for part in query.split(separator: "&") {
      let pair = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      if pair.count == 2, pair[0] == name { return String(pair[1]) }
    }
    return nil
  }
}

/// A response of HTTP/1.1.
package struct HTTPResponse: Sendable {
  /// The content behind the header fields.
  package enum Body: Sendable {
    /// These bytes.
    case bytes([UInt8])
    /// Server-sent events, from now on until one of both sides ends it; first those that the client has missed.
    case events([ServerEvent])
  }

  /// The status.
  package var status: HTTPStatus
  /// Header fields beside those that every answer has.
  package var headers: [(name: String, value: String)]
  /// The body.
  package var body: Body

  /// An answer of bytes.
  ///
  /// - Parameters:
  ///   - status: The status. The default is 200.
  ///   - type: The media type.
  ///   - headers: More header fields. The default is none.
  ///   - body: The bytes.
  package init(
    _ status: HTTPStatus = .ok, type: String, headers: [(name: String, value: String)] = [], body: Body
  ) {
    self.status = status
    self.headers = [("Content-Type", type)] + headers
    self.body = body
  }

  /// An answer in words.
  package init(_ status: HTTPStatus, _ text: String, headers: [(name: String, value: String)] = []) {
    self.init(status, type: "text/plain; charset=utf-8", headers: headers, body: .bytes(Array("\(text)\n".utf8)))
  }

  /// A stream of events.
  package init(events: [ServerEvent]) { self.init(type: "text/event-stream", body: .events(events)) }

  /// Its bytes.
  ///
  /// - Parameters:
  ///   - keepsAlive: Whether the connection stays open behind it.
  ///   - isHead: Whether the body is left out, as HEAD wants it.
  func encoded(keepsAlive: Bool, isHead: Bool) -> [UInt8] {
    var lines = "HTTP/1.1 \(status.rawValue)\r\n"
    for header in HTTPResponse.always + headers { lines += "\(header.name): \(header.value)\r\n" }
    switch body {
    case .bytes(let bytes):
      lines += "Content-Length: \(bytes.count)\r\nConnection: \(keepsAlive ? "keep-alive" : "close")\r\n\r\n"
      return Array(lines.utf8) + (isHead ? [] : bytes)
    case .events(let events):
      // A stream without a length ends with its connection. A client that lost it tries again after half a second.
      lines += "Connection: close\r\n\r\n"
      return Array(lines.utf8) + (isHead ? [] : Array("retry: 500\n\n".utf8) + events.flatMap(\.encoded))
    }
  }

  /// The fields of every response: browsers guess no types, cache nothing, send no referrer, and let no other site
  /// embed or read it.
  private static let always: [(name: String, value: String)] = [
    ("Cache-Control", "no-store"), ("X-Content-Type-Options", "nosniff"), ("Referrer-Policy", "no-referrer"),
    ("X-Frame-Options", "DENY"), ("Cross-Origin-Opener-Policy", "same-origin"),
    ("Cross-Origin-Resource-Policy", "same-origin"),
  ]
}

/// The status of a response, by its code and the words that go with it (RFC 9110, section 15; 431: RFC 6585).
package enum HTTPStatus: String, Sendable {
  case ok = "200 OK"
  case created = "201 Created"
  case badRequest = "400 Bad Request"
  case forbidden = "403 Forbidden"
  case notFound = "404 Not Found"
  case methodNotAllowed = "405 Method Not Allowed"
  case requestTimeout = "408 Request Timeout"
  case contentTooLarge = "413 Content Too Large"
  case unsupportedMediaType = "415 Unsupported Media Type"
  case expectationFailed = "417 Expectation Failed"
  case unprocessableContent = "422 Unprocessable Content"
  case requestHeaderFieldsTooLarge = "431 Request Header Fields Too Large"
  case internalServerError = "500 Internal Server Error"
  case notImplemented = "501 Not Implemented"
  case versionNotSupported = "505 HTTP Version Not Supported"
}

/// A server-sent event (HTML, section 9.2).
package struct ServerEvent: Equatable, Sendable {
  /// The id that a client that reconnects sends as the last that it has seen; on one line.
  package let id: String
  /// The content, on one line.
  package let data: String

  var encoded: [UInt8] { Array("id: \(id)\ndata: \(data)\n\n".utf8) }

  /// A line that clients ignore; sending it shows whether a client is still there.
  static let heartbeat = Array(":\n\n".utf8)
}

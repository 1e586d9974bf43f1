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
    _ status: HTTPStatus = .ok, type: String, headers: [(name: String, value: String)] = [], body: [UInt8]
  ) {
    self.status = status
    self.headers = [("Content-Type", type)] + headers
    self.body = .bytes(body)
  }

  /// An answer in words.
  package init(_ status: HTTPStatus, _ text: String, headers: [(name: String, value: String)] = []) {
    self.init(status, type: "text/plain; charset=utf-8", headers: headers, body: Array("\(text)\n".utf8))
  }

  /// A stream of events.
  package init(events: [ServerEvent]) {
    status = .ok
    headers = [("Content-Type", "text/event-stream")]
    body = .events(events)
  }

  /// Its bytes.
  ///
  /// - Parameters:
  ///   - keepsAlive: Whether the connection stays open behind it.
  ///   - isHead: Whether the body is left out, as HEAD wants it.
  func encoded(keepsAlive: Bool, isHead: Bool) -> [UInt8] {
    var lines = "HTTP/1.1 \(status.code) \(status.phrase)\r\n"
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

/// The status of a response (RFC 9110, section 15; 431: RFC 6585).
package struct HTTPStatus: Equatable, Sendable {
  /// The code.
  let code: Int
  /// The words that go with it.
  let phrase: String

  package static let ok = HTTPStatus(code: 200, phrase: "OK")
  package static let created = HTTPStatus(code: 201, phrase: "Created")
  package static let badRequest = HTTPStatus(code: 400, phrase: "Bad Request")
  package static let forbidden = HTTPStatus(code: 403, phrase: "Forbidden")
  package static let notFound = HTTPStatus(code: 404, phrase: "Not Found")
  package static let methodNotAllowed = HTTPStatus(code: 405, phrase: "Method Not Allowed")
  package static let requestTimeout = HTTPStatus(code: 408, phrase: "Request Timeout")
  package static let contentTooLarge = HTTPStatus(code: 413, phrase: "Content Too Large")
  package static let unsupportedMediaType = HTTPStatus(code: 415, phrase: "Unsupported Media Type")
  package static let expectationFailed = HTTPStatus(code: 417, phrase: "Expectation Failed")
  package static let unprocessableContent = HTTPStatus(code: 422, phrase: "Unprocessable Content")
  package static let requestHeaderFieldsTooLarge = HTTPStatus(code: 431, phrase: "Request Header Fields Too Large")
  package static let internalServerError = HTTPStatus(code: 500, phrase: "Internal Server Error")
  package static let notImplemented = HTTPStatus(code: 501, phrase: "Not Implemented")
  package static let versionNotSupported = HTTPStatus(code: 505, phrase: "HTTP Version Not Supported")
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

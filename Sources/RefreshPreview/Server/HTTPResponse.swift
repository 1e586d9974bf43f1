/// An HTTP/1.1 response.
package struct HTTPResponse: Sendable {
  /// The content after the header fields.
  package enum Body: Sendable {
    /// These bytes.
    case bytes([UInt8])
    /// Server-sent events, beginning with those that the client has missed, until one of the two sides ends the
    /// connection.
    case events([ServerEvent])
  }

  /// The status.
  package var status: HTTPStatus
  /// Header fields in addition to those of every response.
  package var headers: [(name: String, value: String)]
  /// The body.
  package var body: Body

  /// Creates a response.
  ///
  /// - Parameters:
  ///   - status: The status. The default is 200.
  ///   - type: The media type.
  ///   - headers: Additional header fields. The default is none.
  ///   - body: The body.
  package init(
    _ status: HTTPStatus = .ok, type: String, headers: [(name: String, value: String)] = [], body: Body
  ) {
    self.status = status
    self.headers = [("Content-Type", type)] + headers
    self.body = body
  }

  /// Creates a response that consists of text.
  package init(_ status: HTTPStatus, _ text: String, headers: [(name: String, value: String)] = []) {
    self.init(status, type: "text/plain; charset=utf-8", headers: headers, body: .bytes(Array("\(text)\n".utf8)))
  }

  /// Creates a stream of events.
  package init(events: [ServerEvent]) { self.init(type: "text/event-stream", body: .events(events)) }

  /// The bytes of the response. The connection ends with it: clients only ask for a page, its events and a recording.
  var encoded: [UInt8] {
    var lines = "HTTP/1.1 \(status.rawValue)\r\n"
    for header in HTTPResponse.always + headers { lines += "\(header.name): \(header.value)\r\n" }
    switch body {
    case .bytes(let bytes):
      return Array("\(lines)Content-Length: \(bytes.count)\r\nConnection: close\r\n\r\n".utf8) + bytes
    case .events(let events):
      // A client that loses the stream tries again after half a second.
      return Array("\(lines)Connection: close\r\n\r\nretry: 500\n\n".utf8) + events.flatMap(\.encoded)
    }
  }

  /// The header fields of every response: browsers must not guess types, cache anything, send a referrer, or let
  /// another site embed or read the response.
  private static let always: [(name: String, value: String)] = [
    ("Cache-Control", "no-store"), ("X-Content-Type-Options", "nosniff"), ("Referrer-Policy", "no-referrer"),
    ("X-Frame-Options", "DENY"), ("Cross-Origin-Opener-Policy", "same-origin"),
    ("Cross-Origin-Resource-Policy", "same-origin"),
  ]
}

/// The status of a response, with its code and reason phrase (RFC 9110, section 15; 431: RFC 6585).
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
  case unprocessableContent = "422 Unprocessable Content"
  case requestHeaderFieldsTooLarge = "431 Request Header Fields Too Large"
  case internalServerError = "500 Internal Server Error"
}

/// A server-sent event (HTML, section 9.2).
package struct ServerEvent: Equatable, Sendable {
  /// The id that a client sends when it reconnects, as that of the last event it received; on one line.
  package let id: String
  /// The content, on one line.
  package let data: String

  var encoded: [UInt8] { Array("id: \(id)\ndata: \(data)\n\n".utf8) }

  /// A line that clients ignore; sending it shows whether a client still exists.
  static let heartbeat = Array(":\n\n".utf8)
}

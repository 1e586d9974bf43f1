import RefreshText

/// A complete HTTP/1.1 request (RFC 9112).
package struct HTTPRequest: Equatable, Sendable {
  /// A header field.
  package struct Header: Equatable, Sendable {
    /// The name, in lower case.
    let name: String
    /// The value, without blanks at its ends.
    let value: String
  }

  /// The method, such as `GET`.
  let method: String
  /// The path as it was sent, without any decoding.
  let path: String
  /// The text after a `?` as it was sent; empty if there is none.
  let query: String
  /// The header fields, in order.
  let headers: [Header]
  /// The body; empty if there is none.
  var body: [UInt8] = []

  /// Returns the value of a header field that may occur once, or `nil` if it is missing or occurs twice.
  subscript(name name: String) -> String? {
    let found = headers.filter { $0.name == name }
    return found.count == 1 ? found[0].value : nil
  }

  /// Returns the value of a parameter of the query as it was sent, or `nil` if it is missing.
  func parameter(_ name: String) -> String? {
    for part in query.split(separator: "&") {
      let pair = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      if pair.count == 2, pair[0] == name { return String(pair[1]) }
    }
    return nil
  }
}

/// The reason why a request is refused.
struct HTTPRefusal: Error, Equatable {
  let status: HTTPStatus
  let reason: String

  init(_ status: HTTPStatus, _ reason: String) {
    self.status = status
    self.reason = reason
  }
}

/// The first line and the header fields of a request; the body follows.
struct HTTPRequestHead {
  /// The request without its body.
  let request: HTTPRequest
  /// The length of the body in bytes.
  let length: Int

  /// Parses a head.
  ///
  /// - Parameters:
  ///   - bytes: The head without the empty line at its end; every LF follows a CR.
  ///   - limits: The limits on its size.
  init(_ bytes: ArraySlice<UInt8>, _ limits: ServerLimits) throws(HTTPRefusal) {
    let lines = bytes.split(separator: 10, omittingEmptySubsequences: false).map { line in
      line.last == 13 ? line.dropLast() : line
    }
    // A value may contain tabs as blanks; no other control character is allowed.
    guard !lines.contains(where: { $0.contains { ($0 < 32 && $0 != 9) || $0 == 127 } }) else {
      throw HTTPRefusal(.badRequest, "the request contains a control character")
    }
    let words = lines[0].split(separator: 32, omittingEmptySubsequences: false)
    guard words.count == 3, !words[0].isEmpty, words[0].allSatisfy(HTTPRequestHead.isToken), words[1].first == 47,
      words[2].elementsEqual("HTTP/1.1".utf8)
    else { throw HTTPRefusal(.badRequest, "the first line isn't METHOD /PATH HTTP/1.1") }
    guard lines.count - 1 <= limits.headers else {
      throw HTTPRefusal(.requestHeaderFieldsTooLarge, "there are more than \(limits.headers) headers")
    }
    var headers: [HTTPRequest.Header] = []
    for line in lines.dropFirst() { headers.append(try HTTPRequestHead.header(line)) }
    func values(_ name: String) -> [String] { headers.filter { $0.name == name }.map(\.value) }

    guard values("host").count == 1 else {
      throw HTTPRefusal(.badRequest, "there must be exactly one Host header")
    }
    guard values("transfer-encoding").isEmpty else {
      throw HTTPRefusal(.badRequest, "a body needs a Content-Length")
    }
    length = try HTTPRequestHead.length(values("content-length"), limits)
    let target = words[1].split(separator: 63, maxSplits: 1, omittingEmptySubsequences: false)
    request = HTTPRequest(
      method: String(decoding: words[0], as: UTF8.self), path: String(decoding: target[0], as: UTF8.self),
      query: target.count > 1 ? String(decoding: target[1], as: UTF8.self) : "", headers: headers)
  }

  private static func header(_ line: ArraySlice<UInt8>) throws(HTTPRefusal) -> HTTPRequest.Header {
    let parts = line.split(separator: 58, maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, !parts[0].isEmpty, parts[0].allSatisfy(isToken) else {
      throw HTTPRefusal(.badRequest, "a header isn't NAME: VALUE")
    }
    let isBlank = { (byte: UInt8) in byte == 32 || byte == 9 }
    var value = parts[1].drop(while: isBlank)
    while let last = value.last, isBlank(last) { value.removeLast() }
    return HTTPRequest.Header(
      name: String(decoding: parts[0], as: UTF8.self).lowercased(), value: String(decoding: value, as: UTF8.self))
  }

  private static func length(_ values: [String], _ limits: ServerLimits) throws(HTTPRefusal) -> Int {
    guard let value = values.first else { return 0 }
    guard values.count == 1, !value.isEmpty, value.utf8.allSatisfy({ (48...57).contains($0) }) else {
      throw HTTPRefusal(.badRequest, "the Content-Length isn't a number")
    }
    guard let length = value.wholeNumber(), length <= limits.body else {
      throw HTTPRefusal(.contentTooLarge, "the body is over \(limits.body) bytes")
    }
    return length
  }

  /// Returns whether a byte is allowed in a method or the name of a header field (RFC 9110, section 5.6.2).
  private static func isToken(_ byte: UInt8) -> Bool {
    switch byte {
    case 48...57, 65...90, 97...122: true
    default: "!#$%&'*+-.^_`|~".utf8.contains(byte)
    }
  }
}

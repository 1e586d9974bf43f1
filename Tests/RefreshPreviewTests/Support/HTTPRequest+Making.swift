@testable import RefreshPreview

extension HTTPRequest {
  /// Returns a request without a body.
  static func get(
    _ path: String, method: String = "GET", query: String = "", host: String = "127.0.0.1:8017",
    _ headers: [String: String] = [:], body: String = ""
  ) -> HTTPRequest {
    HTTPRequest(
      method: method, path: path, query: query,
      headers: [Header(name: "host", value: host)]
        + headers.sorted { $0.key < $1.key }.map { Header(name: $0.key.lowercased(), value: $0.value) },
      body: Array(body.utf8))
  }
}

extension HTTPResponse {
  /// The body as text, even that of events.
  var text: String {
    switch body {
    case .bytes(let bytes): String(decoding: bytes, as: UTF8.self)
    case .events(let events): String(decoding: events.flatMap(\.encoded), as: UTF8.self)
    }
  }
}

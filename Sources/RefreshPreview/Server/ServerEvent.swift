/// A server-sent event (HTML, section 9.2).
package struct ServerEvent: Equatable, Sendable {
  /// What a client that lost its connection says it has seen last; on one line.
  package let id: String
  /// What it tells, on one line.
  package let data: String

  /// Makes an event.
  package init(id: String, data: String) {
    self.id = id
    self.data = data
  }

  var encoded: [UInt8] { Array("id: \(id)\ndata: \(data)\n\n".utf8) }

  /// A line that clients pass over; who is gone does not take it.
  static let heartbeat = Array(":\n\n".utf8)
}

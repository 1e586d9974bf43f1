/// Parses the bytes of a client into requests, however they are split. It does no I/O.
///
/// It is as strict as RFC 9112 allows: a request that two parsers could read in two ways is refused.
struct HTTPRequestReader {
  private let limits: ServerLimits
  private var bytes: [UInt8] = []
  /// The number of bytes that have been searched for the end of the head.
  private var searched = 0
  private var hasPassedEmptyLine = false
  private var head: HTTPRequestHead?

  init(_ limits: ServerLimits) { self.limits = limits }

  /// Whether a part of a request has arrived.
  var isWithinRequest: Bool { !bytes.isEmpty || head != nil }

  /// Whether the client waits for permission to continue before it sends a body; it gets the permission once.
  private(set) var wantsToBeToldToGoOn = false
  /// Records that the client got the permission.
  mutating func toldToGoOn() { wantsToBeToldToGoOn = false }

  /// Adds bytes.
  mutating func append(_ more: some Sequence<UInt8>) { bytes.append(contentsOf: more) }

  /// Returns the next request, or `nil` until it has arrived completely. After a refusal, nothing more can be
  /// parsed.
  mutating func next() throws(HTTPRefusal) -> HTTPRequest? {
    if head == nil {
      head = try nextHead()
      wantsToBeToldToGoOn = head.map { $0.expectsToGoOn && $0.length > 0 } ?? false
    }
    guard let head, bytes.count >= head.length else { return nil }
    var request = head.request
    request.body = Array(bytes.prefix(head.length))
    bytes.removeFirst(head.length)
    self.head = nil
    wantsToBeToldToGoOn = false
    return request
  }

  private mutating func nextHead() throws(HTTPRefusal) -> HTTPRequestHead? {
    // One empty line before a request is ignored (RFC 9112, section 2.2), but not more, so that a client can't send
    // them forever.
    if !hasPassedEmptyLine, bytes.starts(with: [13, 10]) {
      bytes.removeFirst(2)
      searched = 0
      hasPassedEmptyLine = true
    }
    for index in searched..<bytes.count where bytes[index] == UInt8(ascii: "\n") {
      guard index > 0, bytes[index - 1] == UInt8(ascii: "\r") else {
        throw HTTPRefusal(.badRequest, "a line doesn't end with CR LF")
      }
      guard index >= 3, bytes[index - 3...index].elementsEqual([13, 10, 13, 10]) else { continue }
      guard index < limits.head else { break }
      let head = try HTTPRequestHead(bytes[..<(index - 3)], limits)
      bytes.removeFirst(index + 1)
      searched = 0
      hasPassedEmptyLine = false
      return head
    }
    searched = bytes.count
    guard bytes.count <= limits.head else {
      throw HTTPRefusal(
        .requestHeaderFieldsTooLarge, "the first line and the headers are over \(limits.head) bytes")
    }
    return nil
  }
}

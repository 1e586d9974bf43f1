/// Parses the bytes of a client into its request, however they are split. It does no I/O.
///
/// It is as strict as RFC 9112 allows: a request that two parsers could read in two ways is refused.
struct HTTPRequestReader {
  private let limits: ServerLimits
  private var bytes: [UInt8] = []
  /// The number of bytes that have been searched for the end of the head.
  private var searched = 0
  private var head: HTTPRequestHead?

  init(_ limits: ServerLimits) { self.limits = limits }

  /// Whether a part of the request has arrived.
  var hasBegun: Bool { !bytes.isEmpty || head != nil }

  /// Adds bytes.
  mutating func append(_ more: some Sequence<UInt8>) { bytes.append(contentsOf: more) }

  /// Returns the request, or `nil` until it has arrived completely. After a refusal, nothing more can be parsed.
  mutating func next() throws(HTTPRefusal) -> HTTPRequest? {
    if head == nil { head = try nextHead() }
    guard let head, bytes.count >= head.length else { return nil }
    var request = head.request
    request.body = Array(bytes.prefix(head.length))
    return request
  }

  private mutating func nextHead() throws(HTTPRefusal) -> HTTPRequestHead? {
    for index in searched..<bytes.count where bytes[index] == UInt8(ascii: "\n") {
      guard index > 0, bytes[index - 1] == UInt8(ascii: "\r") else {
        throw HTTPRefusal(.badRequest, "a line doesn't end with CR LF")
      }
      guard index >= 3, bytes[index - 3...index].elementsEqual([13, 10, 13, 10]) else { continue }
      guard index < limits.head else { break }
      let head = try HTTPRequestHead(bytes[..<(index - 3)], limits)
      bytes.removeFirst(index + 1)
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

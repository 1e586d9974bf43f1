/// Makes requests of the bytes that come from a client, however they are cut. It does no I/O.
///
/// It is as strict as RFC 9112 lets it be: what two readers could understand in two ways is refused.
struct HTTPRequestReader {
  /// What the bytes so far are.
  enum Outcome: Equatable {
    /// The beginning of a request, or nothing.
    case unfinished
    /// A request.
    case request(HTTPRequest)
    /// No request, or too much of it; nothing behind it can be understood.
    case refusal(HTTPStatus, String)
  }

  private let limits: ServerLimits
  private var bytes: [UInt8] = []
  /// How many bytes have been looked at in search of the end of the head.
  private var searched = 0
  private var hasPassedEmptyLine = false
  private var head: HTTPRequestHead?

  init(_ limits: ServerLimits) { self.limits = limits }

  /// Whether something of a request has come, and not all of it.
  var isWithinRequest: Bool { !bytes.isEmpty || head != nil }

  /// Whether the client waits to be told to go on before it sends a body (RFC 9110, section 10.1.1); it is said once.
  private(set) var wantsToBeToldToGoOn = false
  /// Notes that the client was told.
  mutating func toldToGoOn() { wantsToBeToldToGoOn = false }

  /// Takes bytes.
  mutating func append(_ more: some Sequence<UInt8>) { bytes.append(contentsOf: more) }

  /// The next request.
  mutating func next() -> Outcome {
    if head == nil {
      switch readHead() {
      case .failure(let refusal): return .refusal(refusal.status, refusal.reason)
      case .success(let found):
        guard let found else { return .unfinished }
        head = found
        wantsToBeToldToGoOn = found.expectsToGoOn && found.length > 0
      }
    }
    guard let head, bytes.count >= head.length else { return .unfinished }
    let body = Array(bytes.prefix(head.length))
    bytes.removeFirst(head.length)
    self.head = nil
    wantsToBeToldToGoOn = false
    return .request(head.request(body: body))
  }

  private mutating func readHead() -> Result<HTTPRequestHead?, HTTPRefusal> {
    // An empty line before a request is passed over (RFC 9112, section 2.2), one, lest a client sends nothing else.
    if !hasPassedEmptyLine, bytes.starts(with: [13, 10]) {
      bytes.removeFirst(2)
      searched = 0
      hasPassedEmptyLine = true
    }
    var index = searched
    while index < bytes.count {
      defer { index += 1 }
      guard bytes[index] == UInt8(ascii: "\n") else { continue }
      guard index > 0, bytes[index - 1] == UInt8(ascii: "\r") else {
        return .failure(HTTPRefusal(.badRequest, "a line does not end in CR LF"))
      }
      guard index >= 3, bytes[index - 3...index].elementsEqual([13, 10, 13, 10]) else { continue }
      guard index < limits.head else { break }
      let text = bytes[..<(index - 3)]
      let head = HTTPRequestHead.read(text, limits)
      bytes.removeFirst(index + 1)
      searched = 0
      hasPassedEmptyLine = false
      return head.map { $0 }
    }
    searched = bytes.count
    guard bytes.count <= limits.head else {
      return .failure(
        HTTPRefusal(.requestHeaderFieldsTooLarge, "the first line and the headers are over \(limits.head) bytes"))
    }
    return .success(nil)
  }
}

/// Why a request is not taken.
struct HTTPRefusal: Error, Equatable {
  let status: HTTPStatus
  let reason: String

  init(_ status: HTTPStatus, _ reason: String) {
    self.status = status
    self.reason = reason
  }
}

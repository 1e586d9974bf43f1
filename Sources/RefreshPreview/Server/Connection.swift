/// A client's connection: parses one request, and sends the response as fast as the client accepts it.
final class Connection {
  /// The phases of a connection.
  private enum Phase {
    /// The request and its response.
    case request
    /// Events, until one of the two sides ends the connection.
    case events
    /// No more output; further input is ignored, so that the client can read the response.
    case lingering
    /// The connection is over.
    case over
  }

  typealias Clock = ContinuousClock

  let socket: Socket
  private let limits: ServerLimits
  private var reader: HTTPRequestReader
  private var phase = Phase.request
  /// The bytes that the client has not accepted yet.
  private var output: ArraySlice<UInt8> = []
  /// The newest event after the output, which makes earlier ones unnecessary. All connections share its bytes.
  private var nextEvent: [UInt8]?
  /// The time by which the client must have made progress.
  private(set) var deadline: Clock.Instant
  /// The time at which the client connected.
  let start: Clock.Instant

  init(_ socket: Socket, _ limits: ServerLimits, now: Clock.Instant) {
    self.socket = socket
    self.limits = limits
    reader = HTTPRequestReader(limits)
    deadline = now + limits.arrival
    start = now
  }

  /// Whether it can be closed.
  var isOver: Bool { phase == .over }
  /// Whether it streams events.
  var isStream: Bool { phase == .events }

  private var hasOutput: Bool { !output.isEmpty }

  /// The readiness for which it waits. Nothing is read from a client that does not accept its response.
  var interest: Socket.Interest {
    Socket.Interest(descriptor: socket.descriptor, reads: !hasOutput || isStream, writes: hasOutput)
  }

  // MARK: - Coming in

  /// Receives the bytes that have arrived.
  ///
  /// - Parameters:
  ///   - buffer: A buffer that all connections share.
  ///   - respond: Returns the response to a request.
  func receive(
    with buffer: UnsafeMutableRawBufferPointer, now: Clock.Instant, _ respond: (HTTPRequest) -> HTTPResponse
  ) {
    switch socket.receive(into: buffer) {
    case .blocked: break
    case .broken: phase = .over
    case .end:
      // A client that stops sending but still listens gets its response; a stream is over.
      if isStream || !hasOutput { phase = .over }
    case .bytes(let count):
      // Bytes after a request are ignored.
      guard phase == .request, !hasOutput else { return }
      if !reader.hasBegun { deadline = now + limits.arrival }
      reader.append(buffer[..<count])
      answer(now: now, respond)
    }
  }

  /// Answers the request, if it is complete.
  private func answer(now: Clock.Instant, _ respond: (HTTPRequest) -> HTTPResponse) {
    do throws(HTTPRefusal) {
      guard let request = try reader.next() else { return }
      let response = respond(request)
      if case .events = response.body { phase = .events }
      say(response.encoded, now: now)
    } catch { refuse(error, now: now) }
  }

  private func refuse(_ refusal: HTTPRefusal, now: Clock.Instant) {
    say(HTTPResponse(refusal.status, refusal.reason).encoded, now: now)
  }

  // MARK: - Going out

  /// Sends an event, if the connection streams events. A slow client gets only the newest one.
  func send(_ event: [UInt8], now: Clock.Instant) {
    guard isStream else { return }
    if hasOutput { nextEvent = event } else { say(event, now: now) }
  }

  private func say(_ bytes: [UInt8], now: Clock.Instant) {
    output = bytes[...]
    deadline = now + limits.stall
    flush(now: now)
  }

  /// Sends as much as the client accepts.
  func flush(now: Clock.Instant) {
    guard hasOutput else { return }
    while hasOutput {
      switch socket.transmit(output) {
      case .bytes(let count):
        output = output.dropFirst(count)
        deadline = now + limits.stall
      case .blocked, .end: return
      case .broken:
        phase = .over
        return
      }
    }
    output = []
    if let event = nextEvent {
      nextEvent = nil
      say(event, now: now)
    } else if isStream {
      deadline = now + limits.heartbeat
    } else {
      socket.finishSending()
      phase = .lingering
      deadline = now + limits.linger
    }
  }

  // MARK: - Time

  /// Handles a deadline that has passed.
  func passTime(now: Clock.Instant) {
    guard now >= deadline else { return }
    if isStream, !hasOutput {
      say(ServerEvent.heartbeat, now: now)
    } else if phase == .request, !hasOutput, reader.hasBegun {
      refuse(HTTPRefusal(.requestTimeout, "the request didn't arrive in time"), now: now)
    } else {
      phase = .over
    }
  }
}

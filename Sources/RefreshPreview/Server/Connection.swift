/// A client's connection: parses requests, and sends responses as fast as the client accepts them.
final class Connection {
  /// The phases of a connection.
  private enum Phase {
    /// Requests and responses.
    case requests
    /// Events, until one of the two sides ends the connection.
    case events
    /// No more output; further input is ignored, so that the client can read the refusal.
    case lingering
    /// The connection is over.
    case over
  }

  typealias Clock = ContinuousClock

  let socket: Socket
  private let limits: ServerLimits
  private var reader: HTTPRequestReader
  private var phase = Phase.requests
  /// The bytes that the client has not accepted yet.
  private var output: ArraySlice<UInt8> = []
  /// The newest event after the output, which makes earlier ones unnecessary. All connections share its bytes.
  private var nextEvent: [UInt8]?
  /// Whether the connection ends after `output`.
  private var endsBehindOutput = false
  /// The time by which the client must have made progress.
  private(set) var deadline: Clock.Instant
  /// The time of its last request, or of its arrival.
  private(set) var lastRequest: Clock.Instant

  init(_ socket: Socket, _ limits: ServerLimits, now: Clock.Instant) {
    self.socket = socket
    self.limits = limits
    reader = HTTPRequestReader(limits)
    deadline = now + limits.arrival
    lastRequest = now
  }

  /// Whether it can be closed.
  var isOver: Bool { phase == .over }
  /// Whether it streams events.
  var isStream: Bool { phase == .events }

  private var hasOutput: Bool { !output.isEmpty }

  /// The readiness for which it waits. No requests are read from a client that does not accept its responses.
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
      if hasOutput, !isStream { endsBehindOutput = true } else { phase = .over }
    case .bytes(let count):
      guard phase == .requests else { return }
      if !reader.isWithinRequest { deadline = now + limits.arrival }
      reader.append(buffer[..<count])
      answer(now: now, respond)
    }
  }

  /// Answers complete requests, as long as the client accepts the responses.
  private func answer(now: Clock.Instant, _ respond: (HTTPRequest) -> HTTPResponse) {
    do throws(HTTPRefusal) {
      while phase == .requests, !hasOutput, !endsBehindOutput {
        guard let request = try reader.next() else {
          if reader.wantsToBeToldToGoOn {
            reader.toldToGoOn()
            say(Array("HTTP/1.1 100 Continue\r\n\r\n".utf8), now: now, isAnswer: false)
          }
          return
        }
        lastRequest = now
        let (response, isHead) = (respond(request), request.method == "HEAD")
        var keepsAlive = request.keepsAlive
        if case .events = response.body {
          keepsAlive = false
          if !isHead { phase = .events }
        }
        endsBehindOutput = !keepsAlive && !isStream
        say(response.encoded(keepsAlive: keepsAlive, isHead: isHead), now: now)
      }
    } catch { refuse(error, now: now) }
  }

  private func refuse(_ refusal: HTTPRefusal, now: Clock.Instant) {
    endsBehindOutput = true
    say(HTTPResponse(refusal.status, refusal.reason).encoded(keepsAlive: false, isHead: false), now: now)
  }

  // MARK: - Going out

  /// Sends an event, if the connection streams events. A slow client gets only the newest one.
  func send(_ event: [UInt8], now: Clock.Instant) {
    guard isStream else { return }
    if hasOutput { nextEvent = event } else { say(event, now: now) }
  }

  private func say(_ bytes: [UInt8], now: Clock.Instant, isAnswer: Bool = true) {
    if !hasOutput, isAnswer { deadline = now + limits.stall }
    if hasOutput { output += bytes } else { output = bytes[...] }
    drain(now: now)
  }

  /// Sends as much as the client accepts, and answers requests that have arrived in the meantime.
  func flush(now: Clock.Instant, _ respond: (HTTPRequest) -> HTTPResponse) {
    drain(now: now)
    answer(now: now, respond)
  }

  private func drain(now: Clock.Instant) {
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
    } else if endsBehindOutput {
      socket.finishSending()
      phase = .lingering
      deadline = now + limits.linger
    } else if isStream {
      deadline = now + limits.heartbeat
    } else {
      deadline = now + (reader.isWithinRequest ? limits.arrival : limits.idle)
    }
  }

  // MARK: - Time

  /// Handles a deadline that has passed.
  func passTime(now: Clock.Instant) {
    guard now >= deadline else { return }
    if isStream, !hasOutput {
      say(ServerEvent.heartbeat, now: now)
    } else if phase == .requests, !hasOutput, reader.isWithinRequest {
      refuse(HTTPRefusal(.requestTimeout, "the request didn't arrive in time"), now: now)
    } else {
      phase = .over
    }
  }
}

/// A client's connection: parses requests, and sends answers as fast as the client takes them.
final class Connection {
  /// The phases of a connection.
  private enum Phase {
    /// Requests and answers.
    case requests
    /// Events, until one of both sides ends it.
    case events
    /// No more output; what the client still sends is ignored, so that it can read the refusal.
    case lingering
    /// Nothing.
    case over
  }

  typealias Clock = ContinuousClock

  let socket: Socket
  private let limits: ServerLimits
  private var reader: HTTPRequestReader
  private var phase = Phase.requests
  /// The bytes that the client has not taken yet.
  private var output: ArraySlice<UInt8> = []
  /// The newest event behind them; it makes those before it needless. All connections share its bytes.
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
  /// Whether it takes events.
  var isStream: Bool { phase == .events }

  private var hasOutput: Bool { !output.isEmpty }

  /// The readiness that it waits for. A client that takes no answers is asked for no requests.
  var interest: Socket.Interest {
    Socket.Interest(descriptor: socket.descriptor, reads: !hasOutput || isStream, writes: hasOutput)
  }

  // MARK: - Coming in

  /// Receives the bytes that have arrived.
  ///
  /// - Parameters:
  ///   - buffer: Room for it, to be shared by all connections.
  ///   - respond: Answers requests.
  func receive(
    with buffer: UnsafeMutableRawBufferPointer, now: Clock.Instant, _ respond: (HTTPRequest) -> HTTPResponse
  ) {
    switch socket.receive(into: buffer) {
    case .blocked: break
    case .broken: phase = .over
    case .end:
      // A client that has asked and still listens gets the answer; a stream is over.
      if hasOutput, !isStream { endsBehindOutput = true } else { phase = .over }
    case .bytes(let count):
      guard phase == .requests else { return }
      if !reader.isWithinRequest { deadline = now + limits.arrival }
      reader.append(buffer[..<count])
      answer(now: now, respond)
    }
  }

  /// Answers complete requests, as long as the client takes the answers.
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
    } catch {
      refuse(error, now: now)
    }
  }

  private func refuse(_ refusal: HTTPRefusal, now: Clock.Instant) {
    endsBehindOutput = true
    say(HTTPResponse(refusal.status, refusal.reason).encoded(keepsAlive: false, isHead: false), now: now)
  }

  // MARK: - Going out

  /// Sends an event, if the connection takes events. A client that is behind gets the newest only.
  func send(_ event: [UInt8], now: Clock.Instant) {
    guard isStream else { return }
    if hasOutput { nextEvent = event } else { say(event, now: now) }
  }

  private func say(_ bytes: [UInt8], now: Clock.Instant, isAnswer: Bool = true) {
    if !hasOutput, isAnswer { deadline = now + limits.stall }
    if hasOutput { output += bytes } else { output = bytes[...] }
    drain(now: now)
  }

  /// Sends as much as the client takes, and answers requests that have arrived meanwhile.
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
      case .blocked, .end:
        return
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

  /// Acts on a deadline that has passed.
  func passTime(now: Clock.Instant) {
    guard now >= deadline else { return }
    if isStream, !hasOutput {
      say(ServerEvent.heartbeat, now: now)
    } else if phase == .requests, !hasOutput, reader.isWithinRequest {
      refuse(HTTPRefusal(.requestTimeout, "the request did not arrive in time"), now: now)
    } else {
      phase = .over
    }
  }
}

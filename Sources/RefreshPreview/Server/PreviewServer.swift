// The server is part of the tool, because a page, its events and saving need little of HTTP, and a framework would add
// an event loop, threads and start-up time to a command line tool. Its limits keep one client from blocking the others.

/// A small HTTP/1.1 server for one person's browser: a single thread waits for all connections.
///
/// No client can prevent it from serving the others: there are limits of time and size for each.
package final class PreviewServer {
  /// The reason why a server can't listen.
  package struct Failure: Error, Equatable {
    /// The reason, in lower case and without a full stop.
    package let reason: String
  }

  /// The address of the server.
  package let address: ServerAddress
  private let listener: Socket
  private let limits: ServerLimits
  private var connections: [Connection] = []
  private let clock = ContinuousClock()

  /// Starts to listen.
  ///
  /// - Parameters:
  ///   - wanted: The address. If the port is taken, the first free one of the next hundred is used.
  ///   - limits: The limits for each client. The default is that of ``ServerLimits``.
  package init(at wanted: ServerAddress, limits: ServerLimits = ServerLimits()) throws(Failure) {
    // In addition to connections: the standard streams, the listener, pipes, file notifications and files being
    // read.
    Socket.makeRoom(for: limits.connections + 32)
    self.limits = limits
    let last = wanted.port == 0 ? 0 : UInt16(min(Int(wanted.port) + 100, 65535))
    for port in wanted.port...last {
      do throws(Socket.Failure) {
        let (socket, port) = try Socket.listening(at: ServerAddress(host: wanted.host, port: port))
        listener = socket
        address = ServerAddress(host: wanted.host, port: port)
        return
      } catch { guard error.isTaken else { throw Failure(reason: error.reason) } }
    }
    let ports = last > wanted.port ? "the ports \(wanted.port) to \(last) are in use" : "the port \(last) is in use"
    throw Failure(reason: ports)
  }

  deinit {
    for connection in connections { connection.socket.shut() }
    listener.shut()
  }

  /// Serves requests.
  ///
  /// - Parameters:
  ///   - interruption: A file descriptor that becomes readable when the server has to stop; -1 for none.
  ///   - companion: Other work on the same thread. The default is none.
  ///   - respond: Returns the response to a request.
  package func run(
    until interruption: Int32, beside companion: (any ServerCompanion)? = nil,
    _ respond: (HTTPRequest) -> HTTPResponse
  ) {
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 16, alignment: 1)
    defer { buffer.deallocate() }
    var due: ContinuousClock.Instant?
    func turn(isNoticed: Bool) {
      guard let companion else { return }
      let (event, next) = companion.turn(isNoticed: isNoticed)
      due = next.map { clock.now + $0 }
      guard let event else { return }
      let (bytes, now) = (event.encoded, clock.now)
      for connection in connections { connection.send(bytes, now: now) }
    }
    turn(isNoticed: false)
    while true {
      let fixed = [interruption, companion?.descriptor ?? -1, listener.descriptor].map {
        Socket.Interest(descriptor: $0, reads: true, writes: false)
      }
      let wake = connections.map(\.deadline).min().map { min($0, due ?? $0) } ?? due
      let served = connections
      let ready = Socket.wait(for: fixed + served.map(\.interest), atMost: wake.map { clock.now.duration(to: $0) })
      if ready[0].reads { break }
      if ready[1].reads {
        turn(isNoticed: true)
      } else if let time = due, time <= clock.now {
        turn(isNoticed: false)
      }
      for (connection, ready) in zip(served, ready[3...]) {
        let now = clock.now
        if ready.writes, !connection.isOver { connection.flush(now: now) }
        if ready.reads, !connection.isOver { connection.receive(with: buffer, now: now, respond) }
        if !connection.isOver { connection.passTime(now: now) }
      }
      for connection in connections where connection.isOver { connection.socket.shut() }
      connections.removeAll(where: \.isOver)
      if ready[2].reads { accept() }
    }
    for connection in connections { connection.socket.shut() }
    connections = []
  }

  private func accept() {
    // Limits the new connections per turn, so that the existing ones are served first.
    for _ in 0..<64 {
      do throws(Socket.Failure) {
        guard let socket = try listener.accepted() else { return }
        if connections.count >= limits.connections { evict() }
        connections.append(Connection(socket, limits, now: clock.now))
      } catch {
        evict()
        return
      }
    }
  }

  /// Ends the oldest connection that isn't a stream. If all are streams, it ends the newest, so that a client that opens
  /// many can't displace the page that was there before.
  private func evict() {
    let waiting = connections.filter { !$0.isStream }.min { $0.start < $1.start }
    guard let ended = waiting ?? connections.max(by: { $0.start < $1.start }) else { return }
    ended.socket.shut()
    connections.removeAll { $0 === ended }
  }
}

/// Work that a server does on the same thread as its connections, such as looking for changes.
package protocol ServerCompanion: AnyObject {
  /// A file descriptor that becomes readable when there is something to do; -1 for none.
  var descriptor: Int32 { get }

  /// Does the work that is due.
  ///
  /// - Parameter isNoticed: Whether the file descriptor is readable; if not, the requested time has passed, or the
  ///   server has just started.
  /// - Returns: The event for all streams, `nil` for none; and the time after which to call again if nothing is
  ///   noticed before, `nil` for never.
  func turn(isNoticed: Bool) -> (event: ServerEvent?, next: Duration?)
}

/// The limits on what a server accepts from one client, and on how long it waits for one.
package struct ServerLimits: Sendable {
  /// The greatest size of a request's first line and headers, in bytes. The default is 16 KiB.
  package var head = 16 << 10
  /// The greatest number of headers. The default is 100.
  package var headers = 100
  /// The greatest size of a body, in bytes. The default is 1 MiB, which is hours of recording.
  package var body = 1 << 20
  /// The longest time for a request to arrive, from its first byte to its last, and for a client to send
  /// nothing. The default is 10 s.
  package var arrival = Duration.seconds(10)
  /// The longest time for which a client may accept nothing of its response. The default is 20 s.
  package var stall = Duration.seconds(20)
  /// The time for which a connection stays open after a response, to discard what its client still sends. The
  /// default is 1 s.
  package var linger = Duration.seconds(1)
  /// The time after which a stream without events sends a sign of life. The default is 15 s.
  package var heartbeat = Duration.seconds(15)
  /// The greatest number of connections; another one ends the oldest that isn't a stream. The default is 480:
  /// with files and pipes, the total stays below 512, which every system allows.
  package var connections = 480

  /// Creates the default limits.
  package init() {}
}

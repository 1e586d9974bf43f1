// The only file of the server that calls the operating system.
#if canImport(Darwin)
import Darwin
private let (streamType, fileLimit, sendFlags) = (SOCK_STREAM, RLIMIT_NOFILE, Int32(0))
#elseif canImport(Musl)
import Musl
private let (streamType, fileLimit, sendFlags) = (SOCK_STREAM, RLIMIT_NOFILE, Int32(MSG_NOSIGNAL))
#else
import Glibc
private let (streamType, fileLimit) = (Int32(SOCK_STREAM.rawValue), Int32(RLIMIT_NOFILE.rawValue))
private let sendFlags = Int32(MSG_NOSIGNAL)
#endif

/// A stream socket that never blocks. Its owner closes it.
struct Socket {
  /// The reason why a call failed, as a value of C's `errno`.
  struct Failure: Error, Equatable {
    let number: Int32

    /// Whether another program already listens at the address.
    var isTaken: Bool { number == EADDRINUSE }
    /// Whether too many files are open.
    var isExhaustion: Bool { number == EMFILE || number == ENFILE || number == ENOBUFS || number == ENOMEM }

    /// The cause in plain words.
    var reason: String {
      switch number {
      case EADDRINUSE: "it is in use"
      case EADDRNOTAVAIL: "this machine doesn't have this address"
      case EACCES: "permission to listen there is denied"
      case EINVAL: "it isn't an IP address"
      default: "\(String(cString: strerror(number)).lowercased()) (system error \(number))"
      }
    }
  }

  /// The result of sending or receiving.
  enum Transfer: Equatable {
    /// This many bytes, at least 1.
    case bytes(Int)
    /// Nothing now, but perhaps later.
    case blocked
    /// The other side has stopped sending.
    case end
    /// The connection is broken.
    case broken
  }

  let descriptor: Int32

  /// Returns a listening socket, and its port.
  static func listening(at address: ServerAddress) throws(Failure) -> (socket: Socket, port: UInt16) {
    var hints = addrinfo()
    hints.ai_flags = AI_NUMERICHOST | AI_NUMERICSERV
    hints.ai_socktype = streamType
    var found: UnsafeMutablePointer<addrinfo>?
    guard getaddrinfo(address.host, String(address.port), &hints, &found) == 0, let info = found?.pointee else {
      throw Failure(number: EINVAL)
    }
    defer { freeaddrinfo(found) }
    let socket = Socket(descriptor: socket(info.ai_family, info.ai_socktype, 0))
    guard socket.descriptor >= 0 else { throw Failure(number: errno) }
    do throws(Failure) {
      try socket.prepare()
      // Makes a port free as soon as the last server has ended, not a minute later.
      socket.set(SO_REUSEADDR)
      guard bind(socket.descriptor, info.ai_addr, info.ai_addrlen) == 0, listen(socket.descriptor, 512) == 0 else {
        throw Failure(number: errno)
      }
      return (socket, try socket.port())
    } catch {
      socket.shut()
      throw error
    }
  }

  /// Accepts the next client; returns `nil` if none is waiting.
  func accepted() throws(Failure) -> Socket? {
    let client = Socket(descriptor: accept(descriptor, nil, nil))
    guard client.descriptor >= 0 else {
      let failure = Failure(number: errno)
      // A client may already be gone, which is not a failure of the listener.
      if failure.isExhaustion { throw failure }
      return nil
    }
    if (try? client.prepare()) != nil { return client }
    client.shut()
    return nil
  }

  /// Receives the bytes that have arrived.
  func receive(into buffer: UnsafeMutableRawBufferPointer) -> Transfer {
    let transfer = transfer { recv(descriptor, buffer.baseAddress, buffer.count, 0) }
    return transfer == .bytes(0) ? .end : transfer
  }

  /// Sends as many bytes as the system accepts.
  func transmit(_ bytes: ArraySlice<UInt8>) -> Transfer {
    bytes.withUnsafeBytes { bytes in transfer { send(descriptor, bytes.baseAddress, bytes.count, sendFlags) } }
  }

  /// Repeats an operation while it is interrupted by signals.
  private func transfer(_ operation: () -> Int) -> Transfer {
    while true {
      let count = operation()
      if count >= 0 { return .bytes(count) }
      if errno == EINTR { continue }
      return errno == EAGAIN || errno == EWOULDBLOCK ? .blocked : .broken
    }
  }

  /// Stops sending; bytes that the other side still sends can be received.
  func finishSending() { _ = shutdown(descriptor, Int32(SHUT_WR)) }

  /// Closes the socket.
  func shut() { _ = close(descriptor) }

  /// Raises the limit on open files to the number that the connections need, as far as the system allows it.
  static func makeRoom(for count: Int) {
    var limit = rlimit()
    guard getrlimit(fileLimit, &limit) == 0, limit.rlim_cur < rlim_t(count) else { return }
    limit.rlim_cur = min(limit.rlim_max, rlim_t(count))
    _ = setrlimit(fileLimit, &limit)
  }

  // MARK: - Waiting

  /// A file descriptor, and the readiness to wait for.
  struct Interest {
    let descriptor: Int32
    let reads: Bool
    let writes: Bool
  }

  /// Waits until one of several files is ready or a time has passed: poll(2).
  ///
  /// - Parameters:
  ///   - interests: The files; a descriptor of -1 is never ready.
  ///   - time: The longest time to wait; `nil` for no limit.
  /// - Returns: The readiness of the files, in the same order. A file whose other side is gone is ready for
  ///   everything that was requested.
  static func wait(for interests: [Interest], atMost time: Duration?) -> [(reads: Bool, writes: Bool)] {
    var descriptors = interests.map { interest in
      pollfd(
        fd: interest.descriptor, events: Int16((interest.reads ? POLLIN : 0) | (interest.writes ? POLLOUT : 0)),
        revents: 0)
    }
    // A millisecond more than the remaining time, so that it has passed afterwards.
    let milliseconds = time.map { Int32(max(0, min($0 / .milliseconds(1), 1e9))) + 1 } ?? -1
    guard poll(&descriptors, nfds_t(descriptors.count), milliseconds) > 0 else {
      return interests.map { _ in (false, false) }
    }
    return zip(interests, descriptors).map { interest, descriptor in
      let events = Int32(descriptor.revents)
      let isGone = events & Int32(POLLHUP | POLLERR | POLLNVAL) != 0
      return (
        reads: events & Int32(POLLIN) != 0 || (isGone && interest.reads),
        writes: events & Int32(POLLOUT) != 0 || (isGone && interest.writes)
      )
    }
  }

  private func prepare() throws(Failure) {
    guard fcntl(descriptor, F_SETFL, O_NONBLOCK) == 0, fcntl(descriptor, F_SETFD, FD_CLOEXEC) == 0 else {
      throw Failure(number: errno)
    }
    #if canImport(Darwin)
    set(SO_NOSIGPIPE)
    #endif
  }

  private func set(_ option: Int32) {
    var one: Int32 = 1
    _ = setsockopt(descriptor, SOL_SOCKET, option, &one, socklen_t(MemoryLayout<Int32>.size))
  }

  private func port() throws(Failure) -> UInt16 {
    var storage = sockaddr_storage()
    var size = socklen_t(MemoryLayout<sockaddr_storage>.size)
    let result = withUnsafeMutableBytes(of: &storage) { bytes in
      getsockname(descriptor, bytes.assumingMemoryBound(to: sockaddr.self).baseAddress, &size)
    }
    guard result == 0 else { throw Failure(number: errno) }
    // In both kinds of addresses, the port follows the two bytes of the family, with its higher byte first.
    return withUnsafeBytes(of: &storage) { UInt16($0[2]) << 8 | UInt16($0[3]) }
  }
}

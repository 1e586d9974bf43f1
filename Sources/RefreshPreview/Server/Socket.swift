// The only file of the server that talks to the operating system.
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
  /// Why something could not be done, one of C's `errno`.
  struct Failure: Error, Equatable {
    let number: Int32

    /// Whether another listens there already.
    var isTaken: Bool { number == EADDRINUSE }
    /// Whether too many files are open.
    var isExhaustion: Bool { number == EMFILE || number == ENFILE || number == ENOBUFS || number == ENOMEM }

    /// The cause in plain words.
    var reason: String {
      switch number {
      case EADDRINUSE: "it is taken"
      case EADDRNOTAVAIL: "this machine has no such address"
      case EACCES: "there is no permission to listen there"
      case EINVAL: "it is not an IP address"
      default: "\(String(cString: strerror(number)).lowercased()) (system error \(number))"
      }
    }
  }

  /// The result of sending or receiving.
  enum Transfer: Equatable {
    /// So many bytes, at least 1.
    case bytes(Int)
    /// Nothing now; later perhaps.
    case blocked
    /// The other side sends no more.
    case end
    /// The other side is gone.
    case broken
  }

  let descriptor: Int32

  /// A socket that listens, and the port that it has got.
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
      // A port is free again as soon as the last server has ended, not a minute later.
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

  /// The next client; nil if none waits.
  func accepted() throws(Failure) -> Socket? {
    let client = Socket(descriptor: accept(descriptor, nil, nil))
    guard client.descriptor >= 0 else {
      let failure = Failure(number: errno)
      // A client may be gone again by now, which is no fault of the listener.
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

  /// Sends as many bytes as the system takes.
  func transmit(_ bytes: ArraySlice<UInt8>) -> Transfer {
    bytes.withUnsafeBytes { bytes in transfer { send(descriptor, bytes.baseAddress, bytes.count, sendFlags) } }
  }

  /// Repeats an operation until it is not interrupted.
  private func transfer(_ operation: () -> Int) -> Transfer {
    while true {
      let count = operation()
      if count >= 0 { return .bytes(count) }
      if errno == EINTR { continue }
      return errno == EAGAIN || errno == EWOULDBLOCK ? .blocked : .broken
    }
  }

  /// Sends no more; what the other side still sends can be received.
  func finishSending() { _ = shutdown(descriptor, Int32(SHUT_WR)) }

  /// Ends it.
  func shut() { _ = close(descriptor) }

  /// Lets the program open as many files as connections need, as far as the system lets it.
  static func makeRoom(for count: Int) {
    var limit = rlimit()
    guard getrlimit(fileLimit, &limit) == 0, limit.rlim_cur < rlim_t(count) else { return }
    limit.rlim_cur = min(limit.rlim_max, rlim_t(count))
    _ = setrlimit(fileLimit, &limit)
  }

  // MARK: - Waiting

  /// An open file, and what it is waited for.
  struct Interest {
    let descriptor: Int32
    let reads: Bool
    let writes: Bool
  }

  /// Waits until one of many open files is ready, or for a time: poll(2).
  ///
  /// - Parameters:
  ///   - interests: The files; one of -1 is never ready.
  ///   - time: The longest time to wait; nil for as long as it takes.
  /// - Returns: What is ready, in the same order. A file whose other side is gone is ready for all that was asked.
  static func wait(for interests: [Interest], atMost time: Duration?) -> [(reads: Bool, writes: Bool)] {
    var descriptors = interests.map { interest in
      pollfd(
        fd: interest.descriptor, events: Int16((interest.reads ? POLLIN : 0) | (interest.writes ? POLLOUT : 0)),
        revents: 0)
    }
    // A millisecond more than what is left, so that it is over afterwards.
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
    // Behind the family, of two bytes, both kinds of addresses have the port, the higher byte first.
    return withUnsafeBytes(of: &storage) { UInt16($0[2]) << 8 | UInt16($0[3]) }
  }
}

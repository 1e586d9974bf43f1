// This folder is the one place that asks the system about files, by POSIX calls: they give the system's reason for each
// failure, which Foundation wraps, and are the same on Linux and macOS.
#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// Files to be read, through the C library.
package enum InputFile {
  /// The reason why something can't be read or written.
  package enum Failure: Error, Equatable {
    /// The error number of the system, one of C's `errno`.
    case system(Int32)
    /// There are more bytes than were asked for.
    case tooLarge(limit: Int)
    /// It is no file that has an end, but this, like `a device`.
    case special(String)
    /// It is a pipe into which nobody writes.
    case silent
    /// It is a symbolic link to what is not there.
    case deadLink
    /// It is not what it was when it was read.
    case changed
    /// Its name has bytes that are not UTF-8, so that no text can name it.
    case badName

    /// The reason in words.
    package var reason: String {
      switch self {
      case .tooLarge(let limit): "it is larger than \(limit >> 30) GB"
      case .special(let kind): "it is \(kind), not a file"
      case .silent: "it is a pipe into which nobody writes"
      case .deadLink: "it is a symbolic link that leads nowhere"
      case .changed: "it was changed while it was checked"
      case .badName: "its name is not UTF-8; give it another"
      case .system(ENOENT): "there is no such file"
      case .system(ENOTDIR): "a part of its path is a file, not a folder"
      case .system(EISDIR): "it is a folder"
      case .system(EACCES), .system(EPERM): "there is no permission"
      case .system(ELOOP): "its symbolic links lead in a circle"
      case .system(ENAMETOOLONG): "its name is too long"
      case .system(EMFILE), .system(ENFILE): "the process is out of file descriptors"
      case .system(ENOSPC), .system(EDQUOT): "there is no space left"
      case .system(EFBIG): "it would be larger than files may be here"
      case .system(EROFS): "the file system can't be written"
      case .system(ENXIO): "nobody is at its other end"
      case .system(EBADF): "it is not open"
      case .system(EIO): "the device does not answer"
      case .system(let number): "\(String(cString: strerror(number)).lowercased()) (system error \(number))"
      }
    }

    /// Whether there is nothing of the name.
    package var isAbsence: Bool { self == .system(ENOENT) }

    /// Whether it is a fault of the process, and not of the file.
    package var isExhaustion: Bool { self == .system(EMFILE) || self == .system(ENFILE) }
  }

  /// Whether the process has run out of descriptors, so that files may have been taken for missing.
  // It is only ever set, and read when all work is done.
  nonisolated(unsafe) package static var ranOutOfDescriptors = false

  /// All bytes of a file.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - limit: The greatest number of bytes.
  ///   - isArgument: As for ``Opened``.
  package static func contents(
    of path: String, limit: Int, isArgument: Bool = false
  ) throws(Failure) -> [UInt8] {
    var file = try Opened(path, isArgument: isArgument)
    // Pipes and devices have no size; they grow as they are read.
    guard file.size <= limit else { throw .tooLarge(limit: limit) }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(file.size)
    // A byte more than a file has shows that it ends there.
    let piece = file.size == 0 ? 1 << 16 : min(file.size + 1, 1 << 16)
    while try file.read(atMost: piece, into: &bytes) {
      guard bytes.count <= limit else { throw .tooLarge(limit: limit) }
    }
    return bytes
  }

  /// The first bytes of a file, fewer if it has fewer.
  ///
  /// - Parameter count: The number of bytes, at least 1.
  package static func beginning(of path: String, count: Int) throws(Failure) -> [UInt8] {
    var file = try Opened(path)
    var bytes: [UInt8] = []
    while bytes.count < count, try file.read(atMost: min(count - bytes.count, 1 << 16), into: &bytes) {}
    return bytes
  }

  /// Calls the system, again after each signal that interrupts the call; less than 0 is a failure.
  ///
  /// - Parameters:
  ///   - descriptor: An open file that may not wait by itself: it is waited for. The default is none.
  ///   - events: The events to wait for, in the form of `poll`.
  @discardableResult
  static func call<Number: SignedInteger>(
    waitingFor descriptor: Int32 = -1, for events: Int32 = 0, _ body: () -> Number
  ) throws(Failure) -> Number {
    while true {
      let result = body()
      if result >= 0 { return result }
      switch errno {
      case EINTR: continue
      case EAGAIN where descriptor >= 0: isReady(descriptor, for: events, within: -1)
      case let number:
        if Failure.system(number).isExhaustion { ranOutOfDescriptors = true }
        throw .system(number)
      }
    }
  }

  /// Waits until something can be done with an open file, or it has no other end any more.
  ///
  /// - Parameters:
  ///   - events: The events to wait for, in the form of `poll`.
  ///   - milliseconds: The longest wait; -1 for as long as it takes.
  @discardableResult
  static func isReady(_ descriptor: Int32, for events: Int32, within milliseconds: Int32) -> Bool {
    var request = pollfd(fd: descriptor, events: Int16(events), revents: 0)
    return poll(&request, 1, milliseconds) > 0
  }

  /// Refuses what can't be the name of a file. C's strings end at a NUL, and would name another file.
  static func checkName(_ path: String) throws(Failure) {
    guard !path.isEmpty, !path.utf8.contains(0) else { throw .system(ENOENT) }
  }
}

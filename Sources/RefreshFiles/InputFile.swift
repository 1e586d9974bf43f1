// Only this folder accesses files, and it uses POSIX calls. They report the system's reason for each failure, which
// Foundation wraps, and are the same on Linux and macOS.
import RefreshText

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// Files to read, through the C library.
package enum InputFile {
  /// The reason why a file can't be read or written.
  package enum Failure: Error, Equatable {
    /// An error number of the system, one of C's `errno`.
    case system(Int32)
    /// The file has more bytes than allowed.
    case tooLarge(limit: Int)
    /// It isn't a regular file but something else, such as `a device`.
    case special(String)
    /// It is a pipe without a writer.
    case silent
    /// It is a dangling symbolic link.
    case deadLink
    /// It has changed since it was read.
    case changed
    /// Its name has bytes that are not UTF-8, so that no text can name it.
    case badName

    /// The reason in words.
    package var reason: String {
      switch self {
      case .tooLarge(let limit): "it is larger than \(byteCount(limit))"
      case .special(let kind): "it is \(kind), not a file"
      case .silent: "it is a pipe without a writer"
      case .deadLink: "it is a symbolic link to a missing file"
      case .changed: "it changed while it was being checked"
      case .badName: "its name isn't UTF-8; rename it"
      case .system(ENOENT): "there is no such file"
      case .system(ENOTDIR): "a part of its path is a file, not a folder"
      case .system(EISDIR): "it is a folder"
      case .system(EACCES), .system(EPERM): "permission is denied"
      case .system(ELOOP): "its symbolic links form a loop"
      case .system(ENAMETOOLONG): "its name is too long"
      case .system(EMFILE), .system(ENFILE): "the process is out of file descriptors"
      case .system(ENOSPC), .system(EDQUOT): "there is no space left"
      case .system(EFBIG): "it would exceed the maximum size of a file"
      case .system(EROFS): "the file system is read-only"
      case .system(ENXIO): "its other end is closed"
      case .system(EBADF): "it isn't open"
      case .system(EIO): "the device doesn't respond"
      case .system(let number): "\(String(cString: strerror(number)).lowercased()) (system error \(number))"
      }
    }

    /// Whether nothing with the name exists.
    package var isAbsence: Bool { self == .system(ENOENT) }

    /// Whether the process is at fault rather than the file.
    package var isExhaustion: Bool { self == .system(EMFILE) || self == .system(ENFILE) }
  }

  /// Whether the process has run out of descriptors, so that existing files may have been treated as missing.
  package static var ranOutOfDescriptors: Bool { exhaustion.withValue { $0 } }

  private static let exhaustion = Locked(false)

  /// Notes that the process has run out of descriptors.
  static func noteExhaustion() { exhaustion.withValue { $0 = true } }

  /// Returns all bytes of a file.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - limit: The maximum number of bytes.
  ///   - isArgument: See ``Opened``.
  package static func contents(of path: String, limit: Int, isArgument: Bool = false) throws(Failure) -> [UInt8] {
    var file = try Opened(path, isArgument: isArgument)
    // Pipes and devices don't have a size, so the array grows as they are read.
    guard file.size <= limit else { throw .tooLarge(limit: limit) }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(file.size)
    // Reading one byte more than the file's size detects its end.
    let piece = file.size == 0 ? 1 << 16 : min(file.size + 1, 1 << 16)
    while try file.read(atMost: piece, into: &bytes) {
      guard bytes.count <= limit else { throw .tooLarge(limit: limit) }
    }
    return bytes
  }

  /// Returns the first bytes of a file, or fewer if the file is shorter.
  ///
  /// - Parameter count: The number of bytes, at least 1.
  package static func beginning(of path: String, count: Int) throws(Failure) -> [UInt8] {
    var file = try Opened(path)
    var bytes: [UInt8] = []
    while bytes.count < count, try file.read(atMost: min(count - bytes.count, 1 << 16), into: &bytes) {}
    return bytes
  }

  /// Makes a system call, and repeats it after each signal that interrupts it. A result below 0 is a failure.
  ///
  /// - Parameters:
  ///   - descriptor: An open nonblocking file to wait for if necessary. The default is none.
  ///   - events: The events to wait for, as in `poll`.
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
        if Failure.system(number).isExhaustion { noteExhaustion() }
        throw .system(number)
      }
    }
  }

  /// Waits until an open file is ready, or its other end is closed.
  ///
  /// - Parameters:
  ///   - events: The events to wait for, as in `poll`.
  ///   - milliseconds: The maximum wait; -1 to wait without a limit.
  @discardableResult
  static func isReady(_ descriptor: Int32, for events: Int32, within milliseconds: Int32) -> Bool {
    var request = pollfd(fd: descriptor, events: Int16(events), revents: 0)
    return poll(&request, 1, milliseconds) > 0
  }

  /// Throws an error for an invalid file name. C strings end at a NUL, so that another file would be opened.
  static func checkName(_ path: String) throws(Failure) {
    guard !path.isEmpty, !path.utf8.contains(0) else { throw .system(ENOENT) }
  }
}

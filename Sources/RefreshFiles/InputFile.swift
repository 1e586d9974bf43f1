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

    /// The reason in words.
    package var reason: String {
      switch self {
      case .tooLarge(let limit): "it is larger than \(limit >> 30) GB"
      case .system(ENOENT): "there is no such file"
      case .system(ENOTDIR): "a part of its path is a file, not a folder"
      case .system(EISDIR): "it is a folder"
      case .system(EACCES), .system(EPERM): "there is no permission"
      case .system(ELOOP): "its symbolic links lead in a circle"
      case .system(ENAMETOOLONG): "its name is too long"
      case .system(EMFILE), .system(ENFILE): "too many files are open"
      case .system(EBADF): "it is not open"
      case .system(EIO): "the device does not answer"
      case .system(let number): "\(String(cString: strerror(number)).lowercased()) (system error \(number))"
      }
    }
  }

  /// All bytes of a file.
  ///
  /// - Parameters:
  ///   - path: The path of the file; `-` is standard input.
  ///   - limit: The greatest number of bytes.
  package static func contents(of path: String, limit: Int) throws(Failure) -> [UInt8] {
    var file = try Opened(path)
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

  /// A file that is being read from its beginning to its end.
  package struct Opened: ~Copyable {
    private let descriptor: Int32
    private var piece: [UInt8] = []
    /// The size in bytes, 0 for what has none.
    let size: Int

    /// Opens a file; `-` is standard input.
    package init(_ path: String) throws(Failure) {
      try InputFile.checkName(path)
      let descriptor = path == "-" ? STDIN_FILENO : try InputFile.call { open(path, O_RDONLY | O_CLOEXEC) }
      var status = stat()
      // What has no size tells so itself when it is read.
      size = fstat(descriptor, &status) == 0 ? Int(status.st_size) : 0
      self.descriptor = descriptor
    }

    deinit {
      if descriptor != STDIN_FILENO { close(descriptor) }
    }

    /// Reads on.
    ///
    /// - Parameters:
    ///   - count: The greatest number of bytes, at least 1.
    ///   - bytes: The array that they are appended to.
    /// - Returns: False at the end.
    package mutating func read(atMost count: Int, into bytes: inout [UInt8]) throws(Failure) -> Bool {
      if piece.count < count { piece = [UInt8](repeating: 0, count: count) }
      let descriptor = descriptor
      let got = try piece.withUnsafeMutableBufferPointer { piece throws(Failure) in
        try InputFile.call { receive(descriptor, piece.baseAddress, count) }
      }
      bytes.append(contentsOf: piece[..<got])
      return got > 0
    }
  }

  /// Calls the system, again after each signal that interrupts the call; less than 0 is a failure.
  @discardableResult
  static func call<Number: SignedInteger>(_ body: () -> Number) throws(Failure) -> Number {
    while true {
      let result = body()
      if result >= 0 { return result }
      guard errno == EINTR else { throw .system(errno) }
    }
  }

  /// Refuses what can't be the name of a file. C's strings end at a NUL, and would name another file.
  static func checkName(_ path: String) throws(Failure) {
    guard !path.isEmpty, !path.utf8.contains(0) else { throw .system(ENOENT) }
  }
}

/// C's `read`, which a method of that name hides.
private func receive(_ descriptor: Int32, _ bytes: UnsafeMutableRawPointer?, _ count: Int) -> Int {
  read(descriptor, bytes, count)
}

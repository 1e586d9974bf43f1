// This file, OutputFile.swift and FolderSearch.swift are the ones that talk to the operating system.
#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// Reads whole files through the C library.
package enum InputFile {
  /// Where bytes come from.
  package enum Source {
    case path(String)
    case standardInput
  }

  /// Why something can't be read.
  package enum Failure: Error, Equatable {
    /// What the system says, one of C's `errno`.
    case system(Int32)
    /// There are more bytes than were asked for.
    case tooLarge(limit: Int)

    /// The cause in people's words.
    package var reason: String {
      switch self {
      case .tooLarge(let limit): "it is larger than \(limit >> 30) GB"
      case .system(ENOENT): "there is no such file"
      case .system(ENOTDIR): "a part of its path is a file and no folder"
      case .system(EISDIR): "it is a folder"
      case .system(EACCES), .system(EPERM): "there is no permission to read it"
      case .system(ELOOP): "its symbolic links lead in a circle"
      case .system(ENAMETOOLONG): "its name is too long"
      case .system(EMFILE), .system(ENFILE): "too many files are open"
      case .system(EBADF): "it is not open"
      case .system(EIO): "the device does not answer"
      case .system(let number): "\(String(cString: strerror(number)).lowercased()) (system error \(number))"
      }
    }
  }

  /// All bytes of a source.
  ///
  /// - Parameter limit: the greatest number of bytes.
  package static func contents(of source: Source, limit: Int) throws(Failure) -> [UInt8] {
    var file = try Opened(source)
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
  /// - Parameter count: how many, at least 1.
  package static func beginning(of path: String, count: Int) throws(Failure) -> [UInt8] {
    var file = try Opened(.path(path))
    var bytes: [UInt8] = []
    while bytes.count < count, try file.read(atMost: min(count - bytes.count, 1 << 16), into: &bytes) {}
    return bytes
  }

  private static func descriptor(of source: Source) throws(Failure) -> Int32 {
    guard case .path(let path) = source else { return STDIN_FILENO }
    // C's strings end at a NUL, and would name another file.
    guard !path.isEmpty, !path.utf8.contains(0) else { throw .system(ENOENT) }
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .system(errno) }
    return descriptor
  }

  /// A source that is being read from its beginning to its end.
  struct Opened: ~Copyable {
    private let descriptor: Int32
    private let isOwned: Bool
    private var piece: [UInt8] = []
    /// The size in bytes, 0 for what has none.
    let size: Int

    /// Opens it.
    init(_ source: Source) throws(Failure) {
      let descriptor = try InputFile.descriptor(of: source)
      var status = stat()
      guard fstat(descriptor, &status) == 0 else {
        let number = errno
        if case .path = source { close(descriptor) }
        throw .system(number)
      }
      self.descriptor = descriptor
      if case .path = source { isOwned = true } else { isOwned = false }
      size = Int(status.st_size)
    }

    deinit {
      if isOwned { close(descriptor) }
    }

    /// Reads on.
    ///
    /// - Parameters:
    ///   - count: how many bytes, at least 1; they may be fewer.
    ///   - bytes: takes them at its end.
    /// - Returns: false at the end.
    mutating func read(atMost count: Int, into bytes: inout [UInt8]) throws(Failure) -> Bool {
      if piece.count < count { piece = [UInt8](repeating: 0, count: count) }
      while true {
        let descriptor = descriptor
        let got = piece.withUnsafeMutableBytes { receive(descriptor, $0.baseAddress, count) }
        if got < 0, errno == EINTR { continue }
        guard got >= 0 else { throw .system(errno) }
        bytes.append(contentsOf: piece[..<got])
        return got > 0
      }
    }
  }
}

/// C's `read`, which a method of that name hides.
private func receive(_ descriptor: Int32, _ bytes: UnsafeMutableRawPointer?, _ count: Int) -> Int {
  read(descriptor, bytes, count)
}

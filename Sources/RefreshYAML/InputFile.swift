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
    switch source {
    case .standardInput:
      return try bytes(of: STDIN_FILENO, limit: limit)
    case .path(let path):
      // C's strings end at a NUL, and would name another file.
      guard !path.isEmpty, !path.utf8.contains(0) else { throw .system(ENOENT) }
      let descriptor = open(path, O_RDONLY | O_CLOEXEC)
      guard descriptor >= 0 else { throw .system(errno) }
      defer { close(descriptor) }
      return try bytes(of: descriptor, limit: limit)
    }
  }

  /// The first bytes of a file, fewer if it has fewer.
  ///
  /// - Parameter count: how many, at least 1.
  package static func beginning(of path: String, count: Int) throws(Failure) -> [UInt8] {
    guard !path.isEmpty, !path.utf8.contains(0) else { throw .system(ENOENT) }
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .system(errno) }
    defer { close(descriptor) }
    var bytes: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: min(count, 1 << 16))
    while bytes.count < count {
      let wanted = min(piece.count, count - bytes.count)
      let more = piece.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, wanted) }
      if more < 0, errno == EINTR { continue }
      guard more >= 0 else { throw .system(errno) }
      guard more > 0 else { break }
      bytes += piece[..<more]
    }
    return bytes
  }

  private static func bytes(of descriptor: Int32, limit: Int) throws(Failure) -> [UInt8] {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw .system(errno) }
    // Pipes and devices have no size; they grow as they are read.
    let size = Int(status.st_size)
    guard size <= limit else { throw .tooLarge(limit: limit) }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(size)
    // A byte more than a file has shows that it ends there.
    var piece = [UInt8](repeating: 0, count: size == 0 ? 1 << 16 : min(size + 1, 1 << 16))
    while true {
      let count = piece.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw .system(errno) }
      guard count > 0 else { return bytes }
      guard bytes.count + count <= limit else { throw .tooLarge(limit: limit) }
      bytes.append(contentsOf: piece[..<count])
    }
  }
}

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// Writes whole files through the C library.
package enum OutputFile {
  /// Writes a file as a whole or not at all; its folder is made if need be.
  ///
  /// The bytes go to a file beside it, which then takes its name, so that who reads it meanwhile sees the old file or the
  /// new one. A file that is there already keeps its permissions and its owner.
  package static func write(_ bytes: [UInt8], to path: String) throws(InputFile.Failure) {
    let draft = try draft(of: bytes, for: path)
    guard rename(draft, path) != 0 else { return }
    let problem = errno
    unlink(draft)
    throw .system(problem)
  }

  /// Writes a file that is not there yet, as a whole or not at all; its folder is made if need be.
  ///
  /// - Returns: false if there is something of that name, which stays as it is, a symbolic link too.
  package static func create(_ bytes: [UInt8], at path: String) throws(InputFile.Failure) -> Bool {
    let draft = try draft(of: bytes, for: path)
    defer { unlink(draft) }
    // A second name, unlike a new one, is never given to a file in place of another.
    if link(draft, path) == 0 { return true }
    if errno == EEXIST { return false }
    throw .system(errno)
  }

  /// Writes a file beside another, with its permissions and its owner if it is there.
  ///
  /// - Returns: its path.
  private static func draft(of bytes: [UInt8], for path: String) throws(InputFile.Failure) -> String {
    guard !path.isEmpty, !path.utf8.contains(0) else { throw .system(ENOENT) }
    if let slash = path.lastIndex(of: "/"), slash > path.startIndex {
      let folder = String(path[..<slash])
      guard mkdir(folder, 0o777) == 0 || errno == EEXIST else { throw .system(errno) }
    }
    let draft = "\(path).\(getpid()).tmp"
    let descriptor = open(draft, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw .system(errno) }
    var problem = keepRights(of: path, on: descriptor)
    if problem == nil { problem = bytes.withUnsafeBytes { write($0, to: descriptor) } }
    // A name that is taken before the bytes are on the disk could outlive them.
    if problem == nil, fsync(descriptor) != 0 { problem = errno }
    if close(descriptor) != 0, problem == nil { problem = errno }
    guard let problem else { return draft }
    unlink(draft)
    throw .system(problem)
  }

  /// Writes bytes behind those that a file has; it is made if need be.
  ///
  /// They go in one piece, as far as the system takes it, so that they do not mix with those of another program.
  package static func append(_ bytes: [UInt8], to path: String) throws(InputFile.Failure) {
    guard !path.isEmpty, !path.utf8.contains(0) else { throw .system(ENOENT) }
    let descriptor = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw .system(errno) }
    var problem = bytes.withUnsafeBytes { write($0, to: descriptor) }
    if close(descriptor) != 0, problem == nil { problem = errno }
    if let problem { throw .system(problem) }
  }

  /// Writes all bytes to an open file, however small the pieces are that the system takes.
  ///
  /// - Returns: what went wrong, one of C's `errno`; nil if nothing did.
  package static func write(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> Int32? {
    var rest = bytes[...]
    while let start = UnsafeRawBufferPointer(rebasing: rest).baseAddress, !rest.isEmpty {
      #if canImport(Darwin)
      let count = Darwin.write(descriptor, start, rest.count)
      #elseif canImport(Musl)
      let count = Musl.write(descriptor, start, rest.count)
      #else
      let count = Glibc.write(descriptor, start, rest.count)
      #endif
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return count < 0 ? errno : EIO }
      rest = rest.dropFirst(count)
    }
    return nil
  }

  /// Gives an open file the permissions and the owner of one that is there.
  ///
  /// - Returns: what went wrong, one of C's `errno`; nil if nothing did, or no such file is there.
  private static func keepRights(of path: String, on descriptor: Int32) -> Int32? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    // Only the superuser can give a file to another; all others have it as their own.
    _ = fchown(descriptor, status.st_uid, status.st_gid)
    return fchmod(descriptor, status.st_mode & 0o7777) == 0 ? nil : errno
  }
}
